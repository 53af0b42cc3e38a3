import type { Copies } from '../copy-areas.ts';

const ours = {
  title: 'हमारी तरफ़ से कुछ गड़बड़ हुई',
  detail: 'हमने यह गड़बड़ी दर्ज कर ली है। थोड़ी देर बाद फिर कोशिश करें।',
};
const reload = {
  title: 'यह भेजा नहीं जा सका',
  detail: 'पेज रीलोड करके फिर कोशिश करें।',
};

/** What went wrong and what to do, by code. */
export const copy: Copies['errors'] = {
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
    'challan/unknown-discovery': { title: 'यह खोज पुरानी हो चुकी है', detail: 'गाड़ी नंबर से फिर खोजें।' },
    'challan/unknown-challan': {
      title: 'यह चालान खोज के नतीजों में नहीं है',
      detail: 'गाड़ी नंबर से फिर खोजें।',
    },
    'challan/reveal-limit': {
      title: 'चालान के विवरण की आज की सीमा पूरी हो गई',
      detail: 'चालानों की सूची आप अब भी देख सकते हैं।',
    },
    'challan/not-payable': {
      title: 'इनमें से एक चालान यहाँ नहीं भरा जा सकता',
      detail: 'वजह और उपाय उस चालान के साथ लिखे हैं।',
    },
    'challan/in-open-order': {
      title: 'इनमें से एक चालान पहले से एक ऑर्डर में है',
      detail: 'ऑर्डर आपका है तो भुगतान पूरा करें, नहीं तो 15 मिनट बाद कोशिश करें।',
    },
    'order/not-found': {
      title: 'ऑर्डर नहीं मिला',
      detail: 'इस खाते के सभी ऑर्डर अपने ऑर्डर वाले पेज पर देखें।',
    },
    'order/wrong-step': {
      title: 'यह अभी नहीं हो सकता',
      detail: 'ऑर्डर की स्थिति बदल गई है। ताज़ा स्थिति उसके पेज पर देखें।',
    },
    'order/quote-changed': {
      title: 'रक़म बदल गई है',
      detail: 'नई रक़म देखकर पुष्टि करें। आपका कोई पैसा नहीं कटा है।',
    },
    'order/too-many-unpaid': {
      title: 'आपके कई ऑर्डर का भुगतान बाक़ी है',
      detail: 'पहले किसी एक का भुगतान करें। भुगतान न होने पर ऑर्डर 30 मिनट में बंद हो जाते हैं।',
    },
    'order/payment-may-arrive': {
      title: 'आपका पिछला भुगतान अब भी पूरा हो सकता है',
      detail: 'बैंक ने अभी उसकी स्थिति नहीं बताई है। दो बार पैसे न कटें, इसलिए कुछ मिनट रुकें।',
    },
    'order/payments-paused': {
      title: 'भुगतान अभी रुका हुआ है',
      detail: 'आपका कोई पैसा नहीं कटा है। ताज़ा जानकारी “सेवाओं की स्थिति” में देखें।',
    },
    'order/gateway-unavailable': {
      title: 'भुगतान सेवा उपलब्ध नहीं है',
      detail: 'आपका कोई पैसा नहीं कटा है। कुछ मिनट बाद फिर कोशिश करें।',
    },
    'order/documents-missing': {
      title: 'कुछ दस्तावेज़ बाक़ी हैं',
      detail: 'सूची के बाक़ी दस्तावेज़ जोड़कर जमा करें।',
    },
    'order/court-otp-wrong': {
      title: 'OTP ग़लत है',
      detail: 'वह OTP डालें जो कोर्ट ने आपके मोबाइल पर भेजा है।',
    },
    'order/court-otp-expired': {
      title: 'इस OTP का समय ख़त्म हो गया',
      detail: 'कोर्ट से नया OTP मँगाएँ।',
    },
    'order/partner-unavailable': {
      title: 'निपटारा करने वाली सेवा उपलब्ध नहीं है',
      detail: 'आपका ऑर्डर सुरक्षित है। कुछ मिनट बाद फिर कोशिश करें।',
    },
    'order/feedback-given': {
      title: 'आप इस ऑर्डर को रेटिंग दे चुके हैं',
      detail: 'आपकी राय के लिए धन्यवाद।',
    },
    'document/unreadable': {
      title: 'यह दस्तावेज़ खुल नहीं रहा',
      detail: 'नई फ़ोटो लें, या PDF को बिना पासवर्ड के सेव करें।',
    },
    'document/wrong-type': {
      title: 'इस तरह की फ़ाइल नहीं चलेगी',
      detail: 'फ़ोटो (JPEG, PNG, WebP) या PDF अपलोड करें।',
    },
    'document/not-stored': {
      title: 'दस्तावेज़ सेव नहीं हो सका',
      detail: 'बाक़ी सब सेव है। यह फ़ाइल थोड़ी देर में फिर अपलोड करें।',
    },
    'garage/full': { title: 'आपका गैरेज भर गया है', detail: 'नई गाड़ी जोड़ने के लिए कोई एक गाड़ी हटाएँ।' },
    'garage/not-in-garage': {
      title: 'यह गाड़ी आपके गैरेज में नहीं है',
      detail: 'शायद पहले ही हटा दी गई है।',
    },
    'garage/unknown-feed': {
      title: 'कैलेंडर का यह लिंक अब काम नहीं करता',
      detail: 'अपने गैरेज से नया लिंक लें।',
    },
    'operator/sign-in-refused': {
      title: 'यूज़रनेम, पासवर्ड या कोड ग़लत है',
      detail: 'हर कोड एक ही बार चलता है। अगले कोड का इंतज़ार करें।',
    },
    'operator/locked': {
      title: 'बहुत ज़्यादा कोशिशें',
      detail: 'साइन इन कुछ मिनट के लिए बंद है।',
    },
    'operator/password-same': {
      title: 'मौजूदा पासवर्ड जैसा ही है',
      detail: 'कोई दूसरा पासवर्ड चुनें।',
    },
    'operator/password-first': {
      title: 'अपना पहला पासवर्ड बदलें',
      detail: 'उसके बाद ही डेस्क इस्तेमाल कर पाएँगे।',
    },
    'operator/wrong-role': { title: 'आपके खाते में इसकी अनुमति नहीं है', detail: '' },
    'operator/not-found': { title: 'नहीं मिला', detail: 'शायद हटा दिया गया है।' },
    'operator/wrong-state': {
      title: 'मौजूदा स्थिति में यह नहीं हो सकता',
      detail: 'कुछ बदल गया है। पेज देखकर फिर कोशिश करें।',
    },
    'operator/amount-differs': {
      title: 'राशि ऑर्डर के जुर्माने से अलग है',
      detail: 'विभाग ने दूसरी राशि ली हो, तो "राशि बदल दी" चुनकर चालान छोड़ें।',
    },
    'operator/receipt-is-challan': {
      title: 'यह चालान का ही नंबर है',
      detail: 'विभाग की रसीद पर लिखा नंबर डालें।',
    },
    'operator/already-booked': {
      title: 'यह बैंक संदर्भ पहले से दर्ज है',
      detail: 'बैंक के लेन-देन देखें।',
    },
    'operator/second-needed': {
      title: 'फ़ैसला दूसरे ऑपरेटर को करना होगा',
      detail: 'अनुरोध आपका ही था।',
    },
    'places/unknown-office': {
      title: 'यह कोड किसी RTO का नहीं है',
      detail: 'दो अक्षर और एक या दो अंक डालें, जैसे DL 8 या MH 12।',
    },
    'layout/unknown-section': { title: 'यह हिस्सा नहीं मिला', detail: '' },
    'layout/unknown-page': { title: 'पेज नहीं मिला', detail: '' },
    'layout/unknown-document': { title: 'दस्तावेज़ नहीं मिला', detail: '' },
    'layout/unknown-revision': { title: 'यह वर्शन नहीं मिला', detail: '' },
    'layout/changed-meanwhile': {
      title: 'किसी ने नया वर्शन सेव कर दिया है',
      detail: 'दस्तावेज़ फिर खोलें और अपने बदलाव उसमें करें।',
    },
    'layout/invalid': { title: 'दस्तावेज़ में ग़लतियाँ हैं', detail: 'बताए गए ख़ाने सुधारकर फिर कोशिश करें।' },
    'redirection/unknown-partner': {
      title: 'यह लिंक काम नहीं करता',
      detail: 'यह पार्टनर हमारी सूची में नहीं है।',
    },
    'blog/unknown-article': {
      title: 'यह लेख नहीं मिला',
      detail: 'शायद इसे हटा दिया गया है। दूसरे लेख खोजें।',
    },
    'blog/unknown-category': { title: 'यह विषय नहीं मिला', detail: 'सूची में से कोई विषय चुनें।' },
    'blog/unknown-poll': { title: 'यह पोल अब उपलब्ध नहीं है', detail: '' },
    'blog/poll-closed': { title: 'यह पोल बंद हो चुका है', detail: 'अब वोट नहीं दिए जा सकते।' },
    'blog/slug-taken': { title: 'यह पता किसी और लेख का है', detail: 'कोई दूसरा पता चुनें।' },
    'blog/translation-missing': {
      title: 'लेख एक भाषा में नहीं है',
      detail: 'पहले अंग्रेज़ी और हिंदी दोनों में लिखें, फिर प्रकाशित करें।',
    },
    'blog/link-over': {
      title: 'यह लिंक अब काम नहीं करता',
      detail: 'नए लिंक के लिए फिर से सब्सक्राइब करें।',
    },
    'rto/unknown-service': { title: 'यह सेवा नहीं मिली', detail: 'सूची में से कोई सेवा चुनें।' },
    'rto/unknown-call-back': {
      title: 'यह अनुरोध नहीं मिला',
      detail: 'शायद यह बंद हो चुका है। कुछ बदला नहीं गया।',
    },
    'blog/mail-not-sent': {
      title: 'ई-मेल नहीं भेजा जा सका',
      detail: 'पता जाँच लें, या कुछ मिनट बाद फिर कोशिश करें।',
    },
    'form/unknown': {
      title: 'यह फ़ॉर्म नहीं मिला',
      detail: 'शायद इसे हटा दिया गया है। संपर्क पेज से लिखें।',
    },
    'form/changed': {
      title: 'आपके खोलने के बाद फ़ॉर्म बदल गया है',
      detail: 'जवाब जाँचकर फिर से भेजें। आपका लिखा कुछ मिटा नहीं है।',
    },
    'form/closed': {
      title: 'यह फ़ॉर्म बंद है',
      detail: 'कुछ सेव नहीं हुआ। संपर्क पेज से लिखें।',
    },
    'server/failure': ours,
    'server/unavailable': { title: 'सेवा अभी उपलब्ध नहीं है', detail: 'एक मिनट बाद फिर कोशिश करें।' },
    unknown: ours,
    network: { title: 'कनेक्ट नहीं हो सका', detail: 'अपना इंटरनेट जाँचकर फिर कोशिश करें।' },
  },
  tryAgainIn: (time) => `${time} बाद फिर कोशिश करें`,
  tryAgain: 'फिर कोशिश करें',
};
