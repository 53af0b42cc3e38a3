import type { FormDefinition } from '@pahiya/domain/forms/form-definition';
import { choice, field, linkToStart, mobileField, nameField, oneStep } from './field.ts';

/** CONTACT_FORM: a message to us. */
export const contactForm: FormDefinition = {
  title: { en: 'Contact us', hi: 'हमसे संपर्क करें' },
  lead: {
    en: 'Tell us how we can help. Do not send passwords, OTPs, card or Aadhaar numbers: we never need them.',
    hi: 'बताएँ कि हम क्या मदद करें। पासवर्ड, OTP, कार्ड या आधार नंबर न भेजें: हमें इनकी ज़रूरत कभी नहीं होती।',
  },
  steps: oneStep({ en: 'Your message', hi: 'आपका संदेश' }, [
    nameField,
    field(
      'email',
      'text',
      { en: 'Email', hi: 'ईमेल' },
      {
        hint: { en: 'We will reply to this address.', hi: 'हमारा जवाब यहीं आएगा।' },
        pattern: 'email',
        maxLength: 254,
        autocomplete: 'email',
      },
    ),
    {
      ...mobileField,
      isRequired: false,
      hint: { en: '10 digits.', hi: '10 अंक।' },
    },
    choice('topic', 'select', { en: 'Topic', hi: 'विषय' }, [
      ['record', 'A vehicle record or the RC', 'वाहन का रिकॉर्ड या RC'],
      ['challan', 'A challan or a payment', 'चालान या भुगतान'],
      ['account', 'My account or my data', 'मेरा खाता या मेरी जानकारी'],
      ['fastag', 'FASTag', 'फ़ास्टैग'],
      ['mistake', 'Something on a page is wrong', 'पेज पर कुछ ग़लत है'],
      ['press', 'Press or business', 'प्रेस या कारोबार'],
      ['other', 'Something else', 'कुछ और'],
    ]),
    field(
      'order',
      'text',
      { en: 'Order number', hi: 'ऑर्डर नंबर' },
      {
        hint: {
          en: 'If your message is about an order.',
          hi: 'संदेश किसी ऑर्डर के बारे में हो तो लिखें।',
        },
        isRequired: false,
        maxLength: 40,
      },
    ),
    field(
      'message',
      'long-text',
      { en: 'Message', hi: 'संदेश' },
      {
        hint: { en: 'Up to 2,000 characters.', hi: 'ज़्यादा से ज़्यादा 2,000 अक्षर।' },
        maxLength: 2000,
      },
    ),
  ]),
  consents: [
    {
      id: 'answer',
      text: {
        en: 'You may use what I wrote to answer me. It is erased after a year. I can ask for it to be erased sooner.',
        hi: 'मेरी लिखी बातों का इस्तेमाल मुझे जवाब देने के लिए किया जा सकता है। एक साल बाद इन्हें मिटा दिया जाता है। मैं इन्हें पहले भी मिटवा सकता/सकती हूँ।',
      },
      textVersion: '2026-11',
      isRequired: true,
    },
  ],
  submitLabel: { en: 'Send message', hi: 'संदेश भेजें' },
  success: {
    title: { en: 'Message received', hi: 'आपका संदेश मिल गया' },
    text: {
      en: 'We reply by email, usually within two working days.',
      hi: 'हम ईमेल से जवाब देते हैं, आम तौर पर दो कार्य-दिवस में।',
    },
    link: linkToStart,
  },
  retentionDays: 365,
  sink: 'webhook',
};
