import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema, istDateSchema } from '../fields.ts';
import { carSlug } from './car-slug.ts';
import * as calls from './car-video-calls.ts';

const facts = {
  videoId: z
    .string()
    .regex(/^[\w-]{11}$/, { error: 'Eleven letters, digits, hyphens or underscores' })
    .describe('Id at YouTube'),
  title: z.string().trim().min(3).max(150),
  channel: z.string().trim().min(1).max(100),
  seconds: z.int().min(1).max(86_400).describe('Length'),
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .describe('Language of the video, e.g. hi'),
  publishedOn: istDateSchema,
};
const videos = z.object({ videos: z.array(z.object(facts)).describe('Newest first') });
const example = {
  ...{ videoId: 'sandbox-001', title: 'Example video (sandbox)', channel: 'Example channel' },
  ...{ seconds: 610, language: 'hi', publishedOn: '2026-10-01' },
};

/** Videos of the page of all new cars that can be played. */
export const homeCarVideos = defineContract({
  call: calls.homeCarVideos,
  tag: 'new cars',
  who: 'anyone',
  summary: 'Videos for the page of new cars',
  answer: videos,
  refusals: ['request/too-many'],
  example: { videos: [example] },
});

/** Videos of one model that can be played. */
export const modelCarVideos = defineContract({
  call: calls.modelCarVideos,
  tag: 'new cars',
  who: 'anyone',
  summary: 'Videos of one model',
  query: z.object({
    make: carSlug.describe('Make, e.g. maruti-suzuki'),
    model: carSlug.describe('Model, e.g. swift'),
  }),
  answer: videos,
  refusals: ['new-car/not-found', 'request/too-many'],
  example: { videos: [example] },
});

const editor = { tag: 'editor', who: 'operator', role: 'editor' } as const;
const model = z
  .string()
  .max(170)
  .regex(/^(?:[a-z0-9-]{1,80}\/[a-z0-9-]{1,80})?$/, { error: 'make/model, or empty' })
  .describe('make/model; empty: the page of all new cars');

/** Every video with its state. */
export const editorCarVideos = defineContract({
  ...editor,
  call: calls.editorCarVideos,
  summary: 'Videos of new cars',
  answer: z.object({
    videos: z.array(
      z.object({
        id: z.int(),
        model,
        ...facts,
        checkedAt: instantSchema.nullable(),
        goneSince: instantSchema.nullable().describe('Cannot be played, so it is hidden'),
      }),
    ),
  }),
  refusals: deskReads,
  example: { videos: [{ id: 1, model: '', ...example, checkedAt: null, goneSince: null }] },
});

/** Adds a video, or replaces what is stated about it. */
export const editorSaveCarVideo = defineContract({
  ...editor,
  call: calls.editorSaveCarVideo,
  summary: 'Add or change a video of a new car',
  body: z.object({ model, ...facts }),
  answer: z.object({ isSaved: z.literal(true) }),
  refusals: [...deskWrites, 'new-car/not-found'],
  example: { isSaved: true },
});

/** Takes a video off its page. */
export const editorDeleteCarVideo = defineContract({
  ...editor,
  call: calls.editorDeleteCarVideo,
  summary: 'Delete a video of a new car',
  params: z.object({
    id: z.coerce.number().int().min(1).max(2_000_000_000).describe('Id of the video here'),
  }),
  answer: z.object({ isDeleted: z.literal(true) }),
  refusals: [...deskWrites, 'operator/not-found'],
  example: { isDeleted: true },
});
