import type { Copies } from '../copies.ts';

/** साइन इन के शब्द। */
export const copy: Copies['sign-in'] = {
  title: 'साइन इन',
  why: 'मोबाइल नंबर लिखें, हम 6 अंकों का OTP भेजेंगे। पासवर्ड की ज़रूरत नहीं।',
  mobileLabel: 'मोबाइल नंबर',
  mobileHint: '10 अंक। सिर्फ़ OTP, ऑर्डर की सूचना और आपके लगाए रिमाइंडर के लिए।',
  mobileWrong: '10 अंकों का मोबाइल नंबर लिखें, जो 6, 7, 8 या 9 से शुरू हो।',
  send: 'OTP भेजें',
  sending: 'OTP भेज रहे हैं',
  codeLabel: 'OTP',
  codeSent: (mobile) => `${mobile} पर भेजा गया। 5 मिनट तक मान्य।`,
  codeWrong: 'OTP के सभी 6 अंक लिखें।',
  verify: 'साइन इन करें',
  verifying: 'OTP जाँच रहे हैं',
  resend: 'OTP दोबारा भेजें',
  resendIn: (time) => `${time} में OTP दोबारा भेज सकेंगे`,
  call: 'कॉल पर OTP पाएँ',
  otherMobile: 'नंबर बदलें',
  otherWays: 'OTP नहीं आया?',
  errorTitle: 'कृपया सुधारें',
};
