import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads } from '../desk-refusals.ts';
import { layoutKinds } from '../layout/layout-schema.ts';
import type { Shape } from './document-shape.ts';
import * as calls from './shapes-calls.ts';

const example: { shape: Shape } = {
  shape: {
    type: 'object',
    empty: 'refused',
    fields: [
      { name: 'title', shape: { type: 'text', longest: 90, hasLines: false, empty: 'refused' } },
    ],
  },
};

/** Shape of a layout document or form, derived from its contract; the desk renders its form from it. */
export const editorShape = defineContract({
  call: calls.editorShape,
  tag: 'editor',
  who: 'operator',
  role: 'editor',
  summary: 'Shape of a document',
  query: z.object({
    kind: z.enum([...layoutKinds, 'form']).describe('Kind of document'),
    key: z.string().min(1).max(200).describe('Name of a section or path of a page'),
    parts: z
      .enum(['webSections', 'webTabs'])
      .default('webSections')
      .describe('For a section that can be either: list of parts, or tabs'),
  }),
  answer: z.object({ shape: z.record(z.string(), z.unknown()).describe('See `Shape`') }),
  refusals: [...deskReads, 'operator/not-found'],
  example,
});
