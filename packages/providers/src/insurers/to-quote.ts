import type { InsurerAddOn, InsurerQuote } from '@pahiya/domain/insurance/ports';
import type { PremiumLineId } from '@pahiya/domain/insurance/rate-motor';
import { paise, sumPaise } from '@pahiya/domain/shared/money';

/** Codes of add-ons on both wires. */
export const addOnCodes: Readonly<Record<InsurerAddOn, string>> = {
  'zero-depreciation': 'ZD',
  'return-to-invoice': 'RTI',
  'engine-protect': 'EP',
  consumables: 'CON',
  'roadside-help': 'RSA',
  'key-replacement': 'KR',
  'tyre-protect': 'TYRE',
  'bonus-protect': 'NCBP',
  'battery-protect': 'BAT',
};

/** The add-on of a code; null for one that we do not know. */
export function addOnOf(code: string): InsurerAddOn | null {
  const found = Object.entries(addOnCodes).find(([, one]) => one === code);
  return found === undefined ? null : (found[0] as InsurerAddOn);
}

/** A quote as both protocols write it, read already. Amounts in paise. */
export type QuoteParts = Omit<InsurerQuote, 'lines' | 'addOns' | 'valueBand'> & {
  readonly least: InsurerQuote['insuredValue'];
  readonly most: InsurerQuote['insuredValue'];
  readonly lines: readonly {
    readonly id: PremiumLineId | undefined;
    readonly addOn: string | null;
    readonly amount: number;
  }[];
  readonly addOns: readonly { readonly code: string; readonly premium: number }[];
};

/** The quote of the port. Null where its sums do not add up, a line or a chosen add-on is not one that we know, or the
 * value lies outside its own band: then it is not shown rather than shown wrong. Offered add-ons that we do not know are
 * left out. */
export function toQuote({ least, most, lines, addOns, ...parts }: QuoteParts): InsurerQuote | null {
  const read = lines.flatMap(({ id, addOn, amount }) => {
    const code = addOn === null ? null : addOnOf(addOn);
    if (id === undefined || (id === 'add-on') !== (code !== null)) return [];
    return [{ id, code, amount: paise(amount) }];
  });
  const { insuredValue, taxable, gst, rounding, total } = parts;
  const isWhole =
    read.length === lines.length &&
    sumPaise(read.map(({ amount }) => amount)) === taxable &&
    taxable + gst + rounding === total &&
    total > 0;
  const hasValue = insuredValue !== null;
  const hasBand = least !== null && most !== null;
  if (!isWhole || hasValue !== hasBand) return null;
  if (hasValue && hasBand && (insuredValue < least || insuredValue > most)) return null;
  return {
    ...parts,
    valueBand: hasBand ? { least, most } : null,
    lines: read,
    addOns: addOns.flatMap(({ code, premium }) => {
      const known = addOnOf(code);
      return known === null ? [] : [{ code: known, premium: paise(premium) }];
    }),
  };
}
