import { useSyncExternalStore } from 'react';
import { useCopy } from '../copy/use-copy.ts';

/** Banner while offline. */
export function OfflineBanner() {
  const copy = useCopy('shell');
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" aria-live="polite">
      {!isOnline && <p className="offline-banner">{copy.offline}</p>}
    </div>
  );
}

function listen(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
