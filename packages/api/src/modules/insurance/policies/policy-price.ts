import type { OrderLine } from '@pahiya/domain/orders/order-line';
import type { Paise } from '@pahiya/domain/shared/money';

/** The price of a policy: the premium with its GST, all of it the insurer's. We add nothing. */
export function policyLines(total: Paise, policyId: string): readonly OrderLine[] {
  return [
    {
      position: 1,
      kind: 'pass-through',
      code: 'premium',
      itemId: policyId,
      taxOn: null,
      amount: total,
    },
  ];
}
