export const bookPath = '/sell-car/inspection';
export const salesPath = '/sell-car/sales';

/** Page of a sale. */
export function salePath(saleId: string): string {
  return `${salesPath}/${saleId}`;
}
