import { useEffect } from 'react';

/** Shows how many papers have expired on the icon of the installed app. */
export function useBadge(expired: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    const set = expired > 0 ? navigator.setAppBadge(expired) : navigator.clearAppBadge();
    // Refused where the app is not installed.
    set.catch(() => undefined);
  }, [expired]);
}
