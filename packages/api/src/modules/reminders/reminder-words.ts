import {
  type ChallanDay,
  ownSources,
  type ReminderItem,
  type ReminderTopic,
  readChallanItem,
  readTagItem,
  type TagDay,
  topicOf,
} from '@pahiya/domain/reminders/reminder-item';
import {
  daysBetween,
  formatIstDate,
  type IstDate,
  istDateOf,
} from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import type { WorkCategory } from '@pahiya/domain/upkeep/log-entry';
import type { Series } from './reminder-repository.ts';

type EndOf = Pick<Series, 'item' | 'dueOn' | 'sourceName' | 'sourceAt' | 'isSandbox'>;

/** Words of reminders. A plate is masked: messages are seen by others. */
export type ReminderWords = {
  readonly vehicle: (name: string | null, plate: string) => string;
  /** For an SMS and a subject: at most 30 characters, the length of a template's variable. */
  readonly short: (item: ReminderItem, others: number) => string;
  /** Without a vehicle: of the person. */
  readonly subject: (vehicle: string | null, items: string) => string;
  readonly line: (vehicle: string | null, end: EndOf, today: IstDate) => string;
  readonly digest: (count: number) => string;
  readonly openDigest: string;
  readonly stopDigest: string;
  readonly open: string;
  readonly stop: string;
  readonly stopOwn: string;
};

type Named = Exclude<ReminderTopic, 'work' | 'tag'>;

/** Names of items in a language; work and a FASTag's days have one by their kind. */
export type ItemNames = {
  readonly topics: Readonly<Record<Named, string>>;
  readonly work: Readonly<Record<WorkCategory, string>>;
  readonly tag: Readonly<Record<TagDay, string>>;
};

const itemsEn: Readonly<Record<Named, string>> = {
  'third-party': 'third-party insurance',
  'own-damage': 'own-damage insurance',
  puc: 'PUC',
  fitness: 'fitness certificate',
  registration: 'registration',
  tax: 'road tax',
  permit: 'permit',
  licence: 'driving licence',
  copy: 'saved document',
  challan: 'challan',
  pass: 'FASTag annual pass',
};

const workEn: Readonly<Record<WorkCategory, string>> = {
  service: 'service',
  repair: 'repair',
  tyre: 'tyres',
  battery: 'battery',
  wash: 'wash',
  upgrade: 'upgrade',
  inspection: 'inspection',
};

const tagEn: ItemNames['tag'] = {
  age: 'FASTag replacement',
  kyc: 'FASTag KYC',
  number: 'vehicle number on FASTag',
};

const namesEn: ItemNames = { topics: itemsEn, work: workEn, tag: tagEn };

const itemsHi: Readonly<Record<Named, string>> = {
  'third-party': 'थर्ड पार्टी बीमा',
  'own-damage': 'ओन डैमेज बीमा',
  puc: 'PUC',
  fitness: 'फ़िटनेस',
  registration: 'रजिस्ट्रेशन',
  tax: 'रोड टैक्स',
  permit: 'परमिट',
  licence: 'ड्राइविंग लाइसेंस',
  copy: 'सेव किया दस्तावेज़',
  challan: 'चालान',
  pass: 'फ़ास्टैग सालाना पास',
};

export const tagHi: ItemNames['tag'] = {
  age: 'फ़ास्टैग बदलना',
  kyc: 'फ़ास्टैग KYC',
  number: 'फ़ास्टैग पर गाड़ी नंबर',
};

export const workHi: Readonly<Record<WorkCategory, string>> = {
  service: 'सर्विस',
  repair: 'मरम्मत',
  tyre: 'टायर',
  battery: 'बैटरी',
  wash: 'धुलाई',
  upgrade: 'अपग्रेड',
  inspection: 'जाँच',
};

/** The name of an item. */
export function nameOf(item: ReminderItem, { topics, work, tag }: ItemNames): string {
  const topic = topicOf(item);
  if (topic === 'work') return work[item.slice('work:'.length) as WorkCategory];
  return topic === 'tag' ? tag[readTagItem(item) ?? 'kyc'] : topics[topic];
}

const namesHi: ItemNames = { topics: itemsHi, work: workHi, tag: tagHi };

/** Whether an item is due on a day rather than ends with it. */
export function isTask(item: ReminderItem): boolean {
  return topicOf(item) === 'work' || topicOf(item) === 'tag';
}

/** What a person does about a challan by its day; before a court's day, what happens on it. */
const challanEn: Readonly<Record<ChallanDay, (day: string) => string>> = {
  'pay-or-contest': (day) => `pay or contest by ${day}`,
  'deemed-accepted-pay': (day) => `pay by ${day}, before services are blocked`,
  'pay-before-court': (day) => `pay by about ${day}, before it goes to court`,
  'pay-before-block': (day) => `pay by about ${day}, before services are blocked`,
  hearing: (day) => `court hearing on ${day}`,
};

const challanHi: typeof challanEn = {
  'pay-or-contest': (day) => `${day} तक भरें या आपत्ति करें`,
  'deemed-accepted-pay': (day) => `${day} तक भरें, फिर सेवाएँ रुक जाती हैं`,
  'pay-before-court': (day) => `लगभग ${day} तक भरें, फिर मामला कोर्ट जाता है`,
  'pay-before-block': (day) => `लगभग ${day} तक भरें, फिर सेवाएँ रुक जाती हैं`,
  hearing: (day) => `${day} को कोर्ट में तारीख़`,
};

/** The last digits of a challan's number: messages are seen by others. */
function endOf(challanNumber: string): string {
  return `…${challanNumber.slice(-4)}`;
}

/** Work is due, it does not end. */
function dueWords(left: number, day: string, days: (count: number) => string): string {
  if (left === 0) return `is due today, ${day}`;
  return left > 0 ? `is due on ${day}, in ${days(left)}` : `was due on ${day}`;
}

const en: ReminderWords = {
  vehicle: (name, plate) => (name === null ? plate : `${name} (${plate})`),
  short: (item, others) => {
    const name = nameOf(item, namesEn);
    return others === 0 ? name : `${name} + ${others}`;
  },
  subject: (vehicle, items) => (vehicle === null ? `your ${items}` : `${items} of your ${vehicle}`),
  line: (vehicle, { item, dueOn, sourceName, sourceAt, isSandbox }, today) => {
    const day = formatIstDate(dueOn, 'en');
    const left = daysBetween(today, dueOn);
    const from = formatIstDate(istDateOf(sourceAt), 'en');
    const source =
      sourceName === ownSources.typed
        ? `You entered this date on ${from}.`
        : sourceName === ownSources.log
          ? `Worked out from your log, reading of ${from}.`
          : `Date from ${sourceName}, ${from}.`;
    const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
    const sample = isSandbox ? ' Sample data of a test server.' : '';
    const challan = readChallanItem(item);
    if (challan !== null) {
      const what = `challan ${endOf(challan.challanNumber)}: ${challanEn[challan.kind](day)}`;
      const law = challan.kind === 'hearing' ? '' : ' Worked out from the rule: check the notice.';
      return `${vehicle}: ${what}${left > 0 ? `, in ${days(left)}` : ''}.${law} ${source}${sample}`;
    }
    const when =
      left > 0
        ? `ends on ${day}, in ${days(left)}`
        : left === 0
          ? `ends today, ${day}`
          : `ended on ${day}, ${days(-left)} ago`;
    const name = nameOf(item, namesEn);
    const due = isTask(item) ? dueWords(left, day, days) : when;
    return vehicle === null
      ? `Your ${name} ${due}. ${source}${sample}`
      : `${vehicle}: ${name} ${due}. ${source}${sample}`;
  },
  digest: (count) => (count === 1 ? 'your week: 1 date' : `your week: ${count} dates`),
  openDigest: 'See all dates',
  stopDigest: 'Stop all reminders',
  open: 'Renewed it, or remind me later',
  stop: 'Stop reminders for this vehicle',
  stopOwn: 'Stop these reminders',
};

const hi: ReminderWords = {
  vehicle: (name, plate) => (name === null ? plate : `${name} (${plate})`),
  short: (item, others) => {
    const name = nameOf(item, namesHi);
    return others === 0 ? name : `${name} + ${others}`;
  },
  subject: (vehicle, items) => (vehicle === null ? `आपका ${items}` : `आपकी ${vehicle}: ${items}`),
  line: (vehicle, { item, dueOn, sourceName, sourceAt, isSandbox }, today) => {
    const day = formatIstDate(dueOn, 'hi');
    const left = daysBetween(today, dueOn);
    const from = formatIstDate(istDateOf(sourceAt), 'hi');
    const source =
      sourceName === ownSources.typed
        ? `यह तारीख़ आपने लिखी, ${from}।`
        : sourceName === ownSources.log
          ? `आपके लॉग से निकाली गई, ${from} की रीडिंग।`
          : `तारीख़ ${sourceName} से, ${from}।`;
    const sample = isSandbox ? ' टेस्ट सर्वर का नमूना डेटा।' : '';
    const challan = readChallanItem(item);
    if (challan !== null) {
      const what = `चालान ${endOf(challan.challanNumber)}: ${challanHi[challan.kind](day)}`;
      const law = challan.kind === 'hearing' ? '' : ' नियम से निकाली गई तारीख़: नोटिस में देख लें।';
      return `${vehicle}: ${what}${left > 0 ? `, ${left} दिन बाक़ी` : ''}।${law} ${source}${sample}`;
    }
    const when =
      left > 0
        ? `${left} दिन में ख़त्म, आख़िरी दिन ${day}`
        : left === 0
          ? `आज ख़त्म, ${day}`
          : `${-left} दिन पहले ख़त्म, ${day} को`;
    const name = nameOf(item, namesHi);
    const due = !isTask(item) ? when : left > 0 ? `${left} दिन में, ${day} को` : `की तारीख़ ${day} थी`;
    return vehicle === null
      ? `आपका ${name}: ${due}। ${source}${sample}`
      : `${vehicle}: ${name} ${due}। ${source}${sample}`;
  },
  digest: (count) => `आपका हफ़्ता: ${count} तारीख़ें`,
  openDigest: 'सभी तारीख़ें देखें',
  stopDigest: 'सभी रिमाइंडर बंद करें',
  open: 'करा लिया, या बाद में याद दिलाएँ',
  stop: 'इस गाड़ी के रिमाइंडर बंद करें',
  stopOwn: 'ये रिमाइंडर बंद करें',
};

/** By language. */
export const reminderWords: Readonly<Record<Language, ReminderWords>> = { en, hi };
