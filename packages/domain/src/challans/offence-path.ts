/** Path of the page of an offence of the table, without the language. */
export function offencePath(id: string): string {
  return `/challan-pay/offence/${id}`;
}
