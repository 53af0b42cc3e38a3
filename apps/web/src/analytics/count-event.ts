/** Events of paying, by the names of the product specification (section 4). */
export type CountedEvent =
  | 'payment_started'
  | 'payment_success'
  | 'payment_failed'
  | 'payment_dismissed'
  | 'order_status_success'
  | 'order_status_error';

let send: ((event: CountedEvent) => void) | null = null;

/** Where events go; null while the person's consent does not hold. */
export function sendEventsTo(target: ((event: CountedEvent) => void) | null): void {
  send = target;
}

/** Counts that something happened: a name, nothing of the person, the order or the amount. Without consent, without a
 * configured tag, and on the server it is not even kept. */
export function countEvent(event: CountedEvent): void {
  send?.(event);
}
