import { money } from './cart-prices.ts';

/** Amounts at both speeds, in paise. */
export type Amounts = { readonly standard: number; readonly express: number };

/** The amount of the chosen speed. Switched by style inside `group/pay`, so it works without script. */
export function BothAmounts({ amounts, sign = '' }: { amounts: Amounts; sign?: string }) {
  const { standard, express } = amounts;
  if (standard === express) return `${sign}${money(standard)}`;
  return (
    <>
      <span className="group-has-[#speed-express:checked]/pay:hidden">
        {sign}
        {money(standard)}
      </span>
      <span className="hidden group-has-[#speed-express:checked]/pay:inline">
        {sign}
        {money(express)}
      </span>
    </>
  );
}
