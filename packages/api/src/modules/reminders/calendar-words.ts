import {
  type ChallanDay,
  ownSources,
  type ReminderItem,
  type ReminderTopic,
  readChallanItem,
  topicOf,
} from '@pahiya/domain/reminders/reminder-item';
import type { Language } from '@pahiya/domain/shared/language';
import type { WorkCategory } from '@pahiya/domain/upkeep/log-entry';
import { nameOf, workHi } from './reminder-words.ts';

/** Where a date comes from. */
type CalendarSource = { readonly name: string; readonly sandbox: boolean };

/** Copy of the calendar feed. */
export type CalendarWords = {
  readonly name: (brand: string) => string;
  /** `plate`: null for what belongs to the person. */
  readonly title: (item: ReminderItem, plate: string | null) => string;
  readonly text: (source: CalendarSource, day: string) => string;
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
  challan: 'Challan',
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
  challan: 'चालान',
};

const challanEn: Readonly<Record<ChallanDay, string>> = {
  'pay-or-contest': 'Challan: pay or contest',
  'deemed-accepted-pay': 'Challan: last day to pay',
  'pay-before-court': 'Challan: pay before court',
  'pay-before-block': 'Challan: last day to pay',
  hearing: 'Challan: court hearing',
};

const challanHi: typeof challanEn = {
  'pay-or-contest': 'चालान: भरें या आपत्ति करें',
  'deemed-accepted-pay': 'चालान: भरने का आख़िरी दिन',
  'pay-before-court': 'चालान: कोर्ट जाने से पहले भरें',
  'pay-before-block': 'चालान: भरने का आख़िरी दिन',
  hearing: 'चालान: कोर्ट की तारीख़',
};

const withPlate = (text: string, plate: string | null) =>
  plate === null ? text : `${text}: ${plate}`;

/** Copy by language. */
export const calendarWords: Readonly<Record<Language, CalendarWords>> = {
  en: {
    name: (brand) => `${brand}: my garage`,
    title: (item, plate) => {
      const challan = readChallanItem(item);
      if (challan !== null) return withPlate(challanEn[challan.kind], plate);
      const name = nameOf(item, documentsEn, workEn);
      return withPlate(topicOf(item) === 'work' ? `${name} due` : `${name} ends`, plate);
    },
    text: ({ name, sandbox }, day) =>
      name === ownSources.log
        ? `Worked out from your log, reading of ${day}.`
        : name === ownSources.typed
          ? `Last day of validity, as you typed it on ${day}.`
          : `Source: ${name}, as of ${day}.${sandbox ? ' Sample data of a test server.' : ''}`,
  },
  hi: {
    name: (brand) => `${brand}: मेरा गैरेज`,
    title: (item, plate) => {
      const challan = readChallanItem(item);
      if (challan !== null) return withPlate(challanHi[challan.kind], plate);
      const name = nameOf(item, documentsHi, workHi);
      return withPlate(topicOf(item) === 'work' ? `${name} का समय` : `${name} ख़त्म`, plate);
    },
    text: ({ name, sandbox }, day) =>
      name === ownSources.log
        ? `आपके लॉग से निकाली गई तारीख़, ${day} की रीडिंग से।`
        : name === ownSources.typed
          ? `वैधता का आख़िरी दिन, जो आपने ${day} को लिखा।`
          : `स्रोत: ${name}, ${day} को।${sandbox ? ' टेस्ट सर्वर का नमूना डेटा।' : ''}`,
  },
};
