import { daysBetween, type IstDate } from '../shared/ist-date.ts';

/** Kinds of documents that people keep copies of. */
export const walletKinds = ['insurance', 'puc', 'licence', 'rc', 'invoice', 'other'] as const;
export type WalletKind = (typeof walletKinds)[number];

/** Documents that one person can keep. Our own choice. */
export const walletSize = 100;

/** Days before its last valid day from which a copy is due soon. Our own choice. */
const soonDays = 30;

/** State of a copy by the day that was typed. `none`: no last day. */
export type WalletState = 'none' | 'in-order' | 'soon' | 'over';

/** State on a day, and the days left: 0 on the last valid day, which counts whole. */
export function walletState(
  validUpto: IstDate | null,
  today: IstDate,
): { readonly state: WalletState; readonly daysLeft: number | null } {
  if (validUpto === null) return { state: 'none', daysLeft: null };
  const daysLeft = daysBetween(today, validUpto);
  return { state: daysLeft < 0 ? 'over' : daysLeft <= soonDays ? 'soon' : 'in-order', daysLeft };
}
