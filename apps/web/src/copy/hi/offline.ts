import type { Copies } from '../copy-areas.ts';

/** Words of the page without network. */
export const copy: Copies['offline'] = {
  title: 'अभी इंटरनेट नहीं है',
  text: 'यह पेज आपके फ़ोन पर नहीं है। अगर आप पहले आ चुके हैं तो आपका गैरेज और पिछली पाँच गाड़ियाँ यहाँ मिल जाएँगी।',
  garage: 'गैरेज खोलें',
  again: 'फिर कोशिश करें',
  kept: 'इस फ़ोन पर रखा हुआ',
};
