import type { PremiumLineId } from '@pahiya/domain/insurance/rate-motor';
import { marks } from '../../../../frame/copy/shared/en/marks.ts';
import { yearsMonths } from '../../../../frame/copy/shared/en/years-months.ts';

/** Every line that a premium can have. */
const lines: Readonly<Record<Exclude<PremiumLineId, 'add-on'>, string>> = {
  'own-damage': 'Own damage at the reference rate',
  'insurer-discount': 'Usual insurer discount',
  'gas-kit': 'CNG or LPG kit, own damage',
  'electrical-accessories': 'Electrical accessories',
  'other-accessories': 'Other accessories',
  'voluntary-deductible': 'Voluntary deductible',
  'usage-discount': 'Pay as you drive',
  'paid-driver': 'Liability to paid drivers',
  'anti-theft': 'Anti-theft device',
  association: 'Automobile association',
  'restricted-property': 'Third party, limited property damage',
  'no-claim-bonus': 'No-claim bonus (NCB)',
  'third-party': 'Third party, set by law',
  'hybrid-discount': 'Third party, less for a hybrid',
  'third-party-gas-kit': 'CNG or LPG kit, third party',
  'owner-driver': 'Owner-driver accident cover',
};
const nameOf: Readonly<Record<string, string>> = lines;

/** Copy of the insurance pages. */
export const copy = {
  marks,
  crumb: 'Insurance',
  title: 'Insurance of your car or two-wheeler',
  metaTitle: 'Car and bike insurance: covers, expiry and premium by vehicle number',
  metaDescription:
    'See which covers of a vehicle are active and which have lapsed, the third-party premium set by law, and what own damage usually costs. No phone number needed.',
  lead: 'See what is covered, what has lapsed and what it usually costs. No phone number needed.',
  prompt: 'Enter vehicle number',
  submit: 'See covers and price',
  notSold:
    'We do not sell insurance. Prices here come from the tariff in force and from usual rates. To buy, contact an insurer of your choice.',
  newVehicle: 'New vehicle, no number yet',
  noRecord:
    'This vehicle cannot be priced without its record, but you can see the third-party premium set by law and the insurers’ helplines.',
  other: 'Another vehicle, tariff and insurers’ helplines',
  callBack: 'Request a call from an insurance partner',
  claims: 'Make a claim: first steps, papers, days and letters',
  quotes:
    'Enter a number to compare quotes of several insurers at one insured value, without a phone number. You buy from the insurer of your choice.',
  tariff: {
    title: 'Third-party premium for one year',
    lead: (gst: number) =>
      `Set by law and the same at every insurer. ${gst}% GST is added. A private vehicle must have this cover to be on the road.`,
    class: 'Vehicle',
    premium: 'Before GST',
    kinds: {
      car: { engine: 'Car', motor: 'Electric car' },
      'two-wheeler': { engine: 'Two-wheeler', motor: 'Electric two-wheeler' },
    },
    over: (kind: string, power: string) => `${kind}, over ${power}`,
    upTo: (kind: string, power: string) => `${kind}, up to ${power}`,
    between: (kind: string, over: string, upTo: string) =>
      `${kind}, over ${over} and up to ${upTo}`,
    source: (day: string) => `In force since ${day}.`,
  },
  insurers: {
    title: 'Insurers and their helplines',
    lead: 'In alphabetical order. None of them pays us, and we do not have their prices.',
    show: (count: number) => `Show ${count} insurers`,
    formerly: 'Formerly',
    registration: (number: number) => `IRDAI registration ${number}`,
    source: (month: string, year: string) =>
      `Checked in ${month}/${year}. Insurers change numbers, so check on the policy or the insurer’s own site. Not every insurer is listed.`,
  },
  vehicle: {
    metaTitle: (display: string) => `Insurance of ${display}`,
    title: (display: string) => `Insurance of ${display}`,
    lead: 'Covers as per VAHAN, and what a new policy costs.',
    covers: 'Covers',
    record: 'Full RC details',
    source: (name: string, time: string) => `As per ${name}, ${time}.`,
    sandbox: 'Sandbox data, not a real vehicle.',
    sourceDown: 'VAHAN is unavailable right now. This is the last known record.',
    kinds: {
      'third-party': 'Third party (TP)',
      'own-damage': 'Own damage (OD)',
      'owner-driver': 'Owner-driver accident cover',
    },
    until: (day: string, { isPast, isEstimate }: { isPast: boolean; isEstimate: boolean }) =>
      `${isEstimate ? 'Estimated: ' : ''}${isPast ? 'ended' : 'until'} ${day}`,
    starts: (day: string) => `Starts ${day}`,
    held: (covers: string) => `Bought here: ${covers}.`,
    heldPolicy: (policy: { insurer: string; lastFour: string | null; from: string }) =>
      `${policy.insurer}${policy.lastFour === null ? '' : `, policy no. ending ${policy.lastFour}`}, from ${policy.from}.`,
    heldNotInRegister: 'VAHAN does not show it yet. Only you see this.',
    heldOpen: (insurer: string) => `View policy of ${insurer}`,
    yearsMonths,
    word: (
      state: 'running' | 'ending' | 'lapsed' | 'starting' | 'not-known',
      daysLeft: number | null,
      /** The same time, from a year on. */
      long: string | null,
    ) => {
      if (state === 'not-known' || daysLeft === null) return 'Not known';
      const days = Math.abs(daysLeft);
      const inDays = days === 1 ? '1 day' : `${days} days`;
      const many = long ?? inDays;
      if (state === 'lapsed') return `Lapsed ${many} ago`;
      return daysLeft === 0 ? 'Last day today' : `${many} left`;
    },
    means: {
      'third-party': {
        running: 'Injury and damage to others is covered.',
        ending: 'Renew by the last day: there is no grace period.',
        lapsed:
          'It is illegal to drive without it. There is no grace period; a new cover can start at once.',
        starting:
          'It is illegal to drive before that day unless another policy covers the vehicle.',
        'not-known': 'No date on record. Check your policy.',
      },
      'own-damage': {
        running: 'Accident, theft and fire of your own vehicle are covered.',
        ending: 'Renew by the last day and no inspection is needed.',
        lapsed:
          'Damage to your own vehicle, theft and fire are not covered. Insurers inspect the vehicle first.',
        starting: 'Damage, theft and fire before that day are not covered by it.',
        'not-known': 'No date on record. Look for “OD” on your policy.',
      },
      'owner-driver': {
        running: 'Death or disability of the owner while driving is covered.',
        ending: 'Renew it with the next policy.',
        lapsed: '',
        starting: 'An accident before that day is not covered by it.',
        'not-known':
          'Not on the RC record. It is compulsory unless you have one elsewhere, have no licence, or a company owns the vehicle.',
      },
    },
    bonusKept: (day: string) => `A no-claim bonus is kept until ${day}.`,
    bonusLost: (days: number) => `The no-claim bonus is lost: it is kept for ${days} days only.`,
    bonusFalls: (days: number) => `A no-claim bonus is lost after ${days} days.`,
    coveredTitle: 'No need to renew yet',
    covered: (day: string) =>
      `Third party and own damage are active; nothing needs to be bought for them until ${day}.`,
    coveredRemind: 'Set a reminder',
    coverLabel: 'What do you want to insure?',
    coverNames: {
      bundle: 'New vehicle: own damage and long-term third party',
      package: 'Own damage and third party',
      'own-damage': 'Own damage only',
      'third-party': 'Third party only',
    },
    notPricedTitle: 'No price here for this vehicle',
    notPriced: {
      commercial:
        'It is registered as a commercial vehicle. We price private cars and two-wheelers.',
      'other-class': 'We price private cars and two-wheelers only.',
      'no-registration-day':
        'Its record has no registration date, so the age of the vehicle is not known.',
    },
  },
  form: {
    title: 'A few more details',
    noPhone: 'We ask for no name and no phone number.',
    errorsTitle: 'Please fix the following',
    submit: 'Show tariff price',
    getQuotes: 'Get quotes from insurers',
    value: 'Insured value (IDV)',
    valueHint: 'Printed on your last policy.',
    valueFalls: (percent: number) => `It falls about ${percent}% a year.`,
    valueHintNew: 'Usually a little less than the ex-showroom price.',
    valueHintQuotes: 'Leave empty for quotes and each insurer takes its own value.',
    until: 'Last day of own damage',
    untilHint: 'dd/mm/yyyy, from your policy. Leave empty if you had none.',
    bonus: 'No-claim bonus on the last policy',
    bonusHint: 'Shown as NCB on the policy.',
    certificateBonus: 'No-claim bonus by certificate',
    certificateBonusHint:
      'Of a car or two-wheeler that you sold or scrapped. It counts for a new vehicle of the same class.',
    certificate: 'Date of the certificate',
    certificateHint: 'dd/mm/yyyy, only with a bonus. The insurer asks for the certificate.',
    noBonus: 'None',
    kw: 'Power of the motor in kW',
    cc: 'Engine size in cc',
    powerHint: {
      kw: 'In the owner’s manual or on the brochure. It decides the premium.',
      cc: 'On the RC. It decides the premium.',
    },
    owner: 'Owner-driver accident cover',
    ownerHint: 'You may leave it out only for one of these reasons.',
    ownerBuys: 'With this policy',
    owners: {
      company: 'A company or firm owns the vehicle',
      'no-licence': 'The owner has no driving licence',
      'covered-elsewhere': 'I already have this cover elsewhere',
    },
    claim: 'Any claim in the last policy year?',
    claimNo: 'No claim',
    claimYes: 'I made a claim',
    claimHint: 'Then the bonus falls to zero. Insurers check this with each other.',
    bought: 'I bought the vehicle during the last policy',
    addOns: 'Add-ons, none chosen for you',
    addOnsLater: 'Add-ons and their prices appear with the price.',
    noAddOns: 'Insurers usually offer no such add-ons for a vehicle of this age.',
    addOnNames: {
      'zero-depreciation': 'Zero depreciation',
      'return-to-invoice': 'Return to invoice',
      'engine-protect': 'Engine protect',
      consumables: 'Consumables',
    },
    addOnHints: {
      'zero-depreciation': 'Parts are paid in full, without a deduction for age.',
      'return-to-invoice': 'After theft or total loss you get the price on the invoice.',
      'engine-protect': 'Damage to the engine by water or lost oil.',
      consumables: 'Oil, coolant, nuts and bolts of a repair.',
    },
    addOnPrice: (sum: string) => `+ ${sum} before GST`,
    errors: {
      value: 'Enter the insured value in rupees, ₹5,000 to ₹10 crore.',
      bonus: 'Choose a bonus from the list.',
      claim: 'Say whether there was a claim: the bonus depends on it.',
      certificate: 'Enter the date of the certificate, as dd/mm/yyyy.',
      until: 'Enter the day as dd/mm/yyyy.',
      kw: 'Enter the power in kW, 0.1 to 1,000.',
      cc: 'Enter the engine size in cc, 20 to 10,000.',
      owner: 'Choose one.',
    },
  },
  result: {
    titles: {
      bundle: 'Own damage for one year and long-term third party',
      package: 'Own damage and third party for one year',
      'own-damage': 'Own damage for one year',
      'third-party': 'Third party for one year',
    },
    byLaw: 'The third-party premium is set by law and the same at every insurer.',
    reference: (discount: number) =>
      `This is not an offer. Third party is set by law. For own damage each insurer has its own rate: we take the old tariff less ${discount}%, a rough figure of ours. Real quotes can be well above or below it.`,
    line: (id: string) => nameOf[id] ?? id,
    gst: 'GST',
    total: (isBundle: boolean): string => (isBundle ? 'Total' : 'Total for one year'),
    bundleYears: (years: number) =>
      `A new vehicle needs third-party cover for ${years} years at once. Own damage runs for one year and is renewed alone after that.`,
    bonusTitle: 'Your no-claim bonus',
    bonusIs: (rate: number) =>
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
    both: (withBonus: string, without: string) =>
      `With the bonus ${withBonus}, without it ${without}.`,
    falseBonus:
      'Insurers check the bonus with each other. If it is not true, the insurer can refuse own-damage claims.',
    perThousand: (sum: string) =>
      `Own damage before GST is ${sum} for each ₹1,000 of insured value. Compare quotes by this figure: a lower IDV makes a quote look cheaper but pays less after theft or total loss.`,
    inspection:
      'Insurers usually inspect the vehicle first. The cover starts after that, not before.',
    keepThirdParty:
      'The insurer notes the number, insurer and last day of your third-party policy. Keep that policy at hand.',
    zone: (zone: string) => `Tariff zone ${zone} by the registering office.`,
    zoneAssumed: 'The office is not known, so zone B is assumed.',
    asOf: (day: string) => `Rates in force on ${day}.`,
    next: 'We cannot sell you this policy. Take the figures along and ask an insurer of your choice; helplines are below.',
    nextQuotes:
      'This is the tariff’s figure, to judge quotes by. “Get quotes from insurers” asks them for theirs.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly insurance: typeof copy;
  }
}
