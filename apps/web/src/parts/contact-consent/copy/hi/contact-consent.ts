import type { Copies } from '../../../../frame/copy/copies.ts';

/** Copy of the ticks with which somebody lets a dealer contact them. */
export const copy: Copies['contact-consent'] = {
  contact: (dealer) => `क्या ${dealer} आपसे संपर्क कर सकते हैं?`,
  hint: {
    enquiry: 'सिर्फ़ यही डीलर, 30 दिन तक। आप कभी भी रोक सकते हैं।',
    car: 'सिर्फ़ यही डीलर, इसी कार के लिए, 30 दिन तक। आप कभी भी रोक सकते हैं।',
  },
  channels: {
    call: 'हाँ, आपकी लाइन से कॉल; मेरा नंबर छिपा रहे',
    'show-number': 'हाँ, और वे मेरा नंबर देख सकते हैं',
    export: 'हाँ, और वे मेरा नंबर अपने सॉफ़्टवेयर में रख सकते हैं',
  },
  missing: 'कृपया कम से कम एक तरीक़ा चुनें',
  slot: 'कॉल का सही समय',
  slots: {
    any: 'कभी भी, सुबह 10 से शाम 7 बजे',
    morning: 'सुबह 10 से दोपहर 1 बजे',
    afternoon: 'दोपहर 1 से शाम 4 बजे',
    evening: 'शाम 4 से 7 बजे',
  },
  wishHint: 'फ़ोन नंबर, ईमेल या गाड़ी का नंबर न लिखें। डीलर आपसे संपर्क कैसे करे, यह नीचे के टिक से तय करें।',
  textWrong: 'कृपया फ़ोन नंबर, ईमेल, वेब पता और गाड़ी का नंबर हटाएँ',
};
