import type { Copies } from '../../../../frame/copy/copies.ts';
import { states } from '../../../../frame/copy/shared/hi/states.ts';

/** RTO कोड खोज पेज की कॉपी। */
export const copy: Copies['rto-codes'] = {
  metaTitle: 'RTO कोड खोजें: नंबर प्लेट से RTO',
  metaDescription: 'DL 8, MH 12 या गाड़ी का पूरा नंबर डालें और उसका RTO, ज़िला और राज्य जानें।',
  title: 'RTO कोड खोजें',
  lead: 'RTO कोड डालें, जैसे DL 8 या MH 12, या गाड़ी का पूरा नंबर।',
  field: 'RTO कोड या गाड़ी का नंबर',
  placeholder: 'MH 12',
  submit: 'RTO खोजें',
  busy: 'खोज रहे हैं',
  missing: 'नंबर प्लेट के पहले अक्षर और अंक डालें।',
  result: {
    office: 'RTO',
    city: 'शहर',
    district: 'ज़िला',
    state: 'राज्य',
    code: 'RTO कोड',
    issuedFor: 'किनके लिए',
    notKnown: 'जानकारी नहीं है',
    page: (code) => `${code}: संपर्क, सेवाएँ, फ़ीस और रोड टैक्स`,
    source: 'RTO कोड की सार्वजनिक सूचियाँ, 2026 में मिलाई गईं',
  },
  status: {
    active: 'चालू',
    legacy: 'बंद',
    'legacy-series': 'बंद सीरीज़',
    'legacy-prefix': 'बंद कोड',
    unallotted: 'किसी RTO को नहीं दिया गया',
    special: 'विशेष सीरीज़',
  },
  issuedFor: {
    'whole-state': 'पूरे राज्य की सीरीज़',
    government: 'सरकारी गाड़ियाँ',
    police: 'पुलिस की गाड़ियाँ',
    'state-buses': 'राज्य परिवहन की बसें',
    taxis: 'टैक्सी',
    temporary: 'टेम्पररी रजिस्ट्रेशन',
  },
  confidence: {
    high: { word: 'पुष्ट', text: 'कई सूचियों में एक जैसी जानकारी है।' },
    medium: { word: 'संभावित', text: 'दो सूचियों में एक जैसी जानकारी है।' },
    low: { word: 'पुष्टि नहीं', text: 'सूचियों में अंतर है। जाने से पहले पता कर लें।' },
    unverified: { word: 'पुष्टि नहीं', text: 'जाने से पहले पता कर लें।' },
  },
  notes: {
    title: 'काम की बातें',
    noOffice: 'AP 39, AP 40 और BH सीरीज़ के नंबर किसी एक RTO के नहीं होते। RC देखें।',
    moved: 'कोड से पता चलता है कि गाड़ी पहली बार कहाँ रजिस्टर हुई। अब वह कहीं और हो सकती है।',
    oldCodes: 'OR अब OD (ओडिशा), UA अब UK (उत्तराखंड), TS अब TG (तेलंगाना) है और DN अब DD में है।',
  },
  none: {
    title: 'इस कोड का कोई RTO नहीं है',
    detail: 'RTO कोड में दो अक्षर और एक या दो अंक होते हैं, जैसे DL 8 या MH 12।',
  },
  list: {
    title: 'सभी राज्य और केंद्र शासित प्रदेश',
    count: (n) => `${n} RTO कोड`,
    page: (state) => `${state}: RTO कोड, नंबर प्लेट का फ़ॉर्मेट, फ़ीस और रोड टैक्स`,
    failed: 'सूची लोड नहीं हो सकी। ऊपर की खोज काम करती है।',
  },
  lookup: (display) => `${display} की RC देखें`,
  states,
};
