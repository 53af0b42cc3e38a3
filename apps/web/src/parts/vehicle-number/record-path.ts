/** Longest text echoed in the field; nothing longer was typed from a plate. */
export const longestEcho = 40;

/** Address of a record, without the language. */
export function recordPath(vehicleNumber: string): string {
  return `/rc-details/${encodeURIComponent(vehicleNumber)}`;
}

/** Address of a shared record, without the number and without the language. */
export function sharePath(shareKey: string): string {
  return `/shared-record/${shareKey}`;
}

/** Address of the page about a vehicle's FASTag, without the language. */
export function tollTagPath(vehicleNumber: string): string {
  return `/tollsetu/tag/${encodeURIComponent(vehicleNumber)}`;
}

/** Address of a vehicle's challans, without the language. */
export function challansPath(vehicleNumber: string): string {
  return `/app-challan-pay/${encodeURIComponent(vehicleNumber)}`;
}
