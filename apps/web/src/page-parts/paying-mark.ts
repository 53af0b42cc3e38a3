const key = 'paying';

/** Notes in this tab that the person goes to the gateway's page for an order. */
export function markPaying(storage: Storage, orderId: string): void {
  storage.setItem(key, orderId);
}

/** Whether the person has just been at the gateway's page for this order. */
export function isPaying(storage: Storage, orderId: string): boolean {
  return storage.getItem(key) === orderId;
}

/** The outcome is known: what follows is another visit. */
export function forgetPaying(storage: Storage): void {
  storage.removeItem(key);
}
