import type { FormDefinition } from '@pahiya/domain/forms/form-definition';

/** A small form in both languages, for the API reference. */
export const exampleDefinition: FormDefinition = {
  title: { en: 'Write to us', hi: 'हमें लिखें' },
  lead: null,
  steps: [
    {
      title: { en: 'Your message', hi: 'आपका संदेश' },
      lead: null,
      fields: [
        {
          id: 'message',
          kind: 'long-text',
          label: { en: 'Message', hi: 'संदेश' },
          hint: null,
          isRequired: true,
          pattern: null,
          maxLength: 2000,
          options: [],
          autocomplete: null,
        },
      ],
    },
  ],
  consents: [],
  submitLabel: { en: 'Send', hi: 'भेजें' },
  success: {
    title: { en: 'It has arrived', hi: 'संदेश मिल गया' },
    text: { en: 'We answer within two working days.', hi: 'हम दो कार्य-दिवस में जवाब देते हैं।' },
    link: null,
  },
  retentionDays: 365,
  sink: 'webhook',
};
