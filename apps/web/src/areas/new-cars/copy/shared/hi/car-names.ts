import type { carNames as english } from '../en/car-names.ts';

/** Names of what a car is, for the pages of new cars. */
export const carNames: typeof english = {
  units: { lakh: 'लाख', crore: 'करोड़' },
  bodies: {
    hatchback: 'हैचबैक',
    sedan: 'सेडान',
    suv: 'SUV',
    mpv: 'MPV',
    coupe: 'कूपे',
    convertible: 'कन्वर्टिबल',
    pickup: 'पिकअप',
    van: 'वैन',
  },
  fuels: {
    petrol: 'पेट्रोल',
    diesel: 'डीज़ल',
    cng: 'CNG',
    hybrid: 'हाइब्रिड',
    'plug-in-hybrid': 'प्लग-इन हाइब्रिड',
    electric: 'इलेक्ट्रिक',
  },
  gearboxes: { manual: 'मैनुअल', automatic: 'ऑटोमैटिक' },
};
