import type { Copies } from '../copy-areas.ts';

/** Copy of the receipt check. */
export const copy: Copies['order-receipt'] = {
  metaTitle: 'रसीद जाँचें',
  title: 'यह रसीद असली है',
  text: 'यह जानकारी अपनी रसीद से मिला लें।',
  sandbox: 'यह नक़ली डेटा है। कोई असली चालान नहीं भरा गया।',
  order: 'ऑर्डर नंबर',
  vehicle: 'गाड़ी नंबर (कुछ अंक छिपे)',
  paidAt: 'भुगतान',
  total: 'दी गई रक़म',
  challans: 'चालान',
  fine: 'जुर्माना',
  receipt: 'विभाग की रसीद का नंबर',
  noReceipt: 'अभी नहीं आया',
  settled: 'निपट गया',
  notSettled: 'अभी नहीं निपटा',
  unknown: {
    title: 'इस कोड की कोई रसीद हमारे पास नहीं है',
    detail: 'कोड फिर स्कैन करें। तब भी न मिले तो यह रसीद हमने जारी नहीं की।',
  },
  failed: 'रसीद नहीं जाँची जा सकी',
};
