import type { Copies } from '../copy-areas.ts';

const ours = {
  title: 'हमारी तरफ़ से कुछ गड़बड़ हुई',
  detail: 'हमने इसे दर्ज कर लिया है। थोड़ी देर बाद फिर कोशिश करें।',
};
const reload = {
  title: 'यह भेजा नहीं जा सका',
  detail: 'पेज दोबारा खोलें और एक बार फिर कोशिश करें।',
};

/** What went wrong and what to do, by code. */
export const copy: Copies['errors'] = {
  byCode: {
    'request/bad-input': {
      title: 'यहाँ कुछ ठीक नहीं लिखा है',
      detail: 'निशान लगे ख़ाने देखें और फिर कोशिश करें।',
    },
    'request/bad-json': reload,
    'request/malformed': reload,
    'request/cross-site': reload,
    'request/not-found': { title: 'यहाँ कुछ नहीं है', detail: 'हो सकता है पता ग़लत लिखा हो।' },
    'request/method-not-allowed': reload,
    'request/not-acceptable': reload,
    'request/too-large': { title: 'यह एक बार में बहुत ज़्यादा है', detail: 'छोटा करके फिर भेजें।' },
    'request/unsupported-type': reload,
    'request/too-many': {
      title: 'थोड़े समय में बहुत सारी कोशिशें',
      detail: 'ज़रा रुककर फिर कोशिश करें।',
    },
    'request/idempotency-mismatch': reload,
    'request/idempotency-in-progress': {
      title: 'आपकी पहली कोशिश अभी चल रही है',
      detail: 'एक पल रुकें, दोबारा भेजने की ज़रूरत नहीं।',
    },
    'auth/required': {
      title: 'पहले साइन इन करें',
      detail: 'यह आपके खाते की चीज़ है, इसलिए जानना ज़रूरी है कि आप ही हैं।',
    },
    'auth/otp-wrong': {
      title: 'यह कोड सही नहीं है',
      detail: 'सबसे नए संदेश के छह अंक देखें।',
    },
    'auth/otp-expired': {
      title: 'यह कोड अब नहीं चलेगा',
      detail: 'कोड पाँच मिनट चलता है। नया मँगाएँ।',
    },
    'auth/otp-tries-used': {
      title: 'इस कोड पर बहुत सारी ग़लत कोशिशें हुईं',
      detail: 'नया कोड मँगाएँ।',
    },
    'auth/otp-wait': {
      title: 'कोड अभी-अभी भेजा गया है',
      detail: 'दूसरा मँगाने से पहले आधा मिनट रुकें।',
    },
    'auth/sms-not-sent': {
      title: 'संदेश नहीं भेजा जा सका',
      detail: 'संदेश सेवा ने इसे नहीं लिया। एक मिनट बाद फिर कोशिश करें।',
    },
    'auth/not-yours': {
      title: 'यह किसी और का है',
      detail: 'आप किसी दूसरे खाते से साइन इन हैं।',
    },
    'auth/device-not-found': {
      title: 'वह फ़ोन या कंप्यूटर अब सूची में नहीं है',
      detail: 'शायद वह पहले ही साइन आउट हो चुका है।',
    },
    'vehicle/not-a-mark': {
      title: 'यह गाड़ी का नंबर नहीं है',
      detail: 'नंबर DL 8C AF 5030, MH 12 DE 1433 या 22 BH 6517 A जैसा होता है।',
    },
    'vehicle/not-in-register': {
      title: 'ऐसे नंबर इस रजिस्टर में नहीं होते',
      detail: 'अस्थायी, व्यापार, सेना और दूतावास के नंबर कहीं और रखे जाते हैं और यहाँ नहीं देखे जा सकते।',
    },
    'vehicle/not-found': {
      title: 'रजिस्टर में इस नंबर की कोई गाड़ी नहीं है',
      detail: 'नंबर प्लेट या RC से मिला लें। नई गाड़ी को दिखने में कुछ दिन लग सकते हैं।',
    },
    'vehicle/hidden': {
      title: 'मालिक ने यह गाड़ी यहाँ छिपा रखी है',
      detail: 'अगर गाड़ी आपकी है तो उसी खाते से साइन इन करें जिससे छिपाई थी।',
    },
    'vehicle/not-proven': {
      title: 'ये नंबर रिकॉर्ड से नहीं मिलते',
      detail: 'चेसिस और इंजन नंबर पूरे लिखें, जैसे RC पर छपे हैं।',
    },
    'vehicle/source-timeout': {
      title: 'रजिस्टर ने समय पर जवाब नहीं दिया',
      detail: 'वह अभी धीमा है। बात आपकी गाड़ी की नहीं है।',
    },
    'vehicle/source-unavailable': {
      title: 'रजिस्टर अभी बंद है',
      detail: 'बात आपकी गाड़ी की नहीं है।',
    },
    'vehicle/source-malformed': {
      title: 'रजिस्टर का जवाब समझ नहीं आया',
      detail: 'हमने इसे दर्ज कर लिया है। बात आपकी गाड़ी की नहीं है।',
    },
    '1003': {
      title: 'आज की सीमा पूरी हो गई',
      detail: 'आधी रात के बाद फिर से देख सकेंगे। साइन इन करने पर ज़्यादा मिलते हैं।',
    },
    'challan/unknown-discovery': {
      title: 'यह खोज ख़त्म हो गई है',
      detail: 'गाड़ी नंबर से फिर खोजें।',
    },
    'challan/unknown-challan': {
      title: 'यह चालान इस खोज में नहीं है',
      detail: 'गाड़ी नंबर से फिर खोजें।',
    },
    'challan/reveal-limit': {
      title: 'आज और विवरण नहीं',
      detail: 'दूसरी गाड़ियों के विवरण हर दिन सीमित हैं। सूची दिखती रहेगी।',
    },
    'challan/not-payable': {
      title: 'इनमें से एक यहाँ नहीं भरा जा सकता',
      detail: 'उसके कार्ड पर वजह और उपाय लिखा है।',
    },
    'challan/in-open-order': {
      title: 'इनमें से एक का भुगतान पहले से चल रहा है',
      detail:
        'एक चालान एक समय में एक ही ऑर्डर में रह सकता है। वह ऑर्डर न भरा गया तो आधे घंटे में चालान खुल जाएगा।',
    },
    'order/not-found': {
      title: 'ऐसा कोई ऑर्डर नहीं है',
      detail: 'इस खाते के ऑर्डर अपने ऑर्डर वाले पेज पर देखें।',
    },
    'order/wrong-step': {
      title: 'इस चरण पर यह नहीं हो सकता',
      detail: 'ऑर्डर आगे बढ़ चुका है। उसका पेज बताता है कि वह कहाँ है।',
    },
    'order/quote-changed': {
      title: 'रक़म बदल गई है',
      detail: 'नई रक़म देखकर पुष्टि करें। कुछ नहीं कटा है।',
    },
    'order/too-many-unpaid': {
      title: 'आपके कई ऑर्डर बिना भुगतान के हैं',
      detail: 'पहले उनमें से किसी एक का भुगतान करें। बिना भुगतान वाले ऑर्डर आधे घंटे में अपने आप बंद हो जाते हैं।',
    },
    'order/payment-may-arrive': {
      title: 'आपका पिछला भुगतान अब भी पूरा हो सकता है',
      detail:
        'बैंक ने अभी पक्का नहीं किया कि भुगतान असफल रहा। हम जाँच कर रहे हैं; कुछ मिनट रुकें, ताकि दो बार पैसा न कटे।',
    },
    'order/payments-paused': {
      title: 'भुगतान अभी रुका है',
      detail: 'कुछ नहीं कटा है। स्रोतों वाला पेज बताता है कि कब चालू होगा।',
    },
    'order/gateway-unavailable': {
      title: 'भुगतान सेवा जवाब नहीं दे रही',
      detail: 'कुछ नहीं कटा है। कुछ मिनट बाद फिर कोशिश करें।',
    },
    'order/documents-missing': {
      title: 'कुछ काग़ज़ बाक़ी हैं',
      detail: 'जिनके नाम लिखे हैं वे जोड़ें, फिर जमा करें।',
    },
    'order/court-otp-wrong': {
      title: 'यह पासवर्ड सही नहीं है',
      detail: 'अदालत ने आपके मोबाइल पर जो भेजा है, वही लिखें।',
    },
    'order/court-otp-expired': {
      title: 'इस पासवर्ड का समय निकल गया',
      detail: 'अदालत से नया पासवर्ड मँगवाएँ।',
    },
    'order/partner-unavailable': {
      title: 'अदालत डेस्क जवाब नहीं दे रही',
      detail: 'कुछ खोया नहीं है। कुछ मिनट बाद फिर कोशिश करें।',
    },
    'order/feedback-given': {
      title: 'आप इस ऑर्डर को अंक दे चुके हैं',
      detail: 'धन्यवाद। अंक एक ही बार दिए जा सकते हैं।',
    },
    'document/unreadable': {
      title: 'यह काग़ज़ पढ़ा नहीं जा सका',
      detail: 'नई फ़ोटो लें, या PDF को बिना पासवर्ड के फिर सेव करें।',
    },
    'document/wrong-type': {
      title: 'इस तरह की फ़ाइल नहीं ली जाती',
      detail: 'फ़ोटो (JPEG, PNG, WebP) या PDF दें।',
    },
    'document/too-many': {
      title: 'काफ़ी काग़ज़ आ चुके हैं',
      detail: 'जो हैं उन्हें जमा करें। और चाहिए तो डेस्क बताएगी।',
    },
    'document/not-stored': {
      title: 'काग़ज़ सहेजा नहीं जा सका',
      detail: 'बाक़ी सब सुरक्षित है। थोड़ी देर में यह फ़ाइल फिर दें।',
    },
    'garage/full': {
      title: 'आपका गैरेज भर गया है',
      detail: 'नई गाड़ी के लिए कोई एक गाड़ी हटाएँ।',
    },
    'garage/not-in-garage': {
      title: 'यह गाड़ी आपके गैरेज में नहीं है',
      detail: 'शायद पहले ही हटा दी गई है।',
    },
    'garage/unknown-feed': {
      title: 'कैलेंडर का यह पता अब नहीं चलता',
      detail: 'अपने गैरेज से नया पता लें।',
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
      detail: 'कोड दो अक्षर और एक-दो अंक का होता है, जैसे DL 8 या MH 12।',
    },
    'layout/unknown-section': { title: 'यहाँ कुछ नहीं है', detail: '' },
    'layout/unknown-page': { title: 'यहाँ कुछ नहीं है', detail: '' },
    'layout/unknown-document': { title: 'ऐसा कोई दस्तावेज़ नहीं है', detail: '' },
    'layout/unknown-revision': { title: 'ऐसा कोई पुराना रूप नहीं है', detail: '' },
    'layout/changed-meanwhile': {
      title: 'इस बीच किसी ने नया रूप सहेज लिया',
      detail: 'दस्तावेज़ फिर खोलें और अपने बदलाव उसमें करें।',
    },
    'layout/invalid': {
      title: 'दस्तावेज़ अभी ठीक नहीं है',
      detail: 'बताए गए ख़ाने देखें और फिर कोशिश करें।',
    },
    'redirection/unknown-partner': {
      title: 'यह लिंक कहीं नहीं जाता',
      detail: 'इस साझेदार को हम नहीं जानते।',
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
    'rto/unknown-service': {
      title: 'ऐसी कोई सेवा नहीं',
      detail: 'सूची में से सेवा चुनें।',
    },
    'rto/unknown-call-back': {
      title: 'यह अनुरोध पता नहीं',
      detail: 'वह पूरा हो चुका है, या पेज बदला गया। कुछ नहीं किया गया।',
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
    'server/unavailable': {
      title: 'हम थोड़ी देर के लिए उपलब्ध नहीं हैं',
      detail: 'एक मिनट बाद फिर कोशिश करें।',
    },
    unknown: ours,
    network: {
      title: 'कोई जवाब नहीं आया',
      detail: 'अपना इंटरनेट देखें और फिर कोशिश करें।',
    },
  },
  tryAgainIn: (time) => `${time} बाद फिर कोशिश करें`,
  tryAgain: 'फिर कोशिश करें',
};
