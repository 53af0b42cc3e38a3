/** What an address may fill into a form. */
export type Prefill = {
  readonly vehicleNumber: string | null;
  readonly mobileNumber: string | null;
};

const keys = { vehicleNumber: 'prefill-vehicle', mobileNumber: 'prefill-mobile' } as const;

/** Keeps the personal parameters of an address for the forms of this tab. */
export function keepPrefill(params: URLSearchParams, storage: Storage): void {
  const vehicle = params.get('vehicleNumber') ?? params.get('vehicle_num');
  const mobile = params.get('mobileNumber');
  if (vehicle !== null) storage.setItem(keys.vehicleNumber, vehicle.slice(0, 20));
  if (mobile !== null) storage.setItem(keys.mobileNumber, mobile.slice(0, 20));
}

/** What was kept, for a form to start with. */
export function readPrefill(storage: Storage): Prefill {
  return {
    vehicleNumber: storage.getItem(keys.vehicleNumber),
    mobileNumber: storage.getItem(keys.mobileNumber),
  };
}
