import type { Copies } from '../copies.ts';

const ours = {
  title: 'हमारी तरफ़ से कुछ गड़बड़ हुई',
  detail: 'हमने यह गड़बड़ी दर्ज कर ली है। थोड़ी देर बाद फिर कोशिश करें।',
};
const reload = {
  title: 'यह भेजा नहीं जा सका',
  detail: 'पेज रीलोड करके फिर कोशिश करें।',
};

/** The errors of a page that only looks something up. */
export const copy: Copies['basic-errors'] = {
  byCode: {
    'request/bad-input': { title: 'कृपया सुधारें', detail: 'निशान वाले ख़ाने जाँचकर फिर कोशिश करें।' },
    'request/bad-json': reload,
    'request/malformed': reload,
    'request/cross-site': reload,
    'request/not-found': { title: 'पेज नहीं मिला', detail: 'देख लें कि पता सही लिखा है।' },
    'request/method-not-allowed': reload,
    'request/not-acceptable': reload,
    'request/too-large': {
      title: 'यह भेजने के लिए बहुत बड़ा है',
      detail: 'छोटा करके या छोटी फ़ाइल लेकर फिर कोशिश करें।',
    },
    'request/unsupported-type': reload,
    'request/too-many': { title: 'बहुत ज़्यादा कोशिशें हो गईं', detail: 'थोड़ी देर बाद फिर कोशिश करें।' },
    'request/idempotency-mismatch': reload,
    'request/idempotency-in-progress': {
      title: 'आपके अनुरोध पर काम चल रहा है',
      detail: 'कृपया रुकें। दोबारा भेजने की ज़रूरत नहीं है।',
    },
    'auth/required': { title: 'कृपया साइन इन करें', detail: 'इसे देखने के लिए साइन इन करना ज़रूरी है।' },
    'auth/otp-wrong': { title: 'OTP ग़लत है', detail: 'सबसे नए संदेश में आए छह अंक डालें।' },
    'auth/otp-expired': {
      title: 'इस OTP का समय ख़त्म हो गया',
      detail: 'OTP 5 मिनट तक चलता है। नया OTP मँगाएँ।',
    },
    'auth/otp-tries-used': { title: 'कई बार ग़लत OTP डाला गया', detail: 'नया OTP मँगाएँ।' },
    'auth/otp-wait': { title: 'OTP अभी-अभी भेजा गया है', detail: 'दूसरा OTP मँगाने से पहले 30 सेकंड रुकें।' },
    'auth/sms-not-sent': {
      title: 'OTP नहीं भेजा जा सका',
      detail: 'SMS सेवा में दिक़्क़त है। एक मिनट बाद फिर कोशिश करें।',
    },
    'auth/not-yours': {
      title: 'आप इसे नहीं देख सकते',
      detail: 'यह किसी दूसरे खाते का है। उस खाते से साइन इन करें।',
    },
    'auth/device-not-found': {
      title: 'यह डिवाइस नहीं मिला',
      detail: 'शायद यह पहले ही साइन आउट हो चुका है।',
    },
    'vehicle/not-a-mark': {
      title: 'गाड़ी का नंबर सही नहीं है',
      detail: 'इस तरह लिखें: DL 8C AF 5030, MH 12 DE 1433 या 22 BH 6517 A।',
    },
    'vehicle/not-in-register': {
      title: 'इस तरह के नंबर VAHAN में नहीं होते',
      detail: 'अस्थायी, ट्रेड, सेना और दूतावास के नंबर नहीं खोजे जा सकते।',
    },
    'vehicle/not-found': {
      title: 'इस नंबर की कोई गाड़ी नहीं मिली',
      detail: 'नंबर प्लेट या RC से मिलाएँ। नई गाड़ी दिखने में कुछ दिन लग सकते हैं।',
    },
    'vehicle/hidden': {
      title: 'मालिक ने यह गाड़ी छिपाई हुई है',
      detail: 'गाड़ी आपकी है, तो उस खाते से साइन इन करें जिससे आपने इसे छिपाया था।',
    },
    'vehicle/not-proven': {
      title: 'ये नंबर रिकॉर्ड से मेल नहीं खाते',
      detail: 'चेसिस और इंजन नंबर पूरे डालें, जैसे RC पर छपे हैं।',
    },
    'vehicle/source-timeout': {
      title: 'VAHAN से समय पर जवाब नहीं मिला',
      detail: 'वह अभी धीमा है। आपकी गाड़ी में कोई दिक़्क़त नहीं है।',
    },
    'vehicle/source-unavailable': {
      title: 'VAHAN अभी उपलब्ध नहीं है',
      detail: 'आपकी गाड़ी में कोई दिक़्क़त नहीं है।',
    },
    'vehicle/source-malformed': {
      title: 'VAHAN का जवाब पढ़ा नहीं जा सका',
      detail: 'हमने यह गड़बड़ी दर्ज कर ली है। आपकी गाड़ी में कोई दिक़्क़त नहीं है।',
    },
    '1003': {
      title: 'आज की सीमा पूरी हो गई',
      detail: 'यह आधी रात को रीसेट होती है। साइन इन करके और गाड़ियाँ देखें।',
    },
    'server/failure': ours,
    'server/unavailable': { title: 'सेवा अभी उपलब्ध नहीं है', detail: 'एक मिनट बाद फिर कोशिश करें।' },
    unknown: ours,
    network: { title: 'कनेक्ट नहीं हो सका', detail: 'अपना इंटरनेट जाँचकर फिर कोशिश करें।' },
  },
};
