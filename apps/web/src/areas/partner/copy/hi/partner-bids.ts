import type { Copies } from '../../../../frame/copy/copies.ts';

/** डीलरों की बोली के पेजों के शब्द। */
export const copy: Copies['partner-bids'] = {
  title: 'बोली के लिए कारें',
  text: 'मालिकों की जाँची हुई कारें। बोली बंद रहती है; समय हमारी घड़ी से तय होता है।',
  unnamed: 'कार, कंपनी पता नहीं',
  none: 'अभी बोली के लिए कोई कार नहीं है।',
  open: (car) => `${car} खोलें`,
  until: (when) => `${when} तक`,
  score: (total) => `100 में से ${total}`,
  own: (amount) => `आपकी बोली: ${amount}`,
  outcomes: { open: 'चालू', waiting: 'मालिक फ़ैसला करेंगे', accepted: 'मंज़ूर', over: 'ख़त्म' },
  bid: 'आपकी बोली, ₹',
  conditions: 'शर्तें, जैसे दोनों चाबियाँ',
  place: 'बंद बोली लगाएँ',
  replace: 'बोली बदलें',
  withdraw: 'बोली वापस लें',
  binding: 'मालिक मंज़ूर करें तो कार मिलने से पहले आप यह रक़म देते हैं।',
  done: { bid: 'आपकी बोली लग गई।', withdraw: 'आपकी बोली वापस ली गई।' },
  faults: 'ख़राबियाँ',
};
