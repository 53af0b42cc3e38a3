import type { Refused } from '../../admin/admin-gate.ts';

/** What can be done on an order's page. */
export const orderIntents = ['assign', 'review', 'receipt', 'give-up', 'decide'] as const;
export type OrderIntent = (typeof orderIntents)[number];

/** Why a form was not even sent on. */
export type FormFault = 'wrong-amount' | 'none-chosen' | 'no-reason' | 'not-sure';

/** A form that was refused: by the server, or because something in it is missing. `anchor`: which form. */
export type OrderOutcome =
  | Refused
  | { readonly intent: OrderIntent | FormFault; readonly anchor: string };

/** The deed that an address names; null for none of ours. */
export function readDone(text: string | null): OrderIntent | null {
  return orderIntents.find((intent) => intent === text) ?? null;
}
