import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useCopy } from '../copy/use-copy.ts';
import { savedCopyMark } from '../sw/cache-names.ts';

/** Banner while offline, and on a page that the service worker served from the device. */
export function OfflineBanner() {
  const copy = useCopy('shell');
  // The mark is of the document: pages opened from it were just fetched.
  const isFirstPage = useLocation().key === 'default';
  const state = useSyncExternalStore(
    listen,
    () => {
      if (isFirstPage && document.documentElement.hasAttribute(savedCopyMark)) return 'savedCopy';
      return navigator.onLine ? 'online' : 'offline';
    },
    () => 'online' as const,
  );
  return (
    <div role="status" aria-live="polite">
      {state !== 'online' && <p className="offline-banner">{copy[state]}</p>}
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
