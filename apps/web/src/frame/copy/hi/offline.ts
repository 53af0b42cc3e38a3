import type { Copies } from '../copies.ts';

/** Words of the page without network. */
export const copy: Copies['offline'] = {
  title: 'आप ऑफ़लाइन हैं',
  text: 'यह पेज आपके डिवाइस पर सेव नहीं है। साइन इन रहने पर आपका गैरेज और पिछले पाँच रिकॉर्ड यहाँ मिलते हैं।',
  garage: 'गैरेज खोलें',
  again: 'फिर कोशिश करें',
  kept: 'इस डिवाइस पर सेव किया हुआ',
};
