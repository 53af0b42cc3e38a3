/** Address of a vehicle's free check, without the language. */
export function historyPath(vehicleNumber: string): string {
  return `/service-history/${encodeURIComponent(vehicleNumber)}`;
}

/** Address of the report of an order, without the language. */
export function reportPath(orderId: string): string {
  return `/service-history/report/${orderId}`;
}
