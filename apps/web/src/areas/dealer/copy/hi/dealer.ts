import type { Copies } from '../../../../frame/copy/copies.ts';

const days = ['', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'];
const hour = (minute: number) => {
  const h = Math.floor(minute / 60);
  const m = minute % 60;
  const part = h < 12 ? 'सुबह' : h < 16 ? 'दोपहर' : 'शाम';
  return `${part} ${h % 12 || 12}${m === 0 ? '' : `:${String(m).padStart(2, '0')}`} बजे`;
};

/** डीलर के कार्ड के शब्द। */
export const copy: Copies['dealer'] = {
  title: 'डीलर',
  about: 'डीलर के बारे में',
  city: 'शहर',
  unknown: 'पता नहीं',
  authorisation: 'ऑथराइज़ेशन नंबर',
  authorisationNote: 'पुरानी गाड़ियों के डीलर को यह RTO से लेना होता है (फ़ॉर्म 29B)।',
  hours: 'समय',
  days,
  hoursText: (opensAt, closesAt, openDays) => `${hour(opensAt)} से ${hour(closesAt)}, ${openDays}`,
  grievance: 'शिकायत के लिए',
  ask: 'पूछताछ भेजें',
  kind: 'मुझे',
  kinds: { 'used-car': 'पुरानी कार ख़रीदनी है', 'sell-car': 'अपनी कार बेचनी है' },
  car: 'कौन-सी कार?',
  carHint: 'कंपनी, मॉडल और साल, जैसे Swift 2019',
  carWrong: 'कृपया कंपनी, मॉडल और साल भरें',
  wish: 'और कुछ? (चाहें तो लिखें)',
  errors: 'कृपया सुधारें',
  send: 'पूछताछ भेजें',
  sending: 'भेज रहे हैं',
  promise: 'भेजने से पहले साइन इन करना होगा। डीलर सिर्फ़ आपके टिक किए तरीक़ों से संपर्क कर सकता है।',
  who: 'देखें मेरा नंबर किसके पास है',
  done: {
    asked: 'आपकी पूछताछ भेज दी गई।',
    joined: 'आपने यह पहले भी पूछा था: हमने इसे पिछली पूछताछ में जोड़ दिया।',
  },
};
