import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { OtpField } from '@pahiya/ui/otp-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { clockText } from '../../../parts/failure/instant-text.ts';
import type { Application, ApplicationPageProps } from './application-page.tsx';
import { applicationPath } from './loan-paths.ts';

/** The OTP of the lenders' service, and another one; after a consent without an OTP, the first. */
export function LoanOtpForm({ application, nowIso, outcome }: ApplicationPageProps) {
  const { otp: copy, errorsTitle } = useCopy('loan-application');
  const { language } = usePage();
  const action = applicationPath(application.applicationId);
  const { otp } = application;
  if (otp === null) {
    return (
      <Card id="otp-step" title={copy.firstTitle}>
        <p>{copy.firstText}</p>
        <Form method="post" action={action} className="pt-4">
          <input type="hidden" name="intent" value="resend" />
          <SubmitButton
            label={copy.first}
            busy={copy.resending}
            action={action}
            intent="resend"
            block
          />
        </Form>
      </Card>
    );
  }
  const isWrong =
    (outcome?.kind === 'faults' && outcome.faults.includes('otp')) ||
    (outcome?.kind === 'failed' && outcome.failure.code === 'auth/otp-wrong');
  const error = isWrong ? copy.error : undefined;
  return (
    <Card id="otp-step" title={copy.title}>
      <p>
        <span>{copy.text(otp.sender, otp.mobileMasked)}</span>
      </p>
      <Form method="post" action={action} className="grid gap-4 pt-4">
        <FormErrors
          title={errorsTitle}
          errors={error === undefined ? [] : [{ fieldId: 'otp', message: error }]}
        />
        <input type="hidden" name="intent" value="otp" />
        <OtpField
          id="otp"
          name="otp"
          label={copy.label}
          hint={copy.hint(clockText(otp.validUntil, language))}
          error={error}
        />
        <SubmitButton label={copy.submit} busy={copy.busy} action={action} intent="otp" block />
      </Form>
      <Resend otp={otp} nowIso={nowIso} action={action} />
    </Card>
  );
}

type ResendProps = {
  readonly otp: NonNullable<Application['otp']>;
  readonly nowIso: string;
  readonly action: string;
};

function Resend({ otp, nowIso, action }: ResendProps) {
  const { otp: copy } = useCopy('loan-application');
  const { language } = usePage();
  const { nextChannel, resendAfter, resendsLeft } = otp;
  if (nextChannel === null) return null;
  return (
    <Form method="post" action={action} className="grid gap-2 pt-4">
      <input type="hidden" name="intent" value="resend" />
      <p className="text-ink-2 text-small">
        {resendAfter > nowIso && `${copy.resendFrom(clockText(resendAfter, language))} `}
        {copy.left(resendsLeft)}
      </p>
      <div>
        <SubmitButton
          label={copy.resend[nextChannel]}
          busy={copy.resending}
          action={action}
          intent="resend"
          variant="outline"
        />
      </div>
    </Form>
  );
}
