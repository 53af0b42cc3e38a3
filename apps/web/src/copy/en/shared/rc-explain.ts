/** What the register's words mean and what to do about them. Every value the record can hold has an entry. */
export const rcExplain = {
  status: {
    active: {
      word: 'Active',
      means: 'The registration is in force.',
      todo: 'Keep insurance and the pollution certificate valid.',
    },
    inactive: {
      word: 'Inactive',
      means:
        'The register does not count the registration as in force, mostly because the RC or the fitness has run out.',
      todo: 'Keep it off the road and ask the registering office, RC in hand, what is missing.',
    },
    'noc-issued': {
      word: 'NOC issued',
      means:
        'The owner has taken a no-objection certificate to move the registration to another office or state.',
      todo: 'Register it there before driving on. If you are buying, ask to see the NOC (Form 28).',
    },
    cancelled: {
      word: 'Cancelled',
      means: 'The office has ended the registration. The vehicle may not be driven on a road.',
      todo: 'Do not buy it. The registering office can say why and whether it can be undone.',
    },
    suspended: {
      word: 'Suspended',
      means: 'The office has stopped the registration for a time. Until then it may not be driven.',
      todo: 'Ask the registering office for the reason and the last day, and settle it first.',
    },
    scrapped: {
      word: 'Scrapped',
      means: 'The vehicle was handed in and taken apart. It no longer exists for the register.',
      todo: 'If somebody offers it to you, the papers do not belong to that vehicle: tell the police.',
    },
    other: {
      word: 'Other',
      means: 'The register uses a word that we cannot explain. It is shown as it came.',
      todo: 'Ask the registering office what it means before you rely on it.',
    },
  },
  fuel: {
    petrol: 'Petrol',
    diesel: 'Diesel',
    cng: 'CNG',
    lpg: 'LPG',
    electric: 'Electric',
    hybrid: 'Hybrid',
    other: 'Other fuel',
  },
  norm: {
    bs1: { word: 'BS I', means: 'First emission norm, from 2000.' },
    bs2: { word: 'BS II', means: 'Emission norm of 2001 to 2010, by city.' },
    bs3: { word: 'BS III', means: 'Emission norm of 2005 to 2017, by city.' },
    bs4: { word: 'BS IV', means: 'Emission norm of 2010 to 2020, by city.' },
    bs5: { word: 'BS V', means: 'Emission norm that India left out for most vehicles.' },
    bs6: { word: 'BS VI', means: 'The emission norm in force since April 2020.' },
    unknown: { word: 'Not known', means: 'The register does not name the emission norm.' },
  },
  category: {
    '2WN': 'Two-wheeler, private',
    '2WT': 'Two-wheeler, commercial',
    '3WN': 'Three-wheeler, private',
    '3WT': 'Three-wheeler, commercial',
    LMV: 'Light motor vehicle',
    LPV: 'Light passenger vehicle',
    LGV: 'Light goods vehicle',
    MPV: 'Medium passenger vehicle',
    MGV: 'Medium goods vehicle',
    HPV: 'Heavy passenger vehicle',
    HGV: 'Heavy goods vehicle',
    OTH: 'Other',
  },
  vehicleClass: {
    'M-CYCLE/SCOOTER': 'Motorcycle or scooter',
    'M-CYCLE/SCOOTER-WITH SIDE CAR': 'Motorcycle or scooter with side car',
    MOPED: 'Moped',
    'MOTORISED CYCLE': 'Motorised cycle',
    'MOTOR CAR': 'Car',
    'MOTOR CAB': 'Taxi',
    'LUXURY CAB': 'Luxury taxi',
    'MAXI CAB': 'Maxi cab, 7 to 12 passengers',
    'OMNI BUS': 'Private bus',
    BUS: 'Bus',
    'EDUCATIONAL INSTITUTION BUS': 'School or college bus',
    'PRIVATE SERVICE VEHICLE': 'Staff vehicle of a company',
    'THREE WHEELER': 'Three-wheeler',
    'E-RICKSHAW': 'E-rickshaw',
    'E-RICKSHAW WITH CART': 'E-rickshaw with cart',
    'GOODS CARRIER': 'Goods carrier',
    'ARTICULATED VEHICLE': 'Articulated lorry',
    TRAILER: 'Trailer',
    'AGRICULTURAL TRACTOR': 'Farm tractor',
    TRACTOR: 'Tractor',
    AMBULANCE: 'Ambulance',
    'FIRE TENDERS': 'Fire engine',
    'CRANE MOUNTED VEHICLE': 'Crane',
    EXCAVATOR: 'Excavator',
    HARVESTER: 'Harvester',
    'CAMPER VAN': 'Camper van',
    QUADRICYCLE: 'Quadricycle',
    'VINTAGE MOTOR VEHICLE': 'Vintage vehicle',
    'ADAPTED VEHICLE': 'Adapted for a disabled driver',
  },
  colour: {
    WHITE: 'White',
    BLACK: 'Black',
    'PEARL WHITE': 'Pearl white',
    'SILKY SILVER': 'Silky silver',
    SILVER: 'Silver',
    GREY: 'Grey',
    GRAY: 'Grey',
    RED: 'Red',
    BLUE: 'Blue',
    BROWN: 'Brown',
    GREEN: 'Green',
    YELLOW: 'Yellow',
    ORANGE: 'Orange',
    GOLD: 'Gold',
    BEIGE: 'Beige',
    MAROON: 'Maroon',
    PURPLE: 'Purple',
  },
  bodyType: {
    SALOON: 'Saloon',
    SEDAN: 'Sedan',
    HATCHBACK: 'Hatchback',
    SUV: 'SUV',
    MPV: 'MPV',
    SCOOTER: 'Scooter',
    MOTORCYCLE: 'Motorcycle',
    'THREE WHEELER': 'Three-wheeler',
    MUV: 'MUV',
    'STATION WAGON': 'Estate',
    JEEP: 'Jeep',
    VAN: 'Van',
    'SOLO WITH PILLION': 'Solo with pillion',
    'PICK UP': 'Pick-up',
    'CLOSED BODY': 'Closed body',
    'OPEN BODY': 'Open body',
    AUTORICKSHAW: 'Auto-rickshaw',
    TRUCK: 'Truck',
    BUS: 'Bus',
  },
  document: {
    'third-party': {
      name: 'Third-party cover',
      means: 'Pays others for harm done by the vehicle. Every vehicle on a road must have it.',
      ifOver:
        'Driving without it costs ₹2,000, ₹4,000 the second time, and a crash is paid from your own pocket. It can be bought at once.',
    },
    'own-damage': {
      name: 'Own-damage cover',
      means: 'Pays for your own vehicle after a crash, theft, fire or flood. Not compulsory.',
      ifOver:
        'Repairs and theft are yours to pay. Renew within 90 days, or the no-claim bonus is lost.',
    },
    puc: {
      name: 'Pollution certificate',
      means: 'Shows that the exhaust was tested (PUC).',
      ifOver: 'The fine goes up to ₹10,000. A PUC centre tests in a few minutes.',
    },
    fitness: {
      name: 'Fitness',
      means: 'The office has found the vehicle fit for the road.',
      ifOver: 'It may not be driven. Book a test at a testing station or the office.',
    },
    registration: {
      name: 'Registration',
      means:
        'Private vehicles are registered for 15 years, then for 5 years at a time after a test.',
      ifOver: 'It may not be driven. Ask for renewal at the office (Form 25).',
    },
    tax: {
      name: 'Road tax',
      means: 'Paid to the state for use of the roads.',
      ifOver: 'Pay it with the penalty at the state transport site. Other services wait for it.',
    },
    permit: {
      name: 'Permit',
      means: 'Lets a commercial vehicle carry people or goods for hire.',
      ifOver: 'It may not run for hire. Renew it at the transport authority.',
    },
  },
  validity: {
    unknown: 'The register does not say',
    lifetime: 'Paid for the life of the vehicle',
    notNeededElectric: 'Electric vehicles need none',
    notNeededFirstYear: 'Not needed in the first year',
    notNeeded: 'Not needed',
    to: (day: string) => `to ${day}`,
    ended: (day: string) => `ended ${day}`,
    endsToday: 'ends today',
  },
  chip: {
    unknown: 'Not on record',
    lifetime: 'Lifetime',
    notNeeded: 'Not needed',
    lastDay: 'Last day',
    left: (span: string) => span,
    over: (span: string) => `${span} over`,
  },
  block: {
    loan: {
      title: 'Under a loan (HPA)',
      means:
        'The vehicle is security for a loan: it is hypothecated to the lender. It cannot change owner without the lender.',
      todo: 'Before a sale: pay the loan off, get the lender’s NOC (valid 3 months) and file Form 35 at the office.',
      none: 'No loan on record',
      noneMeans: 'The register names no lender. Ask the seller all the same.',
    },
    blacklist: {
      title: 'Blacklisted',
      means:
        'An authority has put a block on the vehicle, for example for theft, a court case or unpaid tax. The office gives no service until it is lifted.',
      todo: 'Ask the registering office who placed the block and settle it there. Do not buy the vehicle before.',
      none: 'Not blacklisted',
    },
    noc: {
      title: 'NOC on record',
      means: 'A no-objection certificate lets the registration move to another office or state.',
      todo: 'If it has moved to another state for over 12 months, it needs a number of that state.',
      none: 'No NOC on record',
    },
    nonUse: {
      title: 'Declared out of use',
      means: 'The owner told the office that the vehicle stays off the road for a time.',
      todo: 'It may not be driven in that time. Tell the office before using it again.',
      none: 'Not declared out of use',
    },
  },
  ncr: {
    verdict: {
      'not-concerned': 'Not end-of-life in Delhi NCR',
      nearing: 'Close to end-of-life in Delhi NCR',
      'allowed-by-norm': 'Old, but sheltered in Delhi NCR',
      'over-age': 'End-of-life in Delhi NCR',
      'cannot-tell': 'Cannot be told for Delhi NCR',
    },
    chip: {
      'not-concerned': 'Not concerned',
      nearing: 'Within a year',
      'allowed-by-norm': 'Sheltered',
      'over-age': 'Over age',
      'cannot-tell': 'Unknown',
    },
    deciding: 'What decides',
    ageDay: 'Reaches the age on',
    byNorm: (norm: string) =>
      `${norm}. Vehicles of BS IV and newer are sheltered, whatever their age.`,
    overAge: (norm: string, years: number) =>
      `${norm}, older than BS IV, and more than ${years} years from registration. It may be seized or refused fuel.`,
    nearing: (norm: string, years: number) =>
      `${norm}. Only BS IV and newer are sheltered after ${years} years from registration.`,
    young: (years: number) =>
      `The age is ${years} years from registration, and only for BS III and older.`,
    electric: 'Electric vehicles do not fall under it.',
    elsewhere: 'It is not registered in the region.',
    missing: {
      place: 'The district of registration is not on record.',
      fuel: 'The orders name petrol and diesel only, and the fuel on record is another.',
      'registration-date': 'The day of registration is not on record.',
      norm: 'The emission norm is not on record, and it decides.',
    },
    courtMade:
      'Made by courts (Supreme Court, 17 December 2025), not by an Act, and may change. Check before you act.',
    todo: 'It can leave the region with a NOC for another state, or be scrapped against a certificate that lowers the tax on the next vehicle.',
    source: 'Worked out by us from the record',
  },
  owner: {
    serial: (n: number) => `${ordinal(n)} owner`,
    means: (n: number) =>
      n === 1
        ? 'It has had one owner since new.'
        : `It has changed hands ${['once', 'twice'][n - 2] ?? `${n - 1} times`} since new.`,
    masked: 'Masked by the register and by us. Nobody can buy the full name here.',
  },
  age: {
    yearsMonths: (years: number, months: number) =>
      [years > 0 ? `${years} y` : '', months > 0 ? `${months} m` : ''].filter(Boolean).join(' ') ||
      'under 1 m',
    old: (span: string) => `${span} old`,
    days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
  },
  estimate: {
    word: 'Our estimate',
    ownDamage: (day: string) =>
      `A new vehicle mostly comes with one year of own damage, so it probably ended or ends on ${day}. Your policy has the true date.`,
    ownDamageUnknown:
      'The register gives one insurance date only, and it is mostly the third-party one. Look in your policy for the own-damage date.',
  },
};

function ordinal(n: number): string {
  const tens = n % 100;
  if (tens >= 11 && tens <= 13) return `${n}th`;
  return `${n}${['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'}`;
}
