import type { Copies } from '../copy-areas.ts';

/** Words of the list of orders. */
export const copy: Copies['orders'] = {
  metaTitle: 'आपके ऑर्डर',
  title: 'आपके ऑर्डर',
  visitor: {
    title: 'अपने ऑर्डर देखने के लिए साइन इन करें',
    text: 'आपके चालानों के भुगतान, रसीदें और रिफ़ंड यहाँ रहते हैं।',
    action: 'साइन इन',
  },
  empty: {
    title: 'अभी कोई ऑर्डर नहीं',
    detail: 'यहाँ चालान भरने के बाद, निपटने तक उसका हाल इसी पेज पर देख सकते हैं।',
    action: 'गाड़ी के चालान खोजें',
  },
  failed: 'आपके ऑर्डर नहीं खुल पाए',
  steps: {
    CHALLAN_PAY: 'बाक़ी',
    CHALLAN_PAYMENT_IN_PROGRESS: 'आपके बैंक से पूछ रहे हैं',
    CHALLAN_PAID: 'भुगतान हुआ, विभाग को भेजा',
    DOCUMENT_UPLOAD: 'अदालत में: काग़ज़ चाहिए',
    DOCUMENT_UPLOADED: 'अदालत में: काग़ज़ जाँचे जा रहे हैं',
    DOCUMENT_VERIFIED: 'अदालत में: अदालत का पासवर्ड चाहिए',
    CHALLAN_OTP_SUBMITTED_REGULAR_COURT: 'अदालत में: निपट रहा है',
    CHALLAN_PAYMENT_SETTLED: 'निपट गया',
    CHALLAN_REFUNDED: 'पैसे लौटे',
    PAYMENT_DISABLE: 'बंद, भुगतान नहीं हुआ',
  },
  standing: {
    'not-sent': 'भुगतान हुआ, विभाग को अभी नहीं भेजा',
    'documents-needed': 'काग़ज़ चाहिए',
    'court-otp-needed': 'अदालत का पासवर्ड चाहिए',
    'refund-all': 'रिफ़ंड शुरू',
    'refund-part': 'कुछ रक़म का रिफ़ंड शुरू',
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
