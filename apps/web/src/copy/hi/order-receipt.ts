import type { Copies } from '../copy-areas.ts';

/** Words of the page that checks a receipt. */
export const copy: Copies['order-receipt'] = {
  metaTitle: 'रसीद जाँचें',
  title: 'यह रसीद हमारी है',
  text: 'रसीद का कोड इसी भुगतान का है। रक़म काग़ज़ से मिला लें।',
  sandbox: 'यह नक़ली डेटा है। कोई असली चालान नहीं भरा गया।',
  order: 'ऑर्डर नंबर',
  vehicle: 'गाड़ी, नंबर छिपाकर',
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
    detail: 'कोड फिर से स्कैन करें। पता वही निकले तो यह रसीद हमसे नहीं आई है।',
  },
  failed: 'रसीद नहीं जाँची जा सकी',
};
