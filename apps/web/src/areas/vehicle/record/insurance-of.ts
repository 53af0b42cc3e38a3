/** Covers and prices of a vehicle. */
export function insuranceOf(vehicleNumber: string): string {
  return `/insurance-homepage/${encodeURIComponent(vehicleNumber)}`;
}
