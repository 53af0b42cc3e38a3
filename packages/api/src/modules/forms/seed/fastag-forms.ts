import type { FormDefinition } from '@pahiya/domain/forms/form-definition';
import { choice, field, linkToStart, mobileField, nameField, oneStep, optional } from './field.ts';

/** WEB_BUY_FASTAG_FORM: a request for a FASTag with a callback. Source of the classes: docs of NETC (vehicle classes
 * VC4 to VC16); two-wheelers need none. */
export const buyFastagForm: FormDefinition = {
  title: { en: 'Request a FASTag', hi: 'फ़ास्टैग के लिए अनुरोध' },
  lead: {
    en: 'Enter the vehicle and the delivery address. We will call you back. You pay nothing here, and we never ask for an OTP by phone.',
    hi: 'वाहन और डिलीवरी का पता भरें। हम आपको फ़ोन करेंगे। यहाँ कोई भुगतान नहीं होता, और हम फ़ोन पर OTP कभी नहीं पूछते।',
  },
  steps: [
    {
      title: { en: 'Vehicle details', hi: 'वाहन' },
      lead: {
        en: 'One tag per vehicle. Two-wheelers do not need a FASTag.',
        hi: 'एक वाहन पर एक ही टैग होता है। दोपहिया को इसकी ज़रूरत नहीं।',
      },
      fields: [
        field(
          'vehicleNumber',
          'text',
          { en: 'Vehicle number', hi: 'वाहन नंबर' },
          {
            hint: { en: 'As on the number plate.', hi: 'जैसा नंबर प्लेट पर है।' },
            pattern: 'vehicle-number-strict',
            maxLength: 20,
          },
        ),
        choice('vehicleClass', 'select', { en: 'Vehicle type', hi: 'वाहन का प्रकार' }, [
          ['car', 'Car, jeep, van', 'कार, जीप, वैन'],
          ['light-commercial', 'Light commercial vehicle, minibus', 'हल्का व्यावसायिक वाहन, मिनी बस'],
          ['bus-truck-2', 'Bus or truck with two axles', 'दो धुरी वाली बस या ट्रक'],
          ['bus-truck-3', 'Bus or truck with three axles', 'तीन धुरी वाली बस या ट्रक'],
          [
            'truck-4',
            'Tractor, or truck with four to six axles',
            'ट्रैक्टर, या चार से छह धुरी वाला ट्रक',
          ],
          ['truck-7', 'Truck with seven axles or more', 'सात या ज़्यादा धुरी वाला ट्रक'],
          ['machine', 'Earth-moving machine', 'खुदाई या निर्माण मशीन'],
        ]),
        choice('reason', 'radio', { en: 'Reason', hi: 'कारण' }, [
          ['first', 'The vehicle has none yet', 'वाहन पर अभी टैग नहीं है'],
          ['broken', 'The old one is lost or broken', 'पुराना खो गया या ख़राब है'],
          ['bank', 'I want another bank', 'दूसरा बैंक चाहिए'],
        ]),
      ],
    },
    {
      title: { en: 'Your details', hi: 'आपकी जानकारी' },
      lead: null,
      fields: [
        nameField,
        mobileField,
        field(
          'pin',
          'text',
          { en: 'PIN code', hi: 'पिन कोड' },
          {
            hint: { en: 'Six digits.', hi: 'छह अंक।' },
            pattern: 'pin',
            maxLength: 6,
            autocomplete: 'postal-code',
          },
        ),
        field(
          'address',
          'text',
          { en: 'Address', hi: 'पता' },
          {
            hint: { en: 'House, street and locality.', hi: 'मकान, सड़क और इलाक़ा।' },
            isRequired: false,
            pattern: 'address',
            maxLength: 100,
            autocomplete: 'street-address',
          },
        ),
      ],
    },
  ],
  consents: [
    {
      id: 'call',
      text: {
        en: 'You may call me about this tag and pass these details to the bank that issues it. They are erased after 180 days.',
        hi: 'इस टैग के बारे में मुझे फ़ोन किया जा सकता है और यह जानकारी टैग जारी करने वाले बैंक को दी जा सकती है। 180 दिन बाद इसे मिटा दिया जाता है।',
      },
      textVersion: '2026-11',
      isRequired: true,
    },
    {
      id: 'news',
      text: {
        en: 'You may also send me news of other services by message. Not needed for the tag.',
        hi: 'दूसरी सेवाओं की ख़बरें भी संदेश से भेजी जा सकती हैं। टैग के लिए यह ज़रूरी नहीं।',
      },
      textVersion: '2026-11',
      isRequired: false,
    },
  ],
  submitLabel: { en: 'Request a callback', hi: 'कॉलबैक का अनुरोध करें' },
  success: {
    title: { en: 'Request received', hi: 'आपका अनुरोध मिल गया' },
    text: {
      en: 'We will call you on a working day. Choose a time that suits you.',
      hi: 'हम आपको किसी कार्य-दिवस पर फ़ोन करेंगे। अपने लिए सही समय चुनें।',
    },
    link: {
      path: '/forms/WEB_BUY_FASTAG_SUCCESS_FORM',
      label: { en: 'Choose a time', hi: 'समय चुनें' },
    },
  },
  retentionDays: 180,
  sink: 'webhook',
};

/** WEB_BUY_FASTAG_SUCCESS_FORM: preferred time and language of the call. */
export const buyFastagSuccessForm: FormDefinition = {
  title: { en: 'When should we call?', hi: 'हम कब फ़ोन करें?' },
  lead: {
    en: 'We call on working days between 10 am and 7 pm.',
    hi: 'फ़ोन कार्य-दिवसों में सुबह 10 से शाम 7 बजे के बीच किए जाते हैं।',
  },
  steps: oneStep({ en: 'Callback time', hi: 'कॉलबैक का समय' }, [
    mobileField,
    choice('time', 'radio', { en: 'Time of day', hi: 'दिन का समय' }, [
      ['morning', '10 am to 1 pm', 'सुबह 10 से दोपहर 1'],
      ['afternoon', '1 pm to 4 pm', 'दोपहर 1 से 4'],
      ['evening', '4 pm to 7 pm', 'शाम 4 से 7'],
    ]),
    choice('callLanguage', 'select', { en: 'Language of the call', hi: 'बातचीत की भाषा' }, [
      ['hindi', 'Hindi', 'हिंदी'],
      ['english', 'English', 'अंग्रेज़ी'],
    ]),
    field('remark', 'long-text', { en: 'Comments', hi: 'टिप्पणी' }, { ...optional, maxLength: 500 }),
  ]),
  consents: [],
  submitLabel: { en: 'Send', hi: 'भेजें' },
  success: {
    title: { en: 'Callback time saved', hi: 'कॉलबैक का समय सेव हो गया' },
    text: { en: 'We will call at the time you chose.', hi: 'हम आपके चुने समय पर फ़ोन करेंगे।' },
    link: linkToStart,
  },
  retentionDays: 180,
  sink: 'webhook',
};
