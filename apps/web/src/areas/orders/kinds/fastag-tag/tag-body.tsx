import type { FastagTagDetails } from '@pahiya/contracts/fastag/details/fastag-tag-details';
import type { TagIssueOnWire } from '@pahiya/contracts/fastag/details/issue-schema';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { Timeline } from '@pahiya/ui/timeline';
import { sentences } from '../../../../frame/copy/sentences.ts';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { instantText } from '../../../../parts/failure/instant-text.ts';
import { PictureForm } from '../../../../parts/new-tag/picture-form.tsx';
import type { BodyProps } from '../../view/kind-view.ts';
import type { OrderOutcome } from '../../view/order-outcome.ts';
import { stopsOfTag } from './tag-stops.ts';

/** A new tag: what the bank does, what it needs again, and where the tag is. */
export function TagBody({ order, details, outcome }: BodyProps<'fastag-tag'>) {
  const copy = useCopy('order-fastag-tag');
  const { issue } = details;
  if (issue === null) return null;
  return (
    <>
      {issue.state === 'rejected' && (
        <Resend orderId={order.orderId} issue={issue} outcome={outcome} />
      )}
      <Card title={copy.tag} id="tag">
        <TagFacts issue={issue} details={details} />
        <Steps issue={issue} />
        {details.dispatchBy !== null && isWaiting(issue) && <DispatchBy day={details.dispatchBy} />}
      </Card>
    </>
  );
}

function DispatchBy({ day }: { readonly day: string }) {
  const copy = useCopy('order-fastag-tag');
  const { language } = usePage();
  return (
    <p className="pt-4 text-ink-2">{copy.dispatchBy(formatIstDate(day as IstDate, language))}</p>
  );
}

function isWaiting({ state }: TagIssueOnWire): boolean {
  return ['paid', 'kyc-review', 'rejected', 'assigned'].includes(state);
}

type TagFactsProps = { readonly issue: TagIssueOnWire; readonly details: FastagTagDetails };

function TagFacts({ issue, details: { address } }: TagFactsProps) {
  const copy = useCopy('order-fastag-tag');
  const words = useCopy('new-tag');
  const { facts } = copy;
  const rows: readonly (readonly [string, string, string | null])[] = [
    ['issuer', facts.issuer, issue.issuer.name],
    ['class', facts.class, words.className(issue.tagClass, words.classes[issue.tagClass])],
    ['serial', facts.serial, issue.tagSerial],
    ['courier', facts.courier, issue.courier],
    ['consignment', facts.consignment, issue.consignmentId],
    [
      'address',
      facts.address,
      address && `${address.name}, ${address.line}, ${address.city} ${address.pinCode}`,
    ],
  ];
  const shown = rows.flatMap(([id, term, detail]) =>
    detail === null ? [] : [{ id, term, detail }],
  );
  return <KeyValues facts={shown} />;
}

function Steps({ issue }: { readonly issue: TagIssueOnWire }) {
  const copy = useCopy('order-fastag-tag');
  const { language } = usePage();
  const stops = stopsOfTag(issue);
  if (stops.length === 0) return null;
  return (
    <div className="pt-4">
      <Timeline
        steps={stops.map(({ id, state, at, mark }) => ({
          id,
          title: copy.stops[state] ?? state,
          when: at === null ? undefined : instantText(at, language),
          state: mark,
          word: copy.marks[mark],
        }))}
      />
    </div>
  );
}

type ResendProps = {
  readonly orderId: string;
  readonly issue: TagIssueOnWire;
  readonly outcome: OrderOutcome | null;
};

/** What the bank did not accept, why, and a form for each picture that it wants again. */
function Resend({ orderId, issue, outcome }: ResendProps) {
  const copy = useCopy('order-fastag-tag');
  const errorOf = usePictureError(outcome);
  const { reason } = issue;
  return (
    <Card title={copy.resend.title} id="resend" tone="amber">
      <p>{(reason === null ? null : copy.rejections[reason]) ?? copy.resend.otherReason(reason)}</p>
      <p className="pt-1">{copy.resend.text}</p>
      <div className="grid gap-5 pt-4">
        {issue.resend.map((picture) => (
          <PictureForm
            key={picture}
            action={`/orders/${orderId}`}
            issueId={issue.issueId}
            picture={picture}
            error={errorOf(picture)}
          />
        ))}
      </div>
    </Card>
  );
}

/** What was wrong with the file that was just sent, by picture. */
function usePictureError(outcome: OrderOutcome | null): (picture: string) => string | undefined {
  const { picture: copy } = useCopy('new-tag');
  const errors = useCopy('errors');
  const { language } = usePage();
  return (picture) => {
    if (outcome?.kind === 'form' && outcome.item === picture) {
      return outcome.problems.includes('size') ? copy.tooLarge : copy.missing;
    }
    if (outcome?.kind !== 'failed' || outcome.item !== picture) return undefined;
    const { title, detail } = errors.byCode[outcome.failure.code];
    return sentences(language, title, detail);
  };
}
