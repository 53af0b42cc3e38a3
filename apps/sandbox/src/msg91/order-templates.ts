import type { OrderTurn } from '@pahiya/domain/messages/ports';

/**
 * Texts about an order as they would be registered with the operator, one a turn. Variables: `order` (our order
 * number), `amount` (with the rupee sign), `count` (challans), `date` (dd/mm/yyyy), `link` (host and path of the
 * order page). No vehicle number and no name: a text passes through third parties and shows on locked screens.
 */
export const ORDER_TEXTS: Readonly<
  Record<OrderTurn, { readonly en: string; readonly hi: string }>
> = {
  paid: {
    en: 'We have received ##amount## for ##count## challan(s), order ##order##. They go to the authority next and should be settled by ##date##. ##link##',
    hi: 'ऑर्डर ##order## के ##count## चालान के लिए ##amount## मिल गए हैं। अब भुगतान प्राधिकरण को जाएगा, ##date## तक निपटने की उम्मीद है। ##link##',
  },
  'documents-needed': {
    en: 'Order ##order##: the court needs documents for ##count## challan(s). Please upload them by ##date##: ##link##',
    hi: 'ऑर्डर ##order##: ##count## चालान के लिए कोर्ट को दस्तावेज़ चाहिए। कृपया ##date## तक अपलोड करें: ##link##',
  },
  'documents-rejected': {
    en: 'Order ##order##: a document could not be accepted. See why and upload it again by ##date##: ##link##',
    hi: 'ऑर्डर ##order##: एक दस्तावेज़ स्वीकार नहीं हो सका। कारण देखें और ##date## तक फिर से अपलोड करें: ##link##',
  },
  'court-otp-needed': {
    en: 'Order ##order##: the court asks for a one-time code. Ask for it and enter it on the order page only; we never ask for it by phone. ##link##',
    hi: 'ऑर्डर ##order##: कोर्ट को एक कोड चाहिए। उसे केवल ऑर्डर के पेज पर मँगवाएँ और वहीं डालें; हम फ़ोन पर कभी नहीं पूछते। ##link##',
  },
  sent: {
    en: 'Order ##order##: payment for ##count## challan(s) was sent to the authority on ##date##. ##link##',
    hi: 'ऑर्डर ##order##: ##count## चालान का भुगतान ##date## को प्राधिकरण को भेजा गया। ##link##',
  },
  receipt: {
    en: "Order ##order##: the authority's receipt for ##count## challan(s), dated ##date##, is on your order page: ##link##",
    hi: 'ऑर्डर ##order##: ##count## चालान की प्राधिकरण रसीद, दिनांक ##date##, आपके ऑर्डर के पेज पर है: ##link##',
  },
  cleared: {
    en: "Order ##order##: the authority's own records show ##count## challan(s) as settled since ##date##. ##link##",
    hi: 'ऑर्डर ##order##: प्राधिकरण के रिकॉर्ड में ##count## चालान ##date## से निपटे हुए दिख रहे हैं। ##link##',
  },
  late: {
    en: 'Order ##order##: ##count## challan(s) are not settled by ##date## as we promised. What happens to your money: ##link##',
    hi: 'ऑर्डर ##order##: ##count## चालान वादे के अनुसार ##date## तक नहीं निपटे। आपके पैसे का क्या होगा, यहाँ देखें: ##link##',
  },
  'refund-started': {
    en: 'Order ##order##: ##amount## is on its way back to where you paid from. Expected by ##date##. ##link##',
    hi: 'ऑर्डर ##order##: ##amount## वापस भेजे जा रहे हैं, जहाँ से आपने भुगतान किया था। ##date## तक आने की उम्मीद है। ##link##',
  },
  refunded: {
    en: 'Order ##order##: ##amount## was refunded on ##date##. The bank reference is on your order page: ##link##',
    hi: 'ऑर्डर ##order##: ##amount## ##date## को वापस कर दिए गए। बैंक संदर्भ संख्या आपके ऑर्डर के पेज पर है: ##link##',
  },
};
