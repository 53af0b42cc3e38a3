import type { FormDefinition, FormField } from '@pahiya/domain/forms/form-definition';
import type { Bilingual } from '@pahiya/domain/shared/bilingual';

type Extra = Partial<Omit<FormField, 'id' | 'kind' | 'label'>>;

/** A field with the defaults of most fields. Required unless `extra` says otherwise. */
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

/** A choice from a list. Options are value, English label, Hindi label. */
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

/** An optional field. Its label says so. */
export const optional = {
  hint: null,
  isRequired: false,
} as const;

/** The steps of a single-step form without an introduction. */
export function oneStep(title: Bilingual, fields: readonly FormField[]): FormDefinition['steps'] {
  return [{ title, lead: null, fields }];
}

/** The default link after a form was submitted. */
export const linkToStart = {
  path: '/',
  label: { en: 'Back to home page', hi: 'मुख्य पेज पर जाएँ' },
} as const;

/** Fields shared by several forms. */
export const nameField = field(
  'name',
  'text',
  { en: 'Your name', hi: 'आपका नाम' },
  {
    hint: { en: 'Letters and spaces only.', hi: 'केवल अक्षर और ख़ाली जगह।' },
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
    hint: { en: '10 digits.', hi: '10 अंक।' },
    pattern: 'mobile',
    maxLength: 20,
    autocomplete: 'tel-national',
  },
);
