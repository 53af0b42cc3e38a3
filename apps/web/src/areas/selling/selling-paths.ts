export const bookPath = '/sell-car/inspection';
export const salesPath = '/sell-car/sales';

/** Page of a sale. */
export function salePath(saleId: string): string {
  return `${salesPath}/${saleId}`;
}
export const soldPath = '/sell-car/sold';
export const soldAlertsPath = '/sell-car/sold-alerts';

/** Page of a private sale. */
export function soldVehiclePath(soldId: string): string {
  return `${soldPath}/${soldId}`;
}
