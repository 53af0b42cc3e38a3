import type { copy as english } from '../en/forms.ts';

const faults: (typeof english)['faults'] = {
  needed: (label) => `${label} भरें`,
  'too-long': (label) => `${label} बहुत लंबा है`,
  'not-an-option': (label) => `${label} चुनें`,
  'special-characters': (label) => `${label}: केवल अक्षर, अंक और ख़ाली जगह`,
  'consent-needed': () => 'फ़ॉर्म भेजने के लिए इस पर टिक करें।',
  'vehicle-number/length': (label) => `${label}: 7 से 11 अक्षर और अंक`,
  'vehicle-number/characters': (label) => `${label}: केवल अक्षर और अंक`,
  'vehicle-number/needs-letter-and-digit': (label) => `${label}: इसमें अक्षर और अंक दोनों होते हैं`,
  'vehicle-number/format': (label) => `${label}: MH 12 AB 1234 की तरह लिखें`,
  'mobile/format': (label) => `${label}: दस अंक, पहला 6, 7, 8 या 9`,
  'pin/format': (label) => `${label}: छह अंक, पहला 0 नहीं`,
  'email/format': (label) => `${label}: name@example.in की तरह लिखें`,
  'address/length': (label) => `${label}: 3 से 100 अक्षर`,
  'address/characters': (label) => `${label}: केवल अक्षर, अंक, ख़ाली जगह और , . ' - के निशान`,
  'address/needs-letter': (label) => `${label}: कम से कम एक अक्षर`,
  'name/too-short': (label) => `${label}: कम से कम दो अक्षर`,
  'name/characters': (label) => `${label}: केवल अक्षर और ख़ाली जगह`,
  'date/format': (label) => `${label}: दिन/महीना/साल लिखें, जैसे 21/11/2026`,
  'date/no-such-day': (label) => `${label}: ऐसा कोई दिन नहीं है`,
  'domain/format': (label) => `${label}: किसी वेबसाइट का नाम लिखें`,
};

/** Words around editors’ forms and of the pages that show them. */
export const copy: typeof english = {
  faults,
  errorsTitle: 'कृपया सुधारें',
  optional: (label) => `${label} (ज़रूरी नहीं)`,
  choose: 'चुनें',
  step: (step, of) => `${of} में से चरण ${step}`,
  next: 'आगे',
  back: 'पीछे',
  busy: 'भेज रहे हैं',
  failed: 'फ़ॉर्म नहीं भेजा जा सका',
  trap: 'इसे ख़ाली छोड़ें',
  missing: 'यह फ़ॉर्म नहीं मिला',
  form: {
    metaDescription: (title) => `${title}: यहीं भरें। क्या रखा जाता है और कब तक, यह फ़ॉर्म पर लिखा है।`,
  },
  contact: {
    metaTitle: 'संपर्क करें',
    metaDescription: 'फ़ॉर्म या ईमेल से संपर्क करें: क्या लिखें, जवाब कब मिलेगा और हम क्या कभी नहीं पूछते।',
    direct: {
      title: 'संपर्क के दूसरे तरीक़े',
      email: 'ईमेल',
      phone: 'फ़ोन',
      orders: 'ऑर्डर में मदद चाहिए तो उसका पेज खोलें: वहाँ उसकी मौजूदा स्थिति दिखती है।',
      ordersLink: 'आपके ऑर्डर',
    },
    never: {
      title: 'हम क्या कभी नहीं पूछते',
      items: ['फ़ोन या संदेश पर OTP।', 'कार्ड नंबर, UPI PIN या पासवर्ड।', 'आधार नंबर।'],
    },
  },
  feedback: {
    metaTitle: 'अपनी राय दें',
    metaDescription: 'एक मिनट में बताएँ कि क्या अच्छा लगा और क्या ठीक नहीं चला।',
  },
};
