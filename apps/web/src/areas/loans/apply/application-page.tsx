import type { Answer } from '@pahiya/api-client/api-client';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import type { Tone } from '@pahiya/ui/tone';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { CodeWord } from '../../../parts/texts/code-word.tsx';
import { LoanFrame } from '../calculators/loan-frame.tsx';
import type { ApplicationOutcome } from './application-outcome.ts';
import { ConsentForm } from './consent-form.tsx';
import { DataCard } from './data-card.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import { LenderCards } from './lender-cards.tsx';
import { LoanOtpForm } from './loan-otp-form.tsx';
import { applicationPath } from './loan-paths.ts';
import { OfferCards } from './offer-cards.tsx';

export type Application = Answer<'readLoanApplication'>['application'];
export type ApplicationPageProps = {
  readonly application: Application;
  readonly nowIso: string;
  readonly outcome: ApplicationOutcome | null;
};

const tones: Readonly<Record<Application['state'], Tone>> = {
  draft: 'neutral',
  consent: 'amber',
  'otp-sent': 'amber',
  'otp-ok': 'sky',
  offers: 'sky',
  chosen: 'amber',
  'handed-over': 'sky',
  sanctioned: 'road',
  declined: 'brick',
  'no-offer': 'neutral',
  withdrawn: 'neutral',
};

/** An application from the details to the outcome: one step at a time, with who got what at any time. */
export function ApplicationPage({ application, nowIso, outcome }: ApplicationPageProps) {
  const copy = useCopy('loan-application');
  const loans = useCopy('loans');
  const { ask, state } = application;
  return (
    <LoanFrame
      title={copy.title}
      lead={copy.summary(loans.kinds[ask.kind], formatRupees(ask.amount as Paise), ask.months)}
    >
      <div className="grid justify-items-start gap-2">
        <StatusChip tone={tones[state]} word={copy.states[state]} />
        {application.sandbox && <p className="text-small">{copy.sandbox}</p>}
      </div>
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      <Step application={application} nowIso={nowIso} outcome={outcome} />
      <DataCard application={application} />
      <Withdraw application={application} />
    </LoanFrame>
  );
}

function Step(props: ApplicationPageProps) {
  switch (props.application.state) {
    case 'draft':
      return <ConsentForm {...props} />;
    case 'consent':
    case 'otp-sent':
      return <LoanOtpForm {...props} />;
    case 'otp-ok':
      return <LenderCards application={props.application} />;
    case 'offers':
      return (
        <>
          <OfferCards application={props.application} />
          <LenderCards application={props.application} />
        </>
      );
    case 'chosen':
      return <HandOverForm {...props} />;
    default:
      return <Result application={props.application} />;
  }
}

function Result({ application }: { readonly application: Application }) {
  const { result: copy, reasons } = useCopy('loan-application');
  const { language } = usePage();
  const path = usePagePath();
  const { state, outcome, offers, chosenOfferId } = application;
  const lender = offers.find(({ offerId }) => offerId === chosenOfferId)?.lenderName ?? '';
  const facts: Fact[] = [
    ...(outcome?.lenderRef == null
      ? []
      : [{ id: 'ref', term: copy.ref, detail: <span lang="en">{outcome.lenderRef}</span> }]),
    ...(outcome?.reason == null
      ? []
      : [
          {
            id: 'reason',
            term: copy.reason,
            detail: <CodeWord code={outcome.reason} words={reasons} />,
          },
        ]),
  ];
  return (
    <>
      <Card id="result" title={copy.title}>
        <div className="grid gap-3">
          <p>
            {state === 'sanctioned'
              ? copy.sanctioned(lender)
              : state === 'declined' ||
                  state === 'no-offer' ||
                  state === 'withdrawn' ||
                  state === 'handed-over'
                ? copy[state]
                : null}
          </p>
          {outcome?.coolingOffUntil != null && (
            <p>{copy.coolingOff(instantText(outcome.coolingOffUntil, language))}</p>
          )}
          {facts.length > 0 && <KeyValues facts={facts} />}
          {state !== 'handed-over' && state !== 'sanctioned' && (
            <div>
              <ButtonLink href={path('/loans')} variant="outline">
                {copy.again}
              </ButtonLink>
            </div>
          )}
        </div>
      </Card>
      {state === 'no-offer' && <LenderCards application={application} />}
    </>
  );
}

function Withdraw({ application }: { readonly application: Application }) {
  const { withdraw: copy } = useCopy('loan-application');
  const { state, applicationId } = application;
  const isOver = ['no-offer', 'sanctioned', 'declined', 'withdrawn'].includes(state);
  if (isOver) return null;
  const action = applicationPath(applicationId);
  return (
    <Card id="withdraw" title={copy.title} look="quiet">
      <p>{copy.text}</p>
      <Form method="post" action={action} className="pt-4">
        <input type="hidden" name="intent" value="withdraw" />
        <SubmitButton
          label={copy.submit}
          busy={copy.busy}
          action={action}
          intent="withdraw"
          variant="outline"
        />
      </Form>
    </Card>
  );
}
