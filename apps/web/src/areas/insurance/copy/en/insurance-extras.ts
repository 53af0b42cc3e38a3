import { formatNumber } from '@pahiya/domain/shared/format';

const sum = 'Enter the value in rupees, up to ₹10 lakh, or leave it empty.';
const choose = 'Choose one from the list.';

/** Copy of what a policy is priced for besides its cover. */
export const copy = {
  none: 'Deductible, accessories, gas kit, driver, discounts: none selected',
  some: (count: number) => `Deductible, accessories, gas kit, driver, discounts: ${count} selected`,
  noneThirdParty: 'Gas kit, driver, discounts: none selected',
  someThirdParty: (count: number) => `Gas kit, driver, discounts: ${count} selected`,
  fields: {
    deductible: 'Voluntary deductible',
    km: 'Kilometres in the year (pay as you drive)',
    electrical: 'Value of electrical accessories',
    accessories: 'Value of other accessories',
    kit: 'CNG or LPG kit',
    kitValue: 'Value of the fitted kit',
    drivers: 'Drivers you employ',
    antiTheft: 'Anti-theft device approved by ARAI',
    association: 'Member of an automobile association',
    property: 'Limited cover for other people’s property',
  },
  lessTitle: 'Lower the premium',
  source: 'Source:',
  antiTheft: (percent: number, most: string) =>
    `${percent}% off own damage, up to ${most}. The insurer will ask for its installation certificate.`,
  association: (percent: number, most: string) =>
    `${percent}% off own damage, up to ${most}. If the membership ends during the policy, you have to inform the insurer and pay back the rest of the discount.`,
  property: ({ less, limit, usual }: { less: string; limit: string; usual: string }) =>
    `${less} off third party. The insurer then pays at most ${limit} instead of ${usual} for other people’s property; you pay the rest yourself. Injury and death stay covered without a limit.`,
  hints: {
    deductible: 'You pay this much more per claim, and the premium falls.',
    km: 'Some insurers charge less below a limit. Check in the policy what applies above it.',
    electrical: 'Added after delivery, for example a music system or fog lamps.',
    accessories: 'Added after delivery, for example alloy wheels or a carrier.',
    kit: 'A fitted kit has to be on the RC too.',
    kitValue: 'Only for a kit that was fitted later.',
    drivers: 'Your liability to them if they are hurt at work.',
  },
  empty: {
    deductible: 'None',
    km: 'No limit',
    electrical: '',
    accessories: '',
    kit: 'As on the RC',
    kitValue: '',
    drivers: 'None',
  },
  kits: { 'built-in': 'Built in by the maker', fitted: 'Fitted later' },
  kilometres: (km: number) => `Up to ${formatNumber(km)} km`,
  errors: {
    deductible: choose,
    km: choose,
    electrical: sum,
    accessories: sum,
    kit: choose,
    kitValue: 'Enter the value of the kit, ₹1,000 to ₹5 lakh.',
    drivers: choose,
    antiTheft: choose,
    association: choose,
    property: choose,
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'insurance-extras': typeof copy;
  }
}
