import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema } from '../fields.ts';
import { colleagueSchema } from '../operators/desk-schema.ts';
import * as calls from './layout-calls.ts';
import { layoutKinds } from './layout-schema.ts';

const name = {
  kind: z.enum(layoutKinds).describe('Kind of document'),
  key: z.string().min(1).max(200).describe('Name of a section, `top`, or the path of a page'),
};
const revisionNumber = z.int().min(0).max(1_000_000);
const typedNumber = z.coerce.number().pipe(revisionNumber);
const expectedRevision = revisionNumber.describe('Latest revision that the editor saw; 0 for none');
const body = z.record(z.string(), z.unknown()).describe('Body as in its public call');
const everyChange = [...deskWrites, 'layout/unknown-document', 'layout/changed-meanwhile'] as const;

const summarySchema = z.object({
  ...name,
  liveRevision: revisionNumber.describe('0: shipped default'),
  newestRevision: revisionNumber.describe('0: never saved'),
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
    revision: revisionNumber.describe('Revision of the body'),
    body,
    revisions: z.array(
      z.object({
        number: revisionNumber,
        madeAt: instantSchema,
        madeBy: colleagueSchema,
        note: z.string().nullable(),
        copyOf: revisionNumber.nullable().describe('For a roll-back: the restored revision'),
      }),
    ),
  }),
});
const exampleDocument = {
  document: { ...exampleSummary, revision: 3, body: exampleBody, revisions: [] },
};

/** All editable documents, including those at their shipped defaults. */
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

/** A document: its latest or the requested revision, and its history. */
export const deskLayoutDocument = defineContract({
  call: calls.deskLayoutDocument,
  tag: 'operator',
  who: 'operator',
  role: 'editor',
  summary: 'One document of the layout',
  query: z.object({
    ...name,
    revision: typedNumber.optional().describe('0: shipped default'),
  }),
  answer: documentAnswer,
  refusals: [...deskReads, 'layout/unknown-document', 'layout/unknown-revision'],
  example: exampleDocument,
});

/** Saves a draft as the next revision, unpublished. */
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

/** Response of the public call for this body. Nothing is stored. */
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

/** Publishes a revision. */
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

/** Rolls back to an earlier revision: copies it as the latest one and publishes it. 0 restores the shipped default. */
export const deskRollBackLayout = defineContract({
  call: calls.deskRollBackLayout,
  tag: 'operator',
  who: 'operator',
  role: 'editor',
  summary: 'Roll back to a revision of a document',
  body: z.object({ ...name, to: revisionNumber, expectedRevision }),
  answer: documentAnswer,
  refusals: [...everyChange, 'layout/unknown-revision', 'layout/invalid'],
  example: exampleDocument,
});
