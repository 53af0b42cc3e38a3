import { states } from '../../../../frame/copy/shared/en/states.ts';

const codes = (n: number) => (n === 1 ? '1 active RTO code' : `${n} active RTO codes`);

/** Copy of the state, city and RTO pages. */
export const copy = {
  states,
  crumbs: 'Breadcrumb',
  range: (first: string, last: string) => `${first} to ${last}`,
  home: {
    crumb: 'RTO',
    metaTitle: 'RTO offices and codes in India by state',
    metaDescription: (n: number) =>
      `All ${n} active RTO codes by state and city: office, district, number-plate format, services, fees and road tax.`,
    title: 'RTO offices in India',
    lead: 'Choose a state for its RTO codes, offices, number-plate format, fees and road tax.',
    finder: 'Find an RTO by its code',
    near: 'Find the nearest RTO by city or PIN code',
    map: 'Map of states as tiles',
    mapNote: 'A schematic view, not a map: shapes and borders are not shown.',
    list: 'All states and union territories',
    popular: 'Popular cities',
  },
  state: {
    metaTitle: (state: string) => `${state} RTO codes and offices`,
    metaDescription: (state: string, n: number, range: string) =>
      `${codes(n)} in ${state}, ${range}: district, number-plate format, services with fees and forms, road tax.`,
    metaDescriptionOne: (state: string, code: string) =>
      `${state} has one active RTO code, ${code}: district, number-plate format, services with fees and forms, road tax.`,
    title: (state: string) => `RTO offices in ${state}`,
    lead: (n: number, capital: string) => `${codes(n)}. Capital: ${capital}.`,
    leadStatewide: (list: string) =>
      `${list} are statewide series: every RTO issues them, so the plate does not show which one.`,
    codes: 'RTO codes',
    homes: 'RTO offices by their earlier codes',
    former: 'Discontinued codes',
    formerNote: 'No longer issued. Existing numbers with these codes remain valid.',
    places: 'Cities and districts',
    neighbours: 'Neighbouring states',
    tax: (state: string) => `Road tax in ${state}`,
    plate: (state: string) => `Number-plate format in ${state}`,
    question: {
      howMany: (state: string) => `How many RTO codes does ${state} have?`,
      howManyAnswer: (state: string, n: number, range: string) =>
        n === 1
          ? `${state} has one active RTO code: ${range}.`
          : `${state} has ${n} active RTO codes, from ${range}. Some offices use more than one.`,
    },
  },
  place: {
    metaTitle: (name: string, state: string) => `${name} RTO, ${state}`,
    metaTitleDistrict: (name: string, state: string) => `${name} district RTO, ${state}`,
    metaDescription: (name: string, state: string, list: string) =>
      `${name} RTO, ${state}: ${list}. Services, fees, forms, number-plate format and road tax.`,
    metaDescriptionDistrict: (name: string, state: string, list: string) =>
      `RTO offices in ${name} district, ${state}: ${list}. Services, fees, forms, number-plate format and road tax.`,
    metaDescriptionNone: (name: string, state: string) =>
      `${name} RTO, ${state}: nearby offices, services, fees, forms, number-plate format and road tax.`,
    title: (name: string) => `RTO in ${name}`,
    titleDistrict: (name: string) => `RTO offices in ${name} district`,
    lead: (n: number) => `${codes(n)} for this place.`,
    none: 'No RTO code of its own is listed for this place. See the offices of the state.',
    codes: 'RTO codes',
    district: 'Other RTO offices in the district',
    others: 'Other places in the state',
    question: {
      which: (name: string) => `What is the RTO code of ${name}?`,
      whichAnswer: (name: string, list: string) => `${name}: ${list}.`,
    },
  },
  office: {
    metaTitle: (code: string, office: string, state: string) => `${code} RTO: ${office}, ${state}`,
    metaDescription: (code: string, office: string, state: string) =>
      `${code} is the RTO code of ${office}, ${state}. District, contact, services, fees, forms, number-plate format and road tax.`,
    title: (code: string, office: string) => `${code} RTO: ${office}`,
    facts: 'RTO details',
    code: 'RTO code',
    name: 'RTO',
    town: 'City',
    district: 'District',
    state: 'State',
    type: 'Office type',
    types: {
      RTO: 'Regional Transport Office (RTO)',
      ARTO: 'Assistant Regional Transport Office (ARTO)',
      DTO: 'District Transport Office (DTO)',
      DTC: 'Deputy Transport Commissioner (DTC)',
      JTC: 'Joint Transport Commissioner (JTC)',
      RLA: 'Registering and Licensing Authority (RLA)',
      RTA: 'Regional Transport Authority (RTA)',
      STA: 'State Transport Authority (STA)',
    } as Readonly<Record<string, string>>,
    status: 'Status',
    issuedFor: 'Issued for',
    notKnown: 'Not known',
    plateLabel: 'RTO code',
    today: 'Current code',
    units: 'Unit offices with their own series',
    unit: (series: string) => `Series ending in ${series}`,
    does: 'Services at this RTO',
    sameTown: 'Other RTO offices in this city',
    besides: 'Nearby codes',
    source: 'Source: public RTO code lists, compared in 2026.',
    contact: {
      title: 'Contact and timings',
      address: 'Address',
      phone: 'Phone',
      hours: 'Timings',
      jurisdiction: 'Jurisdiction',
      map: 'Map',
      openMap: 'Open map',
      none: 'Address, phone, timings and jurisdiction of this RTO are not known.',
      authority: 'Check on parivahan.gov.in',
      source: (name: string, day: string) => `Source: ${name}, checked ${day}.`,
    },
    question: {
      which: (code: string) => `Which RTO has the code ${code}?`,
      whichAnswer: (code: string, office: string, place: string) =>
        `${code} is ${office}, ${place}.`,
    },
  },
  uncertain: 'Not verified',
  plate: {
    label: 'Example',
    note: 'Sample number',
    former: 'Earlier codes',
  },
  services: {
    title: 'Services, fees and forms',
    popular: 'Popular services',
    all: (state: string) => `All services in ${state}`,
    vehicle: 'Vehicle services',
    licence: 'Licence services',
    name: 'Service',
    forms: 'Forms',
    papers: 'Documents',
    fee: 'Fee',
    feeBike: 'Two-wheeler',
    feeCar: 'Car',
    feeUnknown: 'Set by the state',
    feeUsual: (sum: string) => `${sum} (usual, confirm with the RTO)`,
    time: 'Time taken',
    upTo: (most: number) => `up to ${most} days`,
    days: (least: number, most: number) =>
      least === most ? `${least} days` : `${least} to ${most} days`,
    none: 'None',
    guide: 'Steps, checklist and callback',
    done: (state: string) => `We do these for you in ${state}`,
    asOf: (month: string) => `Central fees as of ${month}.`,
    age: 'Minimum age',
    ageOf: (years: number) => `${years} years`,
  },
  tax: {
    caption: 'Lifetime road tax as a share of the price',
    captionCompany: 'Lifetime road tax of a company-owned car as a share of the price',
    price: 'Price',
    engine: 'Engine',
    upTo: (limit: string) => `Up to ${limit}`,
    above: 'Above',
    any: 'Any price',
    fuels: {
      petrol: 'Petrol',
      cng: 'CNG / LPG',
      hybrid: 'Hybrid',
      diesel: 'Diesel',
      electric: 'Electric',
    },
    allFuels: 'Petrol, diesel, CNG, hybrid',
    options: { lifetime: 'Lifetime tax', 'five-years': '5-year tax' },
    company: 'Registered to a company',
    electric: 'Electric cars',
    nil: 'Nil',
    minimum: (sum: string) => `min. ${sum}`,
    maximum: (sum: string) => `Maximum tax: ${sum}.`,
    from: (day: string) => `from ${day}`,
    until: (day: string) => `until ${day}`,
    extra: (name: string, rate: string) => `${name}: ${rate} of the tax.`,
    charge: (name: string, sum: string) => `${name}: ${sum}.`,
    unverified: 'Not verified.',
    unknown: (state: string) =>
      `We do not have the road-tax rates of ${state}. The amount for your vehicle is shown on parivahan.gov.in when you pay.`,
    moved:
      'A vehicle from another state kept here for more than 12 months needs a new number and pays road tax in this state.',
    final: 'Rates are indicative. The amount shown on parivahan.gov.in when you pay is final.',
    calculate: 'Calculate road tax',
    confidence: {
      high: 'Two or more sources',
      medium: 'One source',
      low: 'Old or disputed rates',
      unverified: 'Not verified',
    },
    confirm: 'Confirm with the RTO before you rely on these rates.',
    asOf: (time: string) => `Rates as of ${time}.`,
    source: 'Sources',
    noSource: 'Commonly quoted rates; no official source found.',
  },
  popular: {
    title: 'Popular searches',
    services: 'Services, forms and fees',
    finder: 'RTO code finder',
    record: 'RC details by number',
    challans: 'Challans by vehicle number',
    all: 'All states',
  },
  questions: 'FAQs',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'rto-pages': typeof copy;
  }
}
