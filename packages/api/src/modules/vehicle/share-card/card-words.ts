import type { RcStatusCode } from '@pahiya/domain/rc/rc-record';
import type { ValidityState } from '@pahiya/domain/rc/validity';
import type { Language } from '@pahiya/domain/shared/language';

/** Words of the share card. */
export type CardWords = {
  readonly unknownModel: string;
  readonly status: Readonly<Record<RcStatusCode, string>>;
  readonly thirdParty: string;
  readonly puc: string;
  readonly states: Readonly<Record<ValidityState, string>>;
  /** When it ends, or when it ended. */
  readonly until: (day: string, isOver: boolean) => string;
  readonly age: (years: number, months: number) => string;
  readonly source: (name: string, day: string) => string;
  readonly sandbox: string;
};

const en: CardWords = {
  unknownModel: 'Model not on record',
  status: {
    active: 'RC active',
    inactive: 'RC inactive',
    'noc-issued': 'NOC issued',
    cancelled: 'RC cancelled',
    suspended: 'RC suspended',
    scrapped: 'Scrapped',
    other: 'RC status: see record',
  },
  thirdParty: 'Third-party insurance',
  puc: 'Pollution certificate',
  states: {
    'in-order': 'In order',
    soon: 'Ends soon',
    over: 'Over',
    'not-needed': 'Not needed',
    unknown: 'Not on record',
    lifetime: 'Lifetime',
  },
  until: (day, isOver) => (isOver ? `ended ${day}` : `until ${day}`),
  age: (years, months) =>
    years > 0 ? `${years} ${years === 1 ? 'year' : 'years'} old` : `${months} months old`,
  source: (name, day) => `Source: ${name}, as of ${day}`,
  sandbox: 'Sandbox data: made up',
};

const hi: CardWords = {
  unknownModel: 'मॉडल रिकॉर्ड में नहीं',
  status: {
    active: 'RC चालू',
    inactive: 'RC बंद',
    'noc-issued': 'NOC जारी',
    cancelled: 'RC रद्द',
    suspended: 'RC निलंबित',
    scrapped: 'स्क्रैप हो चुकी',
    other: 'RC की स्थिति: रिकॉर्ड देखें',
  },
  thirdParty: 'थर्ड-पार्टी बीमा',
  puc: 'प्रदूषण प्रमाणपत्र',
  states: {
    'in-order': 'ठीक है',
    soon: 'जल्द ख़त्म',
    over: 'ख़त्म',
    'not-needed': 'ज़रूरी नहीं',
    unknown: 'रिकॉर्ड में नहीं',
    lifetime: 'आजीवन',
  },
  until: (day, isOver) => (isOver ? `${day} को` : `${day} तक`),
  age: (years, months) => (years > 0 ? `${years} साल पुरानी` : `${months} महीने पुरानी`),
  source: (name, day) => `स्रोत: ${name}, ${day} को`,
  sandbox: 'नमूना डेटा: असली नहीं',
};

/** The words in each language. */
export const cardWords: Readonly<Record<Language, CardWords>> = { en, hi };
