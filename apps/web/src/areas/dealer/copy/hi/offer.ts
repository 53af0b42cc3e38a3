import type { Copies } from '../../../../frame/copy/copies.ts';

/** कार के ऑफ़र वाले पेज के शब्द। */
export const copy: Copies['offer'] = {
  title: 'ऑफ़र',
  heading: (firm) => `${firm} का ऑफ़र`,
  car: 'कार',
  city: 'शहर',
  price: { 'to-buyer': 'आपके लिए क़ीमत', 'to-seller': 'आपकी कार की क़ीमत' },
  allIn: 'सब कुछ मिलाकर; बाद में कुछ नहीं जुड़ेगा',
  includes: 'इसमें शामिल',
  included: {
    'rc-transfer': 'RC ट्रांसफ़र',
    insurance: 'बीमा',
    warranty: 'वारंटी',
    delivery: 'घर तक डिलीवरी',
    'pick-up': 'घर से कार ले जाना',
  },
  nothing: 'साथ में कुछ और नहीं',
  made: 'कब दिया गया',
  until: 'कब तक मान्य',
  note: 'इस पेज पर कोई फ़ोन नंबर नहीं दिखता। डीलर को उसी तरीक़े से जवाब दें जिसकी आपने सहमति दी थी। इस लिंक से कभी भुगतान न करें।',
  who: 'देखें मेरा नंबर किसके पास है',
};
