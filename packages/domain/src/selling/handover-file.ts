import { formatIstDate, type IstDate } from '../shared/ist-date.ts';
import type { Language } from '../shared/language.ts';
import { formatRupees, type Paise } from '../shared/money.ts';

/** Facts of a handover. `at`: day and minute in words, in the language of the file. */
export type HandoverFacts = {
  readonly vehicleNumber: string;
  readonly car: string;
  readonly seller: string;
  readonly buyer: string;
  readonly authorisationNumber: string | null;
  readonly amount: Paise;
  readonly at: string;
  readonly place: string;
  readonly odometerKm: number;
  /** Form 29 is due, and Form 30. */
  readonly reportBy: IstDate;
  readonly applyBy: IstDate;
  readonly checkUrl: string;
};

/** The handover file as text: sale agreement, delivery note with its minute, the particulars for Forms 29 and 30, and the
 * list of papers. Source: Motor Vehicles Act 1988, s. 50; CMVR r. 55 and 55A–55H. Rule id: SALE-PAPERS. */
export function handoverFile(
  facts: HandoverFacts,
  language: Language,
): { readonly subject: string; readonly body: string } {
  return language === 'hi' ? hindi(facts) : english(facts);
}

function english(f: HandoverFacts) {
  const form29b = f.authorisationNumber ?? 'none stated';
  return {
    subject: `Handover file ${f.vehicleNumber}`,
    body: [
      `HANDOVER FILE\n${f.vehicleNumber}, ${f.car}`,
      `SALE AGREEMENT\nSeller: ${f.seller}\nBuyer: ${f.buyer} (Form 29B no.: ${form29b})\nPrice: ${formatRupees(f.amount)}\nThe seller sells and the buyer buys the vehicle named above for this price, as inspected.`,
      `DELIVERY NOTE\nHanded over: ${f.at}\nPlace: ${f.place}\nOdometer: ${f.odometerKm} km\nFrom this minute the buyer has the vehicle and answers for its use.\nSignature of seller: ______________\nSignature of buyer: ______________`,
      `FORM 29, PARTICULARS\nRegistration mark: ${f.vehicleNumber}\nTransferor: ${f.seller}\nTransferee: ${f.buyer}\nDate of transfer: ${f.at}\nTo be reported by: ${formatIstDate(f.reportBy, 'en')} (Motor Vehicles Act 1988, s. 50(1)(a))\nSignature of transferor: ______________`,
      `FORM 30, PARTICULARS\nRegistration mark: ${f.vehicleNumber}\nTransferee: ${f.buyer}\nTransferor: ${f.seller}\nTo be applied for by: ${formatIstDate(f.applyBy, 'en')} (s. 50(1)(b))\nSignature of transferee: ______________`,
      'PAPERS HANDED OVER\n[ ] RC   [ ] Insurance policy   [ ] PUC certificate   [ ] Form 29, two copies   [ ] Form 30\n[ ] Lender NOC and Form 35, if there was a loan   [ ] Both keys   [ ] Service book\nKeep with you: FASTag (close it) and the no-claim bonus paper.',
      `This file can be checked at ${f.checkUrl}`,
    ].join('\n\n'),
  };
}

function hindi(f: HandoverFacts) {
  const form29b = f.authorisationNumber ?? 'नहीं बताया';
  return {
    subject: `हैंडओवर फ़ाइल ${f.vehicleNumber}`,
    body: [
      `हैंडओवर फ़ाइल\n${f.vehicleNumber}, ${f.car}`,
      `बिक्री का क़रार\nबेचने वाले: ${f.seller}\nख़रीदार: ${f.buyer} (Form 29B नंबर: ${form29b})\nदाम: ${formatRupees(f.amount)}\nऊपर लिखी गाड़ी जाँच के अनुसार इस दाम पर बेची और ख़रीदी जाती है।`,
      `डिलीवरी नोट\nगाड़ी दी गई: ${f.at}\nजगह: ${f.place}\nओडोमीटर: ${f.odometerKm} km\nइस मिनट से गाड़ी ख़रीदार के पास है और उसके इस्तेमाल की ज़िम्मेदारी उसकी है।\nबेचने वाले के हस्ताक्षर: ______________\nख़रीदार के हस्ताक्षर: ______________`,
      `FORM 29, विवरण\nरजिस्ट्रेशन नंबर: ${f.vehicleNumber}\nट्रांसफ़र करने वाले: ${f.seller}\nपाने वाले: ${f.buyer}\nट्रांसफ़र की तारीख़: ${f.at}\nकब तक बताना है: ${formatIstDate(f.reportBy, 'hi')} (मोटर वाहन अधिनियम 1988, धारा 50(1)(a))\nहस्ताक्षर: ______________`,
      `FORM 30, विवरण\nरजिस्ट्रेशन नंबर: ${f.vehicleNumber}\nपाने वाले: ${f.buyer}\nट्रांसफ़र करने वाले: ${f.seller}\nकब तक आवेदन करना है: ${formatIstDate(f.applyBy, 'hi')} (धारा 50(1)(b))\nहस्ताक्षर: ______________`,
      'दिए गए काग़ज़\n[ ] RC   [ ] बीमा पॉलिसी   [ ] PUC   [ ] Form 29, दो प्रति   [ ] Form 30\n[ ] लोन था तो बैंक की NOC और Form 35   [ ] दोनों चाबियाँ   [ ] सर्विस बुक\nअपने पास रखें: FASTag (बंद कराएँ) और नो-क्लेम बोनस का काग़ज़।',
      `इस फ़ाइल की जाँच यहाँ हो सकती है: ${f.checkUrl}`,
    ].join('\n\n'),
  };
}
