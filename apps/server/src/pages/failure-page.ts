import type { ErrorCode } from '@pahiya/contracts/error-codes';

/** Pages for requests that the web app does not render: no script, no style. `broken` has the specification's copy for
 * a server failure; `unreadable` is a form that no browser sends; `no-address` is a malformed URL. */
const words = {
  en: {
    broken: [
      'Oops! Our servers are taking a quick break.',
      "We're working on it and will be back shortly. Please try again soon.",
    ],
    unreadable: [
      'We could not read this form.',
      'Nothing was changed. Go back, check what you entered and try again.',
    ],
    'no-address': [
      'This link does not work.',
      'It may be mistyped or incomplete. Please start from the home page.',
    ],
    'sign-in': [
      'Please sign in again.',
      'You have been signed out, so your file was not uploaded. Sign in and try again.',
    ],
    'too-large': [
      'This is too large to send.',
      'Nothing was saved. Please shorten your text, or choose a file of up to 8 MB.',
    ],
    busy: [
      'We are getting too many requests right now.',
      'Nothing was changed. Please wait a minute and try again.',
    ],
    back: 'Return to previous page',
  },
  hi: {
    broken: [
      'ओह! हमारे सर्वर थोड़ा आराम कर रहे हैं।',
      'हम इसे ठीक कर रहे हैं और जल्दी लौटेंगे। थोड़ी देर में फिर कोशिश करें।',
    ],
    unreadable: [
      'यह फ़ॉर्म पढ़ा नहीं जा सका।',
      'कुछ बदला नहीं गया है। पीछे जाकर अपनी जानकारी जाँचें और फिर कोशिश करें।',
    ],
    'no-address': ['यह लिंक काम नहीं कर रहा।', 'शायद लिंक ग़लत या अधूरा है। कृपया होम पेज से शुरू करें।'],
    'sign-in': [
      'कृपया फिर से साइन इन करें।',
      'आप साइन आउट हो चुके हैं, इसलिए फ़ाइल अपलोड नहीं हुई। साइन इन करके फिर कोशिश करें।',
    ],
    'too-large': [
      'यह भेजने के लिए बहुत बड़ा है।',
      'कुछ सेव नहीं हुआ। कृपया अपना लिखा छोटा करें, या 8 MB तक की फ़ाइल चुनें।',
    ],
    busy: ['इस समय बहुत ज़्यादा रिक्वेस्ट आ रही हैं।', 'कुछ बदला नहीं गया है। कृपया एक मिनट बाद फिर कोशिश करें।'],
    back: 'पिछले पेज पर लौटें',
  },
} as const;

type FailureKind = Exclude<keyof (typeof words)['en'], 'back'>;

/** The page for a refusal. */
export function failureOf(code: ErrorCode): FailureKind {
  return kinds[code] ?? 'unreadable';
}

const kinds: Readonly<Partial<Record<ErrorCode, FailureKind>>> = {
  'server/failure': 'broken',
  'server/unavailable': 'busy',
  'request/too-many': 'busy',
  'request/too-large': 'too-large',
  'auth/required': 'sign-in',
};

/** The page as HTML, in the language of `url`. People quote the request id when they report a problem. */
export function failurePage(
  kind: FailureKind,
  { url, brand, requestId }: { url: string; brand: string; requestId: string },
): string {
  const language = /^\/hi(?:[/?]|$)/.test(url) ? 'hi' : 'en';
  const copy = words[language];
  const [title, text] = copy[kind];
  const home = language === 'hi' ? '/hi' : '/';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="/icon.svg"></head><body><main><p>${brand.replace(/[<&>]/g, '')}</p><h1>${title}</h1><p>${text}</p><p><a href="${home}">${copy.back}</a></p><p><small>${requestId}</small></p></main></body></html>`;
}

/** Policy of these pages: they load only their icon and run nothing. */
export const failurePolicy =
  "default-src 'none'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";
