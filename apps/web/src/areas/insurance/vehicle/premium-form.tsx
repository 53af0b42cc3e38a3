import { ownerDriverExceptions } from '@pahiya/domain/insurance/owner-driver';
import { policyTerms } from '@pahiya/domain/insurance/policy-terms';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { OptionRow } from '@pahiya/ui/option-row';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { ExtrasFields } from '../extras/extras-fields.tsx';
import { extraFields } from '../extras/extras-wish.ts';
import { insurancePath } from '../insurance-path.ts';
import type { PricedVehicle } from './insurance-vehicle-page.tsx';
import type { OwnField, PremiumField } from './premium-wish.ts';

/** Asks what the register cannot know. A plain form; nothing is ticked for anybody. */
export function PremiumForm(page: PricedVehicle) {
  const { home, wish, faults, asksUntil } = page;
  const { form: copy } = useCopy('insurance');
  const more = useCopy('insurance-extras');
  const path = usePagePath();
  const { vehicleDetails: details, cardParams } = home;
  if (details === null || cardParams === null) return null;
  const { valueFallPercent } = policyTerms(page.today);
  const falls = valueFallPercent === null ? '' : ` ${copy.valueFalls(valueFallPercent)}`;
  const hasDamage = wish.cover !== 'third-party';
  // A bundle is the first policy of a vehicle.
  const hadCover = hasDamage && wish.cover !== 'bundle';
  const messages: Readonly<Record<PremiumField, string>> = { ...copy.errors, ...more.errors };
  const usual = wish.cover === 'bundle' ? copy.valueHintNew : copy.valueHint + falls;
  const valueHint = home.sale === 'quotes' ? `${usual} ${copy.valueHintQuotes}` : usual;
  const field = (name: Exclude<OwnField, 'bonus' | 'claim' | 'owner'>) => ({
    id: name,
    name,
    autoComplete: 'off',
    defaultValue: wish.typed[name],
    label: copy[name],
    error: faults.includes(name) ? copy.errors[name] : undefined,
  });
  return (
    <form
      method="get"
      action={path(insurancePath(details.vehicleNumber))}
      className="card grid gap-4"
    >
      <h2>{copy.title}</h2>
      <p className="text-small">{copy.noPhone}</p>
      <FormErrors
        title={copy.errorsTitle}
        errors={faults.map((name) => ({ fieldId: name, message: messages[name] }))}
      />
      <input type="hidden" name="cover" value={wish.cover} />
      <input type="hidden" name="asked" value="1" />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {cardParams.needs !== null && (
          <TextField
            {...field(cardParams.needs)}
            hint={copy.powerHint[cardParams.needs]}
            inputMode="decimal"
            required
          />
        )}
        {hasDamage && (
          <TextField
            {...field('value')}
            hint={valueHint}
            prefix="₹"
            inputMode="numeric"
            required={home.sale === 'reference'}
          />
        )}
        {hadCover && asksUntil && <TextField {...field('until')} hint={copy.untilHint} />}
        {hasDamage && (
          <SelectField
            id="bonus"
            name="bonus"
            label={hadCover ? copy.bonus : copy.certificateBonus}
            hint={hadCover ? copy.bonusHint : copy.certificateBonusHint}
            error={faults.includes('bonus') ? copy.errors.bonus : undefined}
            options={home.bonusSteps.map((step) => ({
              value: String(step),
              label: step === 0 ? copy.noBonus : `${step / 1_000}%`,
            }))}
            defaultValue={wish.typed.bonus || '0'}
          />
        )}
        {hasDamage && !hadCover && (
          <TextField {...field('certificate')} hint={copy.certificateHint} />
        )}
        {wish.cover !== 'own-damage' && (
          <SelectField
            id="owner"
            name="owner"
            label={copy.owner}
            hint={copy.ownerHint}
            options={ownerDriverExceptions.map((value) => ({ value, label: copy.owners[value] }))}
            emptyLabel={copy.ownerBuys}
            defaultValue={wish.typed.owner}
          />
        )}
      </div>
      {hadCover && (
        <>
          <fieldset className="grid gap-2">
            <legend>{copy.claim}</legend>
            <CheckField
              id="claim"
              name="claim"
              type="radio"
              value="no"
              label={copy.claimNo}
              error={faults.includes('claim') ? copy.errors.claim : undefined}
              defaultChecked={wish.typed.claim === 'no'}
            />
            <CheckField
              id="claim-yes"
              name="claim"
              type="radio"
              value="yes"
              label={copy.claimYes}
              hint={copy.claimHint}
              defaultChecked={wish.typed.claim === 'yes'}
            />
          </fieldset>
          <CheckField
            id="bought"
            name="bought"
            value="yes"
            label={copy.bought}
            defaultChecked={wish.ownerChanged}
          />
        </>
      )}
      {hasDamage && <AddOns page={page} />}
      <ExtrasFields
        offer={{
          cover: wish.cover,
          isElectric: cardParams.needs === 'kw',
          choices: cardParams.choices,
        }}
        typed={wish.extras}
        faults={extraFields.filter((name) => faults.includes(name))}
      />
      <div className="actions">
        {home.sale === 'quotes' && <Button formMethod="post">{copy.getQuotes}</Button>}
        <Button variant={home.sale === 'quotes' ? 'outline' : 'sun'}>{copy.submit}</Button>
      </div>
    </form>
  );
}

/** Add-ons with their prices once the value is known; one that is not for this vehicle is left out. */
function AddOns({ page }: { readonly page: PricedVehicle }) {
  const { form: copy } = useCopy('insurance');
  const priced = (page.price?.addOns ?? []).flatMap(({ code, premium }) =>
    premium === null ? [] : [{ code, premium }],
  );
  if (page.price === null) return <p className="text-small">{copy.addOnsLater}</p>;
  if (priced.length === 0) return <p className="text-small">{copy.noAddOns}</p>;
  return (
    <fieldset className="grid gap-2">
      <legend>{copy.addOns}</legend>
      {priced.map(({ code, premium }) => (
        <OptionRow
          key={code}
          id={`add-on-${code}`}
          type="checkbox"
          name="addOn"
          value={code}
          label={copy.addOnNames[code]}
          hint={copy.addOnHints[code]}
          price={copy.addOnPrice(formatRupees(premium as Paise))}
          defaultChecked={page.wish.addOns.includes(code)}
        />
      ))}
    </fieldset>
  );
}
