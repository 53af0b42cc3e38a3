/** A biller of the bill-payment system as a bank in a sentence: "Suraj Bank FASTag" and "Suraj Bank - Fastag" give
 * "Suraj Bank". A name of nothing else stays. */
export function issuerName(biller: string): string {
  return biller.replace(/(?<=\S)[\s\-–]+fastag$/i, '').trim();
}
