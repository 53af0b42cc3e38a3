import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { CheckField } from '@pahiya/ui/check-field';
import { Disclosure } from '@pahiya/ui/disclosure';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import type { Copies } from '../../../frame/copy/copies.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import {
  countExtras,
  type ExtraField,
  type ExtrasOffer,
  type ExtrasTyped,
  fieldsOf,
} from './extras-wish.ts';

type Tick = 'antiTheft' | 'association' | 'property';

const isTyped = (name: ExtraField): name is Exclude<ExtraField, Tick> =>
  name !== 'antiTheft' && name !== 'association' && name !== 'property';

type ExtrasFieldsProps = {
  readonly offer: ExtrasOffer;
  readonly typed: ExtrasTyped;
  readonly faults: readonly ExtraField[];
};

/** What few people need, closed until one of it is set: deductible, kilometres, accessories, gas kit, paid drivers, and
 * what lowers the premium by a rule of the tariff, with its consequence and source. */
export function ExtrasFields({ offer, typed, faults }: ExtrasFieldsProps) {
  const copy = useCopy('insurance-extras');
  const fields = fieldsOf(offer);
  const { deductibles, kilometres } = offer.choices;
  const ticks = fields.filter((name) => !isTyped(name)) as Tick[];
  const tickHints = hintsOf(offer.choices, copy);
  const count = countExtras(offer, typed);
  const [none, some] =
    offer.cover === 'third-party'
      ? [copy.noneThirdParty, copy.someThirdParty]
      : [copy.none, copy.some];
  const summary = count === 0 ? none : some(count);
  const options: Partial<Record<ExtraField, readonly { value: string; label: string }[]>> = {
    deductible: deductibles.map((sum) => ({
      value: String(sum),
      label: formatRupees(sum as Paise),
    })),
    km: kilometres.map((km) => ({ value: String(km), label: copy.kilometres(km) })),
    kit: (['built-in', 'fitted'] as const).map((value) => ({ value, label: copy.kits[value] })),
    drivers: [1, 2, 3, 4, 5].map((many) => ({ value: String(many), label: String(many) })),
  };
  return (
    <Disclosure id="extras" summary={summary} open={count > 0 || faults.length > 0}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {fields.filter(isTyped).map((name) => {
          const choices = options[name];
          const field = {
            ...{ id: name, name, label: copy.fields[name], hint: copy.hints[name] },
            error: faults.includes(name) ? copy.errors[name] : undefined,
            defaultValue: typed[name],
          };
          return choices === undefined ? (
            <TextField {...field} key={name} prefix="₹" inputMode="numeric" autoComplete="off" />
          ) : (
            <SelectField {...field} key={name} options={choices} emptyLabel={copy.empty[name]} />
          );
        })}
      </div>
      {ticks.length > 0 && (
        <fieldset className="mt-4 grid gap-2">
          <legend>{copy.lessTitle}</legend>
          {ticks.map((name) => (
            <CheckField
              key={name}
              id={name}
              name={name}
              value="yes"
              label={copy.fields[name]}
              hint={tickHints[name]}
              defaultChecked={typed[name] === 'yes'}
            />
          ))}
          <p className="text-small">
            {copy.source} <span lang="en">{offer.choices.sources.join('; ')}</span>.
          </p>
        </fieldset>
      )}
    </Disclosure>
  );
}

/** What each box takes off and what comes of it, with the sums of the tariff. */
function hintsOf(
  { antiTheft, association, restrictedProperty: property }: ExtrasOffer['choices'],
  copy: Copies['insurance-extras'],
): Readonly<Record<Tick, string | undefined>> {
  const sum = (amount: number) => formatRupees(amount as Paise);
  const share = (one: typeof antiTheft, words: (percent: number, most: string) => string) =>
    one === null ? undefined : words(one.rate / 1_000, sum(one.atMost));
  return {
    antiTheft: share(antiTheft, copy.antiTheft),
    association: share(association, copy.association),
    property:
      property === null
        ? undefined
        : copy.property({
            less: sum(property.less),
            limit: sum(property.limit),
            usual: sum(property.usual),
          }),
  };
}
