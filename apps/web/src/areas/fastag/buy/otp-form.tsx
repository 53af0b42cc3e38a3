import type { TagIssueOnWire } from '@pahiya/contracts/fastag/details/issue-schema';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { OtpField } from '@pahiya/ui/otp-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { clockText } from '../../../parts/failure/instant-text.ts';
import { issuePath } from '../buy-paths.ts';
import type { ShownOutcome } from './issue-page.tsx';
import { useFieldErrors } from './use-field-errors.ts';

type OtpFormProps = {
  readonly issue: TagIssueOnWire;
  readonly nowIso: string;
  readonly outcome: ShownOutcome | null;
};

/** The OTP of the issuer, and another one. */
export function OtpForm({ issue, nowIso, outcome }: OtpFormProps) {
  const { otp: copy, errorsTitle } = useCopy('tag-buy');
  const { language } = usePage();
  const { error, list } = useFieldErrors(outcome, ['otp']);
  const action = issuePath(issue.issueId);
  const isEarly = issue.resendAfter > nowIso;
  return (
    <Card title={copy.title} id="otp-step">
      <p>{copy.text(issue.issuer.name, issue.mobileMasked)}</p>
      <Form method="post" action={action} className="grid gap-4 pt-4">
        <FormErrors title={errorsTitle} errors={list} />
        <input type="hidden" name="intent" value="otp" />
        <OtpField
          id="otp"
          name="otp"
          label={copy.label}
          hint={copy.hint(clockText(issue.otpValidUntil, language))}
          error={error('otp')}
        />
        <SubmitButton label={copy.submit} busy={copy.busy} action={action} intent="otp" block />
      </Form>
      <Form method="post" action={action} className="grid gap-2 pt-4">
        <input type="hidden" name="intent" value="resend" />
        {isEarly && (
          <p className="text-ink-2 text-small">
            {copy.resendFrom(clockText(issue.resendAfter, language))}
          </p>
        )}
        <div className="actions">
          <SubmitButton
            label={copy.resend}
            busy={copy.resending}
            action={action}
            intent="resend"
            variant="outline"
          />
        </div>
      </Form>
    </Card>
  );
}
