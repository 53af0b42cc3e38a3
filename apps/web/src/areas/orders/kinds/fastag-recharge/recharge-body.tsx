import type { RechargeOnWire } from '@pahiya/contracts/fastag/details/recharge-details';
import { issuerName } from '@pahiya/domain/fastag/issuer-name';
import { plazaAdvice } from '@pahiya/domain/fastag/plaza-advice';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Bell, CircleAlert, Refresh } from '@pahiya/ui/icons';
import { Plate } from '@pahiya/ui/plate';
import { Timeline, type TimelineStep } from '@pahiya/ui/timeline';
import { WaitFace } from '@pahiya/ui/wait-face';
import type { Copies } from '../../../../frame/copy/copies.ts';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../../frame/page/use-page-path.ts';
import { instantText } from '../../../../parts/failure/instant-text.ts';
import { plateParts } from '../../../../parts/vehicle-number/plate-parts.ts';
import type { BodyProps } from '../../view/kind-view.ts';
import { money } from '../../view/order-money.ts';
import { rechargeStops } from './recharge-steps.ts';

/** A recharge on its order's page: the wait for the bank in words, its steps with times, and how it ends. */
export function RechargeBody({ order, details }: BodyProps<'fastag-recharge'>) {
  const copy = useCopy('order-fastag-recharge');
  const { recharge } = details;
  if (recharge.state === 'awaiting-payment') return <Unpaid recharge={recharge} />;
  const { state } = recharge;
  const issuer = issuerName(recharge.issuer);
  const isReversed = order.refunds.some(({ reason }) => reason === 'recharge-reversed');
  const end = endOf(state, isReversed, copy);
  return (
    <>
      {end === null && (
        <WaitFace
          id="wait"
          title={copy.waiting(issuer)}
          words={waitWords(recharge, copy)}
          amount={money(recharge.amount)}
          plate={<Plate parts={plateParts(order.display)} label={copy.vehicle} />}
        />
      )}
      <Card title={end?.title ?? copy.steps} id="recharge">
        {end !== null && <p className="pb-4">{end.text(issuer)}</p>}
        <Steps recharge={recharge} publicId={order.publicId} isReversed={isReversed} />
        {recharge.reference !== null && (
          <p className="pt-3">
            {copy.reference}{' '}
            <b lang="en" translate="no" className="nums text-ink">
              {recharge.reference}
            </b>
          </p>
        )}
        {recharge.state === 'done' && (
          <p className="pt-3 text-ink-2 text-small">{copy.complaint}</p>
        )}
      </Card>
      {end === null && <Waiting recharge={recharge} orderId={order.orderId} />}
    </>
  );
}

/** Most recharges are confirmed at the first questions; after that, seconds are no longer a thing to promise. */
function waitWords(
  { isOverdue, askedCount }: RechargeOnWire,
  copy: Copies['order-fastag-recharge'],
): string {
  if (isOverdue) return copy.overdue;
  return askedCount > 3 ? copy.slow : copy.usual;
}

/** How the recharge ended; null while it is under way. */
function endOf(
  state: Exclude<RechargeOnWire['state'], 'awaiting-payment'>,
  isReversed: boolean,
  copy: Copies['order-fastag-recharge'],
) {
  if (state === 'queued' || state === 'sent') return null;
  return isReversed && state !== 'done' ? copy.reversed[state] : copy.ends[state];
}

function Unpaid({ recharge }: { recharge: RechargeOnWire }) {
  const copy = useCopy('order-fastag-recharge');
  return (
    <Card title={copy.title} id="recharge">
      <p>{copy.of(issuerName(recharge.issuer), money(recharge.amount))}</p>
    </Card>
  );
}

type StepsProps = {
  readonly recharge: RechargeOnWire;
  readonly publicId: string;
  readonly isReversed: boolean;
};

function Steps({ recharge, publicId, isReversed }: StepsProps) {
  const copy = useCopy('order-fastag-recharge');
  const { language, nowIso } = usePage();
  const { issuerMinutes } = plazaAdvice('national', istDateOf(new Date(nowIso)));
  const detailOf = (id: TimelineStep['id']) => {
    if (id === 'sent' && recharge.sentAt !== null) return copy.order(publicId);
    if (id === 'tag') return copy.onTag(issuerMinutes.from, issuerMinutes.to);
    if (id !== 'reply') return undefined;
    if (isReversed) return copy.wasReversed;
    if (recharge.state === 'sent' && recharge.askedCount > 0) {
      const next = recharge.nextAskAt;
      return copy.asked(recharge.askedCount, next === null ? null : instantText(next, language));
    }
    return recharge.failure === null
      ? undefined
      : (copy.failures[recharge.failure] ?? copy.otherFailure);
  };
  const steps = rechargeStops(recharge).map(
    ({ id, state, at }): TimelineStep => ({
      id,
      state,
      title: copy.stops[id],
      word: copy.words[state],
      when: at === null ? undefined : instantText(at, language),
      detail: detailOf(id),
    }),
  );
  return <Timeline steps={steps} />;
}

function Waiting({ recharge, orderId }: { recharge: RechargeOnWire; orderId: string }) {
  const copy = useCopy('order-fastag-recharge');
  const { language } = usePage();
  const path = usePagePath();
  const lastDay = recharge.lastDay as IstDate | null;
  return (
    <div className="grid gap-3">
      <p className="flex items-start gap-3 text-amber">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-6 flex-none" />
        <span>
          <b>{copy.notAgain}</b> {copy.onlyOnce}
        </span>
      </p>
      <p className="flex items-start gap-3 text-ink-2">
        <Bell aria-hidden="true" className="mt-0.5 size-6 flex-none" />
        <span>
          {recharge.isOverdue || lastDay === null
            ? copy.complained(recharge.complaintRef)
            : copy.lastDay(formatIstDate(lastDay, language), money(recharge.amount))}
        </span>
      </p>
      <div className="actions">
        <ButtonLink href={path(`/orders/${orderId}`)} variant="outline" icon={<Refresh />}>
          {copy.checkNow}
        </ButtonLink>
        <ButtonLink href="#help" variant="quiet">
          {copy.help}
        </ButtonLink>
      </div>
    </div>
  );
}
