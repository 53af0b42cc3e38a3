import type { Copies } from '../../../../frame/copy/copies.ts';
import { crumbs } from '../shared/hi/site-operator.ts';

/** साइट के हाल के शब्द। */
export const copy: Copies['site-status'] = {
  crumbs,
  metaTitle: 'सेवाओं की स्थिति',
  metaDescription: 'गाड़ी के रिकॉर्ड, चालान स्रोत, भुगतान और OTP की मौजूदा स्थिति, और पहले से तय रुकावटें।',
  title: 'सेवाओं की स्थिति',
  lead: 'जिन सेवाओं पर यह साइट चलती है, उनकी मौजूदा स्थिति।',
  asOf: (time) => `${time} की स्थिति।`,
  again: 'रिफ़्रेश करें',
  plansTitle: 'पहले से तय रुकावटें',
  nothingPlanned: 'कोई रुकावट तय नहीं है।',
  from: (time) => `${time} से`,
  until: (time) => `${time} तक`,
  servicesTitle: 'सेवाएँ',
  services: {
    register: 'VAHAN (गाड़ी के रिकॉर्ड)',
    national: 'राष्ट्रीय ई-चालान सिस्टम',
    'virtual-court': 'वर्चुअल कोर्ट',
    'state-police': 'राज्य पुलिस',
    payment: 'भुगतान',
    messages: 'OTP संदेश',
  },
  words: {
    up: 'चालू',
    slow: 'धीमा',
    down: 'उपलब्ध नहीं',
    paused: 'रोका गया',
    unknown: 'हाल में कोई अनुरोध नहीं',
  },
  last: (time) => `आख़िरी जवाब ${time}`,
  never: 'पिछले 7 दिनों में कोई जवाब नहीं',
  lastFailure: (time) => `आख़िरी गड़बड़ी ${time}`,
  typical: (seconds) => `आम तौर पर ${seconds} सेकंड में`,
  failedShare: (percent) => `पिछले घंटे में ${percent} % अनुरोध असफल रहे`,
  counted:
    'यह स्थिति असली अनुरोधों से तय होती है। हमारे कर्मचारी सिर्फ़ भुगतान रोक सकते हैं। “हाल में कोई अनुरोध नहीं” का मतलब है कि स्थिति पता नहीं।',
  challans: 'राज्य के अनुसार चालान स्रोत',
  failed: 'स्थिति लोड नहीं हो सकी',
};
