import type { Bilingual } from '../shared/bilingual.ts';

/** How a field is asked. `tick`: a box that is never ticked beforehand. */
export const fieldKinds = ['text', 'long-text', 'select', 'radio', 'tick'] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** What a text has to look like. Source: product specification, section 5. Its Aadhaar pattern is left out on purpose:
 * no form of ours may ask for such a number, and none may be stored (Aadhaar Act 2016, s. 8A and 29). */
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

/** One choice of a list. `value` is what is stored. */
export type FieldOption<Text = Bilingual> = { readonly value: string; readonly label: Text };

/** One thing that is asked. */
export type FormField<Text = Bilingual> = {
  readonly id: string;
  readonly kind: FieldKind;
  readonly label: Text;
  readonly hint: Text | null;
  readonly isRequired: boolean;
  /** Of texts only. */
  readonly pattern: FieldPattern | null;
  /** Characters; of texts only. */
  readonly maxLength: number | null;
  /** Of lists only. */
  readonly options: readonly FieldOption<Text>[];
  readonly autocomplete: FieldAutocomplete | null;
};

/** One page of a form. */
export type FormStep<Text = Bilingual> = {
  readonly title: Text;
  readonly lead: Text | null;
  readonly fields: readonly FormField<Text>[];
};

/** One thing that a person allows by a clear act; asked on the last step, one for each purpose. There is no way to say
 * that it is ticked beforehand. Source: DPDP Act 2023, s. 6 (rule PRIV-CONSENT). */
export type FormConsent<Text = Bilingual> = {
  readonly id: string;
  readonly text: Text;
  /** Counted up when the text changes its meaning: stored with each consent. */
  readonly textVersion: string;
  /** Without it the form cannot be sent: only for what the form itself is for. */
  readonly isRequired: boolean;
};

/** Where submissions are passed on to. Each has an address in the configuration, or is closed. */
export const sinkNames = ['webhook', 'sheet-leads', 'sheet-feedback'] as const;
export type SinkName = (typeof sinkNames)[number];

/** A form whole, as an editor writes it. */
export type FormDefinition<Text = Bilingual> = {
  readonly title: Text;
  readonly lead: Text | null;
  readonly steps: readonly FormStep<Text>[];
  readonly consents: readonly FormConsent<Text>[];
  readonly submitLabel: Text;
  readonly success: {
    readonly title: Text;
    readonly text: Text;
    /** Where to go on: a path of ours without the language. */
    readonly link: { readonly path: string; readonly label: Text } | null;
  };
  /** Days after which a submission is erased. */
  readonly retentionDays: number;
  readonly sink: SinkName | null;
};

/** The forms that the product itself leads to. */
export const fixedForms = {
  buyFastag: 'WEB_BUY_FASTAG_FORM',
  buyFastagSuccess: 'WEB_BUY_FASTAG_SUCCESS_FORM',
  contact: 'CONTACT_FORM',
  feedback: 'FEEDBACK_FORM',
  lead: 'LEAD_FORM',
} as const;

/** Fields of a form, in the order they are asked. */
export function fieldsOf<Text>(
  definition: Pick<FormDefinition<Text>, 'steps'>,
): readonly FormField<Text>[] {
  return definition.steps.flatMap(({ fields }) => fields);
}
