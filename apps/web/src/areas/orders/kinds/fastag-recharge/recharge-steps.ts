import type { RechargeOnWire } from '@pahiya/contracts/fastag/details/recharge-details';

/** A stop on the way of a recharge. `at`: when it was reached; null while it was not. */
export type RechargeStop = {
  readonly id: 'paid' | 'sent' | 'reply' | 'tag' | 'refund';
  readonly state: 'done' | 'now' | 'next' | 'failed';
  readonly at: string | null;
};

type Known = Pick<RechargeOnWire, 'state' | 'paidAt' | 'sentAt' | 'answeredAt'>;

/** The stops of a paid recharge: payment, bank, its reply, then the balance on the tag, or the refund. */
export function rechargeStops({
  state,
  paidAt,
  sentAt,
  answeredAt,
}: Known): readonly RechargeStop[] {
  const paid: RechargeStop = { id: 'paid', state: 'done', at: paidAt };
  switch (state) {
    case 'awaiting-payment':
      return [];
    case 'queued':
      return [
        paid,
        { id: 'sent', state: 'now', at: null },
        { id: 'reply', state: 'next', at: null },
        { id: 'tag', state: 'next', at: null },
      ];
    case 'sent':
      return [
        paid,
        { id: 'sent', state: 'done', at: sentAt },
        { id: 'reply', state: 'now', at: null },
        { id: 'tag', state: 'next', at: null },
      ];
    case 'done':
      return [
        paid,
        { id: 'sent', state: 'done', at: sentAt },
        { id: 'reply', state: 'done', at: answeredAt },
        { id: 'tag', state: 'done', at: null },
      ];
    case 'failed':
    case 'refunding':
    case 'refunded':
      return [
        paid,
        ...(sentAt === null ? [] : [{ id: 'sent', state: 'done', at: sentAt } as const]),
        { id: 'reply', state: 'failed', at: answeredAt },
        { id: 'refund', state: state === 'refunded' ? 'done' : 'now', at: null },
      ];
  }
}
