import type { Copies } from '../copy-areas.ts';

/** Words of the list of orders. */
export const copy: Copies['orders'] = {
  metaTitle: 'आपके ऑर्डर',
  title: 'आपके ऑर्डर',
  visitor: {
    title: 'अपने ऑर्डर देखने के लिए साइन इन करें',
    text: 'अपने चालानों के भुगतान, रसीद और रिफ़ंड देखें।',
    action: 'साइन इन',
  },
  empty: {
    title: 'अभी कोई ऑर्डर नहीं',
    detail: 'चालान भरने के बाद निपटने तक उसकी स्थिति यहाँ देखें।',
    action: 'गाड़ी के चालान खोजें',
  },
  failed: 'आपके ऑर्डर नहीं खुल पाए',
  steps: {
    CHALLAN_PAY: 'बाक़ी',
    CHALLAN_PAYMENT_IN_PROGRESS: 'बैंक से पुष्टि हो रही है',
    CHALLAN_PAID: 'भुगतान हुआ, विभाग को भेजा',
    DOCUMENT_UPLOAD: 'कोर्ट में: दस्तावेज़ चाहिए',
    DOCUMENT_UPLOADED: 'कोर्ट में: दस्तावेज़ जाँचे जा रहे हैं',
    DOCUMENT_VERIFIED: 'कोर्ट में: कोर्ट का OTP चाहिए',
    CHALLAN_OTP_SUBMITTED_REGULAR_COURT: 'कोर्ट में: निपट रहा है',
    CHALLAN_PAYMENT_SETTLED: 'निपट गया',
    CHALLAN_REFUNDED: 'पैसे लौटे',
    PAYMENT_DISABLE: 'बंद, भुगतान नहीं हुआ',
  },
  standing: {
    'not-sent': 'भुगतान हुआ, विभाग को अभी नहीं भेजा',
    'documents-needed': 'दस्तावेज़ चाहिए',
    'court-otp-needed': 'कोर्ट का OTP चाहिए',
    'refund-all': 'रिफ़ंड शुरू',
    'refund-part': 'आंशिक रिफ़ंड शुरू',
    late: 'देर हो गई',
  },
  failedPayment: 'भुगतान नहीं हुआ',
  count: (n) => `${n} चालान`,
  placed: (time) => `${time} को ऑर्डर`,
  open: (publicId) => `ऑर्डर ${publicId} खोलें`,
  older: 'पुराने ऑर्डर',
  newest: 'सबसे नए ऑर्डर',
  sandbox: 'नक़ली डेटा',
};
