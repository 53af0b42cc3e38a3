import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Disclosure } from '@pahiya/ui/disclosure';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { type ExtraField, type ExtrasOffer, type ExtrasTyped, fieldsOf } from './extras-wish.ts';

type ExtrasFieldsProps = {
  readonly offer: ExtrasOffer;
  readonly typed: ExtrasTyped;
  readonly faults: readonly ExtraField[];
};

/** What few people need, closed until one of it is set: deductible, kilometres, accessories, gas kit, paid drivers. */
export function ExtrasFields({ offer, typed, faults }: ExtrasFieldsProps) {
  const copy = useCopy('insurance-extras');
  const fields = fieldsOf(offer);
  const { deductibles, kilometres } = offer.choices;
  const count = fields.filter((name) => typed[name] !== '').length;
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
    <Disclosure
      id="extras"
      summary={count === 0 ? copy.none : copy.some(count)}
      open={count > 0 || faults.length > 0}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {fields.map((name) => {
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
    </Disclosure>
  );
}
