/** Pages for when the web app cannot render one: no script, no style. `broken` has the specification's words for a
 * failure of ours; `unreadable` is a form that came in a way no form of ours is sent; `no-address` is an address that no
 * browser would write so. */
const words = {
  en: {
    broken: [
      'Oops! Our servers are taking a quick break.',
      "We're working on it and will be back shortly. Please try again soon.",
    ],
    unreadable: [
      'This form could not be read.',
      'Nothing was changed. Go back, check what you typed and send it again.',
    ],
    'no-address': [
      'This address could not be read.',
      'It may be mistyped or cut off. Start again from the home page.',
    ],
    back: 'Return to previous page',
  },
  hi: {
    broken: [
      'ओह! हमारे सर्वर थोड़ा आराम कर रहे हैं।',
      'हम इसे ठीक कर रहे हैं और जल्दी लौटेंगे। थोड़ी देर में फिर कोशिश करें।',
    ],
    unreadable: ['यह फ़ॉर्म पढ़ा नहीं जा सका।', 'कुछ बदला नहीं है। पीछे जाएँ, जो लिखा है देखें और फिर भेजें।'],
    'no-address': ['यह पता पढ़ा नहीं जा सका।', 'शायद यह गलत लिखा या कट गया है। होम पेज से फिर शुरू करें।'],
    back: 'पिछले पेज पर लौटें',
  },
} as const;

/** The page as HTML; `url` decides the language, the request id helps us to find what happened. */
export function failurePage(
  kind: 'broken' | 'unreadable' | 'no-address',
  { url, brand, requestId }: { url: string; brand: string; requestId: string },
): string {
  const language = /^\/hi(?:[/?]|$)/.test(url) ? 'hi' : 'en';
  const copy = words[language];
  const [title, text] = copy[kind];
  const home = language === 'hi' ? '/hi' : '/';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="/icon.svg"></head><body><main><p>${brand.replace(/[<&>]/g, '')}</p><h1>${title}</h1><p>${text}</p><p><a href="${home}">${copy.back}</a></p><p><small>${requestId}</small></p></main></body></html>`;
}

/** Policy of these pages: they load nothing but their icon and run nothing. */
export const failurePolicy =
  "default-src 'none'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";
