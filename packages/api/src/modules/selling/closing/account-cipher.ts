import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';

/** The bank account of a seller. */
export type SellerAccount = {
  readonly holder: string;
  readonly number: string;
  readonly ifsc: string;
};

const purpose = 'sale account';

/** Encrypts the account of a sale. */
export function sealAccount(
  secret: Uint8Array,
  saleId: string,
  account: SellerAccount,
): Uint8Array {
  return sealBytes(secret, { purpose, name: saleId }, Buffer.from(JSON.stringify(account)));
}

/** Decrypts it; null if it was encrypted with another secret. */
export function openAccount(
  secret: Uint8Array,
  saleId: string,
  sealed: Uint8Array,
): SellerAccount | null {
  const bytes = openSealed(secret, { purpose, name: saleId }, sealed);
  // Written by sealAccount.
  return bytes === null ? null : (JSON.parse(bytes.toString()) as SellerAccount);
}
