import type { Copies } from '../../../../frame/copy/copies.ts';

const lines: Readonly<Record<string, string>> = {
  'own-damage': 'ओन डैमेज',
  'insurer-discount': 'आम छूट',
  'no-claim-bonus': 'नो-क्लेम बोनस',
  'third-party': 'थर्ड पार्टी, क़ानून से तय',
  'owner-driver': 'मालिक-चालक दुर्घटना कवर',
};
const choose = 'कृपया सूची में से एक चुनें।';
const day = 'कृपया तारीख़ भरें।';

export const copy: Copies['partner-insurance'] = {
  title: 'टैरिफ़ से बीमा प्रीमियम',
  lead: 'गाड़ी का विवरण भरें। कोई रिकॉर्ड खोजा नहीं जाता और कुछ सेव नहीं होता।',
  errorsTitle: 'कृपया सुधारें',
  choose: 'चुनें',
  fields: {
    vehicle: 'गाड़ी',
    power: 'इंजन या मोटर',
    size: 'इंजन (cc), या इलेक्ट्रिक मोटर की पावर (kW)',
    registeredOn: 'रजिस्ट्रेशन की तारीख़',
    zone: 'रजिस्ट्रेशन करने वाले RTO का ज़ोन',
    cover: 'कवर',
    value: 'बीमित मूल्य (IDV)',
    bonus: 'पिछली पॉलिसी का नो-क्लेम बोनस',
    until: 'ओन डैमेज कब ख़त्म हुआ',
  },
  vehicles: { car: 'निजी कार', 'two-wheeler': 'दोपहिया' },
  powers: { engine: 'इंजन (पेट्रोल, डीज़ल, गैस)', motor: 'इलेक्ट्रिक मोटर' },
  zones: { A: 'A: दिल्ली, मुंबई, कोलकाता, चेन्नई, बेंगलुरु, हैदराबाद, अहमदाबाद, पुणे', B: 'B: बाक़ी भारत' },
  covers: {
    package: 'ओन डैमेज और थर्ड पार्टी',
    'own-damage': 'सिर्फ़ ओन डैमेज',
    'third-party': 'सिर्फ़ थर्ड पार्टी',
    bundle: 'नई गाड़ी: ओन डैमेज और लंबी अवधि का थर्ड पार्टी',
  },
  sizeHint: 'जैसा RC पर है।',
  damageHint: 'सिर्फ़ थर्ड पार्टी के लिए ज़रूरी नहीं।',
  untilHint: 'नहीं था तो ख़ाली छोड़ें।',
  claim: 'पिछले पॉलिसी साल में क्लेम हुआ था',
  errors: {
    vehicle: choose,
    power: choose,
    size: 'कृपया 20 से 10,000 cc, या 0.1 से 1,000 kW भरें।',
    registeredOn: day,
    zone: choose,
    cover: choose,
    value: 'कृपया बीमित मूल्य रुपयों में भरें, ₹5,000 से ₹10 करोड़।',
    bonus: choose,
    until: day,
  },
  submit: 'हिसाब लगाएँ',
  priceTitle: 'प्रीमियम',
  line: (id) => lines[id] ?? id,
  gst: 'GST',
  total: 'कुल',
  bonus: (percent) =>
    percent === 0 ? 'इस पॉलिसी पर कोई बोनस नहीं।' : `इस पॉलिसी पर ${percent}% बोनस।`,
  reference: 'थर्ड पार्टी क़ानून से तय है। ओन डैमेज सिर्फ़ अंदाज़ा है: हर बीमा कंपनी की दरें और छूट अपनी होती हैं।',
};
