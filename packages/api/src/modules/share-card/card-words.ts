import type { FuelKind } from '@pahiya/domain/rc/rc-record';
import type { RcStanding } from '@pahiya/domain/rc/rc-standing';
import type { ValidityState, VehicleDocument } from '@pahiya/domain/rc/validity';
import type { Language } from '@pahiya/domain/shared/language';

/** Texts of the share card. */
export type CardWords = {
  readonly unknownModel: string;
  readonly status: Readonly<Record<RcStanding, string>>;
  readonly fuel: Readonly<Record<Exclude<FuelKind, 'other'>, string>>;
  readonly papers: Readonly<Record<VehicleDocument, string>>;
  readonly states: Readonly<Record<ValidityState, string>>;
  /** Last day, future or past. */
  readonly until: (day: string, isOver: boolean) => string;
  readonly age: (years: number, months: number) => string;
  readonly source: (name: string, day: string) => string;
  readonly sandbox: string;
};

const en: CardWords = {
  unknownModel: 'Model not on record',
  status: {
    active: 'RC active',
    'registration-expired': 'Registration expired',
    'fitness-expired': 'Fitness expired',
    inactive: 'RC inactive',
    'noc-issued': 'NOC issued',
    cancelled: 'RC cancelled',
    suspended: 'RC suspended',
    scrapped: 'Scrapped',
    other: 'RC status: see record',
  },
  fuel: {
    petrol: 'Petrol',
    diesel: 'Diesel',
    cng: 'CNG',
    lpg: 'LPG',
    electric: 'Electric',
    hybrid: 'Hybrid',
  },
  papers: {
    'third-party': 'Third-party insurance',
    'own-damage': 'Own-damage insurance',
    puc: 'PUC',
    fitness: 'Fitness',
    registration: 'Registration',
    tax: 'Road tax',
    permit: 'Permit',
  },
  states: {
    'in-order': 'Valid',
    soon: 'Expires soon',
    over: 'Expired',
    'not-needed': 'Not applicable',
    unknown: 'Not known',
    lifetime: 'Lifetime',
  },
  until: (day, isOver) => (isOver ? `on ${day}` : `upto ${day}`),
  age: (years, months) =>
    years > 0 ? `${years} ${years === 1 ? 'year' : 'years'} old` : `${months} months old`,
  source: (name, day) => `As per ${name}, ${day}`,
  sandbox: 'Sandbox data',
};

const hi: CardWords = {
  unknownModel: 'मॉडल दर्ज नहीं',
  status: {
    active: 'RC चालू',
    'registration-expired': 'रजिस्ट्रेशन ख़त्म',
    'fitness-expired': 'फ़िटनेस ख़त्म',
    inactive: 'RC निष्क्रिय',
    'noc-issued': 'NOC जारी',
    cancelled: 'RC रद्द',
    suspended: 'RC निलंबित',
    scrapped: 'स्क्रैप',
    other: 'RC की स्थिति: रिकॉर्ड देखें',
  },
  fuel: {
    petrol: 'पेट्रोल',
    diesel: 'डीज़ल',
    cng: 'सीएनजी',
    lpg: 'एलपीजी',
    electric: 'इलेक्ट्रिक',
    hybrid: 'हाइब्रिड',
  },
  papers: {
    'third-party': 'थर्ड पार्टी बीमा',
    'own-damage': 'ओन डैमेज बीमा',
    puc: 'PUC',
    fitness: 'फ़िटनेस',
    registration: 'रजिस्ट्रेशन',
    tax: 'रोड टैक्स',
    permit: 'परमिट',
  },
  states: {
    'in-order': 'वैध',
    soon: 'जल्द ख़त्म',
    over: 'ख़त्म',
    'not-needed': 'लागू नहीं',
    unknown: 'पता नहीं',
    lifetime: 'आजीवन',
  },
  until: (day, isOver) => (isOver ? `${day} को` : `${day} तक`),
  age: (years, months) => (years > 0 ? `${years} साल पुरानी` : `${months} महीने पुरानी`),
  source: (name, day) => `${name} के अनुसार, ${day}`,
  sandbox: 'सैंडबॉक्स डेटा',
};

/** The texts by language. */
export const cardWords: Readonly<Record<Language, CardWords>> = { en, hi };
