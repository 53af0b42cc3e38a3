/** Copy of the page of one used car. */
export const copy = {
  metaTitle: (car: string, year: number, city: string) => `${car} ${year}, used, in ${city}`,
  metaDescription: (car: string, facts: string) =>
    `${car}: ${facts}. Price compared with similar cars, inspection, challans and loan on record.`,
  asking: 'Asking price',
  sold: (date: string) => `Sold on ${date}`,
  soldNote: 'This page stays for 90 days so that you can compare. These cars are for sale:',
  similar: 'Similar cars',
  facts: {
    title: 'The car',
    made: 'Made',
    registered: 'Registered',
    office: 'RTO',
    km: 'Odometer',
    owners: 'Owners',
    colour: 'Colour',
    insurance: 'Insurance',
    insurances: {
      comprehensive: 'Comprehensive',
      'third-party': 'Third party only',
      none: 'None',
    },
    until: (what: string, date: string) => `${what}, until ${date}`,
    accident: 'Accidents',
    serviceBook: 'Service book',
    keys: 'Keys',
    loan: 'Loan',
    yes: 'Yes',
    no: 'No',
    loanOpen: 'Still running',
    loanNone: 'None',
    notStated: 'Not stated',
    note: 'From the seller',
    source: 'As the seller states it.',
  },
  price: {
    title: 'Is the price fair?',
    labels: {
      'well-below': 'Far below similar cars',
      great: 'Low for such a car',
      good: 'Fair price',
      fair: 'A little high',
      high: 'High for such a car',
    },
    lookClosely: 'A price this low has a reason. Ask for it before you pay anything.',
    range: (low: string, high: string) =>
      `Four of five such cars are offered between ${low} and ${high}.`,
    market: (count: number) => `Middle of ${count} similar cars`,
    basis: (date: string) =>
      `Same model, fuel and gearbox, a year apart at most, in this city. On ${date}.`,
    grades: {
      A: 'Grade A: ten cars or more that agree.',
      B: 'Grade B: at least five cars.',
      C: 'Grade C: by a model of many cars.',
      D: 'Grade D: by few data.',
    },
    waiting: 'The comparison is being worked out',
    waitingNote: (time: string) => `After a change of the price it is shown again by ${time}.`,
    none: 'No comparison for this car',
    reasons: {
      'few-comparables': (found: number, needed: number) =>
        `${found} similar cars are offered in this city; we compare from ${needed} on.`,
      'wide-range': () => 'Prices of such cars differ too much to call one of them fair.',
      'too-old': () => 'The car is too old to compare by year and kilometres alone.',
      'low-price': () => 'In this price range the condition decides, not the market.',
      accident: () => 'After structural damage a car cannot be compared with others.',
      'demo-car': () => 'A demo car has no owner and cannot be compared with used cars.',
    },
    table: 'The cars compared',
    tableNote: 'Prices as asked, and brought to the year, kilometres and owners of this car.',
    columns: { car: 'Car', asked: 'Asked', adjusted: 'Compared' },
    history: 'Price so far',
    firstOffered: 'First offered',
  },
  keep: {
    drive: 'Book a test drive',
    shortlist: 'Add to shortlist',
    alert: 'Tell me if the price drops',
  },
  emi: {
    title: 'EMI',
    range: (low: string, high: string) => `${low} to ${high} a month`,
    basis: (of: { months: number; share: string; loan: string; from: string; to: string }) =>
      `For ${of.loan} (${of.share}% of the price) over ${of.months} months at ${of.from}% to ${of.to}% a year.`,
    note: 'What lenders usually finance by age, not an offer. Lenders take their own valuation, and charge a fee.',
    none: 'Lenders hardly finance a car of this age.',
    link: 'EMI calculator',
    exchange: 'With your car in part exchange',
  },
  inspection: {
    title: 'Inspection',
    noCost: 'No repair cost',
    none: 'This car was not inspected by us.',
    noneNote: 'Ask the seller for an inspection before you pay, or bring a mechanic.',
    score: (score: number) => `${score} of 100`,
    fine: (fine: number, checked: number) => `${fine} of ${checked} points fine.`,
    unchecked: (count: number) =>
      count === 1 ? '1 point could not be checked.' : `${count} points could not be checked.`,
    noFaults: 'No faults that need work now.',
    total: 'Repairs, estimated',
    grades: { '2': 'Needs work now', '1': 'Fails or unsafe', F: 'Failed' },
    by: (date: string, km: string, city: string) => `Inspected on ${date} at ${km}, ${city}.`,
    over: (date: string) => `Valid until ${date}. Faults that came later are not in it.`,
    sandbox: 'Sandbox data: an invented inspection.',
  },
  record: {
    title: 'Record and challans',
    none: 'The record of this car was not read yet.',
    active: 'RC active',
    notActive: 'RC not active: ask why before you pay',
    agrees: 'Year, owners, fuel and colour as the seller says',
    contradicts: (field: string) => `${field}: the record says otherwise`,
    contradiction: (stated: string, recorded: string) => `Seller: ${stated}. Record: ${recorded}.`,
    fields: {
      fuel: 'Fuel',
      owners: 'Owners',
      madeYear: 'Year made',
      registeredOn: 'Registration date',
      colour: 'Colour',
      loan: 'Loan',
    },
    loanStated: 'none',
    loanRecorded: 'still registered',
    loan: 'A loan is registered',
    loanNote: 'The seller needs the bank’s NOC and Form 35 before the transfer.',
    noLoan: 'No loan on record',
    blacklisted: 'Blacklisted: do not pay before this is cleared',
    notBlacklisted: 'Not blacklisted, no NOC issued',
    noc: 'An NOC was issued: the car may be on its way to another office',
    challans: (count: number, total: string) =>
      count === 1 ? `1 open challan, ${total}` : `${count} open challans, ${total}`,
    challansNote: 'The seller has to clear them before the transfer.',
    noChallans: 'No open challans found',
    challansFailed: 'Challans not read',
    challansAt: (when: string) => `Read ${when}.`,
    someFailed: (sources: string) => `Not asked with success: ${sources}.`,
    source: (source: string, time: string) => `${source}, ${time}`,
  },
  years: {
    title: 'How long it may be driven here',
    reaches: (date: string, years: number) =>
      years <= 0
        ? `Reached the age limit of NCR on ${date}`
        : `Within the age limit of NCR until ${date}`,
    left: (years: number) => (years === 1 ? 'About 1 year left' : `About ${years} years left`),
    outside: 'The age limit of Delhi NCR does not apply in this city.',
    outsideIf: (date: string) => `In Delhi NCR it would count from ${date}.`,
    electric: 'No age limit for electric cars in Delhi NCR.',
    byNorm: 'Past the age or near it, but allowed: BS-IV or newer.',
    overAge: 'Over the age limit and older than BS-IV: may be taken off the road in Delhi NCR.',
    cannotTell: 'Age limit of Delhi NCR: not known, a fact is missing.',
    court: 'Court orders set this limit and may change it.',
    e20: {
      'not-concerned': 'E20 petrol does not concern this car.',
      'since-all-are':
        'Made since April 2023, from when cars are built for E20 petrol. Check the maker’s manual.',
      'not-known':
        'E20: not known. Made before April 2023; the maker’s manual says whether it is fit for E20 petrol.',
    },
  },
  battery: {
    title: 'Battery',
    health: (percent: number) => `State of health ${percent}%`,
    by: (method: string, date: string) => `By ${method}, ${date}`,
    methods: {
      'maker-app': 'the maker’s app',
      obd: 'the diagnostic port',
      'full-charge': 'a full charge',
    },
    noHealth: 'State of health not known',
    noHealthNote: 'A figure counts only with the way it was measured and the day.',
    kwh: 'Capacity when new',
    warranty: 'Battery warranty',
    warrantyUntil: (date: string, km: string) => `Until ${date} or ${km}`,
    warrantyOver: 'Over: the car has run more',
    left: (km: string) => `${km} left`,
    ac: 'AC charging',
    dc: 'Fast charging',
    tested: 'Tested, works',
    failed: 'Tested, does not work',
    notTested: 'Not tested',
    notKnown: 'Not known',
  },
  seller: {
    title: 'Seller',
    kind: 'Kind of seller',
    kinds: { owner: 'Owner of the car', dealer: 'Dealer' },
    area: 'Area',
    name: 'Name',
    authorisation: 'Authorisation (Form 29B)',
    noAuthorisation: 'Not given',
    authorisationNote:
      'Dealers in registered vehicles need this number since April 2023. Many still wait for theirs.',
    returns: 'Return',
    returnTerms: (days: number, km: string) => `Within ${days} days or ${km}`,
    noReturns: 'Not offered',
    returnNote: 'As printed by the dealer. Get it in writing before you pay.',
    phone: 'Phone',
    phoneNote: 'Shared once both sides agree.',
    ask: 'Ask the dealer about this car',
    report: 'Report this ad',
  },
  hold: {
    title: (time: string) => `On hold until ${time}`,
    note: (waiting: number) =>
      waiting === 0
        ? 'One buyer has reserved it. If it is not sold, the first in the queue hears first.'
        : waiting === 1
          ? 'One buyer has reserved it, 1 person is waiting. If it is not sold, the first in the queue hears first.'
          : `One buyer has reserved it, ${waiting} people are waiting. If it is not sold, the first in the queue hears first.`,
    join: 'Join the queue',
    reserve: 'Reserve this car',
    reserveNote: 'A token holds it for you, and comes back whole, whether you buy or not.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    'used-car': typeof copy;
  }
}
