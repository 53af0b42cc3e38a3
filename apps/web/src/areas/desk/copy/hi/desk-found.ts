import type { Copies } from '../../../../frame/copy/copies.ts';

/** डेस्क की खोज में मिली चीज़ों की स्थिति। */
export const copy: Copies['desk-found'] = {
  'used-car-listing': {
    draft: 'ड्राफ़्ट',
    'in-review': 'जाँच हो रही है',
    live: 'बिक रही है',
    paused: 'रोकी हुई',
    sold: 'बिक गई',
    expired: 'समय पूरा',
    removed: 'हटाई गई',
  },
  'car-inspection': {
    held: 'समय अभी पक्का नहीं',
    booked: 'बुक है',
    assigned: 'इंस्पेक्टर के पास',
    submitted: 'रिपोर्ट आ गई',
    passed: 'पास',
    refused: 'नामंज़ूर',
    cancelled: 'रद्द',
    lapsed: 'समय पक्का नहीं किया गया',
  },
  'car-sale': {
    draft: 'जाँच बुक नहीं है',
    booked: 'जाँच बुक है',
    inspected: 'रिपोर्ट तैयार है',
    open: 'डीलर बोली लगा रहे हैं',
    unsold: 'विक्रेता के दाम पर बोली नहीं आई',
    offered: 'ऑफ़र विक्रेता के पास है',
    accepted: 'ऑफ़र मंज़ूर',
    funded: 'डीलर ने पैसा दिया',
    'handed-over': 'कार दे दी गई',
    paid: 'विक्रेता को पैसा मिला',
    transferred: 'RC ट्रांसफ़र हुई',
    declined: 'ऑफ़र नामंज़ूर',
    expired: 'ऑफ़र ख़त्म',
    'called-off': 'सौदा रद्द',
    'not-for-sale': 'यहाँ नहीं बिक सकती',
    withdrawn: 'बिक्री बंद',
  },
};
