import {
  type ChallanDay,
  type FollowedItem,
  type FollowedKind,
  ownSources,
  type ReminderItem,
  readChallanItem,
  readFollowedItem,
} from '@pahiya/domain/reminders/reminder-item';
import type { Language } from '@pahiya/domain/shared/language';
import type { WorkCategory } from '@pahiya/domain/upkeep/log-entry';
import { type ItemNames, isTask, nameOf, tagHi, workHi } from './reminder-words.ts';

/** Where a date comes from. */
type CalendarSource = { readonly name: string; readonly sandbox: boolean };

/** Copy of the calendar feed. */
export type CalendarWords = {
  readonly name: (brand: string) => string;
  /** `plate`: null for what belongs to the person. */
  readonly title: (item: ReminderItem | FollowedItem, plate: string | null) => string;
  readonly text: (source: CalendarSource, day: string) => string;
};

type Ends = keyof ItemNames['topics'];

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
  pass: 'FASTag annual pass',
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

const namesEn: ItemNames = {
  topics: documentsEn,
  work: workEn,
  tag: {
    age: 'FASTag replacement',
    kyc: 'FASTag KYC',
    number: 'Vehicle number on FASTag',
  },
};

const followedEn: Readonly<Record<FollowedKind, string>> = {
  'toll-single': 'Toll e-notice: single fee ends',
  'toll-record': 'Toll e-notice: recorded in VAHAN if unpaid',
  'noc-due': 'Closed loan: lender’s last day for the papers',
  'noc-ombudsman': 'Closed loan: you can go to the ombudsman',
  'noc-ends': 'NOC of the lender ends',
  'sale-report': 'Sale: report it in Form 29',
  'sale-apply': 'Sale: buyer’s last day for Form 30',
  'rto-papers': 'Papers for your RTO work',
};

const followedHi: typeof followedEn = {
  'toll-single': 'टोल ई-नोटिस: मूल शुल्क ख़त्म',
  'toll-record': 'टोल ई-नोटिस: न चुकाया तो VAHAN में दर्ज',
  'noc-due': 'बंद लोन: काग़ज़ देने का बैंक का आख़िरी दिन',
  'noc-ombudsman': 'बंद लोन: लोकपाल में शिकायत कर सकते हैं',
  'noc-ends': 'बैंक की NOC ख़त्म',
  'sale-report': 'बिक्री: फ़ॉर्म 29 में सूचना दें',
  'sale-apply': 'बिक्री: ख़रीदार के फ़ॉर्म 30 का आख़िरी दिन',
  'rto-papers': 'RTO के काम के काग़ज़',
};

const documentsHi: Readonly<Record<Ends, string>> = {
  'third-party': 'थर्ड पार्टी बीमा',
  'own-damage': 'ओन डैमेज बीमा',
  puc: 'प्रदूषण प्रमाणपत्र (PUC)',
  fitness: 'फ़िटनेस प्रमाणपत्र',
  registration: 'रजिस्ट्रेशन',
  tax: 'रोड टैक्स',
  permit: 'परमिट',
  licence: 'ड्राइविंग लाइसेंस',
  copy: 'सेव किया दस्तावेज़',
  challan: 'चालान',
  pass: 'फ़ास्टैग सालाना पास',
};

const namesHi: ItemNames = { topics: documentsHi, work: workHi, tag: tagHi };

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
      const followed = readFollowedItem(item);
      if (followed !== null) return withPlate(followedEn[followed], plate);
      const challan = readChallanItem(item);
      if (challan !== null) return withPlate(challanEn[challan.kind], plate);
      const due = item as ReminderItem;
      const name = nameOf(due, namesEn);
      return withPlate(isTask(due) ? `${name} due` : `${name} ends`, plate);
    },
    text: ({ name, sandbox }, day) =>
      name === ownSources.log
        ? `Worked out from your log, reading of ${day}.`
        : name === ownSources.typed
          ? `From the date you entered on ${day}.`
          : name === ownSources.order
            ? `From your order of ${day}.`
            : `Source: ${name}, as of ${day}.${sandbox ? ' Sample data of a test server.' : ''}`,
  },
  hi: {
    name: (brand) => `${brand}: मेरा गैरेज`,
    title: (item, plate) => {
      const followed = readFollowedItem(item);
      if (followed !== null) return withPlate(followedHi[followed], plate);
      const challan = readChallanItem(item);
      if (challan !== null) return withPlate(challanHi[challan.kind], plate);
      const due = item as ReminderItem;
      const name = nameOf(due, namesHi);
      return withPlate(isTask(due) ? `${name} का समय` : `${name} ख़त्म`, plate);
    },
    text: ({ name, sandbox }, day) =>
      name === ownSources.log
        ? `आपके लॉग से निकाली गई तारीख़, ${day} की रीडिंग से।`
        : name === ownSources.typed
          ? `उस तारीख़ से, जो आपने ${day} को लिखी।`
          : name === ownSources.order
            ? `आपके ${day} के ऑर्डर से।`
            : `स्रोत: ${name}, ${day} को।${sandbox ? ' टेस्ट सर्वर का नमूना डेटा।' : ''}`,
  },
};
