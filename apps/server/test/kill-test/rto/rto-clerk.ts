import { randomInt } from 'node:crypto';
import type { QueueRow } from '@pahiya/contracts/operators/desk-schema';
import type { DeskRtoOrder, RtoAct } from '@pahiya/contracts/rto-orders/desk-rto-contracts';
import { callUntilAnswered } from '../persistent-call.ts';

/** An operator who does what RTO work waits for. */
export type RtoClerk = {
  /** Does once what waits at the desk. */
  readonly workOnce: () => Promise<void>;
};

/** What the clerk does next with work that the partner does not do, or does no longer. */
const nextAct: Partial<Readonly<Record<DeskRtoOrder['step'], RtoAct>>> = {
  preparing: 'file',
  appointment: 'file',
  filed: 'approve',
  'sent-back': 'file',
  approved: 'dispatch',
  dispatched: 'finish',
};

/** A clerk at a server that may be dead. `cookie`: of an operator. `isOneIn`: whether this is one of so many documents that
 * are rejected, or of so much work that is given up; at random unless told. */
export function createRtoClerk(
  base: string,
  cookie: string,
  isOneIn = (many: number) => randomInt(many) === 0,
): RtoClerk {
  const desk = '/api/v1/web/operator';
  const read = async <Data>(path: string): Promise<Data> => {
    const { status, text } = await callUntilAnswered(base, desk + path, { headers: { cookie } });
    if (status >= 300) throw new Error(`the desk refused ${path}: ${text}`);
    return (JSON.parse(text) as { data: Data }).data;
  };
  // Refused where something else was quicker: the next look shows it.
  const post = (path: string, body: object) =>
    callUntilAnswered(base, desk + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify(body),
    });

  const workOn = async (orderId: string) => {
    const { order } = await read<{ order: DeskRtoOrder }>(`/rto-orders/${orderId}`);
    for (const { documentId, canReview } of order.documents) {
      if (!canReview) continue;
      await post(`/rto-documents/${documentId}/review`, isOneIn(6) ? rejected : accepted);
    }
    const act = nextAct[order.step];
    // The partner may have got it since the queue was read.
    if (act === undefined || order.partner?.isCurrent === true) return;
    const canGiveUp = order.filedAt === null && order.acts.includes('give-up');
    const isGivenUp = canGiveUp && isOneIn(2);
    await post(`/rto-orders/${orderId}/act`, isGivenUp ? giveUp : { act, ...numbers });
  };

  return {
    workOnce: async () => {
      const query = 'orderKind=rto-service&route=desk&limit=100';
      const { rows } = await read<{ rows: readonly QueueRow[] }>(`/queue?${query}`);
      for (const { orderId } of rows) if (orderId !== null) await workOn(orderId);
    },
  };
}

const giveUp = { act: 'give-up', note: 'the partner does not do it' };
const accepted = { verdict: 'accepted' };
const rejected = { verdict: 'rejected', reason: 'unreadable' };
const numbers = {
  applicationNumber: 'DL2611250001',
  courier: 'Speed Post',
  consignmentNumber: 'ED123456789IN',
};
