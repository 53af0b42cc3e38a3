/** Copy of the used-car pages. */
export const copy = {
  crumbs: 'You are here',
  crumb: 'Used cars',
  units: { lakh: 'lakh', crore: 'crore' },
  home: {
    metaTitle: 'Used cars: what a fair price is, and what the inspection found',
    metaDescription: (cars: number, cities: number) =>
      `${cars} used cars in ${cities} cities. Price compared with similar cars, faults with repair cost, challans and loan on record, and how long each car has been on sale.`,
    title: 'Used cars',
    lead: 'See how each price compares, what the inspection found and what the record says.',
    cities: 'Choose a city',
    cars: (count: number) => (count === 1 ? '1 car' : `${count} cars`),
    none: 'No cars are offered right now',
    noneDetail: 'Look again in a day or two.',
    newest: (city: string) => `Newest in ${city}`,
    all: (city: string) => `All cars in ${city}`,
  },
  search: {
    save: 'Save search and get alerts',
    metaTitle: (city: string) => `Used cars in ${city}: fair prices and inspections`,
    metaDescription: (city: string, count: number) =>
      `${count} used cars in ${city}, with a price label that shows its working, inspection, challans and days on sale.`,
    title: (city: string) => `Used cars in ${city}`,
    found: (count: number) =>
      count === 0 ? 'No car matches' : count === 1 ? '1 car' : `${count} cars`,
    filters: 'Filters',
    sort: 'Sort by',
    show: 'Show results',
    showCount: (count: number) => (count === 1 ? 'Show 1 car' : `Show ${count} cars`),
    clear: 'Clear all',
    applied: 'Chosen filters',
    remove: (choice: string) => `Remove ${choice}`,
    otherCity: 'Other cities',
    pages: 'Pages of results',
    page: (page: number, of: number) => `Page ${page} of ${of}`,
    previous: 'Previous',
    next: 'Next',
    none: 'No car matches these filters',
    noneDetail: (choice: string, count: number) =>
      count === 1 ? `Without “${choice}” there is 1.` : `Without “${choice}” there are ${count}.`,
    noneLeft: 'Remove a filter, or look in another city.',
    sorts: {
      newest: 'Newest first',
      'price-low': 'Lowest price',
      'price-high': 'Highest price',
      'km-low': 'Fewest kilometres',
      'year-new': 'Youngest car',
    },
    sortNotes: {
      newest: 'By the day a car was first offered. Listing it again does not move it up.',
      'price-low': 'By asking price, lowest first.',
      'price-high': 'By asking price, highest first.',
      'km-low': 'By the odometer, lowest first.',
      'year-new': 'By year of manufacture, latest first.',
    },
    nobodyPays: 'Nobody can pay for a place.',
  },
  facets: {
    price: 'Price',
    make: 'Make',
    model: 'Model',
    age: 'Age',
    km: 'Kilometres',
    fuel: 'Fuel',
    gearbox: 'Gearbox',
    body: 'Body',
    owners: 'Owners',
    seller: 'Seller',
    extra: 'Also',
  },
  choices: {
    'under-3l': 'Under ₹3 lakh',
    '3l-5l': '₹3–5 lakh',
    '5l-8l': '₹5–8 lakh',
    '8l-12l': '₹8–12 lakh',
    '12l-20l': '₹12–20 lakh',
    'over-20l': '₹20 lakh and more',
    'under-20k': 'Under 20,000 km',
    '20k-40k': '20,000–40,000 km',
    '40k-60k': '40,000–60,000 km',
    '60k-100k': '60,000–1,00,000 km',
    'over-100k': '1,00,000 km and more',
    'under-3y': 'Under 3 years',
    '3y-5y': '3 to 5 years',
    '5y-8y': '5 to 8 years',
    '8y-10y': '8 to 10 years',
    'over-10y': '10 years and more',
    demo: 'Never owned (demo car)',
    '1': 'First owner',
    '2': 'Second owner',
    '3': 'Third owner',
    '4-up': 'Fourth owner or later',
    inspected: 'Inspected',
    returnable: 'Can be returned',
    authorised: 'Dealer with authorisation number',
    petrol: 'Petrol',
    diesel: 'Diesel',
    cng: 'CNG',
    hybrid: 'Hybrid',
    'plug-in-hybrid': 'Plug-in hybrid',
    electric: 'Electric',
    manual: 'Manual',
    automatic: 'Automatic',
    hatchback: 'Hatchback',
    sedan: 'Sedan',
    suv: 'SUV',
    mpv: 'MPV',
    coupe: 'Coupe',
    convertible: 'Convertible',
    pickup: 'Pick-up',
    van: 'Van',
    owner: 'Owner',
    dealer: 'Dealer',
  },
  car: {
    owners: (count: number) =>
      count === 1
        ? '1st owner'
        : count === 2
          ? '2nd owner'
          : count === 3
            ? '3rd owner'
            : `${count}th owner`,
    demoUses: { demo: 'Demo car, never sold', 'test-drive': 'Test-drive car, never sold' },
    former: (price: string) => `Was ${price}`,
    inspected: (score: number) => `Inspected: ${score} of 100`,
    notInspected: 'Not inspected',
    sellers: { owner: 'From its owner', dealer: 'From a dealer' },
    accidents: {
      none: 'No accident, says the seller',
      cosmetic: 'Cosmetic damage repaired, says the seller',
      structural: 'Structural damage repaired, says the seller',
      'not-stated': 'Accidents: not stated',
    },
    days: (days: number) =>
      days === 0
        ? 'Offered since today'
        : days === 1
          ? 'On sale for 1 day'
          : `On sale for ${days} days`,
    prices: {
      labels: {
        'well-below': 'Far below similar cars',
        great: 'Low price',
        good: 'Fair price',
        fair: 'A little high',
        high: 'High price',
      },
      reasons: {
        'few-comparables': 'Price not compared: few similar cars',
        'wide-range': 'Price not compared: similar cars differ',
        'too-old': 'Price not compared: too old',
        'low-price': 'Price not compared: condition decides',
        accident: 'Price not compared: accident',
        'demo-car': 'Price not compared: demo car',
      },
      waiting: 'Price comparison soon',
    },
    held: 'On hold for a buyer',
    sandbox: 'Sandbox: invented car',
    drawn: 'Drawn in its colour, to one scale. Not a photograph.',
    photo: (place: number, of: number, car: string) => `Photograph ${place} of ${of}: ${car}`,
    colours: {
      white: 'White',
      silver: 'Silver',
      grey: 'Grey',
      black: 'Black',
      red: 'Red',
      maroon: 'Maroon',
      blue: 'Blue',
      brown: 'Brown',
      beige: 'Beige',
      green: 'Green',
      orange: 'Orange',
      yellow: 'Yellow',
      other: 'Another colour',
    },
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    'used-cars': typeof copy;
  }
}
