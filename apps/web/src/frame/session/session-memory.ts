const expiredKey = 'session-expired-before-reload';

/** The page reloads when a session expires; the message must survive that. */
export function rememberExpiry(storage: Storage): void {
  storage.setItem(expiredKey, '1');
}

/** Whether the session expired just before this page was loaded; can be read once. */
export function recallExpiry(storage: Storage): boolean {
  const happened = storage.getItem(expiredKey) === '1';
  storage.removeItem(expiredKey);
  return happened;
}

/** Clears the readable `session-token` cookie and storage entry, which nothing trusts. */
export function clearReadableSessionToken(write: (cookie: string) => void, storage: Storage): void {
  write('session-token=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT');
  storage.removeItem('session-token');
}
