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
