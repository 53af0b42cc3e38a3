import { formatInstant } from '../../shared/ist-date.ts';
import type { Language } from '../../shared/language.ts';
import { formatRupees } from '../../shared/money.ts';
import {
  type BuyerIdKind,
  type HandoverBlock,
  type HandoverFacts,
  type HandoverPage,
  type HandoverPaper,
  handoverPapers,
} from './handover-facts.ts';

const words = {
  en: {
    title: 'SALE AGREEMENT AND DELIVERY NOTE',
    seller: 'Seller',
    buyer: 'Buyer',
    address: 'Buyer’s address',
    mobile: 'Buyer’s mobile',
    form29b: 'Form 29B no.',
    none: 'none stated',
    price: 'Price',
    agreement:
      'The seller sells and the buyer buys the vehicle named above for this price, as seen and inspected.',
    delivery: 'DELIVERY NOTE',
    at: 'Handed over',
    place: 'Place',
    km: 'Odometer',
    from: 'From this minute the buyer has the vehicle and answers for its use, also for challans and tolls.',
    papers: 'PAPERS HANDED OVER',
    keep: 'The seller keeps: FASTag (close it) and the no-claim bonus certificate.',
    signSeller: 'Signature of the seller',
    signBuyer: 'Signature of the buyer',
    check: (url: string) => `This file can be checked at ${url}`,
  },
  hi: {
    title: 'बिक्री का क़रार और डिलीवरी नोट',
    seller: 'बेचने वाले',
    buyer: 'ख़रीदार',
    address: 'ख़रीदार का पता',
    mobile: 'ख़रीदार का मोबाइल',
    form29b: 'फ़ॉर्म 29B नंबर',
    none: 'नहीं बताया',
    price: 'दाम',
    agreement: 'ऊपर लिखी गाड़ी, जैसी देखी और जाँची गई, इस दाम पर बेची और ख़रीदी जाती है।',
    delivery: 'डिलीवरी नोट',
    at: 'गाड़ी दी गई',
    place: 'जगह',
    km: 'ओडोमीटर',
    from: 'इस मिनट से गाड़ी ख़रीदार के पास है। उसके इस्तेमाल, चालान और टोल की ज़िम्मेदारी ख़रीदार की है।',
    papers: 'दिए गए काग़ज़',
    keep: 'बेचने वाले अपने पास रखें: फ़ास्टैग (बंद कराएँ) और नो-क्लेम बोनस का सर्टिफ़िकेट।',
    signSeller: 'बेचने वाले के हस्ताक्षर',
    signBuyer: 'ख़रीदार के हस्ताक्षर',
    check: (url: string) => `इस फ़ाइल की जाँच यहाँ हो सकती है: ${url}`,
  },
} as const;

const paperNames: Readonly<Record<Language, Readonly<Record<HandoverPaper, string>>>> = {
  en: {
    rc: 'RC',
    insurance: 'Insurance policy',
    puc: 'PUC certificate',
    'form-29': 'Form 29, two copies',
    'form-30': 'Form 30',
    'noc-form-35': 'Lender’s NOC and Form 35 (if there was a loan)',
    keys: 'All keys',
    'service-book': 'Service book',
  },
  hi: {
    rc: 'RC',
    insurance: 'बीमा पॉलिसी',
    puc: 'PUC सर्टिफ़िकेट',
    'form-29': 'फ़ॉर्म 29, दो प्रति',
    'form-30': 'फ़ॉर्म 30',
    'noc-form-35': 'बैंक की NOC और फ़ॉर्म 35 (लोन था तो)',
    keys: 'सभी चाबियाँ',
    'service-book': 'सर्विस बुक',
  },
};

const idNames: Readonly<Record<Language, Readonly<Record<BuyerIdKind, string>>>> = {
  en: {
    aadhaar: 'Aadhaar',
    pan: 'PAN',
    'driving-licence': 'Driving licence',
    'voter-id': 'Voter ID',
    passport: 'Passport',
  },
  hi: {
    aadhaar: 'आधार',
    pan: 'PAN',
    'driving-licence': 'ड्राइविंग लाइसेंस',
    'voter-id': 'वोटर ID',
    passport: 'पासपोर्ट',
  },
};

/** Sale agreement, delivery note with its minute and list of papers, in the person's language. */
export function agreementPage(f: HandoverFacts, language: Language): HandoverPage {
  const w = words[language];
  const fact = (term: string, value: string | null): readonly HandoverBlock[] =>
    value === null ? [] : [{ kind: 'fact', term, value }];
  const idValue = f.buyerId === null ? null : `…${f.buyerId.last4}`;
  return {
    title: w.title,
    lead: `${f.vehicleNumber}, ${f.car}`,
    blocks: [
      ...fact(w.seller, f.seller),
      ...fact(w.buyer, f.buyer),
      ...fact(w.address, f.buyerAddress),
      ...fact(w.mobile, f.buyerMobile),
      ...(f.buyerId === null ? [] : fact(idNames[language][f.buyerId.kind], idValue)),
      ...(f.isDealer ? fact(w.form29b, f.authorisationNumber ?? w.none) : []),
      ...fact(w.price, formatRupees(f.amount)),
      { kind: 'text', text: w.agreement },
      { kind: 'part', title: w.delivery },
      ...fact(w.at, formatInstant(f.at, language)),
      ...fact(w.place, f.place),
      ...fact(w.km, `${f.odometerKm} km`),
      { kind: 'text', text: w.from },
      { kind: 'part', title: w.papers },
      ...handoverPapers.map((paper) => ({
        kind: 'tick' as const,
        text: paperNames[language][paper],
        isTicked: f.papers?.includes(paper) === true,
      })),
      { kind: 'text', text: w.keep },
      { kind: 'sign', left: w.signSeller, right: w.signBuyer },
      { kind: 'text', text: w.check(f.checkUrl) },
    ],
  };
}
