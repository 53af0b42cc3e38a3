import type { KeptRecordId } from '@pahiya/domain/shared/kept-after-deletion';

/** खाता हटाने के बाद जो रहता है, उसके शब्द। */
export const keptRecords: Readonly<Record<KeptRecordId, { what: string; why: string }>> = {
  'security-log': {
    what: 'सुरक्षा लॉग: घटनाओं के कोड और बेतरतीब आईडी; मोबाइल, नाम या गाड़ी के बिना',
    why: 'दुरुपयोग और डेटा चोरी पकड़ने के लिए ज़रूरी',
  },
  'lookup-log': {
    what: 'खोज लॉग: गाड़ी नंबर, समय और कारण; आपसे जुड़े बिना',
    why: 'क़ानून ऐसे लॉग माँगता है',
  },
  'paid-orders': {
    what: 'चुकाए गए ऑर्डर: रक़म, चालान नंबर और रसीदें; आपसे जुड़े बिना',
    why: 'कंपनी और टैक्स के रिकॉर्ड',
  },
  'removed-texts': {
    what: 'समुदाय की वे पोस्ट और जवाब, जो मॉडरेटर ने हटाए: सिर्फ़ शब्द, आपसे जुड़े बिना; किसी पेज पर नहीं दिखते',
    why: 'क़ानून इन्हें सबूत के तौर पर रखने को कहता है',
  },
};

/** How long: 365 days are a year. */
export const keptDays = (n: number) => (n === 365 ? '1 साल' : `${n} दिन`);
export const keptYears = (n: number) => (n === 1 ? '1 साल' : `${n} साल`);
