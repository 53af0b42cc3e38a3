import { formatNumber } from '@pahiya/domain/shared/format';
import type { Copies } from '../../../../frame/copy/copies.ts';

const sum = 'कृपया रक़म रुपयों में भरें, ₹10 लाख तक, या ख़ाली छोड़ें।';
const choose = 'कृपया सूची में से एक चुनें।';

export const copy: Copies['insurance-extras'] = {
  none: 'डिडक्टिबल, एक्सेसरीज़, गैस किट, ड्राइवर, छूट: कुछ नहीं चुना',
  some: (count) => `डिडक्टिबल, एक्सेसरीज़, गैस किट, ड्राइवर, छूट: ${count} चुने`,
  noneThirdParty: 'गैस किट, ड्राइवर, छूट: कुछ नहीं चुना',
  someThirdParty: (count) => `गैस किट, ड्राइवर, छूट: ${count} चुने`,
  fields: {
    deductible: 'वॉलंटरी डिडक्टिबल',
    km: 'साल में कितने किलोमीटर (पे ऐज़ यू ड्राइव)',
    electrical: 'इलेक्ट्रिकल एक्सेसरीज़ की क़ीमत',
    accessories: 'बाक़ी एक्सेसरीज़ की क़ीमत',
    kit: 'CNG या LPG किट',
    kitValue: 'बाद में लगी किट की क़ीमत',
    drivers: 'आपके रखे हुए ड्राइवर',
    antiTheft: 'ARAI से मंज़ूर एंटी-थेफ़्ट डिवाइस',
    association: 'ऑटोमोबाइल एसोसिएशन के सदस्य',
    property: 'दूसरों की संपत्ति का सीमित कवर',
  },
  lessTitle: 'प्रीमियम घटाएँ',
  source: 'स्रोत:',
  antiTheft: (percent, most) =>
    `ओन डैमेज में ${percent}% छूट, ज़्यादा से ज़्यादा ${most}। बीमा कंपनी डिवाइस लगने का सर्टिफ़िकेट माँगती है।`,
  association: (percent, most) =>
    `ओन डैमेज में ${percent}% छूट, ज़्यादा से ज़्यादा ${most}। पॉलिसी के दौरान सदस्यता ख़त्म हो जाए तो बीमा कंपनी को बताना और बाक़ी समय की छूट लौटानी होती है।`,
  property: ({ less, limit, usual }) =>
    `थर्ड पार्टी में ${less} की छूट। तब बीमा कंपनी दूसरों की संपत्ति के लिए ${usual} के बजाय ज़्यादा से ज़्यादा ${limit} देती है, बाक़ी आपको देना होता है। चोट और मृत्यु का कवर पहले जैसा, बिना सीमा के रहता है।`,
  hints: {
    deductible: 'हर क्लेम में इतना हिस्सा आप और देते हैं, इससे प्रीमियम घटता है।',
    km: 'कुछ कंपनियाँ कम चलने वाली गाड़ी का प्रीमियम घटाती हैं। सीमा पार होने पर क्या होगा, पॉलिसी में देख लें।',
    electrical: 'डिलीवरी के बाद लगी चीज़ें, जैसे म्यूज़िक सिस्टम या फ़ॉग लैंप।',
    accessories: 'डिलीवरी के बाद लगी चीज़ें, जैसे अलॉय व्हील या कैरियर।',
    kit: 'बाद में लगी किट RC पर भी दर्ज होनी चाहिए।',
    kitValue: 'सिर्फ़ तब, जब किट बाद में लगी हो।',
    drivers: 'काम के दौरान उन्हें चोट लगे तो आपकी देनदारी।',
  },
  empty: {
    deductible: 'नहीं',
    km: 'कोई सीमा नहीं',
    electrical: '',
    accessories: '',
    kit: 'जैसा RC पर है',
    kitValue: '',
    drivers: 'कोई नहीं',
  },
  kits: { 'built-in': 'कंपनी से लगी हुई', fitted: 'बाद में लगी' },
  kilometres: (km) => `${formatNumber(km)} किमी तक`,
  errors: {
    deductible: choose,
    km: choose,
    electrical: sum,
    accessories: sum,
    kit: choose,
    kitValue: 'कृपया किट की क़ीमत भरें, ₹1,000 से ₹5 लाख।',
    drivers: choose,
    antiTheft: choose,
    association: choose,
    property: choose,
  },
};
