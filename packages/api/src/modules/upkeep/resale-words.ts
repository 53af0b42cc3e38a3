import { formatKms } from '@pahiya/domain/shared/format';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import type { WorkCategory } from '@pahiya/domain/upkeep/log-entry';
import type { ResaleSummary } from '@pahiya/domain/upkeep/resale-summary';

/** Words of the resale pack. */
export type ResaleWords = {
  readonly title: (plate: string) => string;
  readonly lead: string;
  readonly made: (day: string) => string;
  readonly summary: (summary: ResaleSummary) => readonly string[];
  readonly work: string;
  readonly none: string;
  readonly readings: string;
  readonly kinds: Readonly<Record<WorkCategory, string>>;
  readonly check: string;
  readonly own: string;
};

const days = (day: IstDate | null, language: Language) =>
  day === null ? '' : formatIstDate(day, language);

/** By language. */
export const resaleWords: Readonly<Record<Language, ResaleWords>> = {
  en: {
    title: (plate) => `Service record of ${plate}`,
    lead: 'As its owner wrote it. Nobody has checked the entries; we only confirm that they have not been changed since this file was made.',
    made: (day) => `Made on ${day}`,
    summary: ({ lines, works, firstOn, lastOn, lastKm, longestGap }) => [
      `${lines} lines, ${works} of them work, from ${days(firstOn, 'en')} to ${days(lastOn, 'en')}`,
      lastKm === null ? 'No odometer reading' : `Last odometer reading: ${formatKms(lastKm)}`,
      longestGap === null
        ? 'Longest time between two works: not known'
        : `Longest time between two works: ${longestGap} days`,
    ],
    work: 'Work',
    none: 'No work in the log.',
    readings: 'Odometer',
    kinds: {
      service: 'Service',
      repair: 'Repair',
      tyre: 'Tyres',
      battery: 'Battery',
      wash: 'Wash',
      upgrade: 'Upgrade',
      inspection: 'Inspection',
    },
    check: 'Check this file, without an account:',
    own: 'Amounts, places and notes are left out. They stay with the owner.',
  },
  hi: {
    title: (plate) => `${plate} का सर्विस रिकॉर्ड`,
    lead: 'जैसा मालिक ने लिखा। एंट्रियाँ किसी ने जाँची नहीं हैं। हम सिर्फ़ यह पुष्टि करते हैं कि फ़ाइल बनने के बाद ये बदली नहीं गईं।',
    made: (day) => `${day} को बनाई गई`,
    summary: ({ lines, works, firstOn, lastOn, lastKm, longestGap }) => [
      `${days(firstOn, 'hi')} से ${days(lastOn, 'hi')} तक ${lines} एंट्रियाँ, जिनमें ${works} काम`,
      lastKm === null ? 'ओडोमीटर की कोई रीडिंग नहीं' : `ओडोमीटर की आख़िरी रीडिंग: ${formatKms(lastKm)}`,
      longestGap === null
        ? 'दो कामों के बीच सबसे लंबा समय: पता नहीं'
        : `दो कामों के बीच सबसे लंबा समय: ${longestGap} दिन`,
    ],
    work: 'काम',
    none: 'लॉग में कोई काम नहीं।',
    readings: 'ओडोमीटर',
    kinds: {
      service: 'सर्विस',
      repair: 'मरम्मत',
      tyre: 'टायर',
      battery: 'बैटरी',
      wash: 'धुलाई',
      upgrade: 'अपग्रेड',
      inspection: 'जाँच',
    },
    check: 'यह फ़ाइल जाँचें, खाते के बिना:',
    own: 'रक़म, जगह और नोट इसमें नहीं हैं। वे मालिक के पास हैं।',
  },
};
