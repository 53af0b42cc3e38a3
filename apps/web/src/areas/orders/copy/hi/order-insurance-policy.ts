import { formatNumber } from '@pahiya/domain/shared/format';
import type { Copies } from '../../../../frame/copy/copies.ts';

type Cancelled = { readonly day: string; readonly refund: string; readonly isConfirmed: boolean };

const cancelledText = (what: string, { day, refund, isConfirmed }: Cancelled) =>
  isConfirmed
    ? `${what} ${day} से रद्द है। रिफ़ंड: ${refund}।`
    : `आपने ${day} को रद्द किया। बीमा कंपनी ने अभी पुष्टि नहीं की है; हम पूछ रहे हैं। वही दिन गिना जाएगा, और ${refund} वापस मिलेंगे।`;

/** बीमा पॉलिसी के ऑर्डर के शब्द। */
export const copy: Copies['order-insurance-policy'] = {
  kind: {
    name: 'बीमा',
    count: () => '',
    steps: {
      CREATED: 'भुगतान बाक़ी',
      PAYING: 'बैंक से पुष्टि हो रही है',
      CLOSED: 'बंद, भुगतान नहीं हुआ',
      PAID: 'भुगतान हो गया',
      ISSUING: 'पॉलिसी जारी हो रही है',
      NOT_ISSUED: 'जारी नहीं हुई, रिफ़ंड शुरू',
      ISSUED: 'पॉलिसी जारी',
      CANCELLED: 'रद्द हो गई',
      REFUNDED: 'रिफ़ंड हो गया',
    },
    marks: { 'insurer-down': 'बीमा कंपनी उपलब्ध नहीं' },
    lines: { premium: 'GST सहित प्रीमियम' },
    events: {
      'policy-asked': 'बीमा कंपनी से पॉलिसी माँगी गई',
      'policy-issued': 'पॉलिसी जारी हुई',
      'policy-failed': 'बीमा कंपनी ने पॉलिसी जारी नहीं की',
      'policy-cancel-asked': 'आपने पॉलिसी रद्द करने को कहा',
      'policy-cancelled': 'बीमा कंपनी ने रद्द होने की पुष्टि की',
      'policy-cancel-refused': 'बीमा कंपनी ने रद्द करने से मना किया',
    },
    reasons: {
      'not-issued': 'बीमा कंपनी ने पॉलिसी जारी नहीं की।',
      cancelled: 'आपने पॉलिसी रद्द की।',
      'bought-twice': 'यही कोटेशन पहले ही ख़रीदा और चुकाया जा चुका था।',
      surplus: 'इस ऑर्डर का दूसरा भुगतान मिला था।',
      mismatch: 'मिली राशि ऑर्डर से मेल नहीं खाई।',
    },
    deeds: {},
    of: () => 'बीमा पॉलिसी के लिए',
    unpaid: 'पॉलिसी जारी कराने के लिए भुगतान पूरा करें।',
    held: (time) => `क़ीमत ${time} तक मान्य है। उसके बाद हम इसे फिर जाँचते हैं।`,
    heldOver: 'भुगतान से पहले हम जाँचते हैं कि बीमा कंपनी की क़ीमत वही है या नहीं।',
    closed:
      'समय पर भुगतान नहीं हुआ, इसलिए बीमा नहीं हुआ। अगर पैसा बाद में आता है, तो पॉलिसी जारी होगी या पैसा अपने आप वापस होगा।',
    again: 'नए कोटेशन देखें',
  },
  policy: 'बीमा पॉलिसी',
  states: {
    unpaid: {
      word: 'भुगतान बाक़ी',
      text: 'अभी बीमा नहीं हुआ है। भुगतान के बाद बीमा कंपनी पॉलिसी जारी करती है।',
    },
    issuing: {
      word: 'पॉलिसी जारी हो रही है',
      text: 'पॉलिसी का नंबर मिलने पर ही बीमा लागू होगा। इसमें आम तौर पर कुछ मिनट लगते हैं; आप यह पेज बंद कर सकते हैं।',
    },
    'insurer-down': {
      word: 'बीमा कंपनी उपलब्ध नहीं',
      text: 'बीमा कंपनी से जवाब नहीं मिल रहा। हम कोशिश कर रहे हैं। पॉलिसी का नंबर मिलने तक बीमा लागू नहीं है।',
    },
    issued: {
      word: 'पॉलिसी जारी हो गई',
      text: 'कृपया पॉलिसी में नाम, गाड़ी का नंबर और तारीख़ें जाँच लें।',
    },
    cancelled: {
      word: 'रद्द हो गई',
      text: 'यह पॉलिसी ख़त्म हो गई है। इससे अब आपका बीमा नहीं है।',
    },
    failed: {
      word: 'पॉलिसी जारी नहीं हुई',
      text: 'बीमा कंपनी ने पॉलिसी जारी नहीं की। इस ऑर्डर से बीमा नहीं हुआ है; पूरी राशि अपने आप वापस होगी।',
    },
  },
  covers: {
    bundle: 'नई गाड़ी: ओन डैमेज और कई साल का थर्ड पार्टी',
    package: 'ओन डैमेज और थर्ड पार्टी',
    'own-damage': 'सिर्फ़ ओन डैमेज',
    'third-party': 'सिर्फ़ थर्ड पार्टी',
  },
  priceChanged: (before, now) =>
    `भुगतान से पहले बीमा कंपनी ने क़ीमत बदली: कोटेशन में ${before}, ऑर्डर में ${now}।`,
  notCharged: 'अभी कोई पैसा नहीं लिया गया है। इस क़ीमत पर ख़रीदना ज़रूरी नहीं है।',
  refundBy: (time) => `${time} तक पॉलिसी जारी न हुई, तो पूरा पैसा अपने आप वापस होगा।`,
  insurer: 'बीमा कंपनी',
  product: 'प्रोडक्ट',
  cover: 'कवर',
  number: 'पॉलिसी नंबर',
  from: 'शुरू होने की तारीख़',
  until: 'आख़िरी दिन',
  damageUntil: 'ओन डैमेज का आख़िरी दिन',
  thirdPartyUntil: 'थर्ड पार्टी का आख़िरी दिन',
  insuredValue: 'बीमित मूल्य (IDV)',
  deductible: 'हर क्लेम में आपका हिस्सा',
  withVoluntary: ({ compulsory, voluntary }) => `${compulsory}, और आपकी पसंद से ${voluntary}`,
  kilometres: 'साल के किलोमीटर',
  upToKm: (km) => `${formatNumber(km)} किमी तक`,
  property: 'दूसरों की संपत्ति',
  limitedTo: (limit) => `सिर्फ़ ${limit} तक, जैसा आपने चुना`,
  helpline: 'हेल्पलाइन',
  pdf: 'पॉलिसी डाउनलोड करें (PDF)',
  handOverBy: (time) => `प्रीमियम ${time} तक बीमा कंपनी को दे दिया जाएगा।`,
  handedOver: (time) => `प्रीमियम ${time} को बीमा कंपनी को दे दिया गया।`,
  sheet: 'बिल और जानकारी पत्र',
  ending: (day) => `यह पॉलिसी ${day} को ख़त्म हो रही है।`,
  renew: 'अगली पॉलिसी की क़ीमतें देखें',
  bonus: {
    title: 'नो-क्लेम बोनस की जाँच',
    declared: (percent, sum) =>
      sum === null
        ? `आपने ${percent}% नो-क्लेम बोनस बताया है।`
        : `आपने ${percent}% नो-क्लेम बोनस बताया है। इससे GST सहित ${sum} की बचत हुई।`,
    phases: {
      asking: ({ askedBy, answeredBy }) =>
        `बीमा कंपनी ${askedBy} तक आपकी पिछली कंपनी से पूछती है; जवाब ${answeredBy} तक आना चाहिए।`,
      answering: ({ askedBy, answeredBy }) =>
        `बीमा कंपनी को ${askedBy} तक आपकी पिछली कंपनी से पूछना था; जवाब ${answeredBy} तक आना चाहिए।`,
      over: ({ answeredBy }) =>
        `पिछली कंपनी का जवाब ${answeredBy} तक आना था। नतीजा कंपनियाँ हमें नहीं बतातीं।`,
    },
    proof: 'सबूत के लिए कृपया पिछली पॉलिसी या रिन्यूअल नोटिस सँभालकर रखें।',
    wallet: 'अपने दस्तावेज़ों में जोड़ें',
    wrong: ({ insurer, helpline, sum }) =>
      `क्या पिछले साल क्लेम लिया था? कृपया क्लेम करने से पहले ${helpline} पर ${insurer} को बताएँ और अंतर${sum === null ? '' : ` (क़रीब ${sum})`} चुकाने को कहें। नहीं तो ओन डैमेज का क्लेम नामंज़ूर हो सकता है।`,
  },
  cancel: 'यह पॉलिसी रद्द करें',
  cancelled: {
    whole: (said) => cancelledText('पॉलिसी', said),
    'own-damage': (said) => cancelledText('ओन डैमेज कवर', said),
  },
  claimGuide: 'क्लेम गाइड: काग़ज़, तारीख़ें, पत्र',
  complainTitle: 'शिकायत',
  or: ' या ',
  complain: (insurer, portal) => [
    `${insurer} के शिकायत अधिकारी को लिखें; पता पॉलिसी में है।`,
    portal === null
      ? 'फिर IRDAI का पोर्टल बीमा भरोसा।'
      : `फिर IRDAI का पोर्टल बीमा भरोसा: ${portal}।`,
    'फिर अपने इलाक़े के बीमा लोकपाल, बिना फ़ीस के।',
  ],
  claim:
    'दुर्घटना या चोरी होने पर तुरंत बीमा कंपनी को फ़ोन करें; किसी को चोट लगी हो या गाड़ी चोरी हुई हो तो पुलिस को भी।',
  claimNotice: (from, to) => `आम तौर पर ${from} से ${to} घंटे में बताना होता है।`,
};
