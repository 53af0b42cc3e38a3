import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema } from '../fields.ts';
import * as calls from './community-calls.ts';
import { displayNameSchema } from './community-schemas.ts';

const lead = { tag: 'moderator', who: 'operator', role: 'lead' } as const;
const word = z.string().trim().min(2).max(60).describe('A word or a few, in any case');

/** Watched words, and how right people are who report much. Every view is logged. */
export const leadDesk = defineContract({
  ...lead,
  call: calls.leadDesk,
  summary: 'Watched words and reporters',
  answer: z.object({
    words: z.array(
      z.object({ word, note: z.string(), addedBy: z.string().nullable(), addedAt: instantSchema }),
    ),
    reporters: z
      .array(
        z.object({
          handle: z.string().nullable(),
          displayName: displayNameSchema,
          filed: z.int().describe('In 180 days'),
          judged: z.int(),
          agreed: z.int().describe('Of those judged'),
          isIgnored: z.boolean().describe('Their reports have no weight'),
        }),
      )
      .describe('At most fifty, most often wrong first'),
  }),
  refusals: deskReads,
  example: { words: [], reporters: [] },
});

/** A text with a watched word is looked at by a moderator; it is neither hidden nor refused for it. */
export const watchWord = defineContract({
  ...lead,
  call: calls.watchWord,
  summary: 'Watch a word, or no longer',
  body: z.object({ word, isWatched: z.boolean(), note: z.string().trim().max(200).default('') }),
  answer: z.object({ isWatched: z.boolean() }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state', 'request/bad-input'],
  example: { isWatched: true },
});
