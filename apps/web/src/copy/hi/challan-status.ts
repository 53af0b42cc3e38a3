import type { Copies } from '../copy-areas.ts';
import { sources } from './shared/challan-sources.ts';
import { states } from './shared/states.ts';

/** चालान की जगहों के हाल के शब्द। */
export const copy: Copies['challan-status'] = {
  sources,
  states,
  metaTitle: 'चालान की जगहों और भुगतान का हाल',
  metaDescription: 'कौन सी जगह अभी जवाब दे रही है, कितनी जल्दी, और किस राज्य का हाल कब दिखा।',
  title: 'क्या सब जगहों से जवाब आ रहा है?',
  lead: 'यह ख़ुद पूछताछ से गिना जाता है, हाथ से नहीं भरा जाता।',
  asOf: (time: string) => `${time} का हाल`,
  again: 'फिर देखें',
  sourcesTitle: 'जगहें',
  paymentTitle: 'भुगतान',
  payment: 'भुगतान की सेवा',
  statesTitle: 'इन राज्यों के चालान आख़िरी बार कब दिखे',
  noStates: 'अभी तक कोई नहीं।',
  words: {
    up: 'जवाब आ रहा है',
    slow: 'देर से',
    down: 'जवाब नहीं आ रहा',
    unknown: 'हाल में पूछा नहीं गया',
  },
  last: (time: string) => `आख़िरी जवाब ${time}`,
  never: 'पिछले सात दिन में कोई जवाब नहीं',
  lastFailure: (time: string) => `आख़िरी गड़बड़ी ${time}`,
  typical: (seconds: string) => `आम तौर पर ${seconds} सेकंड में`,
  failedShare: (percent: number) => `पिछले घंटे ${percent} % बार जवाब नहीं आया`,
  wait: 'जो जगह बंद है वह आम तौर पर एक घंटे में लौट आती है। उसके चालान तब दिखेंगे; इस बीच कुछ नहीं खोता।',
  failed: 'हाल नहीं खुल पाया',
  search: 'चालान देखें',
};
