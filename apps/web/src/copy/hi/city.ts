import type { Copies } from '../copy-areas.ts';
import { states } from './shared/states.ts';

/** Words of choosing a city. */
export const copy: Copies['city'] = {
  states,
  title: 'आपका शहर',
  why: 'दफ़्तर और दाम आगे इसी शहर के दिखेंगे। इस फ़ोन पर दस दिन याद रहेगा।',
  searchLabel: 'शहर ढूँढें',
  searchHint: 'पुराने नाम भी चलेंगे।',
  search: 'ढूँढें',
  popular: 'अक्सर चुने गए',
  found: 'मिले हुए शहर',
  none: (query) => `“${query}” नाम का कोई शहर नहीं मिला।`,
  noneHint: 'पहले कुछ अक्षर लिखें, या पास का बड़ा शहर चुनें।',
  chosen: 'चुना हुआ',
  failed: 'शहरों की सूची नहीं खुल पाई',
  loading: 'शहर ला रहे हैं',
};
