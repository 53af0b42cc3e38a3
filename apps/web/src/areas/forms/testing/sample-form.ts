import type { FormDefinition, FormField } from '@pahiya/domain/forms/form-definition';
import { inLanguage } from '@pahiya/domain/forms/in-language';
import type { Bilingual } from '@pahiya/domain/shared/bilingual';
import type { Language } from '@pahiya/domain/shared/language';

function field(
  id: string,
  kind: FormField['kind'],
  label: Bilingual,
  over: Partial<FormField> = {},
): FormField {
  const rest = { hint: null, pattern: null, maxLength: null, options: [], autocomplete: null };
  return { id, kind, label, isRequired: true, ...rest, ...over };
}

const sample: FormDefinition = {
  title: { en: 'Ask for a call', hi: 'फ़ोन का अनुरोध' },
  lead: { en: 'Somebody calls you back.', hi: 'कोई आपको फ़ोन करेगा।' },
  steps: [
    {
      title: { en: 'You', hi: 'आप' },
      lead: null,
      fields: [
        field('name', 'text', { en: 'Your name', hi: 'आपका नाम' }, { pattern: 'name' }),
        field(
          'kind',
          'radio',
          { en: 'Kind of vehicle', hi: 'वाहन का प्रकार' },
          {
            hint: { en: 'Of this vehicle', hi: 'इस वाहन का' },
            options: [
              { value: 'car', label: { en: 'Car', hi: 'कार' } },
              { value: 'truck', label: { en: 'Truck', hi: 'ट्रक' } },
            ],
          },
        ),
        field('page', 'text', { en: 'Page', hi: 'पेज' }, { isRequired: false }),
      ],
    },
    {
      title: { en: 'Your call', hi: 'आपका फ़ोन' },
      lead: { en: 'On working days.', hi: 'कार्य-दिवसों में।' },
      fields: [
        field('mobile', 'text', { en: 'Mobile', hi: 'मोबाइल' }, { pattern: 'mobile' }),
        field(
          'time',
          'select',
          { en: 'Time', hi: 'समय' },
          {
            isRequired: false,
            options: [
              { value: 'am', label: { en: 'Morning', hi: 'सुबह' } },
              { value: 'pm', label: { en: 'Evening', hi: 'शाम' } },
            ],
          },
        ),
        field('sms', 'tick', { en: 'A text too', hi: 'संदेश भी' }, { isRequired: false }),
        field('remark', 'long-text', { en: 'Remark', hi: 'टिप्पणी' }, { isRequired: false }),
      ],
    },
  ],
  consents: [
    {
      id: 'call',
      text: { en: 'You may call me', hi: 'मुझे फ़ोन किया जा सकता है' },
      textVersion: '1',
      isRequired: true,
    },
  ],
  submitLabel: { en: 'Send', hi: 'भेजें' },
  success: {
    title: { en: 'It has arrived', hi: 'अनुरोध मिल गया' },
    text: { en: 'Thank you.', hi: 'धन्यवाद।' },
    link: { path: '/', label: { en: 'Home', hi: 'मुख्य पेज' } },
  },
  retentionDays: 30,
  sink: null,
};

/** A form with a field of every kind, in two steps.
 * @internal Tests only. */
export function sampleForm(language: Language): FormDefinition<string> {
  return inLanguage(sample, language);
}
