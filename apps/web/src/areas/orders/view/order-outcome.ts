import type { PageTools } from '../../../frame/page/page-tools.ts';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';

/** Outcome of a form of the order's page, without redirect. */
export type OrderOutcome =
  /** Of a form of the order's kind, for one of its items by name; shown there. `problems`: codes of what is wrong in it.
   * `facts`: what the answer said, by name. */
  | {
      readonly kind: 'form';
      readonly intent: string;
      readonly item: string;
      readonly problems: readonly string[];
      readonly facts: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'rating-missing' }
  /** The amount changed; `before` in paise, as the person saw it. */
  | { readonly kind: 'changed'; readonly before: number }
  /** `item`: the item at whose form the failure is shown; null for the top of the page. */
  | { readonly kind: 'failed'; readonly failure: PageFailure; readonly item: string | null };

/** Result of a form: a confirmation by its code (`deeds` of the kind's words), or an outcome for the form. */
export type Acted =
  | { readonly kind: 'done'; readonly deed: string }
  | { readonly kind: 'shown'; readonly outcome: OrderOutcome };

/** Handles a form of a kind. */
export type OrderAct = (tools: PageTools, orderId: string, form: FormData) => Promise<Acted>;
