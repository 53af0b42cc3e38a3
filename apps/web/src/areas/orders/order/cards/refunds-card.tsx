import type { OrderOnWire } from '@pahiya/contracts/orders/order-schema';
import { formatIstDate, isBefore, istDateOf, parseIstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { Card } from '@pahiya/ui/card';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import type { Tone } from '@pahiya/ui/tone';
import type { Copies } from '../../../../frame/copy/copies.ts';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { instantText } from '../../../../parts/failure/instant-text.ts';
import { CodeRun } from '../../../../parts/texts/code-run.tsx';
import { useKindWords } from '../../kinds/use-kind-words.ts';
import type { KindWords } from '../../view/kind-view.ts';
import { money } from '../../view/order-money.ts';

type OwnRefund = OrderOnWire['refunds'][number];

const tones: Readonly<Record<OwnRefund['state'], Tone>> = {
  'awaiting-approval': 'amber',
  requested: 'sky',
  sent: 'sky',
  processed: 'road',
  failed: 'amber',
};

/** Pending and completed refunds: amount, method, date, rule, and the bank's reference once known. */
export function RefundsCard({ order }: { order: OrderOnWire }) {
  const { refunds: copy } = useCopy('order');
  const words = useKindWords(order);
  const { refunds } = order;
  if (refunds.length === 0) return null;
  return (
    <Card title={copy.title} id="refunds">
      <ul className="grid gap-5">
        {refunds.map((refund) => (
          <li key={refund.refundId}>
            <Refund refund={refund} words={words} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Refund({ refund, words }: { refund: OwnRefund; words: KindWords }) {
  const { refunds: copy } = useCopy('order');
  const { language, nowIso } = usePage();
  const isOpen = refund.state !== 'processed';
  const isLate = isOpen && isOverdue(refund, nowIso);
  const reference =
    refund.bankReference === null ? copy.noReference : <CodeRun text={refund.bankReference} />;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <b className="nums text-h3">{money(refund.amount)}</b>
        <StatusChip tone={tones[refund.state]} word={copy.states[refund.state]} />
      </div>
      <p className="pt-1">
        {words.reasons[refund.reason] ?? copy.reasons[refund.reason] ?? copy.otherReason}
      </p>
      {refund.items.length > 0 && (
        <p className="wrap-anywhere text-small">{words.of(refund.items.join(', '))}</p>
      )}
      <KeyValues
        facts={[
          { id: 'way', term: copy.way, detail: copy.methods[refund.method] },
          {
            id: 'started',
            term: refund.state === 'awaiting-approval' ? copy.asked : copy.started,
            detail: instantText(refund.requestedAt, language),
          },
          ...creditFacts(refund, isLate ? copy.wasExpected : copy.expected, { copy, language }),
          {
            id: 'reference',
            term: copy.reference,
            detail: reference,
            note: refund.bankReference === null ? undefined : copy.ask,
          },
        ]}
      />
      {isLate && <p className="pb-2 font-semibold">{copy.late}</p>}
      {isOpen && <p className="text-small">{copy.rules[refund.method]}</p>}
    </>
  );
}

/** When the money arrived, or is expected: not before an approval, from which the bank's days count. */
function creditFacts(
  { state, processedAt, expectedOn }: OwnRefund,
  term: string,
  { copy, language }: { readonly copy: Copies['order']['refunds']; readonly language: Language },
): readonly Fact[] {
  if (processedAt !== null) {
    return [{ id: 'credited', term: copy.credited, detail: instantText(processedAt, language) }];
  }
  const day = parseIstDate(expectedOn);
  if (state === 'awaiting-approval' || day === null) return [];
  return [{ id: 'expected', term, detail: formatIstDate(day, language) }];
}

/** Whether the day by which the money was expected is over. It counts from the approval. */
function isOverdue({ state, expectedOn }: OwnRefund, nowIso: string): boolean {
  const day = parseIstDate(expectedOn);
  return (
    state !== 'awaiting-approval' && day !== null && isBefore(day, istDateOf(new Date(nowIso)))
  );
}
