import type { Copies } from '../../../../frame/copy/copies.ts';
import { crumbs } from '../shared/hi/site-operator.ts';

/** प्रकाशित आँकड़ों के शब्द। */
export const copy: Copies['site-figures'] = {
  crumbs,
  metaTitle: 'हमारा प्रदर्शन',
  metaDescription:
    'पेजों की रफ़्तार, रिफ़ंड और निपटारे का समय, और स्रोतों की उपलब्धता: पिछले 30 दिनों के हमारे रिकॉर्ड से।',
  title: 'हमारा प्रदर्शन',
  lead: (days) => `पिछले ${days} दिनों के हमारे रिकॉर्ड से।`,
  asOf: (time) => `${time} की स्थिति।`,
  failed: 'आँकड़े लोड नहीं हो सके',
  none: 'अभी कोई डेटा नहीं',
  vitals: {
    title: 'पेजों की रफ़्तार',
    text: 'देखने वालों के ब्राउज़र में मापी गई। 75 % बार पेज कम से कम इतना तेज़ था।',
    names: {
      lcp: 'सबसे बड़ा हिस्सा दिखने में लगा समय',
      inp: 'टैप करने पर जवाब',
      cls: 'पेज का खिसकना',
    },
    seconds: (value) => `${value} सेकंड`,
    ms: (value) => `${value} मिलीसेकंड`,
    samples: (n) => `${n} बार पेज देखा गया`,
  },
  refunds: { title: 'रिफ़ंड', text: 'हमारे रिफ़ंड अनुरोध से बैंक की पुष्टि तक।' },
  settlements: {
    title: 'चालानों का निपटारा',
    text: 'आपके भुगतान से विभाग की रसीद तक।',
    kinds: { 'e-challan': 'ई-चालान', court: 'कोर्ट चालान' },
  },
  count: (n) => `कुल ${n}`,
  median: (days) => `आधे ${days} दिन के अंदर`,
  inTime: (percent) => `${percent} % समय पर`,
  sources: {
    title: 'स्रोत',
    text: 'कितने अनुरोध सफल रहे।',
    answered: (percent, n) => `${n} अनुरोधों में से ${percent} %`,
  },
  services: {
    register: 'VAHAN (गाड़ी के रिकॉर्ड)',
    national: 'राष्ट्रीय ई-चालान सिस्टम',
    'virtual-court': 'वर्चुअल कोर्ट',
    'state-police': 'राज्य पुलिस',
    payment: 'भुगतान',
    messages: 'OTP संदेश',
  },
  measure:
    'ब्राउज़र हर पेज की रफ़्तार के तीन आँकड़े भेजता है। इन्हें घंटे के हिसाब से रखा जाता है, IP पता, डिवाइस, पेज या व्यक्ति के बिना।',
  status: 'सेवाओं की स्थिति',
};
