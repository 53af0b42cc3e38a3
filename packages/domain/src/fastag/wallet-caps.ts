import type { IstDate } from '../shared/ist-date.ts';
import { type Paise, rupees } from '../shared/money.ts';

/** Level of identification of a tag's wallet: `small` with minimum details, `full` with full KYC. */
export type WalletKyc = 'small' | 'full';

/** Caps of a wallet. Null: no cap that we know. */
export type WalletCaps = {
  readonly kyc: WalletKyc;
  readonly balance: Paise;
  readonly perMonth: Paise | null;
  readonly perYear: Paise | null;
  readonly validFrom: string;
  readonly source: string;
  readonly sourceDate: string;
  readonly confidence: 'high' | 'medium' | 'low';
};

/** Caps by level and day; a change is a new row. The draft directions of April 2026 are not in force and not here.
 * Rule id: FASTAG-WALLET-CAPS. */
const rows: readonly WalletCaps[] = [
  {
    kyc: 'small',
    balance: rupees(10_000),
    perMonth: rupees(10_000),
    perYear: rupees(120_000),
    validFrom: '2021-08-27',
    source: 'RBI Master Direction on Prepaid Payment Instruments, small PPI',
    sourceDate: '2021-08-27',
    confidence: 'high',
  },
  {
    kyc: 'full',
    balance: rupees(100_000),
    perMonth: null,
    perYear: null,
    validFrom: '2021-08-27',
    source: 'FASTag terms of issuer banks; the law allows Rs 2 lakh',
    sourceDate: '2026-11-01',
    confidence: 'medium',
  },
];

/** The caps of a level on a day. Throws before the first row: a bug. */
export function walletCapsOn(kyc: WalletKyc, on: IstDate): WalletCaps {
  const found = rows.findLast((row) => row.kyc === kyc && row.validFrom <= on);
  if (found === undefined) throw new RangeError(`no caps of a ${kyc} wallet on ${on}`);
  return found;
}
