import type { Copies } from '../copy-areas.ts';

/** Words of the frame around every page. */
export const copy: Copies['shell'] = {
  skipToContent: 'सीधे जानकारी पर जाएँ',
  homeLabel: (brand) => `${brand}, मुख्य पेज`,
  mainNavigation: 'मुख्य सूची',
  nav: {
    'rc-search': 'RC की जानकारी',
    'challan-pay': 'चालान',
    garage: 'गैरेज',
    'rto-codes': 'RTO कोड',
  },
  search: 'खोज',
  signIn: 'साइन इन',
  account: 'मेरा खाता',
  signOut: 'साइन आउट',
  city: {
    label: 'आपका शहर, बदलने के लिए दबाएँ:',
  },
  language: {
    group: 'भाषा',
    other: 'English',
  },
  theme: {
    group: 'रंग',
    auto: 'फ़ोन जैसा',
    light: 'उजला',
    dark: 'गहरा',
  },
  ribbon: {
    strong: 'नक़ली डेटा।',
    rest: 'न कोई गाड़ी असली है, न भुगतान।',
    inbox: 'इनबॉक्स खोलें',
  },
  offline: 'इंटरनेट नहीं है। जो दिख रहा है वह इसी फ़ोन पर रखा हुआ है और पुराना हो सकता है।',
  footer: {
    label: 'इस साइट पर और',
    failed: 'लिंक की सूची नहीं खुल पाई।',
    legal:
      'जानकारी राष्ट्रीय वाहन रजिस्टर से आती है और वैसी ही दिखाई जाती है। सरकारी काम के लिए संबंधित दफ़्तर से पूछें।',
    sourceCode: 'अपाचे-2.0 लाइसेंस वाला मुक्त सॉफ़्टवेयर।',
    writeUs: 'हमें लिखें',
    callUs: 'हमें फ़ोन करें',
    privacy: 'निजता की पसंद',
    stopCounting: 'मेरा आना न गिनें',
  },
  loader: 'पूछ रहे हैं। एक पल रुकें।',
  toast: {
    region: 'संदेश',
    close: 'यह संदेश बंद करें',
    sessionExpired: 'आपका सत्र ख़त्म हो गया है',
    genericError: 'कुछ गड़बड़ हो गई। थोड़ी देर बाद फिर कोशिश करें',
    copied: 'कॉपी हो गया',
    signedOut: 'आप साइन आउट हो गए हैं।',
  },
  close: 'बंद करें',
  notFound: {
    title: 'ओह! आप जो पेज ढूँढ रहे हैं वह हमें नहीं मिला',
    subtitle: 'देख लें कि पता सही लिखा है',
  },
  serverError: {
    title: 'ओह! हमारे सर्वर थोड़ा आराम कर रहे हैं।',
    subtitle: 'हम इसे ठीक कर रहे हैं और जल्द लौटेंगे। थोड़ी देर बाद फिर कोशिश करें।',
  },
  previousPage: 'पिछले पेज पर लौटें',
  defaultDescription:
    'किसी भी भारतीय गाड़ी का पंजीकरण, बीमा और RTO की जानकारी, बस नंबर से। न साइन इन, न कैप्चा, न बाद में कोई कॉल।',
};
