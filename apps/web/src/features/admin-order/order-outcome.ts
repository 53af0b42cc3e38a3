import type { Refused } from '../../admin/admin-gate.ts';

/** What can be done on an order's page. */
export const orderIntents = ['assign', 'review', 'receipt', 'give-up', 'resume', 'decide'] as const;
export type OrderIntent = (typeof orderIntents)[number];

/** Why a form was not even sent on. */
export type FormFault = 'wrong-amount' | 'none-chosen' | 'no-reason' | 'not-sure';

/** What was typed into a form that was refused, by name of the field; of a field that was sent several times, all. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** A form that was refused: by the server, or because something in it is missing. `anchor`: which form. */
export type OrderOutcome = (
  | Refused
  | { readonly intent: OrderIntent | FormFault; readonly anchor: string }
) & { readonly typed: Typed };

/** What was typed into a form, so that it need not be typed again. */
export function typedOf(form: FormData): Typed {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => [name, form.getAll(name).filter((one) => typeof one === 'string')]),
  );
}

/** What was typed into one form of the page; nothing when another one was refused. */
export function typedInto(
  outcome: OrderOutcome | null,
  intent: OrderIntent,
  challan?: string,
): Typed {
  if (outcome === null || outcome.typed.intent?.[0] !== intent) return {};
  return challan === undefined || outcome.typed.challan?.[0] === challan ? outcome.typed : {};
}

/** The deed that an address names; null for none of ours. */
export function readDone(text: string | null): OrderIntent | null {
  return orderIntents.find((intent) => intent === text) ?? null;
}
