import type { Copies } from '../copies.ts';
import { states } from '../shared/hi/states.ts';

/** Words of choosing a city. */
export const copy: Copies['city'] = {
  states,
  title: 'आपका शहर',
  why: 'पूरी साइट पर दिखता है और इस डिवाइस पर 10 दिन सेव रहता है।',
  searchLabel: 'शहर खोजें',
  searchHint: 'पुराने नाम भी चलेंगे।',
  search: 'खोजें',
  popular: 'लोकप्रिय शहर',
  found: 'खोज के नतीजे',
  none: (query) => `“${query}” नाम का कोई शहर नहीं मिला।`,
  noneHint: 'पहले कुछ अक्षर लिखें, या पास का बड़ा शहर चुनें।',
  chosen: 'चुना हुआ',
  failed: 'शहरों की सूची नहीं खुल पाई',
  loading: 'शहर लोड हो रहे हैं',
};
