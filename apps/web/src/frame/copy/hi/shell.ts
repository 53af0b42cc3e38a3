import type { Copies } from '../copies.ts';

/** हर पेज के ऊपर-नीचे के शब्द। */
export const copy: Copies['shell'] = {
  layoutTabs: 'और गाइड',
  skipToContent: 'सीधे मुख्य जानकारी पर जाएँ',
  signIn: 'साइन इन',
  account: 'मेरा खाता',
  city: { label: 'शहर बदलें:', none: 'शहर' },
  language: { group: 'भाषा', other: 'English' },
  theme: { group: 'थीम', auto: 'सिस्टम', light: 'लाइट', dark: 'डार्क' },
  ribbon: {
    strong: 'सैंडबॉक्स डेटा।',
    rest: 'गाड़ियाँ और भुगतान असली नहीं हैं।',
    inbox: 'इनबॉक्स',
  },
  offline: 'आप ऑफ़लाइन हैं। यह पेज पुराना हो सकता है।',
  savedCopy: 'आप ऑफ़लाइन हैं। यह सेव किया हुआ पेज पुराना हो सकता है।',
  footer: {
    failed: 'लिंक नहीं खुल पाए।',
    legal: 'जानकारी VAHAN से जैसी मिलती है, वैसी दिखाई जाती है। सरकारी काम से पहले RTO से पुष्टि करें।',
    sourceCode: 'अपाचे 2.0 लाइसेंस वाला ओपन सोर्स सॉफ़्टवेयर।',
    writeUs: 'ईमेल करें',
    callUs: 'फ़ोन करें',
    privacy: 'गोपनीयता सेटिंग',
    stopCounting: 'एनालिटिक्स बंद करें',
  },
  loader: 'लोड हो रहा है। कृपया रुकें।',
  toast: {
    region: 'सूचनाएँ',
    close: 'हटाएँ',
    sessionExpired: 'आपका सेशन ख़त्म हो गया है',
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
  defaultDescription: 'किसी भी गाड़ी की RC, चालान, बीमा और RTO की जानकारी, बस नंबर से।',
};
