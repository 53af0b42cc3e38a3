import type { Copies } from '../../../../frame/copy/copies.ts';

/** Copy of the page that receives what other apps share. */
export const copy: Copies['shared'] = {
  title: 'ऐप के साथ शेयर किया गया',
  lead: 'आप तय करें कि क्या करना है। तब तक यह दस मिनट इसी फ़ोन पर रहेगा।',
  reading: 'पढ़ा जा रहा है',
  none: 'कुछ शेयर नहीं किया गया',
  noneDetail: 'किसी दूसरे ऐप से संदेश, फ़ोटो या PDF शेयर करें, या ख़ुद दस्तावेज़ जोड़ें।',
  documents: 'दस्तावेज़',
  text: {
    title: 'संदेश',
    lookUp: (plate: string) => `${plate} की जानकारी`,
    challans: (plate: string) => `${plate} के चालान`,
    check: 'क्या यह चालान संदेश असली है?',
  },
  file: {
    title: 'फ़ाइल',
    kind: 'कौन-सा दस्तावेज़',
    choose: 'चुनें',
    kinds: {
      insurance: 'बीमा पॉलिसी',
      puc: 'PUC प्रमाणपत्र',
      licence: 'ड्राइविंग लाइसेंस',
      rc: 'RC',
      invoice: 'बिल या रसीद',
      other: 'दूसरा दस्तावेज़',
    },
    save: 'मेरे दस्तावेज़ों में सेव करें',
    busy: 'सेव हो रहा है',
    signIn: 'सेव करने के लिए साइन इन करें। लौटने पर फ़ाइल यहीं मिलेगी, दस मिनट तक।',
    signInLink: 'साइन इन करें',
    faults: {
      size: 'फ़ाइल 8 MB से बड़ी है। कृपया उसे छोटा करें, या उसकी फ़ोटो लें।',
      type: 'सिर्फ़ JPEG, PNG और WebP फ़ोटो और PDF सेव हो सकते हैं।',
    },
  },
};
