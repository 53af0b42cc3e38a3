const key = 'paying';

/** Remembers in this tab that the person is going to the gateway's page for an order. */
export function markPaying(storage: Storage, orderId: string): void {
  storage.setItem(key, orderId);
}

/** Whether the person has just been at the gateway for this order. */
export function isPaying(storage: Storage, orderId: string): boolean {
  return storage.getItem(key) === orderId;
}

/** Forgets the visit once the outcome is known. */
export function forgetPaying(storage: Storage): void {
  storage.removeItem(key);
}
