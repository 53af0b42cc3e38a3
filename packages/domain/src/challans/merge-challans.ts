import type {
  Challan,
  ChallanConflict,
  ChallanCourt,
  ChallanKind,
  ChallanOffence,
  ChallanProvenance,
  ChallanSourceId,
  ChallanStatus,
  SourceChallan,
} from './challan.ts';
import { challanNumberOf } from './challan-number.ts';

/** Response of one source with its time (RFC 3339 UTC). */
export type SourceAnswer = {
  readonly source: ChallanSourceId;
  readonly fetchedAt: string;
  readonly challans: readonly SourceChallan[];
};

type Seen = { readonly fetchedAt: string; readonly challan: SourceChallan };

/** Precedence of statuses, higher wins: a lagging source never hides a payment or closed case; a court is later than
 * the authority that sent the challan there. */
const STATUS_RANK: Readonly<Record<ChallanStatus, number>> = {
  paid: 4,
  disposed: 3,
  'regular-court': 2,
  'virtual-court': 1,
  unpaid: 0,
};

/** Precedence of sources for facts of the notice; for facts of a court, the courts come first. */
const NOTICE_ORDER: readonly ChallanSourceId[] = ['national', 'state-police', 'virtual-court'];
const COURT_ORDER: readonly ChallanSourceId[] = ['virtual-court', 'national', 'state-police'];

/** Merges responses of sources into one challan per number, newest first (undated last).
 * - Status: the furthest one; `paid`, then `disposed`, win over any open status, reported in `conflicts`.
 * - Fine: the courts' once a court has the challan, else the central system's, then the state's; a source without
 * an amount never hides one with it.
 * - Receipt and amount received: from a source with the winning status first.
 * - Offences: from the source with most sections. Photographs: all. Everything else: the first of central, state,
 * court that has it.
 * Independent of the order of responses; only the latest response of each source counts.
 * Rule id: CHALLAN-MERGE. */
export function mergeChallans(answers: readonly SourceAnswer[]): readonly Challan[] {
  const groups = new Map<string, Seen[]>();
  for (const { source, fetchedAt, challans } of answers) {
    for (const challan of challans) {
      const number = challanNumberOf(challan.challanNumber, challan.stateCode);
      const group = groups.get(number) ?? [];
      group.push({ fetchedAt, challan: { ...challan, source } });
      groups.set(number, group);
    }
  }
  return [...groups].map(([number, group]) => mergeGroup(number, group)).sort(newestFirst);
}

/** Group of the cart: court for challans that a court has or had, else e-challan. */
export function challanKindOf(challan: Pick<SourceChallan, 'status' | 'court'>): ChallanKind {
  const isBeforeCourt = challan.status === 'virtual-court' || challan.status === 'regular-court';
  const wasBeforeCourt = challan.status !== 'unpaid' && challan.court !== null;
  return isBeforeCourt || wasBeforeCourt ? 'court' : 'e-challan';
}

function mergeGroup(challanNumber: string, group: readonly Seen[]): Challan {
  const seen = latestOfEachSource(group);
  const challans = seen.map((one) => one.challan);
  const status = furthestStatus(challans);
  const kind = challans.some((one) => challanKindOf(one) === 'court') ? 'court' : 'e-challan';
  const byNotice = inOrder(challans, NOTICE_ORDER);
  const byCourt = inOrder(challans, COURT_ORDER);
  const byStatus = [...byNotice].sort((a, b) => STATUS_RANK[b.status] - STATUS_RANK[a.status]);
  return {
    challanNumber,
    stateCode: first(byNotice, (one) => one.stateCode),
    authority: first(byNotice, (one) => one.authority),
    district: first(byNotice, (one) => one.district),
    issuedAt: first(byNotice, (one) => one.issuedAt),
    place: first(byNotice, (one) => one.place),
    offences: fullestOffences(byNotice),
    photoUrls: [...new Set(byNotice.flatMap((one) => one.photoUrls))],
    fine: first(kind === 'court' ? byCourt : byNotice, (one) => one.fine),
    received: first(byStatus, (one) => one.received),
    receiptNumber: first(byStatus, (one) => one.receiptNumber),
    status,
    court: mergeCourts(byCourt),
    isImpounded: challans.some((one) => one.isImpounded),
    kind,
    provenance: seen.map(toProvenance),
    conflicts: conflictsOf(challans),
  };
}

/** Latest response per source; of two at the same instant the further status, then any deterministic choice. */
function latestOfEachSource(group: readonly Seen[]): readonly Seen[] {
  return NOTICE_ORDER.flatMap((source) => {
    const [latest] = group
      .filter(({ challan }) => challan.source === source)
      .sort(
        (a, b) =>
          Date.parse(b.fetchedAt) - Date.parse(a.fetchedAt) ||
          STATUS_RANK[b.challan.status] - STATUS_RANK[a.challan.status] ||
          compare(JSON.stringify(a), JSON.stringify(b)),
      );
    return latest === undefined ? [] : [latest];
  });
}

function furthestStatus(challans: readonly SourceChallan[]): ChallanStatus {
  return challans
    .map((one) => one.status)
    .reduce((a, b) => (STATUS_RANK[b] > STATUS_RANK[a] ? b : a), 'unpaid');
}

function inOrder(
  challans: readonly SourceChallan[],
  order: readonly ChallanSourceId[],
): readonly SourceChallan[] {
  return [...challans].sort((a, b) => order.indexOf(a.source) - order.indexOf(b.source));
}

function first<T>(
  challans: readonly SourceChallan[],
  pick: (challan: SourceChallan) => T | null,
): T | null {
  for (const challan of challans) {
    const value = pick(challan);
    if (value !== null) return value;
  }
  return null;
}

function fullestOffences(challans: readonly SourceChallan[]): readonly ChallanOffence[] {
  const sections = (one: SourceChallan) =>
    one.offences.filter(({ section }) => section !== null).length;
  const [fullest] = [...challans].sort(
    (a, b) => sections(b) - sections(a) || b.offences.length - a.offences.length,
  );
  return fullest?.offences ?? [];
}

function mergeCourts(challans: readonly SourceChallan[]): ChallanCourt | null {
  const courts = challans.flatMap(({ court }) => (court === null ? [] : [court]));
  if (courts.length === 0) return null;
  const pick = <Field extends keyof ChallanCourt>(field: Field): ChallanCourt[Field] | null =>
    courts.find((court) => court[field] !== null)?.[field] ?? null;
  return {
    name: pick('name'),
    address: pick('address'),
    cnr: pick('cnr'),
    hearingOn: pick('hearingOn'),
  };
}

function toProvenance({ fetchedAt, challan }: Seen): ChallanProvenance {
  return { source: challan.source, status: challan.status, fine: challan.fine, fetchedAt };
}

function conflictsOf(challans: readonly SourceChallan[]): readonly ChallanConflict[] {
  const statuses = new Set(challans.map((one) => one.status));
  const isClosed = statuses.has('paid') || statuses.has('disposed');
  const isInCourt = statuses.has('virtual-court') || statuses.has('regular-court');
  const isOpen = isInCourt || statuses.has('unpaid');
  const fines = new Set(challans.flatMap(({ fine }) => (fine === null ? [] : [fine])));
  return [
    ...(isClosed && isOpen ? (['paid-at-one-source'] as const) : []),
    ...(fines.size > 1 ? (['fines-differ'] as const) : []),
    ...(isInCourt && statuses.has('unpaid') ? (['in-court-at-one-source'] as const) : []),
  ];
}

function newestFirst(a: Challan, b: Challan): number {
  const instant = (one: Challan) =>
    one.issuedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(one.issuedAt);
  const [ofA, ofB] = [instant(a), instant(b)];
  if (ofA !== ofB) return ofB > ofA ? 1 : -1;
  return compare(a.challanNumber, b.challanNumber);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
