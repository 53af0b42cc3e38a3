import {
  ownSources,
  type ReminderItem,
  type ReminderTopic,
  topicOf,
} from '@pahiya/domain/reminders/reminder-item';
import type { Language } from '@pahiya/domain/shared/language';
import type { WorkCategory } from '@pahiya/domain/upkeep/log-entry';
import { nameOf, workHi } from './reminder-words.ts';

/** Copy of the calendar feed. */
export type CalendarWords = {
  readonly name: (brand: string) => string;
  /** `plate`: null for what belongs to the person. */
  readonly title: (item: ReminderItem, plate: string | null) => string;
  readonly text: (source: string, day: string) => string;
};

type Ends = Exclude<ReminderTopic, 'work'>;

const documentsEn: Readonly<Record<Ends, string>> = {
  'third-party': 'Third-party insurance',
  'own-damage': 'Own-damage insurance',
  puc: 'Pollution certificate (PUC)',
  fitness: 'Fitness certificate',
  registration: 'Registration',
  tax: 'Road tax',
  permit: 'Permit',
  licence: 'Driving licence',
  copy: 'Saved document',
};

const workEn: Readonly<Record<WorkCategory, string>> = {
  service: 'Service',
  repair: 'Repair',
  tyre: 'Tyres',
  battery: 'Battery',
  wash: 'Wash',
  upgrade: 'Upgrade',
  inspection: 'Inspection',
};

const documentsHi: Readonly<Record<Ends, string>> = {
  'third-party': 'थर्ड-पार्टी बीमा',
  'own-damage': 'ओन-डैमेज बीमा',
  puc: 'प्रदूषण प्रमाणपत्र (PUC)',
  fitness: 'फ़िटनेस प्रमाणपत्र',
  registration: 'रजिस्ट्रेशन',
  tax: 'रोड टैक्स',
  permit: 'परमिट',
  licence: 'ड्राइविंग लाइसेंस',
  copy: 'सेव किया दस्तावेज़',
};

const withPlate = (text: string, plate: string | null) =>
  plate === null ? text : `${text}: ${plate}`;

/** Copy by language. */
export const calendarWords: Readonly<Record<Language, CalendarWords>> = {
  en: {
    name: (brand) => `${brand}: my garage`,
    title: (item, plate) => {
      const name = nameOf(item, documentsEn, workEn);
      return withPlate(topicOf(item) === 'work' ? `${name} due` : `${name} ends`, plate);
    },
    text: (source, day) =>
      source === ownSources.log
        ? `Worked out from your log, reading of ${day}.`
        : source === ownSources.typed
          ? `Last day of validity, as you typed it on ${day}.`
          : `Last day of validity. Source: ${source}, as of ${day}.`,
  },
  hi: {
    name: (brand) => `${brand}: मेरा गैरेज`,
    title: (item, plate) => {
      const name = nameOf(item, documentsHi, workHi);
      return withPlate(topicOf(item) === 'work' ? `${name} का समय` : `${name} ख़त्म`, plate);
    },
    text: (source, day) =>
      source === ownSources.log
        ? `आपके लॉग से निकाली गई तारीख़, ${day} की रीडिंग से।`
        : source === ownSources.typed
          ? `वैधता का आख़िरी दिन, जो आपने ${day} को लिखा।`
          : `वैधता का आख़िरी दिन। स्रोत: ${source}, ${day} को।`,
  },
};
