import type { Copies } from '../../../../frame/copy/copies.ts';

/** डेस्क पर कार बिक्री के शब्द। */
export const copy: Copies['desk-sales'] = {
  title: 'कार बिक्री',
  text: 'मंज़ूर बिक्री के भुगतान। डीलर कार मिलने से पहले देता है; बेचने वाले को उसी दिन मिलता है।',
  none: 'कोई बिक्री चालू नहीं है।',
  dealer: 'डीलर',
  bid: 'बोली',
  net: 'बेचने वाले को',
  handover: 'कार देने का दिन',
  account: 'बेचने वाले का खाता',
  nothingDue: 'कुछ बाक़ी नहीं।',
  kinds: {
    dealer: 'डीलर से मिला',
    seller: 'बेचने वाले को दिया',
    lender: 'बैंक को दिया',
    challans: 'चालान चुकाए',
    'dealer-refund': 'डीलर को लौटाया',
  },
  reference: 'UTR',
  paidOn: 'स्टेटमेंट की तारीख़',
  record: 'भुगतान दर्ज करें',
  note: 'रद्द करने का कारण',
  callOff: 'रद्द करें',
  done: 'दर्ज हुआ।',
};
