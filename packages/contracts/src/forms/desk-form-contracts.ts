import { fixedForms } from '@pahiya/domain/forms/form-definition';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { inEveryLanguage, instantSchema, istDateSchema, languageSchema } from '../fields.ts';
import { exampleDefinition } from './desk-form-examples.ts';
import { formDefinitionSchema, formIdSchema } from './form-schema.ts';
import * as calls from './forms-calls.ts';

const reading = [...deskReads, 'operator/not-found'] as const;
const acting = [...deskWrites, 'operator/not-found', 'operator/wrong-state'] as const;
const desk = { tag: 'operator', who: 'operator', role: 'editor' } as const;
const revisionNumber = z.int().min(1).max(1_000_000);

/** A revision of a form. */
export const formRevisionSchema = z.object({
  revision: revisionNumber,
  state: z.enum(['draft', 'published', 'replaced']),
  madeAt: instantSchema,
  madeBy: z.string().nullable().describe('Name of the operator; null for a shipped form'),
  note: z.string().nullable(),
  publishedAt: instantSchema.nullable(),
});

const formRow = z.object({
  formId: formIdSchema,
  title: inEveryLanguage(z.string()),
  liveRevision: revisionNumber.nullable(),
  latestRevision: revisionNumber,
  submissions: z.int(),
  lastSubmittedAt: instantSchema.nullable(),
});

const wholeForm = z.object({
  formId: formIdSchema,
  liveRevision: revisionNumber.nullable(),
  revisions: z.array(formRevisionSchema).describe('Newest first'),
  revision: revisionNumber.describe('Revision of the definition'),
  definition: formDefinitionSchema,
});
export type DeskForm = z.infer<typeof wholeForm>;

const at = '2026-11-21T04:50:00Z';
const exampleForm: DeskForm = {
  formId: fixedForms.contact,
  liveRevision: 1,
  revisions: [
    { revision: 1, state: 'published', madeAt: at, madeBy: null, note: null, publishedAt: at },
  ],
  revision: 1,
  definition: exampleDefinition,
};

/** All forms. */
export const deskForms = defineContract({
  ...desk,
  call: calls.deskForms,
  summary: 'Forms with their submission counts',
  answer: z.object({ forms: z.array(formRow) }),
  refusals: reading,
  example: {
    forms: [
      {
        formId: fixedForms.contact,
        title: exampleDefinition.title,
        liveRevision: 1,
        latestRevision: 1,
        submissions: 12,
        lastSubmittedAt: at,
      },
    ],
  },
});

/** A form with its revisions and the definition of one of them. */
export const deskForm = defineContract({
  ...desk,
  call: calls.deskForm,
  summary: 'A form with its revisions',
  params: z.object({ formId: formIdSchema }),
  query: z.object({
    revision: z.coerce
      .number()
      .int()
      .min(1)
      .max(1_000_000)
      .optional()
      .describe('Default: the latest'),
  }),
  answer: wholeForm,
  refusals: reading,
  example: exampleForm,
});

/** Saves a definition as an unpublished draft. */
export const deskSaveForm = defineContract({
  ...desk,
  call: calls.deskSaveForm,
  summary: 'Save a form as a draft',
  description:
    'Refused with operator/wrong-state if another operator has saved since. expectedRevision 0 creates a form.',
  params: z.object({ formId: formIdSchema }),
  body: z.object({
    definition: formDefinitionSchema,
    expectedRevision: z.int().min(0).describe('The latest revision that the editor saw'),
    note: z.string().trim().max(300).default(''),
  }),
  answer: wholeForm,
  refusals: acting,
  example: exampleForm,
});

/** Publishes a revision; an older one to roll back. */
export const deskPublishForm = defineContract({
  ...desk,
  call: calls.deskPublishForm,
  summary: 'Publish a revision of a form',
  params: z.object({ formId: formIdSchema }),
  body: z.object({
    revision: revisionNumber,
    expectedLive: revisionNumber.nullable().describe('The published revision that the editor saw'),
  }),
  answer: wholeForm,
  refusals: acting,
  example: exampleForm,
});

/** A submission. */
export const submissionSchema = z.object({
  submissionId: z.uuid(),
  formId: formIdSchema,
  version: revisionNumber,
  submittedAt: instantSchema,
  language: languageSchema,
  device: z.string().describe('e.g. "Chrome on Android"'),
  isSignedIn: z.boolean(),
  isSuspect: z.boolean().describe('The honeypot field was filled in'),
  erasedOn: istDateSchema.describe('Date of erasure'),
  values: z
    .array(z.object({ field: z.string(), label: z.string(), value: z.string() }))
    .nullable()
    .describe('Null: encrypted with another secret'),
  consents: z.array(
    z.object({ id: z.string(), text: z.string(), textVersion: z.string(), isGiven: z.boolean() }),
  ),
  forwarding: z.enum(['none', 'waiting', 'delivered']),
});
export type DeskSubmission = z.infer<typeof submissionSchema>;

const exampleSubmission: DeskSubmission = {
  submissionId: '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b21',
  formId: fixedForms.contact,
  version: 1,
  submittedAt: at,
  language: 'hi',
  device: 'Chrome on Android',
  isSignedIn: false,
  isSuspect: false,
  erasedOn: '2027-11-21',
  values: [{ field: 'message', label: 'Message', value: 'How do I hide my vehicle?' }],
  consents: [
    { id: 'answer', text: 'You may use this to answer me', textVersion: '2026-11', isGiven: true },
  ],
  forwarding: 'delivered',
};

/** Submissions of a form, newest first, keyset pagination. */
export const deskSubmissions = defineContract({
  ...desk,
  call: calls.deskSubmissions,
  summary: 'Submissions of a form',
  params: z.object({ formId: formIdSchema }),
  query: z.object({
    show: z
      .enum(['people', 'suspect'])
      .default('people')
      .describe('From people, or suspected spam'),
    cursor: z.string().max(120).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  answer: z.object({
    submissions: z.array(submissionSchema),
    nextCursor: z.string().nullable(),
  }),
  refusals: reading,
  example: { submissions: [exampleSubmission], nextCursor: null },
});

/** A submission with its values. */
export const deskSubmission = defineContract({
  ...desk,
  call: calls.deskSubmission,
  summary: 'A submission',
  params: z.object({ submissionId: z.uuid() }),
  answer: z.object({ submission: submissionSchema }),
  refusals: reading,
  example: { submission: exampleSubmission },
});

/** Submissions of a form as CSV, oldest first: at most 10,000 of the requested days. If there are more, the last
 * line has their number and the day to continue from. */
export const deskSubmissionsCsv = defineContract({
  ...desk,
  call: calls.deskSubmissionsCsv,
  summary: 'Submissions of a form as CSV',
  params: z.object({ formId: formIdSchema }),
  query: z.object({ from: istDateSchema.optional(), until: istDateSchema.optional() }),
  answer: null,
  refusals: reading,
});
