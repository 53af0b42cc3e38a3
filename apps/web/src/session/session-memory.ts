const expiredKey = 'session-expired-before-reload';

/** The page reloads when a session ends; the message must outlive that. */
export function rememberExpiry(storage: Storage): void {
  storage.setItem(expiredKey, '1');
}

/** Did the session end just before this page was loaded; asked once. */
export function recallExpiry(storage: Storage): boolean {
  const happened = storage.getItem(expiredKey) === '1';
  storage.removeItem(expiredKey);
  return happened;
}

/** Clears the readable `session-token` cookie and storage entry: blank, expired, trusted by nobody. */
export function clearReadableSessionToken(write: (cookie: string) => void, storage: Storage): void {
  write('session-token=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT');
  storage.removeItem('session-token');
}
