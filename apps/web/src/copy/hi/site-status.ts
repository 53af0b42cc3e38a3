import type { Copies } from '../copy-areas.ts';
import { crumbs } from './shared/site-operator.ts';

/** साइट के हाल के शब्द। */
export const copy: Copies['site-status'] = {
  crumbs,
  metaTitle: 'सेवाओं की स्थिति',
  metaDescription:
    'वाहन रजिस्टर, चालान स्रोत, भुगतान और संदेश अभी जवाब दे रहे हैं या नहीं, और कब क्या बंद रहेगा।',
  title: 'सेवाओं की स्थिति',
  lead: 'इस साइट के पीछे की सेवाएँ कैसा जवाब दे रही हैं।',
  asOf: (time) => `${time} की स्थिति।`,
  again: 'फिर देखें',
  plansTitle: 'पहले से तय बंदी',
  nothingPlanned: 'कुछ तय नहीं है।',
  from: (time) => `${time} से`,
  until: (time) => `${time} तक`,
  servicesTitle: 'सेवाएँ',
  services: {
    register: 'वाहन रजिस्टर',
    national: 'राष्ट्रीय चालान प्रणाली',
    'virtual-court': 'वर्चुअल कोर्ट',
    'state-police': 'राज्य पुलिस',
    payment: 'भुगतान',
    messages: 'OTP संदेश',
  },
  words: {
    up: 'चालू',
    slow: 'देर से',
    down: 'बंद',
    paused: 'हमने रोका है',
    unknown: 'हाल में पूछा नहीं गया',
  },
  last: (time) => `आख़िरी जवाब ${time}`,
  never: 'पिछले सात दिन में कोई जवाब नहीं',
  lastFailure: (time) => `आख़िरी गड़बड़ी ${time}`,
  typical: (seconds) => `आम तौर पर ${seconds} सेकंड में`,
  failedShare: (percent) => `पिछले घंटे ${percent} % बार जवाब नहीं आया`,
  counted:
    'असली अनुरोधों से निकाली गई। सिर्फ़ भुगतान हमारे कर्मचारी रोक सकते हैं। “हाल में पूछा नहीं गया” का मतलब है कि स्थिति पता नहीं।',
  challans: 'राज्य के हिसाब से चालान स्रोत',
  failed: 'स्थिति नहीं खुल पाई',
};
