import { z } from 'zod';
import { calls } from '../calls.ts';
import { defineContract } from '../contract.ts';
import { instantSchema } from '../fields.ts';
import { deskReads, deskWrites } from '../operators/desk-refusals.ts';
import { colleagueSchema } from '../operators/desk-schema.ts';
import { layoutKinds } from './layout-schema.ts';

const name = {
  kind: z.enum(layoutKinds).describe('Kind of document'),
  key: z.string().min(1).max(200).describe('Name of a section, `top`, or the path of a page'),
};
const revisionNumber = z.int().min(0).max(1_000_000);
const typedNumber = z.coerce.number().pipe(revisionNumber);
const expectedRevision = revisionNumber.describe(
  'Number of the newest revision that the editor has seen; 0 when there was none',
);
const body = z.record(z.string(), z.unknown()).describe('In the form of its public call');
const everyChange = [...deskWrites, 'layout/unknown-document', 'layout/changed-meanwhile'] as const;

const summarySchema = z.object({
  ...name,
  liveRevision: revisionNumber.describe('0: what the program brings along'),
  newestRevision: revisionNumber.describe('0: none was ever saved'),
  changedAt: instantSchema.nullable(),
  changedBy: colleagueSchema.nullable(),
});
const exampleSummary = {
  kind: 'section',
  key: 'footer',
  liveRevision: 2,
  newestRevision: 3,
  changedAt: '2026-11-21T04:50:00Z',
  changedBy: { operatorId: '8f0d6f0e-5e3a-4d7b-8f0e-2b1c4d5e6f70', displayName: 'Asha R' },
} as const;

const exampleBody = { webSections: [] };

const documentAnswer = z.object({
  document: summarySchema.extend({
    revision: revisionNumber.describe('The one whose body this is'),
    body,
    revisions: z.array(
      z.object({
        number: revisionNumber,
        madeAt: instantSchema,
        madeBy: colleagueSchema,
        note: z.string().nullable(),
        copyOf: revisionNumber.nullable().describe('A roll-back: the revision it repeats'),
      }),
    ),
  }),
});
const exampleDocument = {
  document: { ...exampleSummary, revision: 3, body: exampleBody, revisions: [] },
};

/** Every document that can be edited, also those that are as the program brings them. */
export const deskLayoutDocuments = defineContract({
  call: calls.deskLayoutDocuments,
  tag: 'operator',
  who: 'operator',
  role: 'editor',
  summary: 'Documents of the layout',
  answer: z.object({ documents: z.array(summarySchema) }),
  refusals: deskReads,
  example: { documents: [exampleSummary] },
});

/** One document: its newest revision, or the one that is asked for, and the list of all. */
export const deskLayoutDocument = defineContract({
  call: calls.deskLayoutDocument,
  tag: 'operator',
  who: 'operator',
  role: 'editor',
  summary: 'One document of the layout',
  query: z.object({
    ...name,
    revision: typedNumber.optional().describe('0: what the program brings along'),
  }),
  answer: documentAnswer,
  refusals: [...deskReads, 'layout/unknown-document', 'layout/unknown-revision'],
  example: exampleDocument,
});

/** Keeps a draft as the next revision. Readers see nothing of it before it is published. */
export const deskSaveLayout = defineContract({
  call: calls.deskSaveLayout,
  tag: 'operator',
  who: 'operator',
  role: 'editor',
  summary: 'Save a draft of a document',
  body: z.object({
    ...name,
    expectedRevision,
    body,
    note: z.string().trim().max(300).optional(),
  }),
  answer: documentAnswer,
  refusals: [...everyChange, 'layout/invalid'],
  example: exampleDocument,
});

/** What the public call would answer with this body. Nothing is kept. */
export const deskPreviewLayout = defineContract({
  call: calls.deskPreviewLayout,
  tag: 'operator',
  who: 'operator',
  role: 'editor',
  summary: 'Preview a document',
  body: z.object({ ...name, body }),
  answer: z.object({ rendered: body }),
  refusals: [...deskWrites, 'layout/unknown-document', 'layout/invalid'],
  example: { rendered: exampleBody },
});

/** Puts a revision before the readers. */
export const deskPublishLayout = defineContract({
  call: calls.deskPublishLayout,
  tag: 'operator',
  who: 'operator',
  role: 'editor',
  summary: 'Publish a revision of a document',
  body: z.object({ ...name, revision: revisionNumber.min(1), expectedRevision }),
  answer: documentAnswer,
  refusals: [...everyChange, 'layout/unknown-revision', 'layout/invalid'],
  example: exampleDocument,
});

/** Goes back to an earlier revision: it is repeated as the newest one and published. 0 goes back to what the program
 * brings along. */
export const deskRollBackLayout = defineContract({
  call: calls.deskRollBackLayout,
  tag: 'operator',
  who: 'operator',
  role: 'editor',
  summary: 'Go back to a revision of a document',
  body: z.object({ ...name, to: revisionNumber, expectedRevision }),
  answer: documentAnswer,
  refusals: [...everyChange, 'layout/unknown-revision', 'layout/invalid'],
  example: exampleDocument,
});
