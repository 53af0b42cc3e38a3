import type { Copies } from '../../../../frame/copy/copies.ts';

/** Copy of the page that checks a resale pack. */
export const copy: Copies['log-check'] = {
  title: 'सर्विस रिकॉर्ड जाँचें',
  lead: 'ख़रीदने वालों के लिए: देखें कि सर्विस रिकॉर्ड वैसा ही है जैसा बेचने वाले ने बनाया था।',
  code: 'कोड',
  codeHint: 'फ़ाइल पर छपे पते का आख़िरी हिस्सा, “code=” के बाद',
  submit: 'जाँचें',
  genuine: 'यह रिकॉर्ड बदला नहीं गया',
  genuineText:
    'इन आँकड़ों को फ़ाइल से मिलाएँ। प्रविष्टियाँ रखने वाले की अपनी हैं और किसी ने जाँची नहीं हैं: बिल माँगें और ओडोमीटर देखें।',
  unknown: 'यह हमारा रिकॉर्ड नहीं है',
  unknownText: 'कोड अधूरा है, बदला गया है या हमारा नहीं है। बेचने वाले से फ़ाइल ही माँगें और उसका लिंक खोलें।',
  none: 'नहीं बताया गया',
  facts: {
    vehicle: 'गाड़ी',
    made: 'कब बनाया',
    lines: 'प्रविष्टियाँ',
    count: (lines: number, works: number) => `${lines}, जिनमें ${works} काम`,
    first: 'पहली प्रविष्टि',
    last: 'आख़िरी प्रविष्टि',
    km: 'ओडोमीटर की आख़िरी रीडिंग',
    gap: 'बिना काम का सबसे लंबा समय',
    days: (days: number) => `${days} दिन`,
  },
};
