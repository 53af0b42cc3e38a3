import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useCopy } from '../copy/use-copy.ts';
import { savedCopyMark } from '../sw/cache-names.ts';

/** Banner while offline, and on a page that the service worker served from the device. */
export function OfflineBanner() {
  const copy = useCopy('shell');
  // The mark is of the document: pages opened from it were just fetched.
  const isFirstPage = useLocation().key === 'default';
  const isOffline = useSyncExternalStore(
    listen,
    () =>
      !navigator.onLine || (isFirstPage && document.documentElement.hasAttribute(savedCopyMark)),
    () => false,
  );
  return (
    <div role="status" aria-live="polite">
      {isOffline && <p className="offline-banner">{copy.offline}</p>}
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
