import type { Copies } from '../copies.ts';
import { copy as basic } from './basic-errors.ts';

/** What went wrong and what to do, by code. */
export const copy: Copies['errors'] = {
  byCode: {
    ...basic.byCode,
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
    'loan/clock-not-found': {
      title: 'यह बंद लोन आपके खाते में नहीं है',
      detail: 'शायद इसे हटा दिया गया है। अपने बंद लोन की सूची खोलें।',
    },
    'loan/too-many-clocks': {
      title: 'एक खाते से इससे ज़्यादा गाड़ियों पर नज़र नहीं रखी जा सकती',
      detail: 'जिसकी ज़रूरत नहीं रही उसे हटाएँ, फिर कोशिश करें।',
    },
    'loan/no-such-letter': {
      title: 'इस पत्र की अभी कोई वजह नहीं बनती',
      detail: 'लोन दोबारा खोलें: आज के हिसाब से जो पत्र बनता है वह दिखेगा।',
    },
    'loan/application-not-found': {
      title: 'यह आवेदन आपके खाते में नहीं है',
      detail: 'अपने लोन आवेदनों की सूची खोलें।',
    },
    'loan/wrong-step': {
      title: 'यह काम अभी नहीं हो सकता',
      detail: 'आवेदन आगे बढ़ चुका है। दोबारा खोलकर देखें कि वह कहाँ पहुँचा।',
    },
    'loan/consent-changed': {
      title: 'सहमति का टेक्स्ट बदल गया है',
      detail: 'कुछ भेजा नहीं गया। हाँ करने से पहले दोबारा पढ़ें।',
    },
    'loan/otp-no-more': {
      title: 'इस आवेदन के लिए और OTP नहीं मिलेगा',
      detail: 'OTP तीन बार ही दोबारा भेजा जाता है। नया आवेदन करें, या कल कोशिश करें।',
    },
    'loan/offer-over': {
      title: 'इस ऑफ़र का समय निकल गया',
      detail: 'दूसरा ऑफ़र चुनें, या नया आवेदन करें।',
    },
    'loan/lenders-unavailable': {
      title: 'अभी लेंडर से संपर्क नहीं हो रहा',
      detail: 'कुछ भेजा नहीं गया। कुछ मिनट बाद कोशिश करें।',
    },
    'new-car/not-found': {
      title: 'यह कार हमारी सूची में नहीं है',
      detail: 'पता जाँचें, या सूची से कंपनी चुनें।',
    },
    'new-car/unknown-city': {
      title: 'यह शहर हमारी सूची में नहीं है',
      detail: 'दूसरा शहर चुनें।',
    },
    'new-car/out-of-range': {
      title: 'यह मान नहीं हो सकता',
      detail: 'इकाई, सीमा और महीना जाँचें, और यह भी कि ऐसी कार में यह होता है।',
    },
    'new-car/unknown-photo': {
      title: 'ऐसी कोई फ़ोटो नहीं',
      detail: 'पहले फ़ोटो अपलोड करें, फिर उसका पता यहाँ लिखें।',
    },
    'new-car/owner-not-proved': {
      title: 'मालिक होना साबित नहीं हुआ',
      detail: 'इसी मॉडल की कार की RC से दोनों नंबर भरें, या गाड़ी न चुनें।',
    },
    'new-car/review-not-found': {
      title: 'रिव्यू नहीं मिला',
      detail: 'शायद पहले ही हटाया जा चुका है।',
    },
    'report/unknown-subject': {
      title: 'यह अब नहीं दिखता',
      detail: 'शायद पहले ही हटाया जा चुका है।',
    },
    'report/unknown-reason': {
      title: 'यह कारण यहाँ लागू नहीं',
      detail: 'कोई और कारण चुनें।',
    },
    'used-car/held': {
      title: 'यह कार कोई और रिज़र्व कर चुका है',
      detail: 'क़तार में लगें: कार ख़ाली हुई तो सबसे आगे वाले को पहले बताया जाएगा।',
    },
    'used-car/own-listing': {
      title: 'यह आपकी अपनी कार है',
      detail: 'जो आप बेच रहे हैं उसे रिज़र्व नहीं कर सकते।',
    },
    'used-car/not-found': {
      title: 'यह कार अब यहाँ बिकाऊ नहीं है',
      detail: 'उसी शहर की मिलती-जुलती कारें देखें, या पता जाँचें।',
    },
    'used-car/unknown-city': {
      title: 'यह शहर हमारी सूची में नहीं है',
      detail: 'दूसरा शहर चुनें।',
    },
    'order/not-found': {
      title: 'ऑर्डर नहीं मिला',
      detail: 'इस खाते के सभी ऑर्डर अपने ऑर्डर वाले पेज पर देखें।',
    },
    'order/wrong-step': {
      title: 'यह अभी नहीं हो सकता',
      detail: 'ऑर्डर की स्थिति बदल गई है। ताज़ा स्थिति उसके पेज पर देखें।',
    },
    'order/quote-not-found': {
      title: 'यह क़ीमत अब उपलब्ध नहीं है',
      detail: 'वापस जाकर क़ीमत फिर देखें। आपका कोई पैसा नहीं कटा है।',
    },
    'order/quote-expired': {
      title: 'इस क़ीमत का समय ख़त्म हो गया है',
      detail: 'वापस जाकर अभी की क़ीमत देखें। आपका कोई पैसा नहीं कटा है।',
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
    'fastag/issue-not-found': {
      title: 'टैग का अनुरोध नहीं मिला',
      detail: 'शायद उसका समय पूरा हो गया। वाहन नंबर से फिर शुरू करें।',
    },
    'fastag/wrong-step': {
      title: 'यह चरण अभी नहीं हो सकता',
      detail: 'मौजूदा चरण देखने के लिए पेज फिर खोलें।',
    },
    'fastag/session-over': {
      title: 'बैंक के साथ आपका सत्र ख़त्म हो गया',
      detail: 'आपका कोई पैसा नहीं कटा है। फिर से शुरू करें; कुछ ही मिनट लगते हैं।',
    },
    'fastag/issuer-unavailable': {
      title: 'टैग जारी करने वाला बैंक जवाब नहीं दे रहा',
      detail: 'आपका कोई पैसा नहीं कटा है। कुछ मिनट बाद कोशिश करें या कॉलबैक का अनुरोध करें।',
    },
    'fastag/class-needed': {
      title: 'वाहन का प्रकार चुनें',
      detail: 'RC के रिकॉर्ड से टैग के लिए यह साफ़ नहीं है।',
    },
    'fastag/class-mismatch': {
      title: 'यह प्रकार RC के रिकॉर्ड से मेल नहीं खाता',
      detail: 'इस वाहन के लिए दिए गए प्रकारों में से चुनें।',
    },
    'fastag/no-tag-needed': {
      title: 'इस वाहन को फ़ास्टैग नहीं चाहिए',
      detail: 'दोपहिया और तिपहिया वाहनों को इसकी ज़रूरत नहीं।',
    },
    'fastag/not-sold': {
      title: 'इस तरह के वाहन के लिए उपलब्ध नहीं',
      detail: 'बैंक यहाँ इसके लिए टैग नहीं देता। कॉलबैक का अनुरोध करें, हम मदद करेंगे।',
    },
    'fastag/tag-active': {
      title: 'इस वाहन पर पहले से चालू फ़ास्टैग है',
      detail: 'एक वाहन पर एक ही टैग होता है। पुष्टि करें कि मौजूदा टैग बंद हो सकता है।',
    },
    'fastag/other-tag-active': {
      title: 'पहले मौजूदा फ़ास्टैग बंद कराएँ',
      detail: 'दूसरा टैग चालू रहते बैंक नया टैग नहीं दे सकता। उस टैग के बैंक से उसे बंद करने को कहें।',
    },
    'fastag/otp-wrong': {
      title: 'OTP ग़लत है',
      detail: 'वह OTP डालें जो बैंक ने आपके मोबाइल पर भेजा है।',
    },
    'fastag/otp-too-soon': {
      title: 'बैंक ने अभी-अभी OTP भेजा है',
      detail: 'दूसरा OTP माँगने से पहले थोड़ा रुकें।',
    },
    'fastag/person-refused': {
      title: 'बैंक ने यह जानकारी स्वीकार नहीं की',
      detail: 'नाम, जन्म तिथि और नंबर ठीक वैसे ही डालें जैसे पहचान पत्र पर हैं।',
    },
    'fastag/vehicle-mismatch': {
      title: 'इंजन या चेसिस नंबर मेल नहीं खाता',
      detail: 'आख़िरी पाँच अक्षर वैसे ही डालें जैसे RC पर छपे हैं।',
    },
    'fastag/no-tag': {
      title: 'इस गाड़ी का फ़ास्टैग नहीं मिला',
      detail: 'नंबर जाँचें, या वह बैंक चुनें जिसने टैग दिया था।',
    },
    'fastag/unknown-bank': {
      title: 'यह बैंक सूची में नहीं है',
      detail: 'सूची में से कोई बैंक चुनें।',
    },
    'fastag/not-rechargeable': {
      title: 'यह फ़ास्टैग यहाँ रिचार्ज नहीं हो सकता',
      detail: 'बैंक इसका रिचार्ज नहीं लेता। आपसे कोई पैसा नहीं लिया गया।',
    },
    'fastag/amount-limits': {
      title: 'राशि सीमा से बाहर है',
      detail: 'बॉक्स के पास लिखी सीमा के भीतर राशि डालें।',
    },
    'fastag/not-confirmed': {
      title: 'पहले गाड़ी की पुष्टि करें',
      detail: 'यह गाड़ी आपके गैराज में नहीं है। विवरण देखकर बॉक्स पर टिक करें।',
    },
    'fastag/source-unavailable': {
      title: 'फ़ास्टैग सेवा अभी उपलब्ध नहीं है',
      detail: 'कुछ मिनट बाद फिर कोशिश करें। आपसे कोई पैसा नहीं लिया गया।',
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
    'saved-search/full': {
      title: '20 खोजें सेव हो चुकी हैं',
      detail: 'और सेव करने के लिए एक हटाएँ।',
    },
    'saved-search/no-email': {
      title: 'आपके खाते में ई-मेल पता नहीं है',
      detail: 'खाते में पता जोड़ें, या SMS चुनें।',
    },
    'saved-search/not-found': {
      title: 'ऐसी कोई सेव की हुई खोज नहीं है',
      detail: 'शायद पहले ही हटाई जा चुकी है।',
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
    'link/over': {
      title: 'यह लिंक अब काम नहीं करता',
      detail: 'वापस ले लिया गया है, या इसका समय ख़त्म हो गया है। नया लिंक माँगें।',
    },
    'contact/not-found': {
      title: 'नहीं मिला',
      detail: 'शायद हटा दिया गया है।',
    },
    'contact/day-invalid': {
      title: 'कॉल की तारीख़ देखें',
      detail: 'यह आगे की तारीख़ नहीं हो सकती।',
    },
    'lead/unknown-city': {
      title: 'शहर चुनें',
      detail: 'सूची में से चुनें।',
    },
    'lead/partner-paused': {
      title: 'यह पार्टनर अभी पूछताछ नहीं ले रहा',
      detail: 'कुछ नहीं भेजा गया। किसी और डीलर से पूछें।',
    },
    'partner/cursor-invalid': {
      title: 'सूची का यह पेज नहीं है',
      detail: 'पहले पेज से शुरू करें।',
    },
    'partner/changed-meanwhile': {
      title: 'इस लीड में अभी किसी ने बदलाव किया है',
      detail: 'देखें क्या बदला, फिर कोशिश करें।',
    },
    'partner/next-step-needed': {
      title: 'अगला क़दम तय करें',
      detail: 'क्या और कब, आगे का समय चुनें।',
    },
    'partner/reason-needed': {
      title: 'वजह चुनें',
      detail: 'यह लीड के इतिहास में रहती है।',
    },
    'partner/no-consent': {
      title: 'व्यक्ति ने इसकी सहमति नहीं दी',
      detail: 'या वापस ले ली है। आप उनसे संपर्क नहीं कर सकते।',
    },
    'partner/outside-slot': {
      title: 'उनके चुने समय से बाहर',
      detail: 'लीड पर लिखे समय में ही कॉल करें।',
    },
    'partner/sign-in-refused': {
      title: 'ईमेल, पासवर्ड या कोड ग़लत है',
      detail: 'हर कोड एक ही बार चलता है। अगले कोड का इंतज़ार करें।',
    },
    'partner/locked': {
      title: 'बहुत ज़्यादा कोशिशें',
      detail: 'साइन इन कुछ मिनट के लिए बंद है।',
    },
    'partner/code-wrong': {
      title: 'कोड ग़लत है',
      detail: 'ऑथेंटिकेटर ऐप में अभी दिख रहा कोड डालें। हर कोड एक ही बार चलता है।',
    },
    'partner/password-same': {
      title: 'मौजूदा पासवर्ड जैसा ही है',
      detail: 'कोई दूसरा पासवर्ड चुनें।',
    },
    'partner/wrong-role': {
      title: 'आपकी भूमिका में इसकी अनुमति नहीं है',
      detail: 'आपकी फ़र्म का ओनर भूमिका बदल सकता है।',
    },
    'partner/not-found': {
      title: 'नहीं मिला',
      detail: 'शायद हटा दिया गया है, या किसी और का है।',
    },
    'partner/wrong-state': {
      title: 'मौजूदा स्थिति में यह नहीं हो सकता',
      detail: 'कुछ बदल गया है। पेज देखकर फिर कोशिश करें।',
    },
    'partner/paused': {
      title: 'आपकी फ़र्म पर रोक है',
      detail: 'जब तक हमारी टीम रोक नहीं हटाती, नई लीड नहीं मिलेगी और किसी से संपर्क नहीं हो पाएगा।',
    },
    'partner/last-owner': {
      title: 'फ़र्म में कम से कम एक ओनर रहता है',
      detail: 'पहले किसी और को ओनर बनाएँ।',
    },
    'partner/email-taken': {
      title: 'यह ईमेल पहले से इस्तेमाल में है',
      detail: 'यह किसी पार्टनर फ़र्म के सदस्य का है।',
    },
    'partner/mail-not-sent': {
      title: 'ईमेल नहीं भेजा जा सका',
      detail: 'कुछ सेव नहीं हुआ। कुछ मिनट बाद फिर कोशिश करें।',
    },
    'partner/link-over': {
      title: 'यह लिंक अब काम नहीं करता',
      detail: 'शायद इस्तेमाल हो चुका है, वापस ले लिया गया है या इसका समय ख़त्म हो गया है।',
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
    'operator/may-still-succeed': {
      title: 'यह अब भी पूरा हो सकता है',
      detail: 'पैसा तभी लौटाएँ जब सामने से जवाब आए कि यह नहीं हुआ या पहुँचा ही नहीं।',
    },
    'operator/tag-sent': {
      title: 'टैग भेजा जा चुका है',
      detail: 'बैंक अब इसे रद्द नहीं करता, इसलिए पैसा नहीं लौटाया जा सकता।',
    },
    'operator/source-unavailable': {
      title: 'सामने से जवाब नहीं मिल रहा',
      detail: 'कुछ भी नहीं बदला गया। कुछ मिनट बाद फिर कोशिश करें।',
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
    'practice/test-not-found': {
      title: 'यह टेस्ट ख़त्म हो चुका है',
      detail: 'टेस्ट तीन घंटे तक खुला रहता है। नया टेस्ट शुरू करें।',
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
    'service-history/source-unavailable': {
      title: 'सर्विस रिकॉर्ड अभी उपलब्ध नहीं',
      detail: 'स्रोत से जवाब नहीं मिला। कोई पैसा नहीं कटा; थोड़ी देर बाद कोशिश करें।',
    },
    'service-history/no-record': {
      title: 'इस गाड़ी का सर्विस रिकॉर्ड नहीं मिला',
      detail: 'स्रोत के पास रिकॉर्ड नहीं है, इसलिए ख़रीदने को कुछ नहीं है और कोई पैसा नहीं कटा।',
    },
    'service-history/not-ready': {
      title: 'यह रिपोर्ट नहीं खुल सकती',
      detail:
        'रिपोर्ट तैयार नहीं है, उसका पैसा वापस हुआ है, या उसका एक साल पूरा हो गया है। ऑर्डर के पेज पर देखें।',
    },
    'service-history/unknown-line': {
      title: 'यह लाइन रिपोर्ट में नहीं है',
      detail: 'पेज दोबारा खोलें और रिपोर्ट की कोई लाइन चुनें।',
    },
    'service-history/link-over': {
      title: 'यह रिपोर्ट अब शेयर नहीं है',
      detail: 'लिंक बंद कर दिया गया है, या रिपोर्ट एक साल से पुरानी है।',
    },
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
    'rto-order/not-offered': {
      title: 'इस राज्य में उपलब्ध नहीं',
      detail: 'यह सेवा हम अभी इस राज्य में नहीं करते। कॉलबैक माँगें, या गाइड देखकर ख़ुद आवेदन करें।',
    },
    'rto-order/fee-unknown': {
      title: 'इस सेवा की तय क़ीमत नहीं है',
      detail:
        'इस सेवा की सरकारी फ़ीस पक्की नहीं है, इसलिए हम क़ीमत तय नहीं कर सकते। कॉलबैक माँगें, हम ख़र्च बता देंगे।',
    },
    'rto-order/not-for-class': {
      title: 'इस तरह की गाड़ी के लिए नहीं',
      detail: 'कोई और वाहन श्रेणी चुनें।',
    },
    'rto-order/unknown-document': {
      title: 'यह इस सेवा का दस्तावेज़ नहीं है',
      detail: 'चेकलिस्ट में से कोई दस्तावेज़ चुनें।',
    },
    'rto-order/unknown-reason': {
      title: 'कारण नहीं मिला',
      detail: 'सूची में से कोई कारण चुनें।',
    },
    'rto-order/bad-day': {
      title: 'यह तारीख़ बीत चुकी है',
      detail: 'आज या आगे की तारीख़ चुनें।',
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
    'fastag/not-proved': {
      title: 'सिर्फ़ गाड़ी के मालिक के लिए',
      detail: 'यह पेज खोलने के लिए RC से चेसिस और इंजन नंबर भरें।',
    },
    'fastag/no-consent': {
      title: 'टोल क्रॉसिंग बंद हैं',
      detail: 'पहले इन्हें चालू करें।',
    },
    'fastag/too-many-notices': {
      title: 'ई-नोटिस बहुत ज़्यादा हैं',
      detail: 'निपट चुके नोटिस हटाकर दोबारा कोशिश करें।',
    },
    'fastag/unknown-notice': {
      title: 'ई-नोटिस नहीं मिला',
      detail: 'शायद इसे हटा दिया गया है।',
    },
    'fastag/notice-settled': {
      title: 'अब यह नहीं हो सकता',
      detail: 'इस ई-नोटिस की तारीख़ें देखें।',
    },
    'form/unknown': {
      title: 'यह फ़ॉर्म नहीं मिला',
      detail: 'शायद इसे हटा दिया गया है। संपर्क पेज से लिखें।',
    },
    'form/changed': {
      title: 'आपके खोलने के बाद फ़ॉर्म बदल गया है',
      detail: 'जवाब जाँचकर फिर से भेजें। आपका लिखा कुछ मिटा नहीं है।',
    },
    'inspection/not-found': {
      title: 'जाँच नहीं मिली',
      detail: 'हो सकता है यह किसी और को सौंपी गई हो।',
    },
    'inspection/wrong-state': {
      title: 'अब यह नहीं हो सकता',
      detail: 'जाँच आगे बढ़ चुकी है। पेज फिर से खोलें।',
    },
    'inspection/slot-taken': { title: 'यह समय अब ख़ाली नहीं है', detail: 'कृपया कोई और समय चुनें।' },
    'inspection/incomplete': { title: 'रिपोर्ट अधूरी है', detail: 'जो बाक़ी है उसे भरें, फिर जमा करें।' },
    'inspection/too-many-photos': { title: 'फ़ोटो बहुत ज़्यादा हैं', detail: 'और जोड़ने से पहले कुछ हटाएँ।' },
    'inspection/not-an-inspector': {
      title: 'यह खाता जाँचकर्ता का नहीं है',
      detail: 'जाँचकर्ता वाला खाता चुनें।',
    },
    'sale/not-found': { title: 'बिक्री नहीं मिली', detail: 'हो सकता है यह किसी और खाते की हो।' },
    'sale/wrong-state': { title: 'अब यह नहीं हो सकता', detail: 'बिक्री आगे बढ़ चुकी है। पेज फिर से खोलें।' },
    'sale/already-under-way': { title: 'आप यह कार पहले से बेच रहे हैं', detail: '“मेरी बिक्री” में उसे खोलें।' },
    'sale/sold-elsewhere': {
      title: 'यह कार दूसरी बिक्री में बिक चुकी है',
      detail: 'अगर वह आपने नहीं बेची तो हमें बताएँ।',
    },
    'sale/unknown-city': { title: 'यह शहर सूची में नहीं है', detail: 'सूची से शहर चुनें।' },
    'sale/unknown-estimate': { title: 'अनुमान नहीं मिला', detail: 'कृपया नया अनुमान लें।' },
    'form/closed': {
      title: 'यह फ़ॉर्म बंद है',
      detail: 'कुछ सेव नहीं हुआ। संपर्क पेज से लिखें।',
    },
  },
  tryAgainIn: (time) => `${time} बाद फिर कोशिश करें`,
  tryAgain: 'फिर कोशिश करें',
};
