import type { Copies } from '../../../../frame/copy/copies.ts';

/** फ़ोन पर रुके बदलावों के शब्द। */
export const copy: Copies['outbox'] = {
  empty: 'सब कुछ सर्वर पर सेव है।',
  title: (count) => `इस फ़ोन पर ${count} बदलाव`,
  note: 'नेटवर्क आते ही ये इसी क्रम में भेजे जाएँगे। आप पेज बंद कर सकते हैं।',
  states: {
    queued: 'रुका है',
    sending: 'भेजा जा रहा है',
    'signed-out': 'भेजने के लिए साइन इन करें',
    refused: 'स्वीकार नहीं हुआ',
  },
  mend: 'सुधारें',
  of: (act, label) => `${act}: ${label}`,
  discard: 'हटाएँ',
};
