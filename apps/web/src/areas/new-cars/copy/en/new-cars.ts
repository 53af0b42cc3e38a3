import type { OnRoadLineId } from '@pahiya/domain/new-cars/on-road-price';
import { states } from '../../../../frame/copy/shared/en/states.ts';
import { figureNames, waysKnown } from '../../../../parts/car-words/copy/shared/en/figure-words.ts';
import { carNames } from '../shared/en/car-names.ts';
import { emiWords } from '../shared/en/emi-words.ts';

/** Copy of the new-car pages. */
export const copy = {
  crumbs: 'You are here',
  states,
  ...carNames,
  home: {
    crumb: 'New cars',
    metaTitle: 'New cars in India: prices with their date, on-road price, crash ratings',
    metaDescription: (makes: number, models: number) =>
      `${models} models of ${makes} makes: ex-showroom prices with month and source, the on-road price line by line, specifications and crash ratings.`,
    title: 'New cars',
    lead: 'Every price with its month and source, and what the car costs on the road in your city.',
    newest: 'Newest prices',
    fiveStars: 'Five stars in the crash test',
    makes: 'Makes',
    models: (count: number) => (count === 1 ? '1 model' : `${count} models`),
  },
  make: {
    metaTitle: (make: string) => `${make} cars: models and prices`,
    metaDescription: (make: string, models: number) =>
      `${models} ${make} models with price range, body, fuels, seats and crash rating.`,
    title: (make: string) => `${make} cars`,
    lead: (models: number) => (models === 1 ? '1 model' : `${models} models`),
    others: 'Other makes',
  },
  model: {
    metaTitle: (name: string) => `${name}: variants, prices and crash rating`,
    metaDescription: (name: string, variants: number) =>
      `${variants} variants of the ${name} with ex-showroom price, month and source, mileage claimed and airbags.`,
    variants: 'Variants',
    variantsNote: (month: string) =>
      `Ex-showroom prices as of ${month}, cheapest first. + shows how much more a variant costs than the next cheaper one with the same fuel and gearbox, and which known figures differ.`,
    variant: 'Variant',
    price: 'Ex-showroom',
    step: (label: string, value: string, below: string) => `${label}: ${value} instead of ${below}`,
    moreBy: (amount: string) => `+${amount}`,
    airbags: (count: number) => (count === 1 ? '1 airbag' : `${count} airbags`),
    old: 'Old prices',
    oldNote:
      'More than a year old, some from before the GST change of September 2025. Ask the dealer for today’s price.',
    unpriced: 'Price not known',
    rating: 'Crash rating',
    noRating: 'No crash rating found. That does not mean the car was not tested.',
    stars: (adult: number, child: number) => `Adults ${adult} of 5, children ${child} of 5`,
    untested: (source: string) => `Not crash-tested, according to: ${source}.`,
    airbagsTested: (count: number | null) =>
      count === null ? 'Airbags of the car tested: not stated.' : `Tested with ${count} airbags.`,
    ratingNote:
      'A rating applies to the equipment that was tested. Check how many airbags your variant has.',
    unsureRating: 'From one source; check it on the test programme’s site.',
    drawn: 'Drawn from the measurements, all cars to one scale. Not a photograph.',
    batteryRent: 'without battery, which is charged per kilometre',
  },
  which: {
    title: 'Which variant has it?',
    any: 'Any',
    least: (label: string) => `${label}, at least`,
    submit: 'Find the variant',
    cheapest: 'The cheapest with all of these:',
    next: (more: string) => `The next one with all of these costs ${more} more:`,
    noNext: 'No costlier variant has all of these.',
    none: 'No variant with a current price has all of these. Remove one of your choices.',
    unsure: (names: string) => `May have them, but some details are not known: ${names}.`,
  },
  price: {
    asOf: (month: string) => `as of ${month}`,
    from: (least: string, most: string) => `${least} to ${most}`,
    none: 'Price not known',
    onlyOld: 'Only old prices known',
    old: 'Old price',
    unsure: 'From a single source we could not verify; confirm with the dealer.',
    exShowroom: 'Ex-showroom price, GST included',
  },
  variant: {
    metaTitle: (name: string) => `${name}: on-road price and specification`,
    metaDescription: (name: string) =>
      `${name}: the on-road price line by line with the rule behind each line, and the specification with its source.`,
    onRoad: 'On-road price',
    onRoadIn: (city: string) => `On-road price in ${city}`,
    total: 'On-road price',
    totalUnknown: 'Not known',
    noOnRoad:
      'We do not have a current price of this variant, so there is no on-road price. Ask the dealer for the ex-showroom price.',
    form: {
      city: 'City of registration',
      owner: 'Registered to',
      owners: { individual: 'An individual', company: 'A company' },
      loan: 'Bought with a loan',
      submit: 'Update price',
    },
    gst: (rate: string, amount: string) => `The price includes ${rate} GST: ${amount}.`,
    step: (above: string, more: string) =>
      `One rupee above ${above} and tax rises by ${more}, because the higher rate applies to the whole price.`,
    cover: {
      label: 'Owner-driver accident cover',
      note: (years: number) =>
        `Not in the total: needed unless you have one. Cover for ${years} years`,
      amount: (amount: string) => `about ${amount}`,
    },
    asOf: (state: string, when: string) => `Road tax of ${state}: rates of ${when}.`,
    discount: (share: string) =>
      `Insurance: reference rates less ${share}; insurers’ prices differ.`,
    indicative:
      'Indicative. The registering office decides the tax; insurers set their own prices.',
    sources: 'Sources of the lines',
    specification: 'Specification',
    notKnown: 'Not known',
    figuresFrom: (source: string) => `Source: ${source}.`,
    history: 'Price history',
    historyNote: 'Every price we have seen, newest first.',
    insure: 'Compare insurance prices for this car',
    checkQuotation: 'Check a dealer’s quotation',
    allVariants: (model: string) => `All variants of the ${model}`,
  },
  lines: {
    'ex-showroom': { label: 'Ex-showroom price', note: 'With GST' },
    'road-tax': { label: 'Road tax', note: 'On the whole price, once for the life of the car' },
    surcharge: { label: 'Surcharge', note: 'On the road tax' },
    'state-charge': { label: 'State charge', note: '' },
    registration: { label: 'Registration', note: 'CMVR rule 81' },
    'smart-card': { label: 'Smart card', note: 'Where the state issues a card' },
    hypothecation: { label: 'Hypothecation', note: 'The lender is entered on the RC' },
    insurance: {
      label: 'Insurance',
      note: 'Own damage for one year, third party for three. Buy it wherever you like',
    },
    tcs: {
      label: 'TCS',
      note: 'Income tax collected by the dealer on costlier cars; you can claim it in your return',
    },
    fastag: { label: 'FASTag', note: 'Issue fee, deposit and first balance' },
    handling: {
      label: 'Handling charges',
      note: 'Not payable: no law provides for them. If the dealer insists: consumer helpline 1915',
    },
  } satisfies Record<OnRoadLineId, { label: string; note: string }>,
  rate: (share: string) => `${share} of the price`,
  rateOfTax: (share: string) => `${share} of the tax`,
  unsureLine: 'To be confirmed',
  drives: {
    fwd: 'Front-wheel drive',
    rwd: 'Rear-wheel drive',
    '2wd': 'Two-wheel drive',
    '4wd': 'Four-wheel drive',
    awd: 'All-wheel drive',
  },
  compare: {
    crumb: 'Compare',
    metaTitle: 'Compare new cars side by side',
    metaDescription:
      'Two to four new cars side by side: price, on-road price in your city, engine, mileage claimed, size, safety. Differences marked.',
    title: 'Compare cars',
    lead: 'Two to four variants side by side.',
    link: 'Compare with other cars',
    one: 'Add a second car to compare.',
    add: 'Add a car',
    addTo: (count: number) => `${count} of 4 cars`,
    chooseMake: 'Choose a make',
    chooseModel: (make: string) => `Choose a ${make} model`,
    chooseVariant: (model: string) => `Choose a variant of the ${model}`,
    back: 'Another make',
    remove: 'Remove',
    full: 'You can compare up to four cars. Remove one to add another.',
    caption: 'Cars compared',
    line: 'Detail',
    onlyDifferent: 'Hide rows that are the same',
    all: 'Show all rows',
    allSame: 'All known values are the same.',
    city: 'City of registration',
    citySubmit: 'Update',
    best: { of: (known: number) => `Best of ${known}`, only: 'Best' },
    emi: emiWords,
    rows: {
      exShowroom: 'Ex-showroom price',
      onRoad: 'On-road price',
      emi: emiWords.label,
      monthly: 'Per month',
      adultStars: 'Crash rating, adults',
      childStars: 'Crash rating, children',
    },
    monthlyNote: 'EMI, fuel and insurance',
    lineUp: {
      title: 'Size side by side',
      note: 'All at the same scale. One kerb stripe is half a metre. Figures are length × height in metres.',
      drawing: 'The cars side by side, drawn to scale',
      person: 'Person',
      scooter: 'Scooter',
      motorcycle: 'Motorcycle',
      sizes: (length: string, width: string, height: string) =>
        `length ${length}, width ${width}, height ${height}`,
      unknown: 'not known',
      byHand: 'Its height is drawn as our editors estimate it',
      usual: 'What is not known is drawn as usual for its body type',
      others:
        'The person is 1.70 m tall. Scooter and motorcycle have the usual size of their kind.',
    },
    parking: {
      title: 'Will it fit your parking space?',
      fields: { widthMm: 'Width in metres', lengthMm: 'Length in metres' },
      submit: 'Check',
      errors: 'Please fix the following',
      between: (label: string, least: string, most: string) =>
        `${label}: enter ${least} to ${most}, to the centimetre.`,
      fits: 'Fits',
      tooBig: 'Does not fit',
      eachSide: (centimetres: number) => `${centimetres} cm on each side`,
      tooWide: (centimetres: number) => `${centimetres} cm too wide`,
      behind: (centimetres: number) => `${centimetres} cm to spare in length`,
      tooLong: (centimetres: number) => `${centimetres} cm too long`,
      noWidth: 'Width not known; drawn with the usual width of its body type',
      noLength: 'Length not known; drawn with the usual length',
      note: 'Widths are without mirrors. Leave room to open the doors. The size filled in at first is the usual bay of the Indian Roads Congress (IRC:SP:12).',
    },
    none: 'Has none',
    stars: (count: number) => `${count} of 5`,
    note: 'We mark the best value only where higher or lower is clearly better. Unknown values do not count. Prices older than a year are not compared.',
  },
  seats: (counts: string) => `${counts} seats`,
  spec: {
    fuel: 'Fuel',
    gearbox: 'Gearbox',
    drive: 'Drive',
    groups: {
      engine: 'Engine and gearbox',
      running: 'Mileage claimed',
      size: 'Size',
      safety: 'Safety',
    },
    keys: figureNames,
    known: waysKnown,
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    'new-cars': typeof copy;
  }
}
