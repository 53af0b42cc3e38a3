import type { Copies } from '../../../../frame/copy/copies.ts';
import { states } from '../../../../frame/copy/shared/hi/states.ts';
import { sources } from '../shared/hi/challan-sources.ts';

/** चालान स्रोतों की स्थिति के शब्द। */
export const copy: Copies['challan-status'] = {
  sources,
  states,
  metaTitle: 'चालान स्रोतों और भुगतान की स्थिति',
  metaDescription: 'कौन-सा चालान स्रोत चालू है, कितनी जल्दी जवाब देता है, और किस राज्य के चालान कब दिखे।',
  title: 'चालान स्रोतों की स्थिति',
  lead: 'यह हमारे अनुरोधों से मापी जाती है, हाथ से नहीं भरी जाती।',
  asOf: (time: string) => `${time} की स्थिति`,
  again: 'रिफ़्रेश करें',
  sourcesTitle: 'स्रोत',
  paymentTitle: 'भुगतान',
  payment: 'पेमेंट गेटवे',
  statesTitle: 'राज्य के चालान आख़िरी बार कब दिखे',
  noStates: 'अभी तक कोई नहीं।',
  words: {
    up: 'चालू',
    slow: 'धीमा',
    down: 'उपलब्ध नहीं',
    unknown: 'हाल की जानकारी नहीं',
  },
  last: (time: string) => `आख़िरी जवाब ${time}`,
  never: 'पिछले 7 दिनों में कोई जवाब नहीं',
  lastFailure: (time: string) => `आख़िरी गड़बड़ी ${time}`,
  typical: (seconds: string) => `आम तौर पर ${seconds} सेकंड में`,
  failedShare: (percent: number) => `हाल के ${percent}% अनुरोध असफल`,
  wait: 'बंद स्रोत आम तौर पर एक घंटे में लौट आता है; उसके चालान तब दिखते हैं।',
  failed: 'स्थिति लोड नहीं हो सकी',
  search: 'चालान देखें',
};
