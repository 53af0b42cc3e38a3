import type { Copies } from '../../../../frame/copy/copies.ts';

/** फ़र्म के वेबहुक वाले पेज के शब्द। */
export const copy: Copies['partner-webhook'] = {
  title: 'वेबहुक',
  address: 'पता',
  text: 'हर नई या बदली लीड आपके सिस्टम को JSON में भेजी जाती है, इनबॉक्स की तरह छिपे ब्योरे के साथ। नंबर तभी भेजा जाता है जब व्यक्ति ने उसे आपके सॉफ़्टवेयर में रखने की अनुमति दी हो। कोई व्यक्ति सहमति वापस ले तो डेटा मिटाने की सूचना जाती है; जवाब में {"erased": true} भेजें या लीड पर पुष्टि करें।',
  label: 'HTTPS पता',
  hint: 'पता बदलने पर हर बार नई सीक्रेट की बनती है।',
  set: 'सेव करें और की देखें',
  remove: 'वेबहुक हटाएँ',
  secret: 'सीक्रेट की',
  secretText:
    'कृपया इसे अभी कॉपी करें: यह दोबारा नहीं दिखेगी। जाँचें कि pahiya-signature हेडर में pahiya-timestamp हेडर, एक बिंदु (.) और पूरे संदेश का HMAC-SHA-256 (hex) है।',
  events: 'हाल की सूचनाएँ',
  none: 'अभी कोई सूचना नहीं।',
  kinds: { 'lead-created': 'नई लीड', 'lead-changed': 'लीड में बदलाव', erase: 'डेटा मिटाएँ' },
  states: { waiting: 'बाक़ी है', delivered: 'पहुँच गई', failed: 'नहीं पहुँची' },
  tries: (count) => `${count} बार कोशिश`,
  failures: {
    timeout: 'समय पर जवाब नहीं मिला',
    unavailable: 'सिस्टम बंद है',
    rejected: 'सिस्टम ने मना किया',
    malformed: 'जवाब पढ़ा नहीं जा सका',
    'rate-limited': 'सिस्टम ने रुकने को कहा',
    'no-address': 'वेबहुक हटा दिया गया',
  },
  failed: 'नहीं भेजी जा सकी',
  replay: 'फिर भेजें',
  replayLong: (event, time) => `फिर भेजें: ${event}, ${time}`,
  done: { remove: 'वेबहुक हटा दिया गया।', replay: 'सूचना थोड़ी देर में फिर भेजी जाएगी।' },
};
