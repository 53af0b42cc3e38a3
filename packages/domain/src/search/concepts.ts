import type { SearchKind } from './search-entry.ts';

/** Weight of a concept in a query.
 * - `topic`: a thing or procedure of its own (licence, FASTag, transfer).
 * - `aspect`: a property of a topic (fee, documents, deadline, renewal).
 * - `vehicle`: any vehicle; nearly every page is about one. */
export type ConceptRole = 'topic' | 'aspect' | 'vehicle';

/** One meaning with all its spellings: English, Hindi, and Hindi in Latin letters. A spelling may be a phrase. */
export type Concept = {
  readonly role: ConceptRole;
  /** Kind of page that usually has the answer, or null. */
  readonly answeredBy: SearchKind | null;
  readonly spellings: readonly string[];
};

/** `role kind: spelling, spelling, …`; kind only if one usually has the answer. Spellings that sound alike (chalan,
 * challan) are covered by phonetic search; a row joins words that sound different. */
const rows = `
topic: licence, license, lisence, laisens, driving licence, driving license, dl, driver's licence, लाइसेंस, ड्राइविंग लाइसेंस, डीएल
topic: learner, learners, learning licence, learning license, learner's licence, ll, lerner, लर्नर, लर्निंग, शिक्षार्थी
topic: rc, registration, registration certificate, registeration, rc book, rc card, आरसी, रजिस्ट्रेशन, पंजीकरण
topic: transfer, transferred, ownership, transfer of ownership, name change, change name, change owner, naam change, naam badalna, naam badalne, naam badle, naam transfer, name transfer, apne naam, mere naam, ट्रांसफर, ट्रांसफ़र, नाम बदलना, नाम बदलने, नाम पर, मालिक बदलना, अपने नाम, नाम कराना
topic: owner, owners, malik, maalik, मालिक
topic: name, names, naam, नाम
topic: buy, buying, bought, buyer, second hand, used car, kharidna, kharidne, kharidi, kharid, khareedna, ख़रीदना, ख़रीदने, ख़रीदी, ख़रीद, ख़रीदार, सेकंड हैंड, पुरानी गाड़ी ख़रीद
topic: sell, selling, sold, seller, sale, bechna, bechne, bechi, bech, bechni, bikri, बेचना, बेचने, बेची, बेच, बेचें, बेचूँ, बिक्री, विक्रेता
topic: death, died, deceased, dead, heir, legal heir, maut, mrityu, dehant, inheritance, मृत्यु, मौत, वारिस, देहांत
topic: noc, no objection certificate, एनओसी
topic: other state, another state, another office, new state, moved, moving, shift, shifted, relocate, dusre rajya, dusra rajya, doosre rajya, dusre state, dusri state, दूसरे राज्य, दूसरा राज्य, दूसरे स्टेट, दूसरे दफ़्तर
topic: address, pata badalna, address change, change of address, pata, पता बदलना, पता बदलने, पते
topic: duplicate, lost, missing rc, stolen rc, khoya, kho, kho gaya, kho gayi, kho gai, gum, gum gayi, gum gaya, duplicate rc, डुप्लिकेट, डुप्लीकेट, खो, खो गई, खो गया, गुम
topic: loan, hypothecation, hpa, hpt, hp, financier, lender, bank loan, finance, karz, karza, rin, loan closure, bank ka naam, bank name, bank entry, क़र्ज़, लोन, हाइपोथिकेशन, फ़ाइनेंसर, बैंक का नाम
topic: fitness, fitness certificate, फ़िटनेस
topic: puc, pucc, pollution, pollution certificate, pollution under control, polution, pradushan, pradusan, पीयूसी, प्रदूषण, पॉल्यूशन, प्रदूषण प्रमाणपत्र
topic: insurance, insurence, insured, uninsured, policy, bima, beema, insurens, बीमा, इंश्योरेंस, इन्शुरन्स, पॉलिसी
topic: third party, tp, third party insurance, थर्ड पार्टी
topic: own damage, od, comprehensive, ओन डैमेज, ओन डैमेज बीमा
topic: premium, tariff, insurance rate, third party rate, प्रीमियम, टैरिफ़
topic: no claim bonus, ncb, no-claim bonus, नो क्लेम बोनस, एनसीबी
topic: fastag, fast tag, fasttag, फ़ास्टैग, फास्ट टैग
topic: toll, toll plaza, toll tax, user fee, टोल, टोल टैक्स, टोल प्लाज़ा
topic: annual pass, yearly pass, saalana pass, salana pass, सालाना पास, वार्षिक पास
topic: balance, recharge, top up, low balance, बैलेंस, रिचार्ज
topic: blacklist, blacklisted, hotlist, hotlisted, black list, ब्लैकलिस्ट, हॉटलिस्ट
topic: scrap, scrappage, scrapping, scrapped, kabad, kabaad, kabadi, स्क्रैप, कबाड़, कबाड़ी
topic: bh, bharat series, bh series, bh number, bh number plate, bh plate, bharat number, भारत सीरीज़, बीएच
topic: bs4, bs iv, bs-iv, bs 4, bs3, bs iii, bs 3, bs6, bs vi, bs 6, emission norm, euro 4, bharat stage, बीएस
topic: old, older, purani, purana, puraani, puraana, पुरानी, पुराना, old vehicle, overage, over age, end of life, age limit, too old, purani gadi, purani gaadi, purani car, puraani gadi, 10 year old, 15 year old, 10 years old, 15 years old, 10 saal purani, 15 saal purani, 10 saal, 15 saal, पुरानी गाड़ी, पुराना वाहन, पुरानी कार, पुरानी डीज़ल, पुरानी पेट्रोल, 10 साल, 15 साल, 10 साल पुरानी, 15 साल पुरानी
topic: delhi, ncr, dilli, dehli, new delhi, दिल्ली, एनसीआर
topic: lok adalat, lokadalat, lok adalath, लोक अदालत, लोकअदालत
topic: court, courts, adalat, kacheri, magistrate, अदालत, कोर्ट
topic: virtual court, vcourt, vcourts, online court, वर्चुअल कोर्ट, ऑनलाइन अदालत
topic: contest, contesting, dispute, object, objection, wrong challan, galat challan, galat chalan, challan galat, chalan galat, not mine, challenge, विरोध, आपत्ति, ग़लत चालान, चालान ग़लत
topic: fake, scam, fraud, phishing, nakli, farzi, farji, jaali, thagi, नकली, नक़ली, फ़र्ज़ी, धोखा, ठगी, जाली
topic: message, sms, msg, text message, whatsapp, apk, link, sandesh, मैसेज, संदेश, लिंक
topic: digilocker, mparivahan, m parivahan, digital rc, e rc, soft copy, rc on phone, rc in phone, phone me rc, mobile me rc, डिजिलॉकर, एमपरिवहन, डिजिटल आरसी, फ़ोन में आरसी
topic: helmet, helmat, headgear, हेलमेट, हेल्मेट
topic: seat belt, seatbelt, seat-belt, सीट बेल्ट, सीटबेल्ट
topic: drunk, sharab peekar, sharab pikar, शराब पीकर, नशे में, drunken, drunk driving, drink and drive, drink driving, alcohol, dui, sharab, sharaab, daru, daaru, nashe, शराब, नशे, दारू
topic: red light, redlight, signal jump, signal jumping, jump signal, jumping signal, jumped signal, signal break, lal batti, laal batti, signal todna, signal tod, red light jump, लाल बत्ती, सिग्नल तोड़, सिग्नल तोड़ना, रेड लाइट
topic: speeding, overspeeding, over speeding, overspeed, over speed, speed limit, tez raftar, tez gaadi, tez chalane, over-speeding, तेज़ रफ़्तार, रफ़्तार, ओवरस्पीड, ओवरस्पीडिंग
topic: mobile phone, using phone, phone while driving, use of mobile, phone use, handheld, phone chalate, phone par baat, mobile par baat, फ़ोन चलाते, फ़ोन पर बात, मोबाइल पर बात, मोबाइल फ़ोन
topic: parking, no parking, wrong parking, parked, पार्किंग, नो पार्किंग
topic: overloading, overload, overloaded, ओवरलोड, ओवरलोडिंग
topic: underage, under age, minor, minor driving, nabalig, juvenile, नाबालिग़, नाबालिग, कम उम्र
topic: triple riding, triple, tripling, three on bike, teen sawari, ट्रिपल, तीन सवारी
topic: wrong side, ulti disha, rong side, उलटी दिशा, ग़लत दिशा, रॉन्ग साइड
topic: number plate, number plates, plate, नंबर प्लेट
topic: hsrp, high security, high security plate, high security number plate, हाई सिक्योरिटी, हाई सिक्योरिटी नंबर प्लेट
topic: fancy number, vip number, choice number, fancy, vip, पसंद का नंबर, वीआईपी नंबर, फैंसी नंबर
topic: gst, goods and services tax, जीएसटी
topic: tax, taxes, kar, टैक्स
topic: age, minimum age, least age, how old, what age, umar, umr, ayu, उम्र, न्यूनतम उम्र, आयु
topic: driving test, driving licence test, dl test, ड्राइविंग टेस्ट
topic: claim, claims, insurance claim, क्लेम, दावा
topic: personal accident, personal accident cover, pa cover, व्यक्तिगत दुर्घटना
aspect: add, adding, jodna, jode, joden, जोड़ना, जोड़ने, जोड़ें, जोड़ूँ
aspect: turn off, switch off, switch on, turn on, disable, stop, band kare, band karna, बंद करें, बंद करना, बंद करने
aspect: change, changed, changing, badal, badalna, badalne, badle, badlu, badalwana, बदल, बदलना, बदलने, बदलें, बदले, बदलूँ, बदलवाना
aspect: new, brand new, naya, nayi, naye, nai gadi, nayi gadi, nai car, नया, नई, नए, नयी
aspect: process, procedure, steps, prakriya, tarika, tareeka, प्रक्रिया, तरीक़ा
aspect: slot, appointment, booking, स्लॉट, अपॉइंटमेंट
topic: road tax, vehicle tax, mv tax, रोड टैक्स, वाहन कर
topic: permit, परमिट
topic: international permit, international driving permit, idp, international licence, international driving licence, अंतरराष्ट्रीय ड्राइविंग परमिट
topic: refund, refunded, money back, money comes back, comes back, paisa wapas, paise wapas, paisa vapas, रिफ़ंड, पैसा वापस, पैसे वापस
topic: delete, erase, remove account, close account, delete account, khata band, account band, मिटाएँ, मिटाना, डिलीट
topic: complaint, complain, grievance, shikayat, शिकायत
topic: arrest, arrested, jail, giraftar, गिरफ़्तार, जेल
topic: privacy, personal data, my data, निजता, गोपनीयता
topic: contact, support, customer care, helpline, call centre, call center, sampark, संपर्क, सहायता, हेल्पलाइन
topic place: rto, rto office, registering office, transport office, aarto, आरटीओ, परिवहन कार्यालय
topic: alteration, modification, modified, modify, colour change, color change, cng fitting, cng kit, मॉडिफ़ाई, रंग बदलना, बदलाव
topic: challan, challans, chalan, chalaan, echallan, e-challan, e challan, traffic ticket, चालान, ई-चालान, चलान
aspect offence: fine, fines, penalty, penalties, jurmana, jurmaana, dand, fine kitna, challan kitna, kitna challan, kitne ka challan, challan amount, कितना चालान, ka challan, का चालान, चालान कितना, जुर्माना, दंड, सज़ा
aspect service: fee, fees, charge, charges, cost, costs, price, rate, shulk, kharcha, kharch, daam, kimat, keemat, how much, kitna paisa, kitne paise, kitne ka, kitne ki, kitna lagega, फ़ीस, शुल्क, ख़र्च, क़ीमत, दाम, रेट, कितने का, कितने की, कितने पैसे, कितना पैसा
aspect service: papers, paper, documents, document, docs, papers required, kagaz, kagaj, kaagaz, kaagaj, kagzat, dastavej, dastavez, काग़ज़, काग़ज़ात, काग़ज़ों, दस्तावेज़, डॉक्यूमेंट
aspect service: form, forms, फ़ॉर्म
aspect service: renew, renewal, renewed, renewing, rinew, rinyu, navinikaran, naveenikaran, रिन्यू, रिन्यूअल, नवीनीकरण
aspect article: deadline, days, months, time, दिन, महीने, last date, due date, how many days, how long, kitne din, kab tak, kitne dino, antim tarikh, aakhri tarikh, time limit, within how many days, validity, valid, expiry, vaidh, आख़िरी तारीख़, अंतिम तिथि, कितने दिन, कब तक, कितने दिनों, कितने समय, वैधता, मान्य, वैध
aspect: date, dates, tarikh, taarikh, तारीख़, तारीख, kab hai, when is, next, कब है, अगली
aspect: expired, lapsed, lapse, expire, expires, khatam, khatm, samapt, over, ran out, ख़त्म, समाप्त, लैप्स
aspect: pay, payment, paying, paid, bharna, bhare, bharne, bharu, jama, भरना, भरने, भरें, भरूँ, भुगतान, जमा
aspect offence: repeat, second time, second offence, again, dobara, doosri baar, dusri baar, repeat offence, दूसरी बार, दोबारा
aspect offence: without, bina, बिना
aspect: not paid, not pay, unpaid, non payment, don't pay, do not pay, ignore, nahi bhara, nahi bhare, nahi bharne, na bhare, na bharu, नहीं भरा, न भरें, न भरूँ, नहीं भरने
aspect: status, track, स्थिति
aspect: remove, removal, end, hatana, hataye, hatane, hatwana, hatao, हटाना, हटाने, हटाएँ, हटवाना
aspect: difference, farak, antar, फ़र्क़, अंतर
aspect: settle, settled, settlement, निपटारा, निपटाना, निपटेगा
topic: discount, waiver, waive, waived, rebate, concession, reduce, reduced, maaf, maafi, chhoot, chhut, kam karana, माफ़, माफ़ी, छूट, रियायत
topic: colour, color, colours, colors, rang, रंग
aspect: year, years, saal, sal, साल, वर्ष
aspect: safely, safe, careful, surakshit, सुरक्षित
vehicle: vehicle, vehicles, car, cars, gadi, gaadi, gaari, gari, vahan, wahan, my car, गाड़ी, वाहन, कार, गाड़ियाँ
vehicle: bike, bikes, motorcycle, scooter, scooty, two wheeler, two-wheeler, 2 wheeler, बाइक, स्कूटर, स्कूटी, दोपहिया, मोटरसाइकिल
vehicle: taxi, cab, auto rickshaw, autorickshaw, commercial vehicle, transport vehicle, टैक्सी, कैब, ऑटो रिक्शा, कमर्शियल गाड़ी, व्यावसायिक वाहन
vehicle: truck, lorry, goods vehicle, heavy vehicle, ट्रक, मालवाहक
`;

/** Concepts with more names than our pages use.
 * Source: the product's own pages in both languages, and common spellings of Hindi in Latin letters (own
 * knowledge).
 * Rule id: SEARCH-CONCEPTS. */
export const concepts: readonly Concept[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const colon = row.indexOf(':');
    const [role = '', kind = null] = row.slice(0, colon).split(' ');
    return {
      role: role as ConceptRole,
      answeredBy: kind as SearchKind | null,
      spellings: row
        .slice(colon + 1)
        .split(',')
        .map((spelling) => spelling.trim()),
    };
  });
