import type { FormField } from '@pahiya/domain/forms/form-definition';
import type { Bilingual } from '@pahiya/domain/shared/bilingual';

type Extra = Partial<Omit<FormField, 'id' | 'kind' | 'label'>>;

/** One field, with what most fields do not have left out. Needed unless said otherwise. */
export function field(
  id: string,
  kind: FormField['kind'],
  label: Bilingual,
  extra: Extra = {},
): FormField {
  return {
    id,
    kind,
    label,
    hint: null,
    isRequired: true,
    pattern: null,
    maxLength: null,
    options: [],
    autocomplete: null,
    ...extra,
  };
}

/** A choice of a list. */
export function option(value: string, en: string, hi: string) {
  return { value, label: { en, hi } };
}

/** Fields that more than one form asks for. */
export const nameField = field(
  'name',
  'text',
  { en: 'Your name', hi: 'आपका नाम' },
  {
    hint: { en: 'Letters and spaces.', hi: 'केवल अक्षर और ख़ाली जगह।' },
    pattern: 'name',
    maxLength: 80,
    autocomplete: 'name',
  },
);

export const mobileField = field(
  'mobile',
  'text',
  { en: 'Mobile number', hi: 'मोबाइल नंबर' },
  {
    hint: { en: 'Ten digits.', hi: 'दस अंक।' },
    pattern: 'mobile',
    maxLength: 20,
    autocomplete: 'tel-national',
  },
);
