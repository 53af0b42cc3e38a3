import type { Copies } from '../../../../frame/copy/copies.ts';

const events: Readonly<Record<string, string>> = {
  asked: 'पूछताछ आई',
  'asked-again': 'फिर पूछा',
  moved: 'चरण बदला',
  'next-step': 'अगला क़दम तय',
  'system-next-step': 'आपके सॉफ़्टवेयर ने अगला क़दम तय किया',
  note: 'नोट',
  assigned: 'सौंपा गया',
  released: 'फ़र्म को वापस',
  'number-sent': 'नंबर आपके सॉफ़्टवेयर को भेजा गया',
  'number-shown': 'नंबर देखा गया',
  called: 'कॉल किया',
  withdrawn: 'सहमति वापस ली',
  missed: 'समय पर जवाब नहीं दिया',
  erased: 'मिटाने की पुष्टि',
  disputed: 'विवाद उठाया',
  credited: 'रक़म वापस जोड़ी गई',
  'dispute-refused': 'विवाद नामंज़ूर',
};

const days = ['', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'];
const hour = (minute: number) => {
  const h = Math.floor(minute / 60);
  const m = minute % 60;
  const part = h < 12 ? 'सुबह' : h < 16 ? 'दोपहर' : 'शाम';
  return `${part} ${h % 12 || 12}${m === 0 ? '' : `:${String(m).padStart(2, '0')}`} बजे`;
};

/** पार्टनर इनबॉक्स के शब्द। */
export const copy: Copies['partner-leads'] = {
  csv: 'लीड की CSV डाउनलोड करें',
  csvHint: 'ब्योरे छिपे रहते हैं। हर डाउनलोड दर्ज होता है। कृपया फ़ाइल 24 घंटे में मिटा दें।',
  title: 'इनबॉक्स',
  lead: 'लीड',
  days,
  clock: (opensAt, closesAt, openDays) =>
    `घड़ी ${hour(opensAt)} से ${hour(closesAt)} तक चलती है: ${openDays}`,
  open: 'खुली',
  stages: {
    new: 'नई',
    accepted: 'स्वीकार',
    contacted: 'संपर्क हुआ',
    meeting: 'मुलाक़ात',
    offer: 'ऑफ़र',
    won: 'सौदा हुआ',
    lost: 'सौदा नहीं हुआ',
    returned: 'लौटाई',
    withdrawn: 'सहमति वापस',
    expired: 'समय ख़त्म',
  },
  insuranceTitle: 'गाड़ी का बीमा रिन्यू कराना',
  kinds: {
    'used-car': 'पुरानी कार',
    'sell-car': 'कार बेचनी है',
    loan: 'लोन',
    insurance: 'बीमा',
  },
  steps: {
    accept: 'स्वीकार करें',
    'first-contact': 'पहला संपर्क',
    'call-back': 'कॉल करें',
    'send-papers': 'काग़ज़ भेजें',
    'test-drive': 'टेस्ट ड्राइव',
    visit: 'मिलने जाएँ',
    'make-offer': 'ऑफ़र दें',
  },
  reasons: {
    'bought-elsewhere': 'कहीं और से ख़रीदी',
    'not-reached': 'बात नहीं हो पाई',
    price: 'क़ीमत',
    'no-longer-wanted': 'अब नहीं चाहिए',
    'car-sold': 'कार बिक गई',
    'out-of-area': 'हमारे इलाक़े से बाहर',
    'not-our-trade': 'हम यह काम नहीं करते',
    'no-capacity': 'अभी समय नहीं',
  },
  parts: {
    hasVerifiedMobile: 'मोबाइल जाँचा हुआ',
    hasCarInGarage: 'यहाँ गाड़ी जुड़ी है',
    hasBudgetOrDate: 'ज़रूरत बताई है',
    hasSlot: 'कॉल का समय चुना है',
    isPlaceServed: 'आपके शहर में',
    hasNoStrike: 'कोई शिकायत नहीं',
  },
  events: (event) => events[event] ?? event,
  empty: 'यहाँ कोई लीड नहीं है',
  emptyDetail: 'नई पूछताछ आते ही यहाँ दिखेगी।',
  more: 'और दिखाएँ',
  unassigned: 'किसी को नहीं सौंपी',
  overdue: (length) => `${length} की देरी`,
  inTime: (length) => `${length} बाक़ी`,
  length: (minutes) => {
    if (minutes < 60) return `${minutes} मिनट`;
    if (minutes < 2_880) return `${Math.floor(minutes / 60)} घंटे`;
    return `${Math.floor(minutes / 1_440)} दिन`;
  },
  consent: {
    none: 'सहमति नहीं दी',
    over: 'सहमति का समय ख़त्म',
    calls: 'कॉल',
    number: 'कॉल और नंबर',
    until: (day) => `${day} तक`,
    withdrawn: (day) => `${day} को वापस ली`,
  },
  back: 'इनबॉक्स पर वापस',
  carPage: 'कार का पेज खोलें',
  offer: 'ऑफ़र बनाकर लिंक से भेजें',
  done: {
    saved: 'सेव हो गया।',
    ringing: 'पहले आपका फ़ोन बजेगा, फिर उनका। उन्हें सिर्फ़ हमारा नंबर दिखेगा।',
  },
  kind: 'किस बारे में',
  wish: 'ज़रूरत',
  notSaid: 'नहीं बताया',
  slot: 'कॉल का सही समय',
  slots: {
    any: 'कभी भी, सुबह 10 से शाम 7 बजे',
    morning: 'सुबह 10 से दोपहर 1 बजे',
    afternoon: 'दोपहर 1 से शाम 4 बजे',
    evening: 'शाम 4 से 7 बजे',
  },
  asked: 'कब पूछा',
  again: (times) => `${times} बार पूछा; शुल्क एक बार`,
  member: 'किसे सौंपी',
  quality: 'गुणवत्ता',
  score: (score) => `100 में से ${score}`,
  contact: 'संपर्क',
  consentText: (state, maySee) => {
    if (state === 'active') {
      return maySee
        ? 'इन्होंने आपके कॉल और आपको नंबर दिखाने की सहमति दी है।'
        : 'इन्होंने हमारी लाइन से आपके कॉल की सहमति दी है। नंबर आपको नहीं दिखता।';
    }
    if (state === 'withdrawn') return 'इन्होंने सहमति वापस ले ली है। इनसे संपर्क न करें।';
    if (state === 'over') return 'इनकी सहमति का समय ख़त्म हो गया है। इनसे संपर्क न करें।';
    return 'इन्होंने संपर्क की सहमति नहीं दी है।';
  },
  ringMy: 'आपका फ़ोन',
  ringHint: 'पहले यह बजेगा। हम इसे सेव नहीं करते।',
  callWhy: 'कॉल किस बारे में है?',
  callNow: 'हमारी लाइन से कॉल करें',
  dispute: (until) => `लीड पर विवाद उठाएँ (${until} तक)`,
  disputes: {
    'wrong-number': 'ग़लत नंबर',
    'not-asked': 'उन्होंने नहीं पूछा',
    duplicate: 'डुप्लीकेट',
    'out-of-area': 'हमारे इलाक़े से बाहर',
    'under-18': '18 साल से कम',
  },
  sendDispute: 'विवाद भेजें',
  disputeState: {
    open: 'विवाद उठाया गया है। हमारी टीम 5 दिन में फ़ैसला करेगी।',
    credited: 'विवाद माना गया। रक़म आपके स्टेटमेंट में वापस जोड़ दी गई।',
    refused: 'विवाद नहीं माना गया।',
  },
  why: 'नंबर क्यों चाहिए?',
  whyHint: 'उन्हें आपका नाम, समय और यह वजह दिखेगी।',
  showNumber: 'नंबर दिखाएँ',
  shown: 'दर्ज हो गया। वे देख सकते हैं कि आपने नंबर देखा।',
  eraseBy: (time) => `${time} तक नंबर की सारी कॉपी मिटाएँ, फिर पुष्टि करें।`,
  erased: (time) => `मिटाने की पुष्टि: ${time}।`,
  confirmErasure: 'हमने मिटा दिया है',
  history: 'इतिहास',
  happened: 'हो गया',
  nextTitle: 'अगला क़दम',
  accept: 'स्वीकार करें',
  moveTo: 'अगला चरण',
  move: 'आगे बढ़ाएँ',
  step: 'अगला क़दम',
  day: 'दिन',
  time: 'समय (IST)',
  reschedule: 'अगला क़दम बदलें',
  premium: 'टैरिफ़ से प्रीमियम',
  renewal: 'पॉलिसी का आख़िरी दिन सेव करें',
  lastDay: 'पॉलिसी का आख़िरी दिन',
  lastDayHint: 'कॉल-बैक इससे एक हफ़्ते पहले लग जाता है। कॉल तभी कर सकते हैं जब उनकी सहमति हो।',
  addNote: 'नोट जोड़ें',
  note: 'नोट',
  save: 'सेव करें',
  assign: 'किसी और को सौंपें',
  end: { lost: 'सौदा नहीं हुआ', returned: 'लीड लौटाएँ' },
  reason: 'वजह',
};
