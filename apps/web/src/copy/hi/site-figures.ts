import type { Copies } from '../copy-areas.ts';
import { crumbs } from './shared/site-operator.ts';

/** प्रकाशित आँकड़ों के शब्द। */
export const copy: Copies['site-figures'] = {
  crumbs,
  metaTitle: 'हमारा प्रदर्शन',
  metaDescription:
    'हमारे पेजों की रफ़्तार, रिफ़ंड और निपटारे के दिन, और स्रोत कितनी बार जवाब देते हैं: पिछले तीस दिनों के रिकॉर्ड से निकाले हुए।',
  title: 'हमारा प्रदर्शन',
  lead: (days) => `पिछले ${days} दिनों के हमारे अपने रिकॉर्ड से निकाले हुए। `,
  asOf: (time) => `${time} तक।`,
  failed: 'आँकड़े नहीं लाए जा सके',
  none: 'अभी गिनने को कुछ नहीं',
  vitals: {
    title: 'पेजों की रफ़्तार',
    text: 'पढ़ने वालों के ब्राउज़र ने जैसा नापा। चार में से तीन बार पेज कम से कम इतना अच्छा था।',
    names: {
      lcp: 'पेज का सबसे बड़ा हिस्सा इतने में आया',
      inp: 'छूने पर सबसे धीमा जवाब',
      cls: 'पेज का अपने-आप खिसकना',
    },
    seconds: (value) => `${value} सेकंड`,
    ms: (value) => `${value} मिलीसेकंड`,
    samples: (n) => `${n} बार पेज देखा गया`,
  },
  refunds: { title: 'रिफ़ंड', text: 'बैंक को हमारे आदेश से बैंक की पुष्टि तक।' },
  settlements: {
    title: 'चालानों का निपटारा',
    text: 'आपके भुगतान से प्राधिकरण की रसीद तक।',
    kinds: { 'e-challan': 'ई-चालान', court: 'कोर्ट चालान' },
  },
  count: (n) => `कुल ${n}`,
  median: (days) => `आधे ${days} दिन के भीतर`,
  inTime: (percent) => `${percent} % वादे के समय में`,
  sources: {
    title: 'स्रोत',
    text: 'हमारे सवालों का कितना हिस्सा जवाब पाया।',
    answered: (percent, n) => `${n} सवालों में से ${percent} %`,
  },
  services: {
    register: 'वाहन रजिस्टर (VAHAN)',
    national: 'राष्ट्रीय चालान सिस्टम',
    'virtual-court': 'वर्चुअल कोर्ट',
    'state-police': 'राज्य पुलिस',
    payment: 'भुगतान',
    messages: 'OTP संदेश',
  },
  measure:
    'ब्राउज़र पढ़े गए पेज की तीन संख्याएँ बताता है, घंटे के हिसाब से रखी जाती हैं: न पता, न डिवाइस, न पेज, न व्यक्ति।',
  status: 'सेवाओं की स्थिति',
};
