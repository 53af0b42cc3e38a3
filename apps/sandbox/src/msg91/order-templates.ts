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
  recharged: {
    en: 'Pahiya: the bank confirmed the FASTag recharge of order ##order## on ##date##. Details: ##link##',
    hi: 'Pahiya: बैंक ने ऑर्डर ##order## के FASTag रिचार्ज की ##date## को पुष्टि की। देखें: ##link##',
  },
  'picture-rejected': {
    en: 'Pahiya: the bank did not accept a picture for order ##order##. See why and upload it again: ##link##',
    hi: 'Pahiya: बैंक ने ऑर्डर ##order## की एक फ़ोटो स्वीकार नहीं की। कारण देखें और फिर अपलोड करें: ##link##',
  },
  dispatched: {
    en: 'Pahiya: the bank dispatched the FASTag of order ##order## on ##date##. Consignment number: ##link##',
    hi: 'Pahiya: बैंक ने ऑर्डर ##order## का FASTag ##date## को भेज दिया। कंसाइनमेंट नंबर: ##link##',
  },
  activated: {
    en: 'Pahiya: the FASTag of order ##order## has been active since ##date##. Details: ##link##',
    hi: 'Pahiya: ऑर्डर ##order## का FASTag ##date## से चालू है। देखें: ##link##',
  },
  'papers-needed': {
    en: 'Pahiya: ##amount## received for order ##order##. Upload your documents by ##date##; after that the order is refunded in full: ##link##',
    hi: 'Pahiya: ऑर्डर ##order## के ##amount## मिले। ##date## तक दस्तावेज़ अपलोड करें; उसके बाद पूरा रिफ़ंड होगा: ##link##',
  },
  'papers-rejected': {
    en: 'Pahiya: a document for order ##order## was rejected. See why and upload it again by ##date##: ##link##',
    hi: 'Pahiya: ऑर्डर ##order## का एक दस्तावेज़ नामंज़ूर हुआ। कारण देखें और ##date## तक फिर अपलोड करें: ##link##',
  },
  appointment: {
    en: 'Pahiya: the RTO appointment for order ##order## is on ##date##. Time, place and what to carry: ##link##',
    hi: 'Pahiya: ऑर्डर ##order## के लिए RTO में अपॉइंटमेंट ##date## को है। समय, जगह और क्या साथ रखें: ##link##',
  },
  filed: {
    en: 'Pahiya: the application for order ##order## was filed with the RTO on ##date##. Application number: ##link##',
    hi: 'Pahiya: ऑर्डर ##order## का आवेदन ##date## को RTO में जमा हुआ। आवेदन नंबर: ##link##',
  },
  'sent-back': {
    en: 'Pahiya: the RTO sent back the application for order ##order##. Why, and what to do next: ##link##',
    hi: 'Pahiya: RTO ने ऑर्डर ##order## का आवेदन लौटाया है। कारण और आगे क्या करना है: ##link##',
  },
  approved: {
    en: 'Pahiya: the RTO approved the application for order ##order##. What comes next: ##link##',
    hi: 'Pahiya: RTO ने ऑर्डर ##order## का आवेदन मंज़ूर किया। आगे की जानकारी: ##link##',
  },
  completed: {
    en: 'Pahiya: the RTO work of order ##order## was completed on ##date##. Details: ##link##',
    hi: 'Pahiya: ऑर्डर ##order## का RTO का काम ##date## को पूरा हुआ। देखें: ##link##',
  },
  ready: {
    en: 'Pahiya: the service-history report of order ##order## is ready. You can open it until ##date##: ##link##',
    hi: 'Pahiya: ऑर्डर ##order## की सर्विस हिस्ट्री रिपोर्ट तैयार है। ##date## तक खोल सकते हैं: ##link##',
  },
  'correction-answered': {
    en: 'Pahiya: the source answered your correction for order ##order## on ##date##. See its answer: ##link##',
    hi: 'Pahiya: ऑर्डर ##order## में आपके सुधार का जवाब ##date## को आया। जवाब देखें: ##link##',
  },
  'correction-late': {
    en: 'Pahiya: the source did not answer your correction for order ##order## by ##date##. Your note stays beside the line: ##link##',
    hi: 'Pahiya: ऑर्डर ##order## में आपके सुधार का जवाब ##date## तक नहीं आया। आपका नोट लाइन के साथ बना रहेगा: ##link##',
  },
  'policy-issued': {
    en: 'Pahiya: the insurance policy of order ##order## has been issued. Cover starts on ##date##. Download it and check it: ##link##',
    hi: 'Pahiya: ऑर्डर ##order## की बीमा पॉलिसी जारी हो गई। कवर ##date## से शुरू होगा। डाउनलोड करके जाँच लें: ##link##',
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
