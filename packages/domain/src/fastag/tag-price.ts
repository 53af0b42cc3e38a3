import type { OrderLine } from '../orders/order-line.ts';
import type { TagPlan } from './ports.ts';

/** The price of a new tag as lines of an order: fee, deposit and first load of the issuer, each on its own, nothing of
 * ours. `itemId`: the issue that is ordered. Lines of nothing are left out. Rule id: FASTAG-PRICE. */
export function linesOfPlan(
  { fee, deposit, firstLoad }: Pick<TagPlan, 'fee' | 'deposit' | 'firstLoad'>,
  itemId: string,
): readonly OrderLine[] {
  const parts = [
    { kind: 'pass-through', code: 'tag-price', amount: fee },
    { kind: 'deposit', code: 'tag-deposit', amount: deposit },
    { kind: 'pass-through', code: 'tag-balance', amount: firstLoad },
  ] as const;
  return parts
    .filter(({ amount }) => amount > 0)
    .map((part, index) => ({ ...part, position: index + 1, itemId, taxOn: null }));
}
