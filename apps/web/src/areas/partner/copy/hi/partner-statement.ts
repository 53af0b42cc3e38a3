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
    'अक्तूबर',
    'नवंबर',
    'दिसंबर',
  ],
  earlier: 'पिछला महीना',
  sums: 'रक़म',
  opening: 'शुरुआती बकाया',
  closing: 'आख़िरी बकाया',
  kinds: { 'lead-charge': 'लीड मिली', 'lead-credit': 'विवाद के बाद वापस जोड़ी' },
  gst: (amount) => `GST ${amount}`,
  none: 'इस महीने कुछ नहीं।',
  csv: 'CSV डाउनलोड करें',
  pdf: 'PDF डाउनलोड करें',
};
