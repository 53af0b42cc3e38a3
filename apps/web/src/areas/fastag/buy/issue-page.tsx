import type { TagIssueOnWire, TagOfferOnWire } from '@pahiya/contracts/fastag/details/issue-schema';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Plate } from '@pahiya/ui/plate';
import { SumHead } from '@pahiya/ui/sum-head';
import { Timeline } from '@pahiya/ui/timeline';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { GatewayForm } from '../../../parts/payment/gateway-form.ts';
import { plateParts } from '../../../parts/vehicle-number/plate-parts.ts';
import { buyPath } from '../buy-paths.ts';
import { AddressForm } from './address-form.tsx';
import { CallBackCard } from './call-back-card.tsx';
import type { IssueOutcome } from './issue-outcome.ts';
import { OtpForm } from './otp-form.tsx';
import { PersonForm } from './person-form.tsx';
import { PictureForms } from './picture-forms.tsx';

export type ShownOutcome = Exclude<IssueOutcome, GatewayForm>;

type IssuePageProps = {
  readonly issue: TagIssueOnWire;
  /** Price as it is now, for an issue that can be ordered. */
  readonly offer: TagOfferOnWire['price'];
  readonly formKey: string;
  readonly nowIso: string;
  readonly outcome: ShownOutcome | null;
};

/** The steps from the bank's OTP to the payment, one form at a time. */
export function IssuePage({ issue, offer, formKey, nowIso, outcome }: IssuePageProps) {
  const copy = useCopy('tag-buy');
  const words = useCopy('new-tag');
  const isAtTop = outcome?.kind === 'failed' && outcome.about === null;
  return (
    <div className="narrow-page grid gap-5">
      <SumHead
        title={copy.issue.title}
        note={words.className(issue.tagClass, words.classes[issue.tagClass])}
        plate={<Plate parts={plateParts(issue.display)} size="sm" label={copy.vehicle} />}
      />
      {isAtTop && <FailureFace failure={outcome.failure} action={null} />}
      <IssueForm issue={issue} offer={offer} formKey={formKey} nowIso={nowIso} outcome={outcome} />
      {places.includes(issue.state) && <Steps issue={issue} />}
      <CallBackCard />
    </div>
  );
}

function IssueForm({ issue, offer, formKey, nowIso, outcome }: IssuePageProps) {
  switch (issue.state) {
    case 'otp-sent':
      return <OtpForm issue={issue} nowIso={nowIso} outcome={outcome} />;
    case 'otp-ok':
      return <PersonForm issue={issue} outcome={outcome} />;
    case 'accepted':
      return <PictureForms issue={issue} outcome={outcome} />;
    case 'ready':
      return <AddressForm issue={issue} price={offer} formKey={formKey} outcome={outcome} />;
    default:
      return <Over issue={issue} />;
  }
}

/** After the last form: the order, or a new start. No redirect: without script this page is also the answer to the form
 * that opens the gateway. */
function Over({ issue }: { readonly issue: TagIssueOnWire }) {
  const { over: copy, ordered } = useCopy('tag-buy');
  const path = usePagePath();
  if (issue.orderId !== null) {
    return (
      <Card title={ordered.title} id="ordered">
        <p>{ordered.text}</p>
        <div className="actions pt-4">
          <ButtonLink href={path(`/orders/${issue.orderId}`)}>{ordered.link}</ButtonLink>
        </div>
      </Card>
    );
  }
  return (
    <Card title={copy.title} id="over">
      <p>{copy.text}</p>
      <div className="actions pt-4">
        <ButtonLink href={path(buyPath({ vehicleNumber: issue.vehicleNumber }))}>
          {copy.again}
        </ButtonLink>
      </div>
    </Card>
  );
}

const way = ['otp-sent', 'otp-ok', 'accepted', 'ready'] as const;
const places: readonly string[] = way;

/** The four steps before payment. */
function Steps({ issue }: { readonly issue: TagIssueOnWire }) {
  const { issue: copy } = useCopy('tag-buy');
  const here = places.indexOf(issue.state);
  return (
    <Card title={copy.stepsTitle} id="steps" look="quiet">
      <Timeline
        steps={way.map((state, index) => {
          const mark = index < here ? 'done' : index === here ? 'now' : 'next';
          return { id: state, title: copy.steps[state], state: mark, word: copy.marks[mark] };
        })}
      />
    </Card>
  );
}
