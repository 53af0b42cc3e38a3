import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { CheckField } from '@pahiya/ui/check-field';
import { Disclosure } from '@pahiya/ui/disclosure';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { quotesPath } from '../quote-paths.ts';
import type { Board } from './ask-quotes.ts';

type ChangeFormProps = { readonly board: Board; readonly wrongValue: string | null };

/** What all insurers are asked alike, to change: insured value, claim, add-ons. Nothing is ticked for anybody. */
export function ChangeForm({ board, wrongValue }: ChangeFormProps) {
  const { change: copy, ...words } = useCopy('insurance-quotes');
  const { ask, answers, commonValue, requestId } = board;
  if (ask.cover === 'third-party') return null;
  const sum = (amount: number) => formatRupees(amount as Paise);
  const offered = new Set(
    board.insurers.flatMap(({ quote }) => quote?.addOns.map(({ code }) => code) ?? []),
  );
  const addOns = Object.keys(words.addOnNames).filter((code) => offered.has(code as never));
  const value = wrongValue ?? (ask.insuredValue === null ? '' : String(ask.insuredValue / 100));
  const here = quotesPath(requestId);
  return (
    <Form method="post" action={here} className="card grid gap-4" key={requestId}>
      <h2>{copy.title}</h2>
      <FormErrors
        title={copy.errorsTitle}
        errors={wrongValue === null ? [] : [{ fieldId: 'value', message: copy.valueError }]}
      />
      <input type="hidden" name="addOns" value="1" />
      <TextField
        id="value"
        name="value"
        label={copy.value}
        hint={commonValue === null ? copy.valueHint : copy.commonHint(sum(commonValue))}
        error={wrongValue === null ? undefined : copy.valueError}
        prefix="₹"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value}
      />
      <fieldset className="grid gap-2">
        <legend>{copy.claim}</legend>
        <CheckField
          id="claim-no"
          name="claim"
          type="radio"
          value="no"
          label={copy.claimNo}
          defaultChecked={!answers.hadClaim}
        />
        <CheckField
          id="claim-yes"
          name="claim"
          type="radio"
          value="yes"
          label={copy.claimYes}
          defaultChecked={answers.hadClaim}
        />
        <p className="text-small">
          {ask.bonusReason === null ? copy.bonus(ask.bonus / 1_000) : copy.noBonus[ask.bonusReason]}{' '}
          {words.falseBonus}
        </p>
      </fieldset>
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
                defaultChecked={ask.addOns.includes(code as never)}
              />
            ))}
          </div>
        </Disclosure>
      )}
      <div>
        <SubmitButton label={copy.submit} busy={copy.busy} action={here} variant="outline" />
      </div>
    </Form>
  );
}
