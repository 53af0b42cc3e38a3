import { fixedForms } from '@pahiya/domain/forms/form-definition';
import { z } from 'zod';
import { calls } from '../calls.ts';
import { defineContract } from '../contract.ts';
import { instantSchema, istDateSchema, languageSchema } from '../fields.ts';
import { deskReads, deskWrites } from '../operators/desk-refusals.ts';
import { exampleDefinition } from './desk-form-examples.ts';
import { formDefinitionSchema, formIdSchema } from './form-schema.ts';

const reading = [...deskReads, 'operator/not-found'] as const;
const acting = [...deskWrites, 'operator/not-found', 'operator/wrong-state'] as const;
const desk = { tag: 'operator', who: 'operator', role: 'editor' } as const;
const revisionNumber = z.int().min(1).max(1_000_000);

/** One save of a form. */
export const formRevisionSchema = z.object({
  revision: revisionNumber,
  state: z.enum(['draft', 'published', 'replaced']),
  madeAt: instantSchema,
  madeBy: z.string().nullable().describe('Name of the operator; null: it came with the program'),
  note: z.string().nullable(),
  publishedAt: instantSchema.nullable(),
});

const formRow = z.object({
  formId: formIdSchema,
  title: z.object({ en: z.string(), hi: z.string() }),
  liveRevision: revisionNumber.nullable(),
  latestRevision: revisionNumber,
  submissions: z.int(),
  lastSubmittedAt: instantSchema.nullable(),
});

const wholeForm = z.object({
  formId: formIdSchema,
  liveRevision: revisionNumber.nullable(),
  revisions: z.array(formRevisionSchema).describe('Newest first'),
  revision: revisionNumber.describe('Of the definition'),
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

/** Every form. */
export const deskForms = defineContract({
  ...desk,
  call: calls.deskForms,
  summary: 'Forms and how much came in',
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

/** Saves a definition as a draft. Nobody sees it before it is published. */
export const deskSaveForm = defineContract({
  ...desk,
  call: calls.deskSaveForm,
  summary: 'Save a form as a draft',
  description:
    'Answers operator/wrong-state when somebody saved meanwhile. A form that is not there yet is made with expectedRevision 0.',
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

/** Puts a revision before the readers; an older one to go back. */
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

/** One submission. */
export const submissionSchema = z.object({
  submissionId: z.uuid(),
  formId: formIdSchema,
  version: revisionNumber,
  submittedAt: instantSchema,
  language: languageSchema,
  device: z.string().describe('As in "Chrome on Android"'),
  isSignedIn: z.boolean(),
  isSuspect: z.boolean().describe('A program filled in the field that people do not see'),
  erasedOn: istDateSchema.describe('Day on which it is erased'),
  values: z
    .array(z.object({ field: z.string(), label: z.string(), value: z.string() }))
    .nullable()
    .describe('Null: it was stored with another secret and cannot be read'),
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

/** Submissions of a form, newest first, paged by key. */
export const deskSubmissions = defineContract({
  ...desk,
  call: calls.deskSubmissions,
  summary: 'Submissions of a form',
  params: z.object({ formId: formIdSchema }),
  query: z.object({
    show: z
      .enum(['people', 'suspect'])
      .default('people')
      .describe('Of people, or what looks sent by a program'),
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

/** One submission whole. */
export const deskSubmission = defineContract({
  ...desk,
  call: calls.deskSubmission,
  summary: 'A submission',
  params: z.object({ submissionId: z.uuid() }),
  answer: z.object({ submission: submissionSchema }),
  refusals: reading,
  example: { submission: exampleSubmission },
});

/** Submissions of a form as a table, oldest first: the first 10,000 of the days asked for. When there are more, the last
 * line says how many and from which day to go on. */
export const deskSubmissionsCsv = defineContract({
  ...desk,
  call: calls.deskSubmissionsCsv,
  summary: 'Submissions of a form as CSV',
  params: z.object({ formId: formIdSchema }),
  query: z.object({ from: istDateSchema.optional(), until: istDateSchema.optional() }),
  answer: null,
  refusals: reading,
});
