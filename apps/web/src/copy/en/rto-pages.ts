import { states } from './shared/states.ts';

const offices = (n: number) => (n === 1 ? '1 office' : `${n} offices`);

/** Words of the pages about states, towns and offices. */
export const copy = {
  states,
  crumbs: 'Where you are',
  range: (first: string, last: string) => `${first} to ${last}`,
  home: {
    crumb: 'RTO',
    metaTitle: 'RTO offices of India by state',
    metaDescription: (n: number) =>
      `All ${n} RTO codes in use, by state and town: office, district, plate format, services with fees, and how sure we are of each.`,
    title: 'RTO offices of India',
    lead: 'Choose a state for its codes, offices, plate format, fees and road tax.',
    finder: 'Know the code? Find its office',
    near: 'Find the nearest office by town or PIN code',
    map: 'States as tiles, roughly in their place',
    mapNote: 'A scheme, not a map: shapes and borders are left out.',
    list: 'All states and union territories',
    popular: 'Popular cities',
  },
  state: {
    metaTitle: (state: string) => `${state} RTO codes and offices`,
    metaDescription: (state: string, n: number, range: string) =>
      `${offices(n)} of ${state} with their codes, ${range}: district, plate format, services with fees and forms, road tax.`,
    metaDescriptionOne: (state: string, code: string) =>
      `The one office of ${state}, ${code}: district, plate format, services with fees and forms, road tax.`,
    title: (state: string) => `RTO offices of ${state}`,
    lead: (n: number, capital: string) =>
      `${offices(n)} give${n === 1 ? 's' : ''} out numbers today. Capital: ${capital}.`,
    codes: 'Codes and offices',
    former: 'Codes of old',
    formerNote: 'No longer given out. Numbers that carry them stay valid.',
    places: 'Towns and districts',
    neighbours: 'Neighbouring states',
    tax: (state: string) => `Road tax in ${state}`,
    plate: (state: string) => `How a number of ${state} looks`,
    question: {
      howMany: (state: string) => `How many RTO offices does ${state} have?`,
      howManyAnswer: (state: string, n: number, range: string) =>
        n === 1
          ? `One code is in use in ${state}: ${range}.`
          : `${n} codes are in use in ${state}: ${range}. Some offices use more than one.`,
    },
  },
  place: {
    metaTitle: (name: string, state: string) => `${name} RTO, ${state}`,
    metaTitleDistrict: (name: string, state: string) => `${name} district RTO, ${state}`,
    metaDescription: (name: string, state: string, codes: string) =>
      `RTO of ${name}, ${state}: ${codes}. What the office does, fees, forms, plate format and road tax.`,
    metaDescriptionDistrict: (name: string, state: string, codes: string) =>
      `RTO offices of ${name} district, ${state}: ${codes}. What they do, fees, forms, plate format and road tax.`,
    metaDescriptionNone: (name: string, state: string) =>
      `RTO of ${name}, ${state}: no code of its own in our lists. Nearby offices, fees, forms, plate format and road tax.`,
    title: (name: string) => `RTO in ${name}`,
    titleDistrict: (name: string) => `RTO offices of ${name} district`,
    lead: (n: number) =>
      `${offices(n)} give${n === 1 ? 's' : ''} out numbers for this place today.`,
    none: 'Our lists have no code of its own for this place. Look at the offices of the state.',
    codes: 'Codes and offices',
    district: 'More offices of the district',
    others: 'Other places of the state',
    question: {
      which: (name: string) => `Which RTO code does ${name} have?`,
      whichAnswer: (name: string, codes: string) => `${name}: ${codes}.`,
    },
  },
  office: {
    metaTitle: (code: string, office: string, state: string) => `${code} RTO: ${office}, ${state}`,
    metaDescription: (code: string, office: string, state: string) =>
      `${code} is the code of ${office}, ${state}. District, what the office does, fees, forms, plate format, and how sure we are.`,
    title: (code: string, office: string) => `${code} RTO: ${office}`,
    facts: 'The office',
    code: 'Code',
    name: 'Office',
    town: 'Town',
    district: 'District',
    state: 'State',
    type: 'Kind of office',
    status: 'The code',
    lists: 'Lists that have it',
    notKnown: 'Not known',
    plateLabel: 'Code on the plate',
    today: 'The same office today',
    note: 'From the lists',
    units: 'Unit offices with a series of their own',
    unit: (series: string) => `Series ending in ${series}`,
    does: 'What the office does',
    sameTown: 'Other offices of this town',
    besides: 'Neighbouring codes',
    source:
      'Our office list, compared from several public lists as of 2026. There is no single official one.',
    question: {
      which: (code: string) => `Which office has the code ${code}?`,
      whichAnswer: (code: string, office: string, place: string) =>
        `${code} is ${office}, ${place}.`,
      sure: (code: string) => `How sure is it that ${code} is this office?`,
    },
  },
  uncertain: 'Not sure',
  plate: {
    label: 'Example',
    note: 'A made-up number.',
    former: 'Older codes',
  },
  services: {
    title: 'Services, fees and forms',
    popular: 'Services most asked for',
    all: (state: string) => `All services in ${state}`,
    vehicle: 'For a vehicle',
    licence: 'For a licence',
    name: 'Service',
    forms: 'Forms',
    papers: 'Papers',
    fee: 'Fee',
    feeBike: 'Two-wheeler',
    feeCar: 'Car',
    feeUnknown: 'Set by the state',
    time: 'Time',
    upTo: (most: number) => `up to ${most} days`,
    days: (least: number, most: number) =>
      least === most ? `${least} days` : `${least} to ${most} days`,
    none: 'None',
    guide: 'Steps, checklist, call back',
    asOf: (month: string) => `Central fees as of ${month}.`,
  },
  tax: {
    caption: 'Share of the price, private cars',
    price: 'Price',
    petrol: 'Petrol',
    diesel: 'Diesel',
    upTo: (rupees: string) => `up to ${rupees}`,
    above: 'above that',
    asOf: (month: string) => `As of ${month}.`,
    source: 'Source',
  },
  popular: {
    title: 'Popular searches',
    services: 'Services, forms and fees',
    finder: 'RTO code finder',
    record: 'RC details by number',
    challans: 'Challans of a vehicle',
    all: 'All states',
  },
  questions: 'Questions',
};
