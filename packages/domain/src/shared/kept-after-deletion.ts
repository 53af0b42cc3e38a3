/** Records kept after account deletion. Read by the account page, the privacy notice and the response to a deletion. */
export type KeptRecordId = 'security-log' | 'lookup-log' | 'paid-orders' | 'removed-texts';

/** A period in days or whole years. */
export type KeptPeriod = { readonly days: number } | { readonly years: number };

type KeptRule = {
  readonly id: KeptRecordId;
  /** Minimum period by law; used unless an operator sets a longer one. */
  readonly period: KeptPeriod;
  /** Act or rule that requires it. */
  readonly law: string;
  readonly inForceFrom: string;
  readonly confidence: 'high' | 'medium';
};

/** Retention periods, from the date of deletion. Sources: DPDP Rules 2025 (notified 13 November 2025); Companies Act
 * 2013; CGST Act 2017; IT Rules 2021. */
export const keptAfterDeletion: readonly KeptRule[] = [
  {
    id: 'security-log',
    period: { days: 365 },
    law: 'DPDP Rules 2025, rules 6 and 8(3)',
    inForceFrom: '2025-11-13',
    confidence: 'medium',
  },
  {
    id: 'lookup-log',
    period: { days: 365 },
    law: 'DPDP Rules 2025, rule 8(3)',
    inForceFrom: '2025-11-13',
    confidence: 'medium',
  },
  {
    id: 'paid-orders',
    period: { years: 8 },
    law: 'Companies Act 2013, section 128(5); CGST Act 2017, section 36',
    inForceFrom: '2017-07-01',
    confidence: 'high',
  },
  {
    id: 'removed-texts',
    period: { days: 180 },
    law: 'IT Rules 2021, rule 3(1)(g)',
    inForceFrom: '2021-02-25',
    confidence: 'medium',
  },
];

/** The retention rule of a kind of record. */
export function keptRule(id: KeptRecordId): KeptRule {
  const rule = keptAfterDeletion.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`No retention rule for ${id}`);
  return rule;
}

/** End of a period that starts at `from`. */
export function endOfPeriod(from: Date, period: KeptPeriod): Date {
  if ('days' in period) return new Date(from.getTime() + period.days * 86_400_000);
  const end = new Date(from);
  end.setUTCFullYear(end.getUTCFullYear() + period.years);
  return end;
}
