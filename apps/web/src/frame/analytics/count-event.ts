/** Payment events, named as in the product specification (section 4). */
export type CountedEvent =
  | 'payment_started'
  | 'payment_success'
  | 'payment_failed'
  | 'payment_dismissed'
  | 'order_status_success'
  | 'order_status_error';

let send: ((event: CountedEvent) => void) | null = null;

/** Where events are sent; null without consent. */
export function sendEventsTo(target: ((event: CountedEvent) => void) | null): void {
  send = target;
}

/** Counts an event by name, without data about the person, order or amount. Dropped without consent, without a
 * configured tag, and on the server. */
export function countEvent(event: CountedEvent): void {
  send?.(event);
}
