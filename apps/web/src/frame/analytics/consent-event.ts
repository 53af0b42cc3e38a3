/** Window event on a change of analytics consent; `detail` is the current state. */
export const consentChangedEvent = 'pahiya:consent';

/** Notifies the tags. */
export function raiseConsentChanged(isGranted: boolean): void {
  window.dispatchEvent(new CustomEvent(consentChangedEvent, { detail: isGranted }));
}

/** Whether a person's consents allow analytics. */
export function isAnalyticsGranted(
  consents: readonly { readonly purpose: string; readonly isGranted: boolean }[],
): boolean {
  return consents.some(({ purpose, isGranted }) => purpose === 'analytics' && isGranted);
}
