import type { Copies } from '../copy-areas.ts';

/** Words of signing in. */
export const copy: Copies['sign-in'] = {
  title: 'साइन इन',
  why: 'अपने मोबाइल नंबर से। हम छह अंकों का कोड भेजेंगे, कोई पासवर्ड याद नहीं रखना।',
  mobileLabel: 'मोबाइल नंबर',
  mobileHint: 'दस अंक। सिर्फ़ कोड के लिए और उन बातों के लिए जिनकी याद आप ख़ुद चाहें।',
  mobileWrong: 'मोबाइल नंबर में दस अंक होते हैं और वह 6, 7, 8 या 9 से शुरू होता है।',
  send: 'कोड भेजें',
  sending: 'कोड भेज रहे हैं',
  codeLabel: 'कोड',
  codeSent: (mobile) => `${mobile} पर भेजा है। पाँच मिनट चलेगा।`,
  codeWrong: 'कोड में छह अंक होते हैं।',
  verify: 'साइन इन करें',
  verifying: 'कोड जाँच रहे हैं',
  resend: 'दोबारा भेजें',
  resendIn: (time) => `${time} में दोबारा भेज सकेंगे`,
  call: 'कॉल करके बताएँ',
  otherMobile: 'दूसरा नंबर डालें',
  otherWays: 'संदेश नहीं आया?',
  errorTitle: 'इसे देख लें',
};
