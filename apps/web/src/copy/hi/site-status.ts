import type { Copies } from '../copy-areas.ts';
import { crumbs } from './shared/site-operator.ts';

/** साइट के हाल के शब्द। */
export const copy: Copies['site-status'] = {
  crumbs,
  metaTitle: 'साइट का हाल',
  metaDescription:
    'वाहन रजिस्टर, चालान की जगहें, भुगतान और संदेश अभी जवाब दे रहे हैं या नहीं, और कब क्या बंद रहेगा।',
  title: 'अभी क्या चल रहा है',
  lead: 'इस साइट के पीछे की सेवाएँ कैसा जवाब दे रही हैं।',
  asOf: (time) => `${time} का हाल।`,
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
    messages: 'कोड वाले संदेश',
  },
  words: {
    up: 'जवाब आ रहा है',
    slow: 'देर से',
    down: 'जवाब नहीं आ रहा',
    paused: 'हमने रोका है',
    unknown: 'हाल में पूछा नहीं गया',
  },
  last: (time) => `आख़िरी जवाब ${time}`,
  never: 'पिछले सात दिन में कोई जवाब नहीं',
  lastFailure: (time) => `आख़िरी गड़बड़ी ${time}`,
  typical: (seconds) => `आम तौर पर ${seconds} सेकंड में`,
  failedShare: (percent) => `पिछले घंटे ${percent} % बार जवाब नहीं आया`,
  counted:
    'यह असली पूछताछ से गिना जाता है, हाथ से नहीं भरा जाता; सिर्फ़ भुगतान रोका जा सकता है। जिस सेवा से किसी ने नहीं पूछा, वहाँ यही लिखा है: वह चल रही है, यह वादा नहीं।',
  challans: 'राज्य के हिसाब से चालान की जगहें',
  failed: 'हाल नहीं खुल पाया',
};
