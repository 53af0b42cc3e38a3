import type { ChallanOrder, OrderChallan } from '@pahiya/contracts/challans/order-schema';
import {
  formatIstDate,
  type IstDate,
  isBefore,
  parseIstDate,
} from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { StatusChip } from '@pahiya/ui/status-chip';
import { Timeline } from '@pahiya/ui/timeline';
import { useCopy } from '../../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../../../frame/page/use-page-path.ts';
import { instantText } from '../../../../../parts/failure/instant-text.ts';
import { CodeRun } from '../../../../../parts/texts/code-run.tsx';
import { money } from '../../../view/order-money.ts';
import type { OrderOutcome } from '../../../view/order-outcome.ts';
import { causeOf, stopsOf } from '../state/challan-stops.ts';
import { settlementTones } from '../state/challan-tones.ts';
import { statusOf } from '../state/challan-words.ts';
import { CourtOtp } from './court-otp.tsx';
import { DocumentsPart } from './documents-part.tsx';

type ChallanCardProps = {
  readonly order: ChallanOrder;
  readonly challan: OrderChallan;
  readonly outcome: OrderOutcome | null;
};

/** One challan of the order: state, timeline, and what the person has to do. */
export function ChallanCard({ order, challan, outcome }: ChallanCardProps) {
  const copy = useCopy('order-challan');
  const { language } = usePage();
  const status = statusOf(order, challan, copy);
  const issuedOn = day(challan.issuedOn);
  return (
    <Card
      title={challan.shortOffense[language]}
      id={`c-${challan.challanNumber}`}
      level={3}
      aside={<StatusChip tone={settlementTones[challan.settlement]} word={status.word} />}
    >
      <p className="text-small">
        {copy.number} <CodeRun text={challan.challanNumber} />
        {issuedOn && ` · ${copy.issued(formatIstDate(issuedOn, language))}`}
        {' · '}
        <b className="nums text-ink">{money(challan.price.challanAmount)}</b>
      </p>
      <p className="pt-2">{status.text}</p>
      <NextStep order={order} challan={challan} />
      <Promised challan={challan} />
      {challan.receiptNumber !== null && (
        <p className="pt-1">
          {copy.receiptNumber} <CodeRun text={challan.receiptNumber} />
        </p>
      )}
      {challan.receiptFilePath !== null && (
        <a
          href={challan.receiptFilePath}
          className="inline-flex min-h-12 items-center font-semibold"
        >
          {copy.receiptFile}
        </a>
      )}
      {challan.settlement !== 'awaiting-payment' && (
        <div className="pt-4">
          <Way order={order} challan={challan} />
        </div>
      )}
      <DocumentsPart orderId={order.orderId} challan={challan} outcome={outcome} />
      {challan.settlement === 'awaiting-court-otp' && (
        <CourtOtp orderId={order.orderId} challanNumber={challan.challanNumber} outcome={outcome} />
      )}
    </Card>
  );
}

/** Next step for a challan that is not settled here: its new amount, or its court. */
function NextStep({ order, challan }: Pick<ChallanCardProps, 'order' | 'challan'>) {
  const { next } = useCopy('order-challan');
  const path = usePagePath();
  const cause = causeOf(order, challan);
  if (cause === null) return null;
  const changed = order.events.findLast(
    ({ kind, challanNumber }) =>
      kind === 'amount-changed' && challanNumber === challan.challanNumber,
  );
  const amount = changed?.amount ?? null;
  return (
    <>
      {cause === 'amount-changed' && amount !== null && (
        <p className="pt-1">{next.newAmount(money(amount), money(challan.price.challanAmount))}</p>
      )}
      <p className="pt-1">
        {next[cause]} <a href={path(`/app-challan-pay/${order.vehicleNumber}`)}>{next.link}</a>
      </p>
    </>
  );
}

const promising = new Set<OrderChallan['settlement']>([
  'awaiting-documents',
  'documents-review',
  'awaiting-court-otp',
  'queued',
  'submitted',
  'assigned',
  'paid-at-source',
]);

/** Handed over and possibly paid: after the promised date the authority is checked first (rule REFUND-CLOCK). */
const outside = new Set<OrderChallan['settlement']>(['submitted', 'assigned', 'paid-at-source']);

function Promised({ challan }: { challan: OrderChallan }) {
  const copy = useCopy('order-challan');
  const { language, today } = usePage();
  const promisedOn = day(challan.promisedOn);
  if (promisedOn === null || !promising.has(challan.settlement)) return null;
  const isLate = isBefore(promisedOn, today);
  const late = outside.has(challan.settlement) ? copy.latePaid : copy.lateUnsent;
  return (
    <p className="pt-1 font-semibold">
      {isLate ? late : copy.promised(formatIstDate(promisedOn, language))}
    </p>
  );
}

function Way({ order, challan }: Pick<ChallanCardProps, 'order' | 'challan'>) {
  const { stops, stopWords } = useCopy('order-challan');
  const { language } = usePage();
  return (
    <Timeline
      steps={stopsOf(order, challan).map(({ kind, state, at, reference }) => ({
        id: kind,
        title: stops[kind],
        state,
        word: stopWords[state],
        when: at === null ? undefined : instantText(at, language),
        detail: reference === null ? undefined : <CodeRun text={reference} />,
      }))}
    />
  );
}

function day(text: string | null): IstDate | null {
  return text === null ? null : parseIstDate(text);
}
