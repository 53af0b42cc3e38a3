import type { PremiumLineId } from '@pahiya/domain/insurance/rate-motor';
import { formatNumber } from '@pahiya/domain/shared/format';

/** Every line that a premium can have. */
const lines: Readonly<Record<Exclude<PremiumLineId, 'add-on'>, string>> = {
  'own-damage': 'Own damage',
  'insurer-discount': 'Insurer’s discount',
  'other-accessories': 'Other accessories',
  'electrical-accessories': 'Electrical accessories',
  'gas-kit': 'CNG or LPG kit, own damage',
  'usage-discount': 'Pay as you drive',
  'voluntary-deductible': 'Voluntary deductible',
  'anti-theft': 'Anti-theft device',
  association: 'Automobile association',
  'no-claim-bonus': 'No-claim bonus (NCB)',
  'third-party': 'Third party, set by law',
  'hybrid-discount': 'Third party, less for a hybrid',
  'restricted-property': 'Third party, limited property damage',
  'third-party-gas-kit': 'CNG or LPG kit, third party',
  'owner-driver': 'Owner-driver accident cover',
  'paid-driver': 'Liability to paid drivers',
};
const nameOf: Readonly<Record<string, string>> = lines;
const failures: Readonly<Record<string, string>> = {
  timeout: 'Did not respond in time.',
  over: 'This price has expired.',
};
const refusals: Readonly<Record<string, string>> = {
  VEHICLE_AGE: 'Does not insure own damage of a vehicle of this age.',
};

/** Copy of the quotes of insurers. */
export const copy = {
  title: 'Insurance quotes',
  metaTitle: (display: string) => `Insurance quotes for ${display}`,
  here: 'Quotes',
  crumb: (display: string) => `Insurance of ${display}`,
  newVehicle: 'Insurance of a new vehicle',
  startAgain: 'Enter a vehicle number',
  covers: {
    bundle: 'New vehicle: own damage and long-term third party',
    package: 'Own damage and third party',
    'own-damage': 'Own damage only',
    'third-party': 'Third party only',
  },
  answered: (count: number, all: number) => `${count} of ${all} insurers responded`,
  sortRate:
    'Those that offer exactly what you asked for come first. Then the lowest own-damage premium before GST per ₹1,000 of insured value (IDV), then total, then name. No insurer pays for its place.',
  sortRateShort: 'Exact matches, then lowest per ₹1,000 of IDV.',
  sortTotalShort: 'Lowest total with GST first.',
  sortTotal: 'Sorted by the total with GST, then by name. No insurer pays for its place.',
  ownValues: 'Different IDVs, so not like for like.',
  sameValue: (sum: string) => `Compare all at IDV ${sum}`,
  waitForAll: 'Wait for all insurers',
  waiting: 'Waiting for its price.',
  failed: (reason: string) => failures[reason] ?? 'Did not respond.',
  declined: (reason: string) => refusals[reason] ?? 'Does not offer this cover for this vehicle.',
  retry: 'Try again',
  helpline: (number: string) => `Helpline ${number}`,
  value: (sum: string) => `IDV ${sum}`,
  perThousand: (sum: string) => `${sum} per ₹1,000`,
  withGst: 'Total with GST',
  valueLower: (sum: string) => `IDV lower by ${sum}`,
  valueHigher: (sum: string) => `IDV higher by ${sum}`,
  noUsage: 'Pay as you drive',
  withoutDeductible: 'Voluntary deductible',
  discounts: {
    'anti-theft': 'Discount for an anti-theft device',
    association: 'Discount for association members',
    'restricted-property': 'Limited cover for other people’s property',
  },
  without: (names: string) => `Not offered: ${names}`,
  inspection: 'The insurer inspects the vehicle first. Cover begins after that, never earlier.',
  handOver: 'Sold on the insurer’s own site.',
  bill: 'Full bill and add-ons',
  notesTitle: 'Good to know',
  startsOn: (day: string) => `The cover starts on ${day}.`,
  doubledTitle: 'Already covered',
  doubled: {
    'third-party': (day: string) =>
      `As per VAHAN, third-party cover of this vehicle runs until ${day}. This policy starts earlier, so you would pay for the same days twice.`,
    'own-damage': (day: string) =>
      `As per VAHAN, own-damage cover of this vehicle runs until ${day}. This policy starts earlier, so you would pay for the same days twice.`,
  },
  doubledHeld: {
    'third-party': (day: string) =>
      `The policy you bought here has third-party cover until ${day}. This policy starts earlier, so you would pay for the same days twice.`,
    'own-damage': (day: string) =>
      `The policy you bought here has own-damage cover until ${day}. This policy starts earlier, so you would pay for the same days twice.`,
  },
  doubledInstead: 'Compare own damage only',
  doubledLater: 'Renew closer to its last day.',
  lowValue: (percent: number) =>
    `A lower IDV makes a quote cheaper but pays less after theft or total loss, and a repair above ${percent}% of it counts as total loss.`,
  noPhone: 'No insurer has your name or phone number. We ask for neither to show a price.',
  licenceKinds: {
    'web-aggregator': 'web aggregator',
    broker: 'insurance broker',
    'corporate-agent': 'corporate agent',
  },
  licence: ({ kind, number, until }: { kind: string; number: string; until: string }) =>
    `IRDAI registration as ${kind}: ${number}, valid until ${until}.`,
  sandbox: 'Quotes here come from sample insurers. Their names and prices are invented.',
  solicitation:
    'Insurance is the subject matter of solicitation. IRDAI sells no policies and never calls about bonuses; report such calls to the police.',
  falseBonus:
    'Insurers check the bonus with each other. If it is not true, own-damage claims can be refused.',
  change: {
    title: 'Same for all insurers',
    open: 'Change',
    asked: {
      value: (sum: string | null) => (sum === null ? 'Insurers’ IDV' : `IDV ${sum}`),
      bonus: (rate: number) => (rate === 0 ? 'no NCB' : `NCB ${rate}%`),
      addOns: (count: number) =>
        count === 0 ? 'no add-ons' : count === 1 ? '1 add-on' : `${count} add-ons`,
      extras: (count: number) =>
        count === 0 ? 'No extras' : count === 1 ? '1 extra' : `${count} extras`,
    },
    errorsTitle: 'Please fix the following',
    value: 'Insured value (IDV)',
    ruleHint: 'Leave empty to work it out from the ex-showroom price.',
    valueHint: 'Leave empty and each insurer quotes its own value.',
    commonHint: (sum: string) => `${sum} is possible at every insurer that responded.`,
    valueBand: (least: string, most: string) =>
      `The insurers insure this vehicle for ${least} to ${most}.`,
    valueError: 'Enter the insured value in rupees, ₹5,000 to ₹10 crore.',
    claim: 'Any claim in the last policy year?',
    claimNo: 'No claim',
    from: (sum: string) => `from ${sum}`,
    noPrice: 'Price follows',
    claimYes: 'I made a claim',
    bonus: (rate: number) =>
      rate === 0 ? 'No bonus on this policy.' : `${rate}% off own damage on this policy.`,
    noBonus: {
      claim: 'No bonus, because there was a claim.',
      'third-party-only': 'No bonus: it is earned on own damage only, and there was none.',
      'owner-changed': 'No bonus: it stays with the previous owner.',
      'certificate-over': 'No bonus: the certificate is too old.',
    },
    lapsed: (days: number | null) =>
      days === null
        ? 'No bonus: own damage ended too long ago.'
        : `No bonus: own damage ended more than ${days} days ago.`,
    addOnsNone: 'Add-ons: none selected',
    addOnsSome: (count: number) => `Add-ons: ${count} selected`,
    submit: 'Update prices',
    busy: 'Asking the insurers',
  },
  addOnNames: {
    'zero-depreciation': 'Zero depreciation',
    'return-to-invoice': 'Return to invoice',
    'engine-protect': 'Engine protect',
    consumables: 'Consumables',
    'roadside-help': 'Roadside assistance',
    'key-replacement': 'Key replacement',
    'tyre-protect': 'Tyre protect',
    'bonus-protect': 'NCB protect',
    'battery-protect': 'Battery protect',
  },
  addOnHints: {
    'zero-depreciation': 'Parts are paid in full, without a deduction for age.',
    'return-to-invoice': 'After theft or total loss you get the price on the invoice.',
    'engine-protect': 'Damage to the engine by water or lost oil.',
    consumables: 'Oil, coolant, nuts and bolts of a repair.',
    'roadside-help': 'Towing, flat tyre, empty battery or fuel on the road.',
    'key-replacement': 'A lost or stolen key and the lock that goes with it.',
    'tyre-protect': 'Damage to tyres alone.',
    'bonus-protect': 'The bonus stays after one claim.',
    'battery-protect': 'Battery and charger of an electric vehicle.',
  },
  quote: {
    metaTitle: (name: string) => `Quote of ${name}`,
    billTitle: (years: number) =>
      years === 1
        ? 'Bill for one year'
        : `Bill: own damage for one year, third party for ${years} years`,
    line: (id: string) => nameOf[id] ?? id,
    gst: 'GST',
    bonusNote: (percent: number) => `${percent}% of own damage`,
    otherPolicy: {
      label: 'Third party',
      amount: 'Not charged',
      note: 'Your third-party policy covers it.',
    },
    rounding: 'Rounded by the insurer',
    changed: 'Changed by the insurer after the quote',
    total: 'Total',
    free: 'We add no charge of our own.',
    both: (withBonus: string, without: string) =>
      `With the no-claim bonus ${withBonus}, without it ${without}.`,
    lastTitle: 'Last year and this year',
    lastUnknown: 'We do not know what you paid last year.',
    lastInsurer: 'Your last policy here',
    lastUntil: ({ insurer, day }: { insurer: string; day: string }) => `${insurer}, until ${day}`,
    lastValue: 'Insured value then',
    lastPaid: 'Paid last year',
    lastHint: 'The total on your last policy.',
    lastError: 'Enter the sum in rupees.',
    thisYear: 'This quote',
    difference: 'Difference',
    more: (sum: string) => `${sum} more`,
    less: (sum: string) => `${sum} less`,
    compare: 'Compare',
    same: 'None',
    yearsTitle: 'Line by line',
    years: (last: string, now: string) => `${last}, now ${now}`,
    notCharged: 'none',
    reasons: {
      added: 'New in this quote',
      dropped: 'Not in this quote',
      'insured-value': 'Insured value',
      bonus: 'Bonus or own damage changed',
      tariff: 'Tariff set by law',
      gst: 'Follows the premium',
      insurer: 'Price of the insurer',
    },
    billUnknown: 'We do not have the bill of that policy, only its total.',
    addOnsTitle: 'Add-ons',
    addOnsLead:
      'None is selected for you. Prices are before GST. When you choose, we get prices from all insurers again.',
    addOnPrice: (sum: string) => `+ ${sum}`,
    update: 'Update price',
    busy: 'Asking the insurers',
    termsTitle: 'Quote details',
    product: 'Product',
    uin: 'UIN',
    value: 'Insured value (IDV)',
    band: 'IDV possible here',
    range: (least: string, most: string) => `${least} to ${most}`,
    deductible: 'You pay per claim',
    withVoluntary: (compulsory: string, voluntary: string) =>
      `${compulsory}, and ${voluntary} by your choice`,
    kilometres: 'Kilometres in the year',
    upToKm: (km: number) => `Up to ${formatNumber(km)} km`,
    starts: 'Starts on',
    validUntil: 'Price valid until',
    registration: 'IRDAI registration',
    buyTitle: 'How to buy',
    here: 'You buy it here. Next comes the proposal; you pay only after you have seen everything.',
    buy: (total: string) => `Buy for ${total}`,
    inspect: 'Start or continue the inspection',
    byPhone:
      'The insurer has to see the vehicle first, so you cannot buy it here. Call the insurer and give the quote’s figures.',
    thirdPartyNow: 'Third-party cover needs no inspection and can start without waiting.',
    thirdPartyOnly: 'Compare third-party cover',
    onItsPage: 'You buy it on the insurer’s own site. From us it gets only the quote number.',
    goTo: 'Continue at',
    back: 'Back to all quotes',
  },
  share: {
    title: 'Share this quote',
    newLead:
      'Anyone with the link sees make, model and this bill. It shows no name and ends with the quote.',
    lead: 'Anyone with the link sees this bill. It hides the last digits of the vehicle number, shows no name, and ends with the quote.',
    share: 'Get a link',
    link: 'Link:',
    stop: 'Withdraw the link',
    stopped: 'The link no longer works.',
    busy: 'One moment',
  },
  shared: {
    title: 'A shared insurance quote',
    over: 'This price has expired.',
    note: 'A price for somebody else’s vehicle. Yours differs with age, city, insured value and bonus.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'insurance-quotes': typeof copy;
  }
}
