import type { Copies } from '../copy-areas.ts';
import { states } from './shared/states.ts';

/** RTO कोड खोजने के शब्द। */
export const copy: Copies['rto-codes'] = {
  metaTitle: 'RTO कोड: नंबर प्लेट किस दफ़्तर की है',
  metaDescription: 'DL 8, MH 12 या पूरा नंबर भरें: प्लेट के कोड का दफ़्तर, ज़िला और राज्य, और हम कितने पक्के हैं।',
  title: 'यह प्लेट किस दफ़्तर की है',
  lead: 'कोड भरें, जैसे DL 8 या MH 12, या पूरा नंबर।',
  field: 'RTO कोड या गाड़ी का नंबर',
  placeholder: 'MH 12',
  submit: 'दफ़्तर खोजें',
  busy: 'खोज रहे हैं',
  missing: 'प्लेट के पहले अक्षर और अंक भरें।',
  result: {
    office: 'दफ़्तर',
    city: 'शहर',
    district: 'ज़िला',
    state: 'राज्य',
    code: 'कोड',
    notKnown: 'पता नहीं',
    note: 'सूचियों से',
    page: (code) => `${code}: सेवाएँ, फ़ीस और बाक़ी बातें`,
    source: 'हमारी दफ़्तर सूची, कई सार्वजनिक सूचियों से',
  },
  status: {
    active: 'चालू',
    legacy: 'अब नहीं दिया जाता',
    'legacy-series': 'पुरानी सीरीज़',
    'legacy-prefix': 'राज्य का पुराना कोड',
    unallotted: 'किसी दफ़्तर को नहीं दिया गया',
    special: 'ख़ास सीरीज़',
  },
  confidence: {
    high: { word: 'पक्का', text: 'कई सूचियाँ एकमत हैं।' },
    medium: { word: 'लगभग पक्का', text: 'दो सूचियाँ एकमत हैं।' },
    low: { word: 'जाँच लें', text: 'एक ही सूची में है। जाने से पहले जाँच लें।' },
    unverified: { word: 'पक्का नहीं', text: 'जाने से पहले जाँच लें।' },
  },
  notes: {
    title: 'जान लें',
    noOffice: 'AP 39, AP 40 और BH नंबर से दफ़्तर पता नहीं चलता: रिकॉर्ड में देखें।',
    moved: 'प्लेट का दफ़्तर वह है जहाँ गाड़ी पहली बार रजिस्टर हुई। अब बदला हो सकता है।',
    oldCodes: 'OR आज ओडिशा (OD) है, UA उत्तराखंड (UK), TS तेलंगाना (TG), और DN अब DD में है।',
  },
  none: {
    title: 'इस कोड का कोई दफ़्तर नहीं',
    detail: 'कोड में दो अक्षर और एक या दो अंक होते हैं, जैसे DL 8 या MH 12।',
  },
  list: {
    title: 'सारे राज्य और केंद्र शासित प्रदेश',
    count: (n) => `${n} दफ़्तर`,
    page: (state) => `${state}: दफ़्तर, नंबर का रूप, फ़ीस और रोड टैक्स`,
    failed: 'सूची नहीं खुल पाई। ऊपर की खोज फिर भी चलती है।',
  },
  lookup: (display) => `${display} देखें`,
  states,
};
