import type { Copies } from '../../../../frame/copy/copies.ts';

export const copy: Copies['insurance-bonus'] = {
  title: 'नो-क्लेम बोनस सुधारें',
  order: 'ऑर्डर',
  back: 'ऑर्डर पर वापस जाएँ',
  declared: (percent) =>
    `आपने ${percent}% नो-क्लेम बोनस बताया है। पिछली पॉलिसी में क्लेम लिया था, तो सही बोनस कम होगा। क्लेम से पहले सुधारने पर सिर्फ़ अंतर देना होता है; बाद में पता चले तो कंपनी ओन डैमेज का क्लेम नामंज़ूर कर सकती है।`,
  formTitle: 'आपका सुधार',
  actual: 'सही बोनस',
  actualHint: 'क्लेम के बाद 0%, अगर पिछली पॉलिसी में बोनस प्रोटेक्शन न था।',
  choose: 'चुनें',
  option: (percent, due) => (due === null ? `${percent}%` : `${percent}%: GST सहित क़रीब ${due} और`),
  next: (insurer) => [
    `हमारी टीम दो कामकाजी दिनों में ${insurer} से पॉलिसी में सुधार (एंडोर्समेंट) करने को कहेगी।`,
    'सही रक़म बीमा कंपनी बताएगी और ख़ुद लेगी। हम कुछ नहीं लेते।',
    'जब तक कंपनी सुधार न कर दे, पुरानी जानकारी ही मानी जाएगी।',
  ],
  confirm: (insurer) => `हाँ, ${insurer} को बताएँ कि सही बोनस यह है।`,
  submit: 'सुधार के लिए कहें',
  busy: 'भेजा जा रहा है…',
  askedTitle: 'सुधार',
  states: {
    asked: ({ insurer, percent, due }) =>
      `आपने बोनस ${percent}% करने को कहा है${due === null ? '' : ` (क़रीब ${due})`}। हमारी टीम ${insurer} से बात कर रही है।`,
    endorsed: ({ insurer, percent }) => `${insurer} ने पॉलिसी में बोनस ${percent}% कर दिया है।`,
    kept: ({ insurer, percent }) =>
      `${insurer} ने पॉलिसी में बोनस ${percent}% नहीं किया। कंपनी का जवाब सँभालकर रखें; यह सबूत है कि आपने बता दिया था।`,
  },
  closed: ({ insurer, helpline }) =>
    `इस पॉलिसी का बोनस यहाँ नहीं सुधारा जा सकता। कृपया ${helpline} पर ${insurer} से बात करें।`,
  errorsTitle: 'कृपया सुधारें',
  errors: {
    percent: 'सही बोनस चुनें।',
    confirm: 'पुष्टि करें कि हम बीमा कंपनी को बता सकते हैं।',
  },
};
