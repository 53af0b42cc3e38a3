import { FormErrors } from '@pahiya/ui/form-errors';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { sentences } from '../../../../../frame/copy/sentences.ts';
import { useCopy } from '../../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../../../../parts/controls/submit-button.tsx';
import { clockText } from '../../../../../parts/failure/instant-text.ts';
import type { OrderOutcome } from '../../../view/order-outcome.ts';

type CourtOtpProps = {
  readonly orderId: string;
  readonly challanNumber: string;
  readonly outcome: OrderOutcome | null;
};

/** Requests the court's OTP, and submits it. Both forms are shown from the start: an OTP requested on another device
 * can be typed here. */
export function CourtOtp({ orderId, challanNumber, outcome }: CourtOtpProps) {
  const { otp: copy, documents } = useCopy('order-challan');
  const { language } = usePage();
  const action = `/orders/${orderId}`;
  const fieldId = `otp-${challanNumber}`;
  const error = useOtpError(challanNumber, outcome);
  const sent =
    outcome?.kind === 'form' && outcome.intent === 'ask-otp' && outcome.item === challanNumber
      ? outcome.facts
      : null;
  return (
    <section aria-labelledby={`o-${challanNumber}`} className="grid gap-3 pt-5">
      <h4 id={`o-${challanNumber}`}>{copy.title}</h4>
      <p>{copy.text}</p>
      <Form method="post" action={action} className="grid justify-items-start gap-2">
        <input type="hidden" name="intent" value="ask-otp" />
        <input type="hidden" name="challanNumber" value={challanNumber} />
        <SubmitButton
          label={sent === null ? copy.ask : copy.again}
          busy={copy.asking}
          action={action}
          intent="ask-otp"
          variant="outline"
        />
        <p role="status">
          {sent && copy.sent(sent.mobileMasked ?? '', clockText(sent.sentAt ?? '', language))}
        </p>
      </Form>
      {/* Our words say what is wrong, in the language of the page. */}
      <Form method="post" action={action} className="grid gap-3" noValidate>
        {error && (
          <FormErrors title={documents.errorsTitle} errors={[{ fieldId, message: error }]} />
        )}
        <input type="hidden" name="intent" value="send-otp" />
        <input type="hidden" name="challanNumber" value={challanNumber} />
        <TextField
          id={fieldId}
          name="otp"
          label={copy.label}
          hint={copy.hint}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
        />
        <div className="actions">
          <SubmitButton label={copy.send} busy={copy.sending} action={action} intent="send-otp" />
        </div>
      </Form>
    </section>
  );
}

function useOtpError(challanNumber: string, outcome: OrderOutcome | null): string | undefined {
  const { otp } = useCopy('order-challan');
  const { language } = usePage();
  const errors = useCopy('errors');
  if (outcome?.kind === 'form' && outcome.intent === 'send-otp' && outcome.item === challanNumber) {
    return otp.wrongShape;
  }
  if (outcome?.kind !== 'failed' || outcome.item !== challanNumber) return undefined;
  if (!outcome.failure.code.startsWith('order/court-otp')) return undefined;
  const { title, detail } = errors.byCode[outcome.failure.code];
  return sentences(language, title, detail);
}
