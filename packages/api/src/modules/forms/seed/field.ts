import type { FormDefinition, FormField } from '@pahiya/domain/forms/form-definition';
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

/** One of a few: a list or buttons. Options are given as their value and their words in English and Hindi. */
export function choice(
  id: string,
  kind: 'select' | 'radio',
  label: Bilingual,
  options: readonly (readonly [value: string, en: string, hi: string])[],
): FormField {
  return field(id, kind, label, {
    options: options.map(([value, en, hi]) => ({ value, label: { en, hi } })),
  });
}

/** A field that may be left empty, and says so. */
export const optional = {
  hint: { en: 'Optional.', hi: 'ज़रूरी नहीं।' },
  isRequired: false,
} as const;

/** The steps of a form that has one, without words of its own before the fields. */
export function oneStep(title: Bilingual, fields: readonly FormField[]): FormDefinition['steps'] {
  return [{ title, lead: null, fields }];
}

/** Where a form that leads nowhere else leads when it is sent. */
export const linkToStart = {
  path: '/',
  label: { en: 'To the start page', hi: 'मुख्य पेज पर' },
} as const;

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
