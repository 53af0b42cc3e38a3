import type { FormDefinition } from '@pahiya/domain/forms/form-definition';
import { choice, field, linkToStart, mobileField, nameField, oneStep, optional } from './field.ts';

/** FEEDBACK_FORM: feedback about the product. `feedback` stores its calls here too. */
export const feedbackForm: FormDefinition = {
  title: { en: 'How are we doing?', hi: 'आपको कैसा लगा?' },
  lead: {
    en: 'Tell us what works well and what does not. If you need a reply, use the contact page.',
    hi: 'बताएँ कि क्या अच्छा है और क्या नहीं। जवाब चाहिए तो संपर्क पेज से लिखें।',
  },
  steps: oneStep({ en: 'Your feedback', hi: 'आपकी राय' }, [
    choice('rating', 'radio', { en: 'Your rating', hi: 'आपकी रेटिंग' }, [
      ['5', '5: very good', '5: बहुत अच्छा'],
      ['4', '4: good', '4: अच्छा'],
      ['3', '3: so so', '3: ठीक-ठाक'],
      ['2', '2: poor', '2: ख़राब'],
      ['1', '1: very poor', '1: बहुत ख़राब'],
    ]),
    field(
      'remark',
      'long-text',
      { en: 'Comments', hi: 'टिप्पणी' },
      {
        hint: {
          en: 'Please leave out vehicle numbers and personal details.',
          hi: 'कृपया वाहन नंबर या निजी जानकारी न लिखें।',
        },
        isRequired: false,
        maxLength: 1000,
      },
    ),
    field('page', 'text', { en: 'Page', hi: 'पेज' }, { ...optional, maxLength: 300 }),
  ]),
  consents: [],
  submitLabel: { en: 'Send feedback', hi: 'राय भेजें' },
  success: {
    title: { en: 'Thank you', hi: 'धन्यवाद' },
    text: { en: 'Our team reads every response.', hi: 'हमारी टीम हर राय पढ़ती है।' },
    link: linkToStart,
  },
  retentionDays: 365,
  sink: 'sheet-feedback',
};

/** LEAD_FORM: a row of the leads spreadsheet. */
export const leadForm: FormDefinition = {
  title: { en: 'Request a callback', hi: 'कॉलबैक का अनुरोध' },
  lead: null,
  steps: oneStep({ en: 'Your request', hi: 'आपका अनुरोध' }, [
    nameField,
    mobileField,
    choice('service', 'select', { en: 'Topic', hi: 'विषय' }, [
      ['insurance', 'Insurance', 'बीमा'],
      ['loan', 'Loan', 'लोन'],
      ['sell', 'Selling a vehicle', 'वाहन बेचना'],
      ['buy', 'Buying a vehicle', 'वाहन ख़रीदना'],
      ['rto', 'RTO work', 'RTO का काम'],
      ['other', 'Something else', 'कुछ और'],
    ]),
    field(
      'city',
      'text',
      { en: 'City', hi: 'शहर' },
      {
        ...optional,
        pattern: 'name',
        maxLength: 60,
      },
    ),
  ]),
  consents: [
    {
      id: 'call',
      text: {
        en: 'You may call me about this request. My details are erased after 180 days.',
        hi: 'इस अनुरोध के बारे में मुझे फ़ोन किया जा सकता है। 180 दिन बाद मेरी जानकारी मिटा दी जाती है।',
      },
      textVersion: '2026-11',
      isRequired: true,
    },
  ],
  submitLabel: { en: 'Request a callback', hi: 'कॉलबैक का अनुरोध करें' },
  success: {
    title: { en: 'Request received', hi: 'आपका अनुरोध मिल गया' },
    text: { en: 'We will call you on a working day.', hi: 'हम आपको किसी कार्य-दिवस पर फ़ोन करेंगे।' },
    link: linkToStart,
  },
  retentionDays: 180,
  sink: 'sheet-leads',
};
