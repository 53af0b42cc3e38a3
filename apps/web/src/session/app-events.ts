/** Window events that any part of the app may raise; who listens shows them. */
export const sessionExpiredEvent = 'pahiya:session-expired';
export const genericErrorEvent = 'pahiya:error';

/** The session is over; everybody may know. */
export function raiseSessionExpired(): void {
  window.dispatchEvent(new Event(sessionExpiredEvent));
}

/** Something went wrong that no page shows by itself. */
export function raiseGenericError(): void {
  window.dispatchEvent(new Event(genericErrorEvent));
}

/** Under /tollsetu the two events are not listened for (product specification, section 2). Path without language. */
export function isListening(pathname: string): boolean {
  return pathname !== '/tollsetu' && !pathname.startsWith('/tollsetu/');
}
