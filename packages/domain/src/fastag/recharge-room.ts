import { type Paise, paise, rupees } from '../shared/money.ts';
import type { WalletCaps } from './wallet-caps.ts';

/** What limits a recharge: a cap of the wallet, or the biller's own maximum. */
export type RechargeBound = 'balance' | 'month' | 'year' | 'biller';

/** What is known of a wallet. Loads through other channels are not known to us: the biller's refusal wins. */
export type WalletUse = {
  readonly balance: Paise;
  readonly loadedThisMonth: Paise;
  readonly loadedThisYear: Paise;
};

/** Room in a wallet and the cap that it comes from. Never negative. Source: RBI Master Direction on PPI 2021; vectors
 * R1 to R5 of the domain facts. Rule id: FASTAG-ROOM. */
export function roomIn(
  { balance, perMonth, perYear }: Pick<WalletCaps, 'balance' | 'perMonth' | 'perYear'>,
  use: WalletUse,
): { readonly room: Paise; readonly bound: Exclude<RechargeBound, 'biller'> } {
  const rooms: { readonly bound: Exclude<RechargeBound, 'biller'>; readonly left: number }[] = [
    { bound: 'balance', left: balance - use.balance },
  ];
  if (perMonth !== null) rooms.push({ bound: 'month', left: perMonth - use.loadedThisMonth });
  if (perYear !== null) rooms.push({ bound: 'year', left: perYear - use.loadedThisYear });
  const least = rooms.reduce((a, b) => (b.left < a.left ? b : a));
  return { room: paise(Math.max(0, least.left)), bound: least.bound };
}

/** Limits of one recharge. `canRecharge` false: the most is below the least. */
export type RechargeLimits = {
  readonly least: Paise;
  readonly most: Paise;
  readonly bound: RechargeBound;
  readonly canRecharge: boolean;
};

/** Limits from the biller's bounds and the room in the wallet, where it is known. */
export function rechargeLimits(
  biller: { readonly minAmount: Paise; readonly maxAmount: Paise },
  wallet: { readonly caps: WalletCaps; readonly use: WalletUse } | null,
): RechargeLimits {
  const least = biller.minAmount;
  const own = wallet === null ? null : roomIn(wallet.caps, wallet.use);
  const isWalletLess = own !== null && own.room <= biller.maxAmount;
  const most = isWalletLess ? own.room : biller.maxAmount;
  const bound: RechargeBound = isWalletLess ? own.bound : 'biller';
  return { least, most, bound, canRecharge: most >= least };
}

/** Limits for somebody who has not proved that the vehicle is theirs. The exact room would tell the balance, so the
 * most is rounded down, to ₹500 where there is room for it and to ₹50 below. */
export function coarseLimits(limits: RechargeLimits): RechargeLimits {
  const unit = limits.most >= rupees(500) ? rupees(500) : rupees(50);
  const most = paise(Math.floor(limits.most / unit) * unit);
  return { ...limits, most, canRecharge: most >= limits.least };
}

const usual: readonly Paise[] = [200, 500, 1_000, 2_000].map(rupees);

/** Amounts to choose from, within the limits. */
export function presetsWithin({ least, most }: Pick<RechargeLimits, 'least' | 'most'>) {
  return usual.filter((amount) => amount >= least && amount <= most);
}

/** Why an amount is not accepted; null when it is. */
export function amountFault(
  amount: Paise,
  { least, most }: Pick<RechargeLimits, 'least' | 'most'>,
): 'too-little' | 'too-much' | null {
  if (amount < least) return 'too-little';
  return amount > most ? 'too-much' : null;
}
