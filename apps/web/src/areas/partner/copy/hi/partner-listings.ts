import type { copy as english } from '../en/partner-listings.ts';

export const copy: typeof english = {
  title: 'आपकी कारें',
  text: 'पुरानी कारों के बाज़ार में आपकी कारें। नई कार जाँच के बाद दिखती है; बाद की फ़ाइल में बदली क़ीमत तुरंत बदलती है।',
  none: 'अभी आपकी कोई कार नहीं है। शुरू करने के लिए CSV इंपोर्ट करें।',
  download: 'CSV डाउनलोड करें',
  states: {
    draft: 'ड्राफ़्ट',
    'in-review': 'जाँच में',
    live: 'बिक्री में',
    paused: 'बाज़ार से बाहर',
    sold: 'बिक गई',
    expired: 'समय ख़त्म',
    removed: 'हटाई गई',
  },
  stock: (number) => `स्टॉक नंबर ${number}`,
  import: {
    title: 'CSV इंपोर्ट करें',
    text: 'हर कार की एक लाइन। कार हटाने के लिए status में sold या removed लिखें। बाक़ी कारें वैसी ही रहती हैं।',
    columns: (columns) => `कॉलम: ${columns}`,
    field: 'लाइनें, सबसे ऊपर कॉलम के नाम',
    check: 'जाँचें',
    store: 'इंपोर्ट करें',
    wrong: 'कुछ लाइनें ग़लत हैं, इसलिए कुछ भी इंपोर्ट नहीं हुआ।',
    checked: 'सब लाइनें ठीक हैं। अभी कुछ इंपोर्ट नहीं हुआ।',
    stored: 'इंपोर्ट हो गया।',
    known: 'यह फ़ाइल पहले इंपोर्ट हो चुकी है। कुछ नहीं बदला।',
    line: (line, stock) => (stock === '' ? `लाइन ${line}` : `लाइन ${line}, ${stock}`),
    outcomes: { new: 'नई', price: 'नई क़ीमत', ended: 'हटाई', same: 'वैसी ही', wrong: 'ग़लत' },
  },
};
