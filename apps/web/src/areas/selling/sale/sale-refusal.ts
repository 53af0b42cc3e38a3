import type { Refused } from '../../../parts/failure/refused.ts';

/** A refused form of a sale, with what was typed. */
export type SaleRefusal = Refused & { readonly typed: Readonly<Record<string, string>> };

/** Fields of the forms of a sale that a person can correct, by the server's names, with the form's names. */
export const saleFields = {
  reservePaise: 'reserve',
  loanPaise: 'loan',
  lender: 'lender',
  accountHolder: 'holder',
  accountNumber: 'number',
  ifsc: 'ifsc',
  handoverOn: 'handoverOn',
  sellerName: 'name',
  place: 'place',
  odometerKm: 'km',
  number: 'number',
} as const;
export type SaleField = keyof typeof saleFields;

/** The fields of a refusal that a person can correct. */
export function refusedSaleFields({ fields }: SaleRefusal): readonly SaleField[] {
  const all = Object.keys(saleFields) as SaleField[];
  return all.filter((field) => fields.includes(`body.${field}`));
}
