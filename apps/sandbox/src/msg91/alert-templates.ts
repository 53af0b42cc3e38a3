import type { AlertKind } from '@pahiya/domain/messages/ports';

/** Alerts as registered with the operator. Variables: `count` or `amount` (formatted), `link`;
 * `item`, `date` (dd/mm/yyyy) and `link` of a document's end, and after a sale; `news`, `date` and `link` of a closed
 * loan. What was saved is not
 * named: an SMS appears on lock screens. */
export const ALERT_TEXTS: Readonly<
  Record<AlertKind, { readonly en: string; readonly hi: string }>
> = {
  'saved-search': {
    en: 'Pahiya: ##count## new in a search you saved. See or stop alerts: ##link##',
    hi: 'Pahiya: आपकी सेव की हुई खोज में ##count## नई कारें। देखें या अलर्ट बंद करें: ##link##',
  },
  'car-free': {
    en: 'Pahiya: the car you waited for is free, you hear it first. See it or leave the queue: ##link##',
    hi: 'Pahiya: जिस कार की क़तार में आप थे वह ख़ाली है, पहले आपको बताया। देखें या क़तार से हटें: ##link##',
  },
  'car-gone': {
    en: 'Pahiya: a car you follow is off the market, its record does not allow a sale. See others or stop: ##link##',
    hi: 'Pahiya: जिस कार पर आपकी नज़र थी वह अभी बिक्री में नहीं है। दूसरी देखें या बंद करें: ##link##',
  },
  'vehicle-due': {
    en: 'Pahiya: reminder you asked for. ##item## of your vehicle: last day ##date##. Renewed, later or stop: ##link##',
    hi: 'Pahiya: आपका रिमाइंडर। आपके वाहन का ##item##: आख़िरी दिन ##date##। करा लिया, बाद में या बंद: ##link##',
  },
  'tag-balance': {
    en: 'Pahiya: reminder you asked for. ##item## on ##date##, as your bank told it. See it or switch off: ##link##',
    hi: 'Pahiya: आपका रिमाइंडर। ##item##, ##date## को, बैंक के बताए अनुसार। देखें या बंद करें: ##link##',
  },
  'test-drive': {
    en: 'Pahiya: news of your test drive. See, answer or cancel it: ##link##',
    hi: 'Pahiya: आपकी टेस्ट ड्राइव की ख़बर। देखें, जवाब दें या रद्द करें: ##link##',
  },
  'listing-decided': {
    en: 'Pahiya: the check of the car you put up for sale is done. See the result or end the listing: ##link##',
    hi: 'Pahiya: आपकी बिक्री वाली कार की जाँच हो गई। नतीजा देखें या कार हटाएँ: ##link##',
  },
  'vehicle-inspected': {
    en: 'Pahiya: we have checked the pictures of your vehicle for its insurance. See the result: ##link##',
    hi: 'Pahiya: बीमा के लिए आपकी गाड़ी की तस्वीरें देख ली गई हैं। नतीजा देखें: ##link##',
  },
  'loan-decided': {
    en: 'Pahiya: the lender has decided on your loan application. See the result: ##link##',
    hi: 'Pahiya: आपके लोन के आवेदन पर लेंडर का फ़ैसला आ गया है। नतीजा देखें: ##link##',
  },
  'vehicle-sold': {
    en: 'Pahiya: about the vehicle you sold. ##item##: ##date##. See it or stop: ##link##',
    hi: 'Pahiya: आपकी बेची हुई गाड़ी। ##item##: ##date##। देखें या बंद करें: ##link##',
  },
  'own-vehicle': {
    en: 'Pahiya: news of your vehicle: ##item##, ##date##. See it or stop alerts: ##link##',
    hi: 'Pahiya: आपकी गाड़ी की ख़बर: ##item##, ##date##। देखें या अलर्ट बंद करें: ##link##',
  },
  'own-due': {
    en: 'Pahiya: reminder you asked for. Your ##item##: last day ##date##. Renewed, later or stop: ##link##',
    hi: 'Pahiya: आपका रिमाइंडर। आपका ##item##: आख़िरी दिन ##date##। करा लिया, बाद में या बंद: ##link##',
  },
  'weekly-due': {
    en: 'Pahiya: your weekly reminder. ##item##, first last day ##date##. See all, or stop: ##link##',
    hi: 'Pahiya: आपका साप्ताहिक रिमाइंडर। ##item##, पहला आख़िरी दिन ##date##। सब देखें या बंद करें: ##link##',
  },
  'loan-noc': {
    en: 'Pahiya: alert you asked for, papers of your closed loan. ##news##: ##date##. Details or stop: ##link##',
    hi: 'Pahiya: आपका अलर्ट, बंद लोन के काग़ज़। ##news##: ##date##। देखें या बंद करें: ##link##',
  },
  'community-news': {
    en: 'Pahiya: ##count## new for you in the community, ##date##. See them or stop: ##link##',
    hi: 'Pahiya: समुदाय में आपके लिए ##count## नई बातें, ##date##। देखें या बंद करें: ##link##',
  },
  'price-drop': {
    en: 'Pahiya: a car you kept now costs ##amount##. See it or stop alerts: ##link##',
    hi: 'Pahiya: आपकी चुनी एक कार अब ##amount## की है। देखें या अलर्ट बंद करें: ##link##',
  },
};
