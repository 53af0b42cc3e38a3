import type { Copies } from '../copy-areas.ts';

/** क़तार के शब्द। */
export const copy: Copies['admin-queue'] = {
  title: 'क़तार',
  filters: 'छाँटें',
  state: 'स्थिति',
  kind: 'प्रकार',
  route: 'किसके पास',
  assigned: 'किसके हाथ में',
  any: 'सब',
  routes: { desk: 'डेस्क', partner: 'पार्टनर', any: 'सब' },
  whose: { any: 'सब', mine: 'मेरे', nobody: 'किसी के नहीं' },
  lateOnly: 'सिर्फ़ देर वाले',
  apply: 'दिखाएँ',
  find: { label: 'ऑर्डर नंबर', hint: 'जैसा मालिक पढ़कर बताए', submit: 'खोलें' },
  counts: {
    label: 'कितना बाक़ी है',
    all: (n) => `कुल ${n}`,
    express: (n) => `${n} एक्सप्रेस`,
    late: (n) => `${n} में देर`,
    mine: (n) => `${n} मेरे`,
    unassigned: (n) => `${n} किसी के पास नहीं`,
  },
  promised: (day) => `वादा: ${day} तक`,
  fine: 'जुर्माना',
  order: 'ऑर्डर',
  hands: 'किसके हाथ में',
  take: 'मैं लेता हूँ',
  takeLong: (number) => `मैं लेता हूँ: चालान ${number}`,
  empty: { title: 'यहाँ कुछ बाक़ी नहीं', detail: 'इन छाँटों में करने को कुछ नहीं है।' },
  next: 'अगला पेज',
  first: 'पहला पेज',
};
