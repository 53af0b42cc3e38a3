import { deskOrderActs } from '@pahiya/contracts/operators/order-acts';
import type { Refused } from '../shell/desk-gate.ts';

/** The forms of an order's page. */
export const orderIntents = [
  'assign',
  'review',
  'receipt',
  'decide-receipt',
  'give-up',
  'resume',
  'decide',
  ...deskOrderActs,
] as const;
export type OrderIntent = (typeof orderIntents)[number];

/** Why a form was refused before its API call. */
export type FormFault =
  | 'wrong-amount'
  | 'missing-file'
  | 'large-file'
  | 'none-chosen'
  | 'no-reason'
  | 'not-sure';

/** Typed values of a refused form by field name; all values of a repeated field. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** A refused form: by the API, or because a field is missing. `anchor`: which form. */
export type OrderOutcome = (
  | Refused
  | { readonly intent: OrderIntent | FormFault; readonly anchor: string }
) & { readonly typed: Typed };

/** Typed values of a form, to fill it in again. */
export function typedOf(form: FormData): Typed {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => [name, form.getAll(name).filter((one) => typeof one === 'string')]),
  );
}

/** Typed values of one form of the page; empty when another form was refused. */
export function typedInto(
  outcome: OrderOutcome | null,
  intent: OrderIntent,
  challan?: string,
): Typed {
  if (outcome === null || outcome.typed.intent?.[0] !== intent) return {};
  return challan === undefined || outcome.typed.challan?.[0] === challan ? outcome.typed : {};
}

/** The submitted form named in an address; null for an unknown one. */
export function readDone(text: string | null): OrderIntent | null {
  return orderIntents.find((intent) => intent === text) ?? null;
}
