import { ALERT_TEXTS } from './alert-templates.ts';
import { NOTICE_TEXTS } from './notice-templates.ts';
import { ORDER_TEXTS } from './order-templates.ts';

/** Templates as registered with the operator; `##name##` is replaced by the recipient's value. */
const TEMPLATES: Readonly<Record<string, string>> = {
  'sandbox-call-en': 'Your OTP for Pahiya is ##otp##. Again: ##otp##.',
  'sandbox-call-hi': 'Pahiya के लिए आपका OTP है ##otp##। फिर से: ##otp##।',
  'sandbox-otp-en':
    '##otp## is your OTP to sign in to Pahiya. Valid for 5 minutes. Do not share it with anyone.\n\n@##host## ###otp##',
  'sandbox-otp-hi':
    '##otp## Pahiya में साइन इन का OTP है। 5 मिनट तक मान्य। इसे किसी को न बताएँ।\n\n@##host## ###otp##',
  'sandbox-link-en': 'Pahiya: the page you requested: https://##link##',
  'sandbox-link-hi': 'Pahiya: आपका माँगा हुआ पेज: https://##link##',
  ...byId('order', ORDER_TEXTS),
  ...byId('notice', NOTICE_TEXTS),
  ...byId('alert', ALERT_TEXTS),
};

function byId(
  family: string,
  texts: Readonly<Record<string, { readonly en: string; readonly hi: string }>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([turn, { en, hi }]) => [
      [`sandbox-${family}-${turn}-en`, en],
      [`sandbox-${family}-${turn}-hi`, hi],
    ]),
  );
}

/** The SMS as shown on a phone; an unknown template shows its values, to keep demonstrations complete. */
export function textOf(templateId: string, variables: Readonly<Record<string, string>>): string {
  const template = TEMPLATES[templateId];
  if (template === undefined) {
    return Object.entries(variables)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', ');
  }
  return template.replace(/##(\w+)##/g, (_, name: string) => variables[name] ?? '');
}
