import {
  displayVehicleNumber,
  type VehicleNumber,
} from '@pahiya/domain/registration/vehicle-number';
import type { FollowedItem, FollowedKind } from '@pahiya/domain/reminders/reminder-item';
import { ownSources } from '@pahiya/domain/reminders/reminder-item';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../services.ts';
import { findTollEnds } from '../fastag/tag-page/open-notices-of.ts';
import { readNocClocks } from '../loans/noc/read-noc-clocks.ts';
import { findPapersDue } from '../rto-orders/store/papers-due.ts';
import { findSoldDuties } from '../selling/sold/sold-duties.ts';

/** A date whose messages are switched on and off on a page of its own. */
export type FollowedDate = {
  readonly vehicleNumber: string;
  readonly display: string;
  readonly item: FollowedItem;
  readonly dueOn: IstDate;
  readonly source: { readonly name: string; readonly at: string; readonly sandbox: boolean };
  /** Without the language's prefix. */
  readonly page: string;
};

/** Ends of e-notices, of a lender's time and of a NOC, duties after a sale, and papers for RTO work. */
export async function findFollowedDates(
  services: Services,
  userId: string,
): Promise<readonly FollowedDate[]> {
  const [tolls, nocs, sales, papers] = await Promise.all([
    findTollEnds(services, userId),
    readNocClocks(services, userId),
    findSoldDuties(services, userId),
    findPapersDue(services.sql, userId),
  ]);
  return [
    ...tolls.map(({ noticeId, vehicleNumber, kind, until, enteredAt, page }) =>
      dateOf(`${kind}:${noticeId}`, {
        ...{ vehicleNumber, page, dueOn: istDateOf(until) },
        source: { name: ownSources.typed, at: enteredAt.toISOString(), sandbox: false },
      }),
    ),
    ...nocs.clocks.flatMap((clock) => {
      const next = nextOfNoc(clock);
      if (next === null) return [];
      const typedOn = clock.papersOn ?? clock.closedOn;
      return [
        dateOf(`${next.kind}:${clock.clockId}`, {
          ...{ vehicleNumber: clock.vehicleNumber, dueOn: next.on, page: '/loans/noc' },
          source: { name: ownSources.typed, at: `${typedOn}T00:00:00Z`, sandbox: false },
        }),
      ];
    }),
    ...sales.flatMap(({ soldId, id, vehicleNumber, dueOn, soldAt }) =>
      id === 'record'
        ? []
        : [
            dateOf(`sale-${id}:${soldId}`, {
              ...{ vehicleNumber, dueOn, page: `/sell-car/sold/${soldId}` },
              source: { name: ownSources.typed, at: soldAt.toISOString(), sandbox: false },
            }),
          ],
    ),
    ...papers.map(({ orderId, vehicleNumber, dueOn, orderedAt }) =>
      dateOf(`rto-papers:${orderId}`, {
        ...{ vehicleNumber, dueOn, page: `/orders/${orderId}` },
        source: { name: ownSources.order, at: orderedAt.toISOString(), sandbox: false },
      }),
    ),
  ];
}

function dateOf(item: FollowedItem, one: Omit<FollowedDate, 'item' | 'display'>): FollowedDate {
  return { ...one, item, display: displayVehicleNumber(one.vehicleNumber as VehicleNumber) };
}

type Clock = Awaited<ReturnType<typeof readNocClocks>>['clocks'][number];

/** The next day of a closed loan; null once the record is clear, or nothing is left to wait for. */
function nextOfNoc({
  record,
  nocUntil,
  phase,
  dueOn,
  ombudsmanFrom,
}: Clock): { readonly kind: FollowedKind; readonly on: IstDate } | null {
  if (record.clearOn !== null) return null;
  const day = (kind: FollowedKind, on: string) => ({ kind, on: on as IstDate });
  if (nocUntil !== null) return day('noc-ends', nocUntil);
  if (phase === 'waiting') return day('noc-due', dueOn);
  return phase === 'late' ? day('noc-ombudsman', ombudsmanFrom) : null;
}
