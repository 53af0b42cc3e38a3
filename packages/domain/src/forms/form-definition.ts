import type { Bilingual } from '../shared/bilingual.ts';

/** Input type of a field. `tick`: a check box, never pre-ticked. */
export const fieldKinds = ['text', 'long-text', 'select', 'radio', 'tick'] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** Pattern of a text. Source: product specification, section 5. Its Aadhaar pattern is left out on purpose: our
 * forms may not collect such a number, and none may be stored (Aadhaar Act 2016, s. 8A and 29). */
export const fieldPatterns = [
  'vehicle-number',
  'vehicle-number-strict',
  'registration',
  'mobile',
  'pin',
  'email',
  'address',
  'name',
  'date',
  'domain',
  'no-special-characters',
] as const;
export type FieldPattern = (typeof fieldPatterns)[number];

/** Autofill hint of a field. Source: HTML, section 4.10.18.7 (autofill). */
export const fieldAutocompletes = [
  'name',
  'tel-national',
  'email',
  'postal-code',
  'street-address',
  'organization',
] as const;
export type FieldAutocomplete = (typeof fieldAutocompletes)[number];

/** A choice of a list. `value` is stored. */
export type FieldOption<Text = Bilingual> = { readonly value: string; readonly label: Text };

/** A field. */
export type FormField<Text = Bilingual> = {
  readonly id: string;
  readonly kind: FieldKind;
  readonly label: Text;
  readonly hint: Text | null;
  readonly isRequired: boolean;
  /** Text fields only. */
  readonly pattern: FieldPattern | null;
  /** In characters; text fields only. */
  readonly maxLength: number | null;
  /** Lists only. */
  readonly options: readonly FieldOption<Text>[];
  readonly autocomplete: FieldAutocomplete | null;
};

/** A step of a form, on its own page. */
export type FormStep<Text = Bilingual> = {
  readonly title: Text;
  readonly lead: Text | null;
  readonly fields: readonly FormField<Text>[];
};

/** A consent, given by a clear act on the last step, one for each purpose. Cannot be pre-ticked. Source: DPDP Act
 * 2023, s. 6 (rule PRIV-CONSENT). */
export type FormConsent<Text = Bilingual> = {
  readonly id: string;
  readonly text: Text;
  /** Increased when the meaning of the text changes; stored with each consent. */
  readonly textVersion: string;
  /** The form cannot be submitted without it: only for the purpose of the form itself. */
  readonly isRequired: boolean;
};

/** Targets to which submissions are forwarded. Disabled without a configured address. */
export const sinkNames = ['webhook', 'sheet-leads', 'sheet-feedback'] as const;
export type SinkName = (typeof sinkNames)[number];

/** A form as edited. */
export type FormDefinition<Text = Bilingual> = {
  readonly title: Text;
  readonly lead: Text | null;
  readonly steps: readonly FormStep<Text>[];
  readonly consents: readonly FormConsent<Text>[];
  readonly submitLabel: Text;
  readonly success: {
    readonly title: Text;
    readonly text: Text;
    /** Next page: a path of this site without the language. */
    readonly link: { readonly path: string; readonly label: Text } | null;
  };
  /** Retention of a submission in days. */
  readonly retentionDays: number;
  readonly sink: SinkName | null;
};

/** Forms that the product links to. */
export const fixedForms = {
  buyFastag: 'WEB_BUY_FASTAG_FORM',
  buyFastagSuccess: 'WEB_BUY_FASTAG_SUCCESS_FORM',
  contact: 'CONTACT_FORM',
  feedback: 'FEEDBACK_FORM',
  lead: 'LEAD_FORM',
} as const;

/** All fields of a form, in order. */
export function fieldsOf<Text>(
  definition: Pick<FormDefinition<Text>, 'steps'>,
): readonly FormField<Text>[] {
  return definition.steps.flatMap(({ fields }) => fields);
}
