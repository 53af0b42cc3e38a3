import { pictureAlt } from '@pahiya/domain/community/post-states';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads } from '../desk-refusals.ts';
import * as calls from './community-calls.ts';
import { examplePicture, placeInput, postPictureSchema } from './community-schemas.ts';

const user = { tag: 'community', who: 'user' } as const;
const stored = [
  ...(['document/unreadable', 'document/wrong-type', 'document/not-stored'] as const),
  'request/too-large',
] as const;
const writes = ['auth/required', 'request/cross-site', 'request/too-many'] as const;
const one = z.object({ pictureId: z.uuid().describe('Id of a picture') });

/** It waits for the text that names it, at most two days without a draft. */
export const addPicture = defineContract({
  ...user,
  call: calls.addPicture,
  summary: 'Upload a picture for a text',
  description: 'It is re-encoded without place, time and camera.',
  body: z.object({
    place: placeInput.default('post'),
    contentBase64: z.string().min(1).max(11_200_000).describe('JPEG, PNG or WebP, at most 8 MB'),
    alt: z
      .string()
      .max(pictureAlt.most * 2)
      .describe('What it shows, for people who cannot see it'),
    isSynthetic: z.boolean().default(false).describe('Made or altered with AI'),
  }),
  answer: postPictureSchema,
  status: 201,
  refusals: ['community/name-first', 'community/suspended', ...stored, ...writes],
  example: examplePicture,
});

export const waitingPictures = defineContract({
  ...user,
  call: calls.waitingPictures,
  summary: "One's own pictures without a text",
  query: z.object({ place: placeInput.default('post') }),
  answer: z.object({
    pictures: z.array(postPictureSchema),
    atMost: z.int().describe('Pictures that the text can still take'),
  }),
  refusals: ['auth/required', 'request/too-many'],
  example: { pictures: [], atMost: 1 },
});

/** Also from a post that is shown. */
export const dropPicture = defineContract({
  ...user,
  call: calls.dropPicture,
  summary: "Delete one's own picture",
  body: one,
  answer: z.object({ isDropped: z.literal(true) }),
  refusals: ['community/not-found', ...writes],
  example: { isDropped: true },
});

/** The caller's own, in any state of its post. */
export const ownPicture = defineContract({
  ...user,
  call: calls.ownPicture,
  summary: "The file of one's own picture",
  params: one,
  answer: null,
  refusals: ['auth/required', 'community/not-found', 'document/not-stored', 'request/too-many'],
});

/** A picture in any state of its post. */
export const moderatedPicture = defineContract({
  ...{ tag: 'moderator', who: 'operator', role: 'moderator' },
  call: calls.moderatedPicture,
  summary: 'The file of a picture for moderators',
  params: one,
  answer: null,
  refusals: ['community/not-found', 'document/not-stored', ...deskReads],
});
