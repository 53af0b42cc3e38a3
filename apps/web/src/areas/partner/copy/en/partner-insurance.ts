const lines: Readonly<Record<string, string>> = {
  'own-damage': 'Own damage',
  'insurer-discount': 'Usual discount',
  'no-claim-bonus': 'No-claim bonus',
  'third-party': 'Third party, set by law',
  'owner-driver': 'Owner-driver accident cover',
};
const choose = 'Choose one from the list.';
const day = 'Enter a day.';

/** Copy of the premium of a vehicle that a partner describes. */
export const copy = {
  title: 'Insurance premium by the tariff',
  lead: 'Describe the vehicle. Nothing is looked up and nothing is stored.',
  errorsTitle: 'Please fix the following',
  choose: 'Choose',
  fields: {
    vehicle: 'Vehicle',
    power: 'Engine or motor',
    size: 'Cubic capacity (cc), or power (kW) of an electric motor',
    registeredOn: 'Registered on',
    zone: 'Zone of the registering office',
    cover: 'Cover',
    value: 'Insured value (IDV)',
    bonus: 'No-claim bonus on the last policy',
    until: 'Own damage ended on',
  },
  vehicles: { car: 'Private car', 'two-wheeler': 'Two-wheeler' },
  powers: { engine: 'Engine (petrol, diesel, gas)', motor: 'Electric motor' },
  zones: {
    A: 'A: Delhi, Mumbai, Kolkata, Chennai, Bengaluru, Hyderabad, Ahmedabad, Pune',
    B: 'B: rest of India',
  },
  covers: {
    package: 'Own damage and third party',
    'own-damage': 'Own damage only',
    'third-party': 'Third party only',
    bundle: 'New vehicle: own damage and long-term third party',
  },
  sizeHint: 'As on the RC.',
  damageHint: 'Not needed for third party only.',
  untilHint: 'Leave empty if there was none.',
  claim: 'There was a claim in the last policy year',
  errors: {
    vehicle: choose,
    power: choose,
    size: 'Enter 20 to 10,000 cc, or 0.1 to 1,000 kW.',
    registeredOn: day,
    zone: choose,
    cover: choose,
    value: 'Enter the insured value in rupees, ₹5,000 to ₹10 crore.',
    bonus: choose,
    until: day,
  },
  submit: 'Calculate',
  priceTitle: 'Premium',
  line: (id: string) => lines[id] ?? id,
  gst: 'GST',
  total: 'Total',
  bonus: (percent: number) =>
    percent === 0 ? 'No bonus on this policy.' : `${percent}% bonus on this policy.`,
  reference:
    'Third party is set by law. Own damage is a reference: each insurer files its own rates and discounts.',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'partner-insurance': typeof copy;
  }
}
