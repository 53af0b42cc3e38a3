import type { FormDefinition } from '@pahiya/domain/forms/form-definition';

/** A small form, for the API reference. */
export const exampleForm: FormDefinition<string> = {
  title: 'Write to us',
  lead: null,
  steps: [
    {
      title: 'Your message',
      lead: null,
      fields: [
        {
          id: 'email',
          kind: 'text',
          label: 'Email',
          hint: null,
          isRequired: true,
          pattern: 'email',
          maxLength: null,
          options: [],
          autocomplete: 'email',
        },
      ],
    },
  ],
  consents: [
    {
      id: 'answer',
      text: 'You may use this to answer me',
      textVersion: '2026-11',
      isRequired: true,
    },
  ],
  submitLabel: 'Send',
  success: { title: 'It has arrived', text: 'We answer within two working days.', link: null },
  retentionDays: 365,
  sink: 'webhook',
};
