import { fixedForms } from '@pahiya/domain/forms/form-definition';
import { z } from 'zod';
import { calls } from '../calls.ts';
import { defineContract } from '../contract.ts';
import { languageSchema } from '../fields.ts';
import { exampleForm } from './form-examples.ts';
import { formIdSchema, formSchema } from './form-schema.ts';

/** What a person filled in. */
export const submissionBody = z.object({
  version: z.int().min(1).describe('Version of the definition that was shown'),
  language: languageSchema.default('en'),
  values: z
    .record(z.string().max(40), z.string().max(4000))
    .refine((values) => Object.keys(values).length <= 60, { error: 'Too many fields' })
    .describe('Texts by field; a ticked box is "yes"'),
  consents: z.array(z.string().max(40)).max(10).default([]).describe('Those that were given'),
  submissionKey: z
    .uuid()
    .optional()
    .describe('Made with the page: the same key with the same values is one submission'),
  website: z
    .string()
    .max(500)
    .default('')
    .describe('Honeypot: hidden from people; filled in by bots'),
});

/** What came of a submission. */
export const submittedSchema = z.object({ submissionId: z.uuid() });

const example = { submissionId: '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b21' };
const refusals = [
  'form/unknown',
  'form/changed',
  'request/cross-site',
  'request/too-many',
  'request/idempotency-mismatch',
  'request/idempotency-in-progress',
] as const;

/** A form's definition in one language. */
export const getForm = defineContract({
  call: calls.getForm,
  tag: 'forms',
  who: 'anyone',
  summary: 'Definition of a form',
  params: z.object({ formId: formIdSchema }),
  query: z.object({ language: languageSchema.default('en') }),
  answer: formSchema,
  refusals: ['form/unknown', 'request/too-many'],
  example: { formId: fixedForms.contact, version: 1, definition: exampleForm },
});

/** Sends a form. Faults of fields are `request/bad-input` with paths such as `body.values.mobile`. */
export const submitForm = defineContract({
  call: calls.submitForm,
  tag: 'forms',
  who: 'anyone',
  summary: 'Submit a form',
  description:
    'Checked against the version that was shown; one that was replaced more than a day ago is refused with form/changed.',
  params: z.object({ formId: formIdSchema }),
  body: submissionBody,
  answer: submittedSchema,
  status: 201,
  refusals,
  idempotency: 'accepted',
  example,
});

/** The spreadsheets that take rows, each by the form that says what a row holds. */
export const sheetForms = { leads: fixedForms.lead, feedback: fixedForms.feedback } as const;
const sheetNames = Object.keys(sheetForms) as [keyof typeof sheetForms];

/** Sends a row to one of the operator's spreadsheets: a form by another name, closed while its sheet has no address. */
export const sendSheetRow = defineContract({
  call: calls.sendSheetRow,
  tag: 'forms',
  who: 'anyone',
  summary: 'Send a row to a spreadsheet',
  params: z.object({ name: z.enum(sheetNames).describe('Of the sheet') }),
  body: submissionBody.partial({ version: true }),
  answer: submittedSchema,
  status: 201,
  refusals: [...refusals, 'form/closed'],
  idempotency: 'accepted',
  example,
});
