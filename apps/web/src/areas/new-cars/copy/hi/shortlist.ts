import type { Copies } from '../../../../frame/copy/copies.ts';
import { carNames } from '../shared/hi/car-names.ts';

/** Copy of the shortlist. */
export const copy: Copies['shortlist'] = {
  ...carNames,
  title: 'शॉर्टलिस्ट',
  lead: 'सिर्फ़ इसी ब्राउज़र में, 180 दिन तक। खाते की ज़रूरत नहीं।',
  usedCars: (count) => `${count} पुरानी कार`,
  newCars: 'नई कारें',
  empty: {
    title: 'आपकी शॉर्टलिस्ट ख़ाली है',
    detail: 'कार को यहाँ रखने के लिए उस पर बुकमार्क दबाएँ।',
    act: 'नई कार खोजें',
  },
  full: 'शॉर्टलिस्ट में 30 कारें आती हैं। और जोड़ने के लिए एक हटाएँ।',
  removed: 'शॉर्टलिस्ट से हटाई गई।',
  gone: (count) => `${count} कारें अब सूची में नहीं हैं।`,
  remove: 'हटाएँ',
  removeOf: (name) => `${name} हटाएँ`,
  failed: 'शॉर्टलिस्ट लोड नहीं हो सकी',
  asOf: (month) => `एक्स-शोरूम, ${month} की`,
  noPrice: 'आज की क़ीमत पता नहीं',
  to: (least, most) => `${least} से ${most}`,
  fuel: 'ईंधन',
  seats: 'सीटें',
  crash: 'क्रैश टेस्ट',
  stars: (count) => `5 में से ${count}`,
  notKnown: 'पता नहीं',
  variants: (count) => `${count} वेरिएंट देखें`,
};
