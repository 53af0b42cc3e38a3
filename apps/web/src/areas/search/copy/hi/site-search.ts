import type { SearchKind } from '@pahiya/domain/search/search-entry';
import type { Copies } from '../../../../frame/copy/copies.ts';

/** Titles of groups of results. */
const kinds: Readonly<Record<SearchKind, string>> = {
  page: 'पेज',
  article: 'लेख',
  service: 'RTO सेवाएँ',
  help: 'सवाल-जवाब',
  offence: 'जुर्माने',
  office: 'RTO',
  place: 'शहर और ज़िले',
  state: 'राज्य',
};

/** Words of the site search. */
export const copy: Copies['site-search'] = {
  kinds,
  metaTitle: 'खोज',
  title: 'पहिया पर खोजें',
  lead: 'लेख, RTO और उनके कोड, सेवाएँ, जुर्माने, सवाल-जवाब। गाड़ी का नंबर लिखने पर उसका रिकॉर्ड खुलता है।',
  label: 'आप क्या ढूँढ रहे हैं?',
  submit: 'खोजें',
  missing: 'कोई शब्द, शहर, RTO कोड या गाड़ी का नंबर लिखें।',
  found: (n: number, q: string) => `“${q}” के ${n} नतीजे`,
  none: (q: string) => `“${q}” के लिए कुछ नहीं मिला`,
  noneDetail: 'कम या दूसरे शब्द लिखकर देखें, या सहायक से पूछें।',
  instead: (typed: string, taken: string) => `“${typed}” नहीं मिला। ${taken} के नतीजे दिख रहे हैं।`,
  written: 'लोगों ने क्या लिखा',
  writtenHint: 'समुदाय से। दूसरे लोगों ने लिखा है, पहिया ने इसकी जाँच नहीं की है।',
  replies: (n: number) => (n === 0 ? 'अभी कोई जवाब नहीं' : `${n} जवाब`),
  answered: (n: number) => `हल मिला, ${n} जवाब`,
  ask: 'सहायक से पूछें',
  failed: 'खोज नहीं हो पाई',
  suggest: {
    list: 'सुझाव',
    one: '1 सुझाव। तीर वाले बटन से चुनें।',
    many: '{n} सुझाव। तीर वाले बटन से चुनें।',
    none: 'कोई सुझाव नहीं',
    lookUp: '{mark} का रिकॉर्ड देखें',
    office: 'RTO',
  },
  fine: 'जुर्माना',
};
