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
    made: 'Manufactured',
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
    source: 'As stated by the seller.',
  },
  price: {
    title: 'Is the price fair?',
    labels: {
      'well-below': 'Far below similar cars',
      great: 'Low for this kind of car',
      good: 'Fair price',
      fair: 'A little high',
      high: 'High for this kind of car',
    },
    lookClosely: 'A price this low has a reason. Ask for it before you pay anything.',
    range: (low: string, high: string) =>
      `Four in five similar cars are on sale between ${low} and ${high}.`,
    market: (count: number) => `Median of ${count} similar cars`,
    basis: (date: string) =>
      `Same model, fuel and gearbox, at most a year apart, in this city. As of ${date}.`,
    grades: {
      A: 'Grade A: ten or more cars at similar prices.',
      B: 'Grade B: at least five cars.',
      C: 'Grade C: from a statistical model of many cars.',
      D: 'Grade D: from little data.',
    },
    waiting: 'The comparison is being worked out',
    waitingNote: (time: string) => `The price has changed. The comparison will be back by ${time}.`,
    none: 'No comparison for this car',
    reasons: {
      'few-comparables': (found: number, needed: number) =>
        found === 0
          ? `No similar car is on sale in this city; we need at least ${needed} to compare.`
          : `${found} similar ${found === 1 ? 'car is' : 'cars are'} on sale in this city; we need at least ${needed} to compare.`,
      'wide-range': () => 'Prices of similar cars vary too much to call any of them fair.',
      'too-old': () => 'The car is too old to compare by year and kilometres alone.',
      'low-price': () => 'In this price range the condition decides, not the market.',
      accident: () => 'After structural damage a car cannot be compared with others.',
      'demo-car': () => 'A demo car has no owner and cannot be compared with used cars.',
    },
    table: 'The cars compared',
    tableNote:
      'Asking prices, and the same adjusted for the year, kilometres and owners of this car.',
    columns: { car: 'Car', asked: 'Asked', adjusted: 'Adjusted' },
    history: 'Price history',
    firstOffered: 'First listed',
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
    note: 'What lenders usually finance at this age, not an offer. Lenders make their own valuation and charge a fee.',
    none: 'Lenders rarely finance a car of this age.',
    link: 'EMI calculator',
    exchange: 'With your car in part exchange',
  },
  inspection: {
    title: 'Inspection',
    noCost: 'No repair cost',
    none: 'We have not inspected this car.',
    noneNote: 'Ask the seller for an inspection before you pay, or bring a mechanic.',
    score: (score: number) => `${score} of 100`,
    fine: (fine: number, checked: number) => `${fine} of ${checked} points fine.`,
    unchecked: (count: number) =>
      count === 1 ? '1 point could not be checked.' : `${count} points could not be checked.`,
    noFaults: 'No faults that need work now.',
    total: 'Repairs, estimated',
    grades: { '2': 'Needs work now', '1': 'Fails or unsafe', F: 'Failed' },
    by: (date: string, km: string, city: string) => `Inspected on ${date} at ${km}, ${city}.`,
    valid: (date: string) => `Valid until ${date}.`,
    over: (date: string) => `Expired on ${date}: later faults are not in it.`,
    sandbox: 'Sandbox data: a made-up inspection.',
  },
  record: {
    title: 'Record and challans',
    none: 'The RC record of this car has not been checked yet.',
    active: 'RC active',
    notActive: 'RC not active: ask why before you pay',
    agrees: 'Year, owners, fuel and colour match what the seller says',
    contradicts: (field: string) => `${field}: the record says otherwise`,
    contradiction: (stated: string, recorded: string) => `Seller: ${stated}. Record: ${recorded}.`,
    fields: {
      fuel: 'Fuel',
      owners: 'Owners',
      madeYear: 'Year of manufacture',
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
    challansFailed: 'Challans not checked',
    challansAt: (when: string) => `Checked ${when}.`,
    someFailed: (sources: string) => `No response from: ${sources}.`,
    source: (source: string, time: string) => `${source}, ${time}`,
  },
  years: {
    title: 'How long it may be driven here',
    reaches: (date: string, years: number) =>
      years <= 0
        ? `Reached the NCR age limit on ${date}`
        : `Within the NCR age limit until ${date}`,
    left: (years: number) => (years === 1 ? 'About 1 year left' : `About ${years} years left`),
    outside: 'The Delhi NCR age limit does not apply in this city.',
    outsideIf: (date: string) => `In Delhi NCR it would apply from ${date}.`,
    electric: 'No age limit for electric cars in Delhi NCR.',
    byNorm: 'Past the age or near it, but allowed: BS-IV or newer.',
    overAge: 'Over the age limit and older than BS-IV: may be taken off the road in Delhi NCR.',
    cannotTell: 'Delhi NCR age limit: not known, as details are missing.',
    court: 'Court orders set this limit and may change it.',
    e20: {
      'not-concerned': 'Not affected by E20 petrol.',
      'since-all-are':
        'Made in or after April 2023, when cars began to be built for E20 petrol. Check the owner’s manual.',
      'not-known':
        'E20: not known. Made before April 2023; the owner’s manual says whether it can run on E20 petrol.',
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
    noHealthNote: 'We show a figure only with how and when it was measured.',
    kwh: 'Capacity when new',
    warranty: 'Battery warranty',
    warrantyUntil: (date: string, km: string) => `Until ${date} or ${km}`,
    warrantyOver: 'Over: the car has run more km',
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
    noAuthorisation: 'Not stated',
    authorisationNote:
      'Used-car dealers have needed this number since April 2023. Many are still waiting for theirs.',
    returns: 'Return',
    returnTerms: (days: number, km: string) => `Within ${days} days or ${km}`,
    noReturns: 'Not offered',
    returnNote: 'As stated by the dealer. Get it in writing before you pay.',
    phone: 'Phone',
    phoneNote: 'Shared only if both sides agree.',
    ask: 'Ask the dealer about this car',
    report: 'Report this listing',
  },
  hold: {
    title: (time: string) => `On hold until ${time}`,
    note: (waiting: number) =>
      waiting === 0
        ? 'A buyer has reserved it. If it is not sold, we inform the first person in the queue.'
        : waiting === 1
          ? 'A buyer has reserved it, and 1 person is waiting. If it is not sold, we inform that person first.'
          : `A buyer has reserved it, and ${waiting} people are waiting. If it is not sold, we inform the first person in the queue.`,
    join: 'Join the queue',
    reserve: 'Reserve this car',
    reserveNote:
      'A token amount reserves it for you. It is refunded in full, whether you buy or not.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    'used-car': typeof copy;
  }
}
