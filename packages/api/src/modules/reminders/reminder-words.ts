import type { VehicleDocument } from '@pahiya/domain/rc/validity';
import {
  daysBetween,
  formatIstDate,
  type IstDate,
  istDateOf,
} from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import type { Series } from './reminder-repository.ts';

type EndOf = Pick<Series, 'item' | 'dueOn' | 'sourceName' | 'sourceAt'>;

/** Words of reminders. A plate is masked: messages are seen by others. */
export type ReminderWords = {
  readonly vehicle: (name: string | null, plate: string) => string;
  /** For an SMS and a subject: at most 30 characters, the length of a template's variable. */
  readonly short: (item: VehicleDocument, others: number) => string;
  readonly subject: (vehicle: string, items: string) => string;
  readonly line: (vehicle: string, end: EndOf, today: IstDate) => string;
  readonly open: string;
  readonly stop: string;
};

const itemsEn: Readonly<Record<VehicleDocument, string>> = {
  'third-party': 'third-party insurance',
  'own-damage': 'own-damage insurance',
  puc: 'PUC',
  fitness: 'fitness certificate',
  registration: 'registration',
  tax: 'road tax',
  permit: 'permit',
};

const itemsHi: Readonly<Record<VehicleDocument, string>> = {
  'third-party': 'थर्ड-पार्टी बीमा',
  'own-damage': 'ओन-डैमेज बीमा',
  puc: 'PUC',
  fitness: 'फ़िटनेस',
  registration: 'रजिस्ट्रेशन',
  tax: 'रोड टैक्स',
  permit: 'परमिट',
};

const en: ReminderWords = {
  vehicle: (name, plate) => (name === null ? plate : `${name} (${plate})`),
  short: (item, others) => (others === 0 ? itemsEn[item] : `${itemsEn[item]} + ${others}`),
  subject: (vehicle, items) => `${items} of your ${vehicle}`,
  line: (vehicle, { item, dueOn, sourceName, sourceAt }, today) => {
    const day = formatIstDate(dueOn, 'en');
    const left = daysBetween(today, dueOn);
    const source = `Date from ${sourceName}, ${formatIstDate(istDateOf(sourceAt), 'en')}.`;
    const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
    const when =
      left > 0
        ? `ends on ${day}, in ${days(left)}`
        : left === 0
          ? `ends today, ${day}`
          : `ended on ${day}, ${days(-left)} ago`;
    return `${vehicle}: ${itemsEn[item]} ${when}. ${source}`;
  },
  open: 'Renewed it, or remind me later',
  stop: 'Stop reminders of this vehicle',
};

const hi: ReminderWords = {
  vehicle: (name, plate) => (name === null ? plate : `${name} (${plate})`),
  short: (item, others) => (others === 0 ? itemsHi[item] : `${itemsHi[item]} + ${others}`),
  subject: (vehicle, items) => `आपकी ${vehicle}: ${items}`,
  line: (vehicle, { item, dueOn, sourceName, sourceAt }, today) => {
    const day = formatIstDate(dueOn, 'hi');
    const left = daysBetween(today, dueOn);
    const source = `तारीख़ ${sourceName} से, ${formatIstDate(istDateOf(sourceAt), 'hi')}।`;
    const when =
      left > 0
        ? `${left} दिन में ख़त्म, आख़िरी दिन ${day}`
        : left === 0
          ? `आज ख़त्म, ${day}`
          : `${-left} दिन पहले ख़त्म, ${day} को`;
    return `${vehicle}: ${itemsHi[item]} ${when}। ${source}`;
  },
  open: 'करा लिया, या बाद में याद दिलाएँ',
  stop: 'इस वाहन के रिमाइंडर बंद करें',
};

/** By language. */
export const reminderWords: Readonly<Record<Language, ReminderWords>> = { en, hi };
