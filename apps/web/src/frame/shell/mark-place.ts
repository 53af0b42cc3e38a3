import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** After client-side navigation, updates the current entry of the server-rendered menu and closes open panels. */
export function useMarkedPlace(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const place = pathname.split('/', 2)[1] ?? '';
    for (const link of document.querySelectorAll<HTMLElement>('[data-places]')) {
      if (link.dataset.places?.split(' ').includes(place)) link.ariaCurrent = 'true';
      else link.ariaCurrent = null;
    }
    // On the way to the next page: a panel opened before hydration stays open.
    return () => closePanels(document);
  }, [pathname]);
}

function closePanels(document: Document): void {
  const panel = document.querySelector<HTMLDetailsElement>('.nav-panel[open]');
  if (panel === null) return;
  const hadFocus = panel.contains(document.activeElement);
  panel.open = false;
  if (hadFocus) panel.querySelector('summary')?.focus();
}

/** Escape closes an open panel and returns the focus to its heading. Clicks outside are handled in CSS: they hit the
 * summary. */
export function closePanelsOnEscape(document: Document): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closePanels(document);
  });
}
