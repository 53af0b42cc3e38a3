import type { Copies } from '../../../../frame/copy/copies.ts';

/** Copy of the receipt check. */
export const copy: Copies['order-receipt'] = {
  metaTitle: 'रसीद जाँचें',
  title: 'यह रसीद असली है',
  text: 'यह जानकारी अपनी रसीद से मिला लें।',
  sandbox: 'यह सैंडबॉक्स डेटा है। कोई असली भुगतान नहीं हुआ।',
  order: 'ऑर्डर नंबर',
  vehicle: 'गाड़ी नंबर (कुछ अंक छिपे)',
  paidAt: 'भुगतान',
  total: 'दी गई रक़म',
  number: 'रसीद नंबर',
  items: 'किसका भुगतान हुआ',
  passedOn: 'आगे दी गई रक़म',
  noReceipt: 'अभी नहीं आया',
  states: { done: 'पूरा हुआ', 'under-way': 'जारी', 'given-back': 'रिफ़ंड' },
  unknown: {
    title: 'इस कोड की कोई रसीद हमारे पास नहीं है',
    detail: 'कोड फिर स्कैन करें। तब भी न मिले तो यह रसीद हमने जारी नहीं की।',
  },
  failed: 'रसीद नहीं जाँची जा सकी',
};
