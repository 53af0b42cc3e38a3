/** Address of the insurance page of a vehicle. */
export function insurancePath(vehicleNumber: string): string {
  return `/insurance-homepage/${encodeURIComponent(vehicleNumber)}`;
}

/** Address of the page that asks a partner for a call. */
export function callBackPath(
  query: { readonly vehicleNumber?: string; readonly done?: 'asked' | 'joined' } = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `/insurance-call-back${search === '' ? '' : `?${search}`}`;
}

/** Address of the page that prices a vehicle without a number. */
export const newVehiclePath = '/insurance-new-vehicle';
