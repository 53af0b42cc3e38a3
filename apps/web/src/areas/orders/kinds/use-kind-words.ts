import type { OrderKindName } from '@pahiya/contracts/order-kinds';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import type { KindWords } from '../view/kind-view.ts';
import { kindViewOf } from './kind-views.ts';

/** Words that every kind has, of an order's kind. */
export function useKindWords(order: { readonly kind: OrderKindName }): KindWords {
  return useCopy(kindViewOf(order).copy).kind;
}
