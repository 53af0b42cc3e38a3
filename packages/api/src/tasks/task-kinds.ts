import type { Services } from '../services.ts';

/** Every kind of work that is due at some time, and what its subject is. */
export const taskKinds = [
  /** Event id of a webhook. */
  'gateway-event',
  /** Payment id: ask the gateway what became of it. */
  'ask-payment',
  /** Refund id. */
  'send-refund',
  /** Refund id. */
  'follow-refund',
  /** Order challan id. */
  'settle-challan',
  /** Order challan id. */
  'follow-settlement',
  /** Order challan id. */
  'recheck-source',
  /** Order challan id. */
  'watch-promise',
  /** Order id. */
  'close-order',
  /** Notification id. */
  'send-notification',
  /** Order id. */
  'erase-documents',
  /** One name: an editor wants the newsletter sent. */
  'send-newsletter',
  /** Delivery id: a message to a place outside. */
  'deliver',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** How a run ended. `again`: nothing went wrong, but it is not over. `failed`: is tried again with growing pauses and
 * gives up after a number of tries; the reason is a short code, without anything of a person. */
export type TaskOutcome = 'done' | { readonly again: Date } | { readonly failed: string };

/** What a run is told beside its subject: 1 for the first try. */
export type TaskRun = { readonly attempt: number };

/** Does the work of one kind. May be run twice for the same subject, also at once: whatever it calls outside takes our
 * id as its idempotency key, and what it writes is guarded by the rows it locks. A throw counts as `failed`. */
export type TaskHandler = (
  services: Services,
  subject: string,
  run: TaskRun,
) => Promise<TaskOutcome>;

/** A handler for every kind. */
export type TaskHandlers = Readonly<Record<TaskKind, TaskHandler>>;
