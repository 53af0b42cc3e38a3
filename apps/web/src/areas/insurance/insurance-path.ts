/** Address of the insurance page of a vehicle. */
export function insurancePath(vehicleNumber: string): string {
  return `/insurance-homepage/${encodeURIComponent(vehicleNumber)}`;
}
