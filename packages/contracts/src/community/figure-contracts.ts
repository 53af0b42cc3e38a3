import { moderationFigures } from '@pahiya/domain/community/moderation-figures';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { istDateSchema } from '../fields.ts';
import * as calls from './community-calls.ts';

/** Figures about moderation by month. */
export const communityFigures = defineContract({
  call: calls.communityFigures,
  tag: 'community',
  who: 'anyone',
  summary: 'Moderation in figures',
  answer: z.object({
    months: z
      .array(
        z.object({
          month: istDateSchema.describe('First day'),
          isFinished: z.boolean(),
          figures: z.array(
            z.object({
              figure: z.enum(moderationFigures),
              part: z.string().describe('Reason, act or kind; empty: none'),
              value: z.int(),
            }),
          ),
        }),
      )
      .describe('The last twelve, newest first'),
  }),
  refusals: ['request/too-many'],
  example: { months: [] },
});

/** The same for all months. */
export const communityFiguresFile = defineContract({
  call: calls.communityFiguresFile,
  tag: 'community',
  who: 'anyone',
  summary: 'Moderation in figures as CSV',
  answer: null,
  refusals: ['request/too-many'],
});
