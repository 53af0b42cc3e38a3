import { z } from 'zod';
import { calls } from '../calls.ts';
import { defineContract } from '../contract.ts';
import { layoutKinds } from '../layout/layout-schema.ts';
import { deskReads } from './desk-refusals.ts';
import type { Shape } from './document-shape.ts';

const example: { shape: Shape } = {
  shape: {
    type: 'object',
    empty: 'refused',
    fields: [
      { name: 'title', shape: { type: 'text', longest: 90, hasLines: false, empty: 'refused' } },
    ],
  },
};

/** What a document of the layout or a form may hold, from its contract: the desk makes its form of it. */
export const editorShape = defineContract({
  call: calls.editorShape,
  tag: 'editor',
  who: 'operator',
  role: 'editor',
  summary: 'What a document may hold',
  query: z.object({
    kind: z.enum([...layoutKinds, 'form']).describe('Kind of document'),
    key: z.string().min(1).max(200).describe('Which of its kind: a section’s name, a page’s path'),
    parts: z
      .enum(['webSections', 'webTabs'])
      .default('webSections')
      .describe('Of a section that can be either: parts below each other, or chosen by name'),
  }),
  answer: z.object({ shape: z.record(z.string(), z.unknown()).describe('See `Shape`') }),
  refusals: [...deskReads, 'operator/not-found'],
  example,
});
