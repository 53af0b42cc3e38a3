import type { VehicleDocument } from '@pahiya/domain/rc/validity';
import type { Language } from '@pahiya/domain/shared/language';

/** Copy of the calendar feed. */
export type CalendarWords = {
  readonly name: (brand: string) => string;
  readonly title: (document: VehicleDocument, plate: string) => string;
  readonly text: (source: string, day: string) => string;
};

const documentsEn: Readonly<Record<VehicleDocument, string>> = {
  'third-party': 'Third-party insurance',
  'own-damage': 'Own-damage insurance',
  puc: 'Pollution certificate (PUC)',
  fitness: 'Fitness certificate',
  registration: 'Registration',
  tax: 'Road tax',
  permit: 'Permit',
};

const documentsHi: Readonly<Record<VehicleDocument, string>> = {
  'third-party': 'थर्ड-पार्टी बीमा',
  'own-damage': 'ओन-डैमेज बीमा',
  puc: 'प्रदूषण प्रमाणपत्र (PUC)',
  fitness: 'फ़िटनेस प्रमाणपत्र',
  registration: 'रजिस्ट्रेशन',
  tax: 'रोड टैक्स',
  permit: 'परमिट',
};

/** Copy by language. */
export const calendarWords: Readonly<Record<Language, CalendarWords>> = {
  en: {
    name: (brand) => `${brand}: my garage`,
    title: (document, plate) => `${documentsEn[document]} ends: ${plate}`,
    text: (source, day) => `Last day of validity. Source: ${source}, as of ${day}.`,
  },
  hi: {
    name: (brand) => `${brand}: मेरा गैराज`,
    title: (document, plate) => `${documentsHi[document]} ख़त्म: ${plate}`,
    text: (source, day) => `वैधता का आख़िरी दिन। स्रोत: ${source}, ${day} को।`,
  },
};
