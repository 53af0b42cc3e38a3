/** Window events that any part of the app may dispatch. */
export const sessionExpiredEvent = 'pahiya:session-expired';
export const genericErrorEvent = 'pahiya:error';

/** The session has expired. */
export function raiseSessionExpired(): void {
  window.dispatchEvent(new Event(sessionExpiredEvent));
}

/** An error that no page shows itself. */
export function raiseGenericError(): void {
  window.dispatchEvent(new Event(genericErrorEvent));
}

/** The two events are ignored under /tollsetu (product specification, section 2). Path without language. */
export function isListening(pathname: string): boolean {
  return pathname !== '/tollsetu' && !pathname.startsWith('/tollsetu/');
}
