/** The page for when not even a page can be rendered: no script, no style, the specification's words. */
export function failurePage(url: string, brand: string, requestId: string): string {
  const isHindi = /^\/hi(?:\/|\?|$)/.test(url);
  const [title, text, back] = isHindi
    ? [
        'ओह! हमारे सर्वर थोड़ा आराम कर रहे हैं।',
        'हम इसे ठीक कर रहे हैं और जल्दी लौटेंगे। थोड़ी देर में फिर कोशिश करें।',
        'पिछले पेज पर लौटें',
      ]
    : [
        'Oops! Our servers are taking a quick break.',
        "We're working on it and will be back shortly. Please try again soon.",
        'Return to previous page',
      ];
  return `<!doctype html><html lang="${isHindi ? 'hi' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head><body><main><p>${brand.replace(/[<&>]/g, '')}</p><h1>${title}</h1><p>${text}</p><p><a href="${isHindi ? '/hi' : '/'}">${back}</a></p><p><small>${requestId}</small></p></main></body></html>`;
}
