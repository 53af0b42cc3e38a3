import { ORDER_TEXTS } from './order-templates.ts';

/** Templates as they would be registered with the operator; `##name##` is replaced by the recipient's value. */
const TEMPLATES: Readonly<Record<string, string>> = {
  'sandbox-call-en': 'Your code to sign in is ##otp##. Once more: ##otp##.',
  'sandbox-call-hi': 'साइन इन के लिए आपका कोड है ##otp##। फिर से: ##otp##।',
  'sandbox-otp-en':
    '##otp## is your code to sign in. It is valid for 5 minutes. Do not share it with anyone.\n\n@##host## ###otp##',
  'sandbox-otp-hi':
    '##otp## साइन इन के लिए आपका कोड है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।\n\n@##host## ###otp##',
  'sandbox-link-en': 'The page that you asked for: https://##link##',
  'sandbox-link-hi': 'आपका माँगा हुआ पेज: https://##link##',
  ...Object.fromEntries(
    Object.entries(ORDER_TEXTS).flatMap(([turn, { en, hi }]) => [
      [`sandbox-order-${turn}-en`, en],
      [`sandbox-order-${turn}-hi`, hi],
    ]),
  ),
};

/** The text a phone would show; an unknown template shows its values, so that nothing is lost in a demonstration. */
export function textOf(templateId: string, variables: Readonly<Record<string, string>>): string {
  const template = TEMPLATES[templateId];
  if (template === undefined) {
    return Object.entries(variables)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', ');
  }
  return template.replace(/##(\w+)##/g, (_, name: string) => variables[name] ?? '');
}
