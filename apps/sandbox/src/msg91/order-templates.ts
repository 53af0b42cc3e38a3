import type { OrderTurn } from '@pahiya/domain/messages/ports';

/** Order messages as registered with the operator, one per event; those that several kinds of orders have name no
 * kind. Variables: `order` (short order id), `amount` (with the rupee sign), `count` (challans), `date` (dd/mm/yyyy),
 * `link` (host and path of the order page). Each names the brand, as DLT registration requires. No vehicle number and no
 * name: an SMS passes through third parties and appears on lock screens. */
export const ORDER_TEXTS: Readonly<
  Record<OrderTurn, { readonly en: string; readonly hi: string }>
> = {
  paid: {
    en: 'Pahiya: ##amount## received for order ##order##. Done or refunded by ##date##. Track: ##link##',
    hi: 'Pahiya: ऑर्डर ##order## के ##amount## मिले। ##date## तक काम पूरा होगा, नहीं तो रिफ़ंड। देखें: ##link##',
  },
  'documents-needed': {
    en: 'Pahiya: order ##order## needs documents for the court (challans: ##count##). Upload them soon; if not settled by ##date##, you get a refund: ##link##',
    hi: 'Pahiya: ऑर्डर ##order## के लिए कोर्ट को दस्तावेज़ चाहिए (चालान: ##count##)। जल्द अपलोड करें; ##date## तक न निपटा तो रिफ़ंड मिलेगा: ##link##',
  },
  'documents-rejected': {
    en: 'Pahiya: a document for order ##order## was rejected. See why and upload it again soon; if not settled by ##date##, you get a refund: ##link##',
    hi: 'Pahiya: ऑर्डर ##order## का एक दस्तावेज़ नामंज़ूर हुआ। कारण देखें और जल्द फिर अपलोड करें; ##date## तक न निपटा तो रिफ़ंड मिलेगा: ##link##',
  },
  'court-otp-needed': {
    en: 'Pahiya: order ##order## needs the court OTP. Request and enter it on the order page only; we never ask for it by phone. ##link##',
    hi: 'Pahiya: ऑर्डर ##order## के लिए कोर्ट का OTP चाहिए। उसे सिर्फ़ ऑर्डर के पेज पर डालें; हम फ़ोन पर कभी नहीं पूछते। ##link##',
  },
  sent: {
    en: 'Pahiya: payment for order ##order## (challans: ##count##) was sent to the authority on ##date##. ##link##',
    hi: 'Pahiya: ऑर्डर ##order## (चालान: ##count##) का भुगतान ##date## को विभाग को भेजा गया। ##link##',
  },
  receipt: {
    en: 'Pahiya: the receipt dated ##date## for order ##order## is on your order page: ##link##',
    hi: 'Pahiya: ऑर्डर ##order## की रसीद, तारीख़ ##date##, ऑर्डर के पेज पर है: ##link##',
  },
  cleared: {
    en: 'Pahiya: the authority’s records show order ##order## (challans: ##count##) as settled since ##date##. ##link##',
    hi: 'Pahiya: विभाग के रिकॉर्ड में ऑर्डर ##order## (चालान: ##count##) ##date## से निपटा हुआ है। ##link##',
  },
  late: {
    en: 'Pahiya: order ##order## was not completed by ##date##. What happens with your money: ##link##',
    hi: 'Pahiya: ऑर्डर ##order## ##date## तक पूरा नहीं हुआ। आपके पैसे का क्या होगा: ##link##',
  },
  'refund-started': {
    en: 'Pahiya: refund of ##amount## started for order ##order##, to your original payment method. Expected by ##date##. ##link##',
    hi: 'Pahiya: ऑर्डर ##order## का ##amount## रिफ़ंड शुरू, उसी तरीक़े से जिससे भुगतान किया था। ##date## तक आ जाएगा। ##link##',
  },
  refunded: {
    en: 'Pahiya: ##amount## refunded on ##date## for order ##order##. Bank reference: ##link##',
    hi: 'Pahiya: ऑर्डर ##order## के ##amount## ##date## को रिफ़ंड हुए। बैंक रेफ़रेंस: ##link##',
  },
};
