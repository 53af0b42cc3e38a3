import type { Copies } from '../copies.ts';

export const copy: Copies['registration'] = {
  line: ({ kind, number, until }) =>
    `IRDAI में पंजीकृत ${kind}: पंजीकरण संख्या ${number}, ${until} तक मान्य।`,
  kinds: {
    'web-aggregator': 'बीमा वेब एग्रीगेटर',
    broker: 'बीमा ब्रोकर',
    'corporate-agent': 'बीमा कॉर्पोरेट एजेंट',
  },
};
