import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { IssuedTag } from '../fastag/tag-world.ts';
import { drawsFor } from '../ulip/record/draws.ts';
import type { IssuerSettings } from './settings.ts';

/** An order of a tag, as confirmed. */
export type TagOrder = {
  readonly request_id: string;
  readonly plan_ref: string;
  readonly vehicle_number: string;
  readonly amount: string;
  readonly file_refs: readonly string[];
};

type Kept = {
  readonly order: TagOrder;
  readonly loadPaise: number;
  readonly outcome: IssuerSettings['outcome'];
  readonly stepMs: number;
  readonly acceptedAt: number;
  /** When the review began that ended well; null: not yet or never. */
  approvedFrom: number | null;
  readonly filesAgain: Set<string>;
  closedAt: number | null;
  requests: number;
};

/** Orders of this run. Their state follows from the clock. */
export type OrderBook = {
  readonly confirm: (order: TagOrder, loadPaise: number) => 'new' | 'known' | 'conflict';
  readonly state: (requestId: string) => string | null;
  /** In the bank's format; null for an unknown order. */
  readonly report: (requestId: string) => object | null;
  readonly addFile: (requestId: string, fileRef: string) => void;
  /** False: nothing of the order is rejected, or the pictures are missing. */
  readonly resubmit: (requestId: string, fileRefs: readonly string[]) => boolean;
  readonly close: (requestId: string) => 'CLOSED' | 'TOO_LATE' | null;
  readonly issuedFor: (vehicleNumber: string) => readonly IssuedTag[];
  readonly list: () => readonly object[];
  readonly clear: () => void;
};

const STEPS = ['KYC_REVIEW', 'ASSIGNED', 'DISPATCHED', 'DELIVERED', 'ACTIVE'] as const;

export function createOrderBook(settings: () => IssuerSettings, clock: () => number): OrderBook {
  const orders = new Map<string, Kept>();

  /** The state and the instant of its beginning. */
  function stateOf(kept: Kept): { readonly state: string; readonly since: number } {
    if (kept.closedAt !== null) return { state: 'CLOSED', since: kept.closedAt };
    if (kept.approvedFrom !== null) {
      const { approvedFrom, stepMs } = kept;
      const passed = stepMs === 0 ? STEPS.length : Math.floor((clock() - approvedFrom) / stepMs);
      const step = Math.min(passed, STEPS.length - 1);
      return { state: STEPS[step] ?? 'KYC_REVIEW', since: approvedFrom + step * stepMs };
    }
    const decidedAt = kept.acceptedAt + kept.stepMs;
    if (kept.outcome === 'never' || clock() < decidedAt) {
      return { state: 'KYC_REVIEW', since: kept.acceptedAt };
    }
    return { state: kept.outcome === 'refused' ? 'REFUSED' : 'REJECTED', since: decidedAt };
  }

  function write(kept: Kept): object {
    const { state, since } = stateOf(kept);
    const { request_id, vehicle_number } = kept.order;
    const draws = drawsFor(request_id);
    const head = { request_id, state, updated_at: new Date(since).toISOString() };
    const tagged = { ...head, tag_serial: `999001-004-${draws.text('serial', 7, '0123456789')}` };
    switch (state) {
      case 'KYC_REVIEW':
      case 'CLOSED':
        return head;
      case 'REJECTED':
        return { ...head, reason: 'picture_unreadable', resend: ['VEHICLE_FRONT'] };
      case 'REFUSED':
        return { ...head, reason: 'kyc_failed' };
      case 'DISPATCHED':
        return {
          ...tagged,
          courier: 'Panchi Courier (sandbox)',
          consignment_id: `PC${draws.text('consignment', 10, '0123456789')}`,
        };
      case 'ACTIVE':
        return { ...tagged, tag_id: tagIdOf(request_id, vehicle_number) };
      default:
        return tagged;
    }
  }

  return {
    confirm(order, loadPaise) {
      const known = orders.get(order.request_id);
      if (known !== undefined) {
        known.requests += 1;
        return JSON.stringify(known.order) === JSON.stringify(order) ? 'known' : 'conflict';
      }
      const { outcome, stepMs } = settings();
      orders.set(order.request_id, {
        order,
        loadPaise,
        outcome,
        stepMs,
        acceptedAt: clock(),
        approvedFrom: outcome === 'approved' ? clock() : null,
        filesAgain: new Set(),
        closedAt: null,
        requests: 1,
      });
      return 'new';
    },
    state(requestId) {
      const kept = orders.get(requestId);
      return kept === undefined ? null : stateOf(kept).state;
    },
    report(requestId) {
      const kept = orders.get(requestId);
      return kept === undefined ? null : write(kept);
    },
    addFile: (requestId, fileRef) => void orders.get(requestId)?.filesAgain.add(fileRef),
    resubmit(requestId, fileRefs) {
      const kept = orders.get(requestId);
      if (kept === undefined || fileRefs.length === 0) return false;
      if (!fileRefs.every((one) => kept.filesAgain.has(one))) return false;
      // Sent again after a lost answer: already under review.
      if (stateOf(kept).state !== 'REJECTED') return kept.approvedFrom !== null;
      kept.approvedFrom = clock();
      return true;
    },
    close(requestId) {
      const kept = orders.get(requestId);
      if (kept === undefined) return null;
      if (['DISPATCHED', 'DELIVERED', 'ACTIVE'].includes(stateOf(kept).state)) return 'TOO_LATE';
      kept.closedAt ??= clock();
      return 'CLOSED';
    },
    issuedFor: (vehicleNumber) =>
      [...orders.values()]
        .filter(({ order }) => order.vehicle_number === vehicleNumber)
        .filter((kept) => stateOf(kept).state === 'ACTIVE')
        .map((kept) => ({
          tagId: tagIdOf(kept.order.request_id, vehicleNumber),
          on: istDateOf(new Date(stateOf(kept).since)),
          balancePaise: kept.loadPaise,
        })),
    list: () => [...orders.values()].map((kept) => ({ ...write(kept), requests: kept.requests })),
    clear: () => orders.clear(),
  };
}

function tagIdOf(requestId: string, vehicleNumber: string): string {
  const draws = drawsFor(`${requestId}/${vehicleNumber}`);
  return `34161FA8${draws.text('issued', 16, '0123456789ABCDEF')}`;
}
