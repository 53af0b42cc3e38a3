/** Window event: the person gave or withdrew consent for analytics; `detail` is what holds now. */
export const consentChangedEvent = 'pahiya:consent';

/** Tells the tags at once. */
export function raiseConsentChanged(isGranted: boolean): void {
  window.dispatchEvent(new CustomEvent(consentChangedEvent, { detail: isGranted }));
}
