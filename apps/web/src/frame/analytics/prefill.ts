const mobileKey = 'prefill-mobile';

/** Keeps the mobile number of an address for this tab's sign-in. Vehicle numbers are prefilled by the page. */
export function keepPrefill(params: URLSearchParams, storage: Storage): void {
  const mobile = params.get('mobileNumber');
  if (mobile !== null) storage.setItem(mobileKey, mobile.slice(0, 20));
}

/** The kept mobile number to prefill; empty without one. */
export function readPrefill(storage: Storage): string {
  return storage.getItem(mobileKey) ?? '';
}
