import {
  type FormDefinition,
  fieldAutocompletes,
  fieldKinds,
  fieldPatterns,
  sinkNames,
} from '@pahiya/domain/forms/form-definition';
import { everyLanguage } from '@pahiya/domain/shared/language';
import { z } from 'zod';

/** Name of a form, as in WEB_BUY_FASTAG_FORM. */
export const formIdSchema = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{2,59}$/, { error: 'Enter a name such as CONTACT_FORM' });

/** Id of a field or a consent. */
const nameSchema = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, {
  error: 'A name must start with a lower-case letter and have no spaces',
});

/** One line, without control characters. */
const noControls = /^[^\p{Cc}]*$/u;

function definitionOf<Text extends z.ZodType>(text: (longest: number) => Text) {
  const field = z.strictObject({
    id: nameSchema,
    kind: z.enum(fieldKinds),
    label: text(200),
    hint: text(400).nullable(),
    isRequired: z.boolean(),
    pattern: z.enum(fieldPatterns).nullable(),
    maxLength: z.int().min(1).max(2000).nullable(),
    options: z
      .array(
        z.strictObject({
          value: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/, {
            error: 'Letters, digits and hyphens',
          }),
          label: text(120),
        }),
      )
      .max(60),
    autocomplete: z.enum(fieldAutocompletes).nullable(),
  });
  return z.strictObject({
    title: text(120),
    lead: text(600).nullable(),
    steps: z
      .array(
        z.strictObject({
          title: text(120),
          lead: text(600).nullable(),
          fields: z.array(field).min(1).max(20),
        }),
      )
      .min(1)
      .max(6),
    consents: z
      .array(
        z.strictObject({
          id: nameSchema,
          text: text(600),
          textVersion: z
            .string()
            .regex(/^[A-Za-z0-9.-]{1,20}$/, { error: 'Enter a version such as 2026-11' }),
          isRequired: z.boolean(),
        }),
      )
      .max(6),
    submitLabel: text(60),
    success: z.strictObject({
      title: text(120),
      text: text(600),
      link: z
        .strictObject({
          path: z
            .string()
            .max(200)
            .regex(/^\/(?![/\\])[A-Za-z0-9/_.?=&-]*$/, { error: 'Enter a path of this site' }),
          label: text(60),
        })
        .nullable(),
    }),
    retentionDays: z.int().min(1).max(1095),
    sink: z.enum(sinkNames).nullable(),
  });
}

const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(noControls, { error: 'Enter one line of plain text' });
const bilingual = (longest: number) => z.strictObject(everyLanguage(() => line(longest)));

/** A definition as edited, in both languages. Rules beyond its shape are checked by the domain's `checkDefinition`. */
export const formDefinitionSchema: z.ZodType<FormDefinition, FormDefinition> =
  definitionOf(bilingual);

/** A definition in one language, for a page. */
const localFormSchema: z.ZodType<FormDefinition<string>, FormDefinition<string>> = definitionOf(
  line,
);

/** A published form. */
export const formSchema = z.object({
  formId: formIdSchema,
  version: z.int().min(1).describe('Send with the submission'),
  definition: localFormSchema,
});
export type FormOnWire = z.infer<typeof formSchema>;
