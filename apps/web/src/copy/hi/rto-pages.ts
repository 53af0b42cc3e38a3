import type { Copies } from '../copy-areas.ts';
import { states } from './shared/states.ts';

/** राज्य, शहर और दफ़्तर के पेजों के शब्द। */
export const copy: Copies['rto-pages'] = {
  states,
  crumbs: 'आप यहाँ हैं',
  range: (first, last) => `${first} से ${last}`,
  home: {
    crumb: 'RTO',
    metaTitle: 'भारत के RTO दफ़्तर, राज्य के हिसाब से',
    metaDescription: (n) =>
      `चालू सभी ${n} RTO कोड, राज्य और शहर के हिसाब से: दफ़्तर, ज़िला, नंबर का रूप, सेवाएँ और फ़ीस, और हर एक पर हम कितने पक्के हैं।`,
    title: 'भारत के RTO दफ़्तर',
    lead: 'राज्य चुनें: उसके कोड, दफ़्तर, नंबर का रूप, फ़ीस और रोड टैक्स।',
    finder: 'कोड पता है? उसका दफ़्तर खोजें',
    map: 'राज्य खानों में, लगभग अपनी जगह पर',
    mapNote: 'यह नक़्शा नहीं, ख़ाका है: आकार और सीमाएँ नहीं दिखाई गईं।',
    list: 'सारे राज्य और केंद्र शासित प्रदेश',
    popular: 'बड़े शहर',
  },
  state: {
    metaTitle: (state) => `${state}: RTO कोड और दफ़्तर`,
    metaDescription: (state, n, range) =>
      `${state} के ${n} दफ़्तर और उनके कोड, ${range}: ज़िला, नंबर का रूप, सेवाएँ, फ़ीस, फ़ॉर्म और रोड टैक्स।`,
    metaDescriptionOne: (state, code) =>
      `${state} का एक ही दफ़्तर, ${code}: ज़िला, नंबर का रूप, सेवाएँ, फ़ीस, फ़ॉर्म और रोड टैक्स।`,
    title: (state) => `${state} के RTO दफ़्तर`,
    lead: (n, capital) => `आज ${n} दफ़्तर नंबर देते हैं। राजधानी: ${capital}।`,
    codes: 'कोड और दफ़्तर',
    former: 'पुराने कोड',
    formerNote: 'अब नहीं दिए जाते। जिन नंबरों पर ये हैं, वे चलते हैं।',
    places: 'शहर और ज़िले',
    neighbours: 'पड़ोसी राज्य',
    tax: (state) => `${state} में रोड टैक्स`,
    plate: (state) => `${state} का नंबर कैसा होता है`,
    question: {
      howMany: (state) => `${state} में कितने RTO दफ़्तर हैं?`,
      howManyAnswer: (state, n, range) =>
        n === 1
          ? `${state} में एक कोड चालू है: ${range}।`
          : `${state} में ${n} कोड चालू हैं: ${range}। कुछ दफ़्तरों के एक से ज़्यादा कोड हैं।`,
    },
  },
  place: {
    metaTitle: (name, state) => `${name} RTO, ${state}`,
    metaTitleDistrict: (name, state) => `${name} ज़िला RTO, ${state}`,
    metaDescription: (name, state, codes) =>
      `${name}, ${state} का RTO: ${codes}। दफ़्तर क्या करता है, फ़ीस, फ़ॉर्म, नंबर का रूप और रोड टैक्स।`,
    metaDescriptionDistrict: (name, state, codes) =>
      `${name} ज़िले (${state}) के RTO दफ़्तर: ${codes}। वे क्या करते हैं, फ़ीस, फ़ॉर्म, नंबर का रूप और रोड टैक्स।`,
    metaDescriptionNone: (name, state) =>
      `${name}, ${state} का RTO: हमारी सूचियों में इसका अपना कोड नहीं। पास के दफ़्तर, फ़ीस, फ़ॉर्म, नंबर का रूप और रोड टैक्स।`,
    title: (name) => `${name} में RTO`,
    titleDistrict: (name) => `${name} ज़िले के RTO दफ़्तर`,
    lead: (n) => `आज इस जगह के लिए ${n} दफ़्तर नंबर देते हैं।`,
    none: 'हमारी सूचियों में इस जगह का अपना कोड नहीं है। राज्य के दफ़्तर देखें।',
    codes: 'कोड और दफ़्तर',
    district: 'ज़िले के और दफ़्तर',
    others: 'राज्य की दूसरी जगहें',
    question: {
      which: (name) => `${name} का RTO कोड क्या है?`,
      whichAnswer: (name, codes) => `${name}: ${codes}।`,
    },
  },
  office: {
    metaTitle: (code, office, state) => `${code} RTO: ${office}, ${state}`,
    metaDescription: (code, office, state) =>
      `${code} कोड ${office}, ${state} का है। ज़िला, दफ़्तर क्या करता है, फ़ीस, फ़ॉर्म, नंबर का रूप, और हम कितने पक्के हैं।`,
    title: (code, office) => `${code} RTO: ${office}`,
    facts: 'दफ़्तर',
    code: 'कोड',
    name: 'दफ़्तर',
    town: 'शहर',
    district: 'ज़िला',
    state: 'राज्य',
    type: 'दफ़्तर किस तरह का',
    status: 'कोड की स्थिति',
    lists: 'कितनी सूचियों में है',
    notKnown: 'पता नहीं',
    plateLabel: 'प्लेट पर कोड',
    today: 'वही दफ़्तर आज',
    note: 'सूचियों से',
    units: 'अपनी सीरीज़ वाले यूनिट दफ़्तर',
    unit: (series) => `${series} पर ख़त्म होने वाली सीरीज़`,
    does: 'दफ़्तर क्या करता है',
    sameTown: 'इस शहर के दूसरे दफ़्तर',
    besides: 'आस-पास के कोड',
    source: 'हमारी दफ़्तर सूची, 2026 की कई सार्वजनिक सूचियों के मिलान से। कोई एक सरकारी सूची नहीं है।',
    question: {
      which: (code) => `${code} किस दफ़्तर का कोड है?`,
      whichAnswer: (code, office, place) => `${code}: ${office}, ${place}।`,
      sure: (code) => `${code} इसी दफ़्तर का है, यह कितना पक्का है?`,
    },
  },
  uncertain: 'पक्का नहीं',
  plate: {
    label: 'उदाहरण',
    note: 'बनाया हुआ नंबर।',
    former: 'पुराने कोड',
  },
  services: {
    title: 'सेवाएँ, फ़ीस और फ़ॉर्म',
    popular: 'ज़्यादा पूछी जाने वाली सेवाएँ',
    all: (state) => `${state} की सारी सेवाएँ`,
    vehicle: 'गाड़ी के लिए',
    licence: 'लाइसेंस के लिए',
    name: 'सेवा',
    forms: 'फ़ॉर्म',
    papers: 'काग़ज़',
    fee: 'फ़ीस',
    feeBike: 'दोपहिया',
    feeCar: 'कार',
    feeUnknown: 'राज्य तय करता है',
    time: 'समय',
    upTo: (most) => `${most} दिन तक`,
    days: (least, most) => (least === most ? `${least} दिन` : `${least} से ${most} दिन`),
    none: 'कोई नहीं',
    asOf: (month) => `केंद्रीय फ़ीस, ${month} तक की।`,
  },
  tax: {
    caption: 'क़ीमत का हिस्सा, निजी कार',
    price: 'क़ीमत',
    petrol: 'पेट्रोल',
    diesel: 'डीज़ल',
    upTo: (rupees) => `${rupees} तक`,
    above: 'उससे ऊपर',
    asOf: (month) => `${month} तक का।`,
    source: 'स्रोत',
  },
  popular: {
    title: 'लोग यह भी खोजते हैं',
    finder: 'RTO कोड खोजें',
    record: 'नंबर से RC की जानकारी',
    challans: 'गाड़ी के चालान',
    all: 'सारे राज्य',
  },
  questions: 'सवाल',
};
