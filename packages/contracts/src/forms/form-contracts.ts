import { fixedForms } from '@pahiya/domain/forms/form-definition';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { languageSchema } from '../fields.ts';
import { exampleForm } from './form-examples.ts';
import { formIdSchema, formSchema } from './form-schema.ts';
import * as calls from './forms-calls.ts';

/** A submission. */
export const submissionBody = z.object({
  version: z.int().min(1).describe('Version of the definition that was shown'),
  language: languageSchema.default('en'),
  values: z
    .record(z.string().max(40), z.string().max(4000))
    .refine((values) => Object.keys(values).length <= 60, { error: 'Too many fields' })
    .describe('Text by field; a ticked box is "yes"'),
  consents: z.array(z.string().max(40)).max(10).default([]).describe('Ids of the given consents'),
  submissionKey: z.uuid().optional().describe('Idempotency key, generated with the page'),
  website: z
    .string()
    .max(500)
    .default('')
    .describe('Honeypot: hidden from people; filled in by bots'),
});

/** Response to a submission. */
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

/** Submits a form. Field errors are `request/bad-input` with paths such as `body.values.mobile`. */
export const submitForm = defineContract({
  call: calls.submitForm,
  tag: 'forms',
  who: 'anyone',
  summary: 'Submit a form',
  description:
    'Validated against the version shown; one replaced more than a day ago is refused with form/changed.',
  params: z.object({ formId: formIdSchema }),
  body: submissionBody,
  answer: submittedSchema,
  status: 201,
  refusals,
  idempotency: 'accepted',
  example,
});

/** Spreadsheets that accept rows, each with the form that defines its columns. */
export const sheetForms = { leads: fixedForms.lead, feedback: fixedForms.feedback } as const;
const sheetNames = Object.keys(sheetForms) as [keyof typeof sheetForms];

/** Appends a row to one of the operator's spreadsheets. Refused as closed while the sheet has no address. */
export const sendSheetRow = defineContract({
  call: calls.sendSheetRow,
  tag: 'forms',
  who: 'anyone',
  summary: 'Send a row to a spreadsheet',
  params: z.object({ name: z.enum(sheetNames).describe('Name of the sheet') }),
  body: submissionBody.partial({ version: true }),
  answer: submittedSchema,
  status: 201,
  refusals: [...refusals, 'form/closed'],
  idempotency: 'accepted',
  example,
});
