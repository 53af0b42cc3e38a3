import { policyTerms } from '@pahiya/domain/insurance/policy-terms';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { CheckField } from '@pahiya/ui/check-field';
import { Disclosure } from '@pahiya/ui/disclosure';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import type { Copies } from '../../../frame/copy/copies.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { ExtrasFields } from '../extras/extras-fields.tsx';
import { typedExtras } from '../extras/extras-wish.ts';
import { quotesPath } from '../quote-paths.ts';
import { type Board, type ChangeOutcome, extrasOffer } from './ask-quotes.ts';

type ChangeFormProps = {
  readonly board: Board;
  readonly outcome: ChangeOutcome | null;
};

/** What all insurers are asked alike, to change: insured value, claim, add-ons, and what few need. Nothing is ticked for
 * anybody. A form that came back keeps what was typed. */
export function ChangeForm({ board, outcome }: ChangeFormProps) {
  const { change: copy, ...words } = useCopy('insurance-quotes');
  const more = useCopy('insurance-extras');
  const { ask, answers, commonValue, requestId } = board;
  const hasDamage = ask.cover !== 'third-party';
  const wrong = outcome?.kind === 'faults' ? outcome : null;
  const typed = outcome === null || outcome.kind === 'asked' ? null : outcome.typed;
  const hadClaim = typed?.hadClaim ?? answers.hadClaim;
  const chosen = typed?.addOns ?? ask.addOns;
  const sum = (amount: number) => formatRupees(amount as Paise);
  // Add-ons that were asked for are kept while no insurer has answered yet.
  const offered = new Set([
    ...chosen,
    ...board.insurers.flatMap(({ quote }) => quote?.addOns.map(({ code }) => code) ?? []),
  ]);
  const addOns = Object.keys(words.addOnNames).filter((code) => offered.has(code as never));
  const isWrongValue = wrong?.faults.includes('value') === true;
  const value = typed?.value ?? (ask.insuredValue === null ? '' : String(ask.insuredValue / 100));
  const band = wrong?.band ?? null;
  const valueError =
    band === null ? copy.valueError : copy.valueBand(sum(band.least), sum(band.most));
  const messages = { ...more.errors, value: valueError };
  const { bonusKeptDays } = policyTerms(ask.startsOn as IstDate);
  const ownHint = board.vehicleNumber === null ? copy.ruleHint : copy.valueHint;
  const here = quotesPath(requestId);
  const from = lowestOf(board, copy);
  return (
    <Form method="post" action={here} className="grid gap-4">
      <h2>{copy.title}</h2>
      <FormErrors
        title={copy.errorsTitle}
        errors={(wrong?.faults ?? []).map((name) => ({ fieldId: name, message: messages[name] }))}
      />
      <input type="hidden" name="addOns" value="1" />
      <input type="hidden" name="extras" value="1" />
      {hasDamage && (
        <>
          <TextField
            id="value"
            name="value"
            label={copy.value}
            hint={commonValue === null ? ownHint : copy.commonHint(sum(commonValue))}
            error={isWrongValue ? valueError : undefined}
            prefix="₹"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={value}
          />
          {ask.cover === 'bundle' && answers.certificateOn !== null && (
            <p className="text-small">
              {ask.bonusReason === 'certificate-over'
                ? copy.noBonus['certificate-over']
                : copy.bonus(ask.bonus / 1_000)}{' '}
              {words.falseBonus}
            </p>
          )}
          {ask.cover !== 'bundle' && (
            <fieldset className="grid gap-2">
              <legend>{copy.claim}</legend>
              <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2">
                <CheckField
                  id="claim-no"
                  name="claim"
                  type="radio"
                  value="no"
                  label={copy.claimNo}
                  hint={from === null ? undefined : from.withBonus}
                  defaultChecked={!hadClaim}
                />
                <CheckField
                  id="claim-yes"
                  name="claim"
                  type="radio"
                  value="yes"
                  label={copy.claimYes}
                  hint={from === null ? undefined : from.without}
                  defaultChecked={hadClaim}
                />
              </div>
              <p className="text-small">
                {ask.bonusReason === null && copy.bonus(ask.bonus / 1_000)}
                {ask.bonusReason === 'lapsed' && copy.lapsed(bonusKeptDays)}
                {ask.bonusReason !== null &&
                  ask.bonusReason !== 'lapsed' &&
                  copy.noBonus[ask.bonusReason]}{' '}
                {ask.bonus > 0 && words.falseBonus}
              </p>
            </fieldset>
          )}
        </>
      )}
      {addOns.length > 0 && (
        <Disclosure
          summary={ask.addOns.length === 0 ? copy.addOnsNone : copy.addOnsSome(ask.addOns.length)}
        >
          <div className="grid gap-2">
            {addOns.map((code) => (
              <CheckField
                key={code}
                id={`add-on-${code}`}
                name="addOn"
                value={code}
                label={words.addOnNames[code as keyof typeof words.addOnNames]}
                hint={words.addOnHints[code as keyof typeof words.addOnHints]}
                defaultChecked={chosen.includes(code as never)}
              />
            ))}
          </div>
        </Disclosure>
      )}
      <ExtrasFields
        offer={extrasOffer(board)}
        typed={typed?.extras ?? typedExtras(answers.extras)}
        faults={(wrong?.faults ?? []).filter((name) => name !== 'value')}
      />
      <div>
        <SubmitButton label={copy.submit} busy={copy.busy} action={here} variant="outline" />
      </div>
    </Form>
  );
}

/** The lowest prices with the bonus and without it; null where there is no bonus to lose. */
function lowestOf({ ask, insurers }: Board, copy: Copies['insurance-quotes']['change']) {
  if (ask.bonus === 0) return null;
  const lowest = (sums: readonly (number | null | undefined)[]) => {
    const known = sums.filter((one) => one != null);
    return known.length === 0 ? copy.noPrice : copy.from(formatRupees(Math.min(...known) as Paise));
  };
  return {
    withBonus: lowest(insurers.map(({ quote }) => quote?.total)),
    without: lowest(insurers.map(({ quote }) => quote?.withoutBonus)),
  };
}
