/** Words for every value a record can hold, with the next step where there is one. */
export const rcExplain = {
  status: {
    active: {
      word: 'Active',
      means: 'The registration is valid.',
      todo: null,
    },
    'registration-expired': {
      word: 'Registration expired',
      means: 'VAHAN still shows the RC as active, but the registration has expired.',
      todo: 'Do not drive it until it is renewed. Apply to the RTO with Form 25.',
    },
    'fitness-expired': {
      word: 'Fitness expired',
      means:
        'VAHAN still shows the RC as active, but a commercial vehicle is not validly registered without a fitness certificate.',
      todo: 'Do not drive it until it passes the fitness test.',
    },
    inactive: {
      word: 'Inactive',
      means: 'VAHAN does not treat the RC as valid, usually because it or the fitness has expired.',
      todo: 'Do not drive it. Ask the RTO what is pending.',
    },
    'noc-issued': {
      word: 'NOC issued',
      means: 'The owner has taken an NOC to move the registration to another RTO or state.',
      todo: 'Register it there before driving. If you are buying it, ask for the NOC (Form 28).',
    },
    cancelled: {
      word: 'Cancelled',
      means: 'The RTO has cancelled the registration. It may not be driven.',
      todo: 'Do not buy it. Ask the RTO for the reason and whether it can be restored.',
    },
    suspended: {
      word: 'Suspended',
      means: 'The RTO has suspended the registration. It may not be driven until this is lifted.',
      todo: 'Ask the RTO for the reason and the period of suspension.',
    },
    scrapped: {
      word: 'Scrapped',
      means: 'The vehicle was scrapped and its registration has ended.',
      todo: 'If someone offers you this vehicle, the papers are false. Inform the police.',
    },
    other: {
      word: 'Other',
      means: 'This status is shown as received. We cannot explain it.',
      todo: 'Ask the RTO what it means.',
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
    bs1: 'BS I',
    bs2: 'BS II',
    bs3: 'BS III',
    bs4: 'BS IV',
    bs5: 'BS V',
    bs6: 'BS VI',
    unknown: 'Not known',
  },
  /** As on the RC. */
  vehicleClass: {
    'M-CYCLE/SCOOTER': 'M-Cycle/Scooter',
    'M-CYCLE/SCOOTER-WITH SIDE CAR': 'M-Cycle/Scooter with side car',
    MOPED: 'Moped',
    'MOTORISED CYCLE': 'Motorised Cycle',
    'MOTOR CAR': 'Motor Car',
    'MOTOR CAB': 'Motor Cab',
    'LUXURY CAB': 'Luxury Cab',
    'MAXI CAB': 'Maxi Cab',
    'OMNI BUS': 'Omni Bus',
    BUS: 'Bus',
    'EDUCATIONAL INSTITUTION BUS': 'Educational Institution Bus',
    'PRIVATE SERVICE VEHICLE': 'Private Service Vehicle',
    'THREE WHEELER': 'Three Wheeler',
    'E-RICKSHAW': 'E-Rickshaw',
    'E-RICKSHAW WITH CART': 'E-Rickshaw with Cart',
    'GOODS CARRIER': 'Goods Carrier',
    'ARTICULATED VEHICLE': 'Articulated Vehicle',
    TRAILER: 'Trailer',
    'AGRICULTURAL TRACTOR': 'Agricultural Tractor',
    TRACTOR: 'Tractor',
    AMBULANCE: 'Ambulance',
    'FIRE TENDERS': 'Fire Tender',
    'CRANE MOUNTED VEHICLE': 'Crane Mounted Vehicle',
    EXCAVATOR: 'Excavator',
    HARVESTER: 'Harvester',
    'CAMPER VAN': 'Camper Van',
    QUADRICYCLE: 'Quadricycle',
    'VINTAGE MOTOR VEHICLE': 'Vintage Motor Vehicle',
    'ADAPTED VEHICLE': 'Adapted Vehicle',
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
  /** `ifSoon` while it is valid, `ifOver` once it has expired: never the other way round. */
  document: {
    'third-party': {
      name: 'Third-party insurance',
      ifSoon: 'Renew it before it expires. It is compulsory.',
      ifOver:
        'Driving without it: fine of ₹2,000, ₹4,000 for a repeat offence, and you pay for any accident yourself. You can buy it online at once.',
    },
    'own-damage': {
      name: 'Own-damage insurance',
      ifSoon: 'Renew it before it expires to avoid an inspection of the vehicle.',
      ifOver:
        'Accident repairs and theft are not covered. Renew within 90 days to keep your no-claim bonus.',
    },
    puc: {
      name: 'PUC',
      ifSoon: 'Get the vehicle tested at a PUC centre before it expires.',
      ifOver: 'Fine of up to ₹10,000. A test at a PUC centre takes a few minutes.',
    },
    fitness: {
      name: 'Fitness',
      ifSoon: 'Book the fitness test before it expires.',
      ifOver: 'It may not be driven. Book a test at a testing station or the RTO.',
    },
    registration: {
      name: 'Registration',
      ifSoon: 'Apply to the RTO for renewal (Form 25) before it expires.',
      ifOver: 'It may not be driven. Apply to the RTO for renewal (Form 25).',
    },
    tax: {
      name: 'Road tax',
      ifSoon: 'Pay the next period before it expires.',
      ifOver:
        'Pay it with the penalty on the state transport website. RTO services are on hold until then.',
    },
    permit: {
      name: 'Permit',
      ifSoon: 'Apply to the transport authority for renewal before it expires.',
      ifOver: 'It may not run for hire. Renew it with the transport authority.',
    },
  },
  /** A commercial vehicle's registration has no renewal of its own. Source: MV Act s. 56(1). */
  registrationByFitness:
    'A commercial vehicle is validly registered only while its fitness certificate is valid. Renew the fitness.',
  validity: {
    unknown: 'Not on record',
    lifetime: 'Paid for the life of the vehicle',
    notNeededElectric: 'electric vehicle',
    notNeededFirstYear: 'first year',
    to: (day: string) => `Valid upto ${day}`,
    ended: (day: string) => `Expired on ${day}`,
    endsToday: 'Valid upto today',
  },
  chip: {
    unknown: 'Not known',
    lifetime: 'Lifetime',
    notNeeded: 'Not applicable',
    lastDay: 'Expires today',
    left: (span: string) => `${span} left`,
    over: (span: string) => `Expired ${span} ago`,
  },
  block: {
    loan: {
      active: 'Active',
      todo: 'Before a sale: close the loan, get the bank’s NOC (valid for 3 months) and file Form 35 at the RTO.',
      none: 'None on record',
      noneMeans: 'Confirm with the seller.',
    },
    blacklist: {
      title: 'Blacklisted',
      means:
        'An authority has blocked the vehicle, for example for theft, a court case or unpaid tax. The RTO gives no service until this is cleared.',
      todo: 'Ask the RTO who placed the block and clear it with them. Do not buy the vehicle before that.',
      none: 'Not blacklisted',
    },
    noc: {
      title: 'NOC on record',
      means: 'The registration can be moved to another RTO or state.',
      todo: 'After 12 months in another state, it needs a number of that state.',
      none: 'None on record',
    },
    nonUse: {
      title: 'Non-use declared',
      means: 'The owner has declared to the RTO that the vehicle is off the road.',
      todo: 'It may not be driven in this period. Inform the RTO before using it again.',
    },
  },
  ncr: {
    verdict: {
      'not-concerned': 'The age limit does not apply now.',
      nearing: 'The vehicle reaches the age limit within a year.',
      'allowed-by-norm': 'The vehicle is past the age limit, but protected for now.',
      'over-age': 'The vehicle is past the age limit.',
      'cannot-tell': 'We cannot tell whether the age limit applies.',
    },
    chip: {
      'not-concerned': 'Not applicable',
      nearing: 'Within a year',
      'allowed-by-norm': 'Protected for now',
      'over-age': 'Age limit reached',
      'cannot-tell': 'Not known',
    },
    ageDay: 'Age limit reached on',
    byNorm: (norm: string) => `${norm}: BS IV and newer vehicles are protected at any age.`,
    overAge: (norm: string, years: number) =>
      `${norm}, older than ${years} years. It may be seized or refused fuel.`,
    nearing: (norm: string, years: number) =>
      `${norm}: only BS IV and newer vehicles are protected after ${years} years.`,
    young: (years: number) =>
      `The limit is ${years} years, and only for BS III and older vehicles.`,
    electric: 'Electric vehicles are exempt.',
    elsewhere: 'It is not registered in Delhi NCR.',
    missing: {
      place: 'The district of registration is not on record.',
      fuel: 'The court orders cover petrol and diesel only.',
      'registration-date': 'The registration date is not on record.',
      norm: 'The emission norm is not on record.',
    },
    courtMade:
      'Based on Supreme Court orders (17 December 2025), which may change. Confirm before you act.',
    todo: 'You can take an NOC for another state, or scrap it for a certificate that lowers the tax on your next vehicle.',
    source: 'Worked out by us from the registration date, fuel and emission norm.',
  },
  owner: {
    serial: (n: number) => `${ordinal(n)} owner`,
  },
  age: {
    yearsMonths: (years: number, months: number) =>
      [years > 0 ? `${years} y` : '', months > 0 ? `${months} m` : ''].filter(Boolean).join(' ') ||
      'less than 1 m',
    old: (span: string) => `${span} old`,
    days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
  },
  estimate: {
    ownDamage: (day: string) =>
      `A new vehicle usually has one year of own-damage cover, so it probably expired or expires on ${day}. Check your policy.`,
    ownDamageUnknown:
      'VAHAN gives one insurance date, usually that of third-party cover. Check your policy for the own-damage date.',
  },
};

function ordinal(n: number): string {
  const tens = n % 100;
  if (tens >= 11 && tens <= 13) return `${n}th`;
  return `${n}${['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'}`;
}
