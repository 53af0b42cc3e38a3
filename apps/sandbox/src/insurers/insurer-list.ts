/** How an invented insurer prices. Rates in thousandths of a percent, amounts in rupees. */
export type InventedInsurer = {
  readonly id: string;
  readonly protocol: 'json' | 'xml';
  readonly product: string;
  readonly uin: string;
  /** Discount on the reference rate of own damage. */
  readonly discount: number;
  /** How its own value of a vehicle differs from that of the others. */
  readonly lean: number;
  /** Width of the band of the insured value, to either side. */
  readonly band: number;
  /** Oldest vehicle for own damage, in completed years. */
  readonly oldest: number;
  readonly ownerDriver: number;
  readonly addOns: Readonly<Record<string, AddOnRule>>;
  /** Pay as you drive: discount on own damage for a year of at most so many kilometres, few first. */
  readonly usage: readonly { readonly kilometres: number; readonly discount: number }[];
  /** Grants the discount for members of an automobile association. */
  readonly hasAssociations: boolean;
  readonly isBonusOnAddOns: boolean;
  readonly isTotalInRupees: boolean;
  /** Takes long, is out for the first seconds of a request, or looks at every vehicle first. */
  readonly habit: 'none' | 'slow' | 'fails' | 'inspects';
};

/** Price of an add-on: a share of the value (thousandths of a percent) or a sum, up to an age in years. */
type AddOnRule = { readonly share?: number; readonly sum?: number; readonly upToYears: number };

const common: InventedInsurer['addOns'] = {
  ZD: { share: 620, upToYears: 5 },
  RSA: { sum: 199, upToYears: 20 },
  CON: { share: 140, upToYears: 5 },
};

/** The five insurers. All of them and their prices are invented. */
export const INVENTED_INSURERS: readonly InventedInsurer[] = [
  {
    id: 'aravalli',
    protocol: 'json',
    product: 'Aravalli Motor Shield (sandbox)',
    uin: 'SANDBOXRP0001V01202627',
    discount: 62_000,
    lean: 0,
    band: 15_000,
    oldest: 15,
    ownerDriver: 375,
    addOns: { ...common, EP: { share: 130, upToYears: 5 }, KR: { sum: 350, upToYears: 20 } },
    usage: [
      { kilometres: 5_000, discount: 25_000 },
      { kilometres: 7_500, discount: 18_000 },
      { kilometres: 10_000, discount: 12_000 },
    ],
    hasAssociations: true,
    isBonusOnAddOns: false,
    isTotalInRupees: true,
    habit: 'none',
  },
  {
    id: 'sahyadri',
    protocol: 'json',
    product: 'Sahyadri Drive Secure (sandbox)',
    uin: 'SANDBOXRP0002V01202627',
    discount: 70_000,
    lean: -4_000,
    band: 10_000,
    oldest: 10,
    ownerDriver: 320,
    addOns: { ...common, RTI: { share: 420, upToYears: 3 }, NCBP: { share: 210, upToYears: 5 } },
    usage: [],
    hasAssociations: true,
    isBonusOnAddOns: true,
    isTotalInRupees: true,
    habit: 'slow',
  },
  {
    id: 'satpura',
    protocol: 'json',
    product: 'Satpura Vehicle Care (sandbox)',
    uin: 'SANDBOXRP0003V01202627',
    discount: 58_000,
    lean: 3_000,
    band: 12_000,
    oldest: 20,
    ownerDriver: 750,
    addOns: common,
    usage: [],
    hasAssociations: false,
    isBonusOnAddOns: false,
    isTotalInRupees: false,
    habit: 'none',
  },
  {
    id: 'vindhya',
    protocol: 'xml',
    product: 'Vindhya Motor Protect (sandbox)',
    uin: 'SANDBOXRP0004V01202627',
    discount: 74_000,
    lean: 1_000,
    band: 15_000,
    oldest: 12,
    ownerDriver: 295,
    addOns: { ...common, EP: { share: 160, upToYears: 7 }, TYRE: { sum: 900, upToYears: 3 } },
    usage: [
      { kilometres: 5_000, discount: 22_000 },
      { kilometres: 15_000, discount: 6_000 },
    ],
    hasAssociations: true,
    isBonusOnAddOns: false,
    isTotalInRupees: true,
    habit: 'inspects',
  },
  {
    id: 'nilgiri',
    protocol: 'xml',
    product: 'Nilgiri Road Cover (sandbox)',
    uin: 'SANDBOXRP0005V01202627',
    discount: 66_000,
    lean: -2_000,
    band: 15_000,
    oldest: 15,
    ownerDriver: 450,
    addOns: { ...common, RTI: { share: 390, upToYears: 3 }, BAT: { sum: 2_200, upToYears: 5 } },
    usage: [],
    hasAssociations: true,
    isBonusOnAddOns: false,
    isTotalInRupees: true,
    habit: 'fails',
  },
];

/** The insurer of a protocol by its id; null for another. */
export function inventedInsurer(
  id: string,
  protocol: InventedInsurer['protocol'],
): InventedInsurer | null {
  return INVENTED_INSURERS.find((one) => one.id === id && one.protocol === protocol) ?? null;
}
