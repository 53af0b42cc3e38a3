import type { Copies } from '../../../../frame/copy/copies.ts';

/** पार्टनर स्टेटमेंट के शब्द। */
export const copy: Copies['partner-statement'] = {
  title: 'स्टेटमेंट',
  of: (month, year) => `स्टेटमेंट, ${month} ${year}`,
  months: [
    'जनवरी',
    'फ़रवरी',
    'मार्च',
    'अप्रैल',
    'मई',
    'जून',
    'जुलाई',
    'अगस्त',
    'सितंबर',
    'अक्टूबर',
    'नवंबर',
    'दिसंबर',
  ],
  earlier: 'पिछला महीना',
  sums: 'रक़म',
  opening: 'शुरुआती बक़ाया',
  closing: 'आख़िरी बक़ाया',
  kinds: {
    'lead-charge': 'लीड मिली',
    'lead-credit': 'विवाद के बाद वापस जोड़ी',
    'firm-payment': 'आपका भुगतान',
    'firm-payment-undone': 'भुगतान की एंट्री रद्द',
  },
  payment: ({ received, tds, day, reference }) =>
    `${day} को ${received} मिले · TDS ${tds} · UTR ${reference}`,
  credit: 'बक़ाया माइनस में हो तो वह आपकी जमा रक़म है: अगले बिल में घट जाएगी।',
  gst: (amount) => `GST ${amount}`,
  none: 'इस महीने कुछ नहीं।',
  csv: 'CSV डाउनलोड करें',
  pdf: 'PDF डाउनलोड करें',
  prices: 'एक लीड की क़ीमत',
  pricesFailed: 'क़ीमतें अभी नहीं मिलीं। कृपया पेज फिर खोलें।',
  leads: {
    'used-car': 'पुरानी कार',
    'sell-car': 'बिकने वाली कार',
    loan: 'लोन',
    insurance: 'बीमा',
  },
  plusGst: (percent) => `और ${percent}% GST`,
  later: (amount, day) => `${day} से ${amount}`,
};
