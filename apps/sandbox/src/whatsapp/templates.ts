/** A template as Meta approved it: named parameters, and one button that opens the site. */
type Approved = { readonly text: string; readonly button: string };

/** Approved templates by name and language. Utility, without any offer; they name the business, and how to stop. */
const TEMPLATES: Readonly<Record<string, Readonly<Record<string, Approved>>>> = {
  vehicle_due: {
    en: {
      text: 'Pahiya: the reminder you asked for. {{item}} of your vehicle: last day {{date}}. Reply STOP to end these messages.',
      button: 'Renewed, later or stop',
    },
    hi: {
      text: 'Pahiya: आपका रिमाइंडर। आपके वाहन का {{item}}: आख़िरी दिन {{date}}। ये संदेश बंद करने के लिए STOP लिखें।',
      button: 'करा लिया, बाद में या बंद',
    },
  },
  own_due: {
    en: {
      text: 'Pahiya: the reminder you asked for. Your {{item}}: last day {{date}}. Reply STOP to end these messages.',
      button: 'Renewed, later or stop',
    },
    hi: {
      text: 'Pahiya: आपका रिमाइंडर। आपका {{item}}: आख़िरी दिन {{date}}। ये संदेश बंद करने के लिए STOP लिखें।',
      button: 'करा लिया, बाद में या बंद',
    },
  },
  tag_balance: {
    en: {
      text: 'Pahiya: the reminder you asked for. {{item}} on {{date}}, as your bank told it. Reply STOP to end these messages.',
      button: 'See it, or switch off',
    },
    hi: {
      text: 'Pahiya: आपका रिमाइंडर। {{item}}, {{date}} को, बैंक के बताए अनुसार। ये संदेश बंद करने के लिए STOP लिखें।',
      button: 'देखें या बंद करें',
    },
  },
  weekly_due: {
    en: {
      text: 'Pahiya: your weekly reminder. {{item}}, first last day {{date}}. Reply STOP to end these messages.',
      button: 'See all, or stop',
    },
    hi: {
      text: 'Pahiya: आपका साप्ताहिक रिमाइंडर। {{item}}, पहला आख़िरी दिन {{date}}। ये संदेश बंद करने के लिए STOP लिखें।',
      button: 'सब देखें या बंद करें',
    },
  },
  own_vehicle: {
    en: {
      text: 'Pahiya: news of your vehicle that you asked for. {{item}}, {{date}}. Reply STOP to end these messages.',
      button: 'See it, or stop',
    },
    hi: {
      text: 'Pahiya: आपकी गाड़ी की ख़बर, जो आपने चुनी। {{item}}, {{date}}। ये संदेश बंद करने के लिए STOP लिखें।',
      button: 'देखें या बंद करें',
    },
  },
  saved_search: {
    en: {
      text: 'Pahiya: {{count}} new in a search you saved with alerts. Reply STOP to end these messages.',
      button: 'See them, or stop',
    },
    hi: {
      text: 'Pahiya: आपकी सेव की हुई खोज में {{count}} नई कारें। ये संदेश बंद करने के लिए STOP लिखें।',
      button: 'देखें या बंद करें',
    },
  },
  price_drop: {
    en: {
      text: 'Pahiya: the alert you asked for. A car you kept now costs {{amount}}. Reply STOP to end these messages.',
      button: 'See it, or stop',
    },
    hi: {
      text: 'Pahiya: आपका अलर्ट। आपकी चुनी एक कार अब {{amount}} की है। ये संदेश बंद करने के लिए STOP लिखें।',
      button: 'देखें या बंद करें',
    },
  },
  vehicle_sold: {
    en: {
      text: 'Pahiya: about the vehicle you sold. {{item}}: {{date}}. Reply STOP to end these messages.',
      button: 'See it, or stop',
    },
    hi: {
      text: 'Pahiya: आपकी बेची हुई गाड़ी के बारे में। {{item}}: {{date}}। ये संदेश बंद करने के लिए STOP लिखें।',
      button: 'देखें या बंद करें',
    },
  },
  loan_noc: {
    en: {
      text: 'Pahiya: the alert you asked for, papers of your closed loan. {{news}}: {{date}}. Reply STOP to end these messages.',
      button: 'Details, or stop',
    },
    hi: {
      text: 'Pahiya: आपका अलर्ट, बंद लोन के काग़ज़। {{news}}: {{date}}। ये संदेश बंद करने के लिए STOP लिखें।',
      button: 'देखें या बंद करें',
    },
  },
  test_drive: {
    en: {
      text: 'Pahiya: news of your test drive. Reply STOP to end these messages.',
      button: 'See, answer or cancel',
    },
    hi: {
      text: 'Pahiya: आपकी टेस्ट ड्राइव की ख़बर। ये संदेश बंद करने के लिए STOP लिखें।',
      button: 'देखें या जवाब दें',
    },
  },
  car_free: {
    en: {
      text: 'Pahiya: the car you waited for is free, you hear it first. Reply STOP to end these messages.',
      button: 'See it, or leave',
    },
    hi: {
      text: 'Pahiya: जिस कार की क़तार में आप थे वह ख़ाली है, पहले आपको बताया। ये संदेश बंद करने के लिए STOP लिखें।',
      button: 'देखें या क़तार छोड़ें',
    },
  },
  listing_decided: {
    en: {
      text: 'Pahiya: the check of the car you put up for sale is done. Reply STOP to end these messages.',
      button: 'See the result',
    },
    hi: {
      text: 'Pahiya: आपकी बिक्री वाली कार की जाँच हो गई। ये संदेश बंद करने के लिए STOP लिखें।',
      button: 'नतीजा देखें',
    },
  },
  toll_single_ends: {
    en: {
      text: 'Pahiya: the single fee of a toll e-notice ends on {{date}}, then it is {{amount}}. Pay or object only on the official portal. Reply STOP to end these messages.',
      button: 'See the deadlines',
    },
    hi: {
      text: 'Pahiya: टोल ई-नोटिस का मूल शुल्क {{date}} तक है, फिर {{amount}} लगेंगे। भुगतान या आपत्ति सिर्फ़ आधिकारिक पोर्टल पर करें। ये संदेश बंद करने के लिए STOP लिखें।',
      button: 'समय-सीमा देखें',
    },
  },
  toll_record_nears: {
    en: {
      text: 'Pahiya: a toll e-notice of {{amount}} goes on the vehicle’s record on {{date}} if it stays unpaid. Pay only on the official portal. Reply STOP to end these messages.',
      button: 'See the deadlines',
    },
    hi: {
      text: 'Pahiya: {{amount}} का टोल ई-नोटिस न चुकाने पर {{date}} को वाहन के रिकॉर्ड में दर्ज होगा। भुगतान सिर्फ़ आधिकारिक पोर्टल पर करें। ये संदेश बंद करने के लिए STOP लिखें।',
      button: 'समय-सीमा देखें',
    },
  },
};

/** A filled template, or Meta's error code: 132001 no such name and language, 132000 other parameters. */
export function fillTemplate(
  name: string,
  language: string,
  parameters: Readonly<Record<string, string>>,
): { readonly text: string; readonly button: string } | { readonly code: 132000 | 132001 } {
  const approved = TEMPLATES[name]?.[language];
  if (approved === undefined) return { code: 132001 };
  const names = [...approved.text.matchAll(/\{\{(\w+)\}\}/g)].map(([, one]) => one ?? '');
  const isSame =
    names.length === Object.keys(parameters).length &&
    names.every((one) => parameters[one]?.trim());
  if (!isSame) return { code: 132000 };
  const text = approved.text.replace(/\{\{(\w+)\}\}/g, (_, one: string) => parameters[one] ?? '');
  return { text, button: approved.button };
}
