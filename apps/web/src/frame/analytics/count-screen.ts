let shown: string | null = null;
let send: ((screen: string) => void) | null = null;

/** Where names of screens are sent; null without consent. The one on screen is sent at once. */
export function sendScreensTo(target: ((screen: string) => void) | null): void {
  const isNew = send === null;
  send = target;
  if (isNew && shown !== null) send?.(shown);
}

/** Tells the name of the screen that a person sees now: a page, or a dialog with a name of its own. Without address or
 * anything about the person; kept in the page until there is consent, dropped without it. */
export function countScreen(screen: string): void {
  shown = screen;
  send?.(screen);
}
