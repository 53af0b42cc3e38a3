import type { Copies } from '../../../../frame/copy/copies.ts';

/** Words of the list of orders. */
export const copy: Copies['orders'] = {
  metaTitle: 'आपके ऑर्डर',
  title: 'आपके ऑर्डर',
  filter: 'कौन-से ऑर्डर देखें',
  all: 'सभी ऑर्डर',
  visitor: {
    title: 'अपने ऑर्डर देखने के लिए साइन इन करें',
    text: 'भुगतान, रसीद और रिफ़ंड एक ही जगह देखें।',
    action: 'साइन इन',
  },
  empty: {
    title: 'अभी कोई ऑर्डर नहीं',
    detail: 'भुगतान के बाद हर ऑर्डर की स्थिति पूरा होने तक यहाँ देखें।',
    action: 'गाड़ी के चालान खोजें',
  },
  emptyKind: {
    title: 'इस तरह का कोई ऑर्डर नहीं',
    detail: 'आपने यह अभी तक ऑर्डर नहीं किया।',
    action: 'सभी ऑर्डर देखें',
  },
  failed: 'आपके ऑर्डर नहीं खुल पाए',
  failedPayment: 'भुगतान नहीं हुआ',
  placed: (time) => `${time} का ऑर्डर`,
  open: (publicId) => `ऑर्डर ${publicId} खोलें`,
  pages: 'और ऑर्डर',
  older: 'पुराने ऑर्डर',
  newest: 'सबसे नए ऑर्डर',
  sandbox: 'सैंडबॉक्स डेटा',
};
