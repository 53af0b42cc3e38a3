const mobileKey = 'prefill-mobile';

/** Keeps the mobile number of an address for the sign-in of this tab. A vehicle number is put into the field by the
 * page itself. */
export function keepPrefill(params: URLSearchParams, storage: Storage): void {
  const mobile = params.get('mobileNumber');
  if (mobile !== null) storage.setItem(mobileKey, mobile.slice(0, 20));
}

/** The mobile number that was kept, for the form to start with; empty without one. */
export function readPrefill(storage: Storage): string {
  return storage.getItem(mobileKey) ?? '';
}
