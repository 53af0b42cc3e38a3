import type { OrderLine } from '../orders/order-line.ts';
import type { TagPlan } from './ports.ts';

/** The price of a new tag as lines of an order: fee, first load and deposit of the issuer, each on its own, nothing of
 * ours; the deposit last, as on the order's page. `itemId`: the issue that is ordered. Lines of nothing are left out. Rule id: FASTAG-PRICE. */
export function linesOfPlan(
  { fee, deposit, firstLoad }: Pick<TagPlan, 'fee' | 'deposit' | 'firstLoad'>,
  itemId: string,
): readonly OrderLine[] {
  const parts = [
    { kind: 'pass-through', code: 'tag-price', amount: fee },
    { kind: 'pass-through', code: 'tag-balance', amount: firstLoad },
    { kind: 'deposit', code: 'tag-deposit', amount: deposit },
  ] as const;
  return parts
    .filter(({ amount }) => amount > 0)
    .map((part, index) => ({ ...part, position: index + 1, itemId, taxOn: null }));
}
