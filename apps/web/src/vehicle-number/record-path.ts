/** Longest text that is shown again in the field; more was not typed from a plate. */
export const longestEcho = 40;

/** Address of a record, without the language. */
export function recordPath(vehicleNumber: string): string {
  return `/rc-details/${encodeURIComponent(vehicleNumber)}`;
}

/** Address of a vehicle's challans, without the language. */
export function challansPath(vehicleNumber: string): string {
  return `/app-challan-pay/${encodeURIComponent(vehicleNumber)}`;
}
