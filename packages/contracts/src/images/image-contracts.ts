import { z } from 'zod';
import { picturePathSchema } from '../blog/editor-schema.ts';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { inEveryLanguage, instantSchema } from '../fields.ts';
import * as calls from './images-calls.ts';

const editor = { tag: 'editor', who: 'operator', role: 'editor' } as const;
const alt = z.string().trim().min(1).max(300).describe('What the picture shows');

/** A picture uploaded by an editor. */
export const uploadedImageSchema = z.object({
  src: picturePathSchema,
  width: z.int(),
  height: z.int(),
  alt: inEveryLanguage(z.string()),
  uploadedAt: instantSchema,
});
export type UploadedImage = z.infer<typeof uploadedImageSchema>;

const example: UploadedImage = {
  src: '/media/uploads/2c1a9d7e-5b3f-4e8a-b6d0-7f9c8e1d2a34.webp',
  width: 1600,
  height: 900,
  alt: { en: 'The gate of an office', hi: 'दफ़्तर का गेट' },
  uploadedAt: '2026-11-21T04:44:00Z',
};

/** Uploads a picture. It is re-encoded without metadata (place, time, camera). Uploading the same picture again
 * returns the first one. */
export const editorUploadImage = defineContract({
  ...editor,
  call: calls.editorUploadImage,
  summary: 'Upload a picture',
  body: z.object({
    contentBase64: z.string().min(1).max(11_200_000).describe('JPEG, PNG or WebP, at most 8 MB'),
    alt: inEveryLanguage(alt),
  }),
  answer: uploadedImageSchema,
  status: 201,
  refusals: [
    ...deskWrites,
    'document/unreadable',
    'document/wrong-type',
    'document/not-stored',
    'request/too-large',
  ],
  example,
});

/** Uploaded pictures, newest first. */
export const editorImages = defineContract({
  ...editor,
  call: calls.editorImages,
  summary: 'Uploaded pictures',
  query: z.object({ pageNumber: z.coerce.number().int().min(1).max(10_000).default(1) }),
  answer: z.object({
    images: z.array(uploadedImageSchema),
    pageNumber: z.int(),
    hasMore: z.boolean(),
  }),
  refusals: deskReads,
  example: { images: [example], pageNumber: 1, hasMore: false },
});

/** Deletes a picture. Refused while any revision of an article uses it. */
export const editorDeleteImage = defineContract({
  ...editor,
  call: calls.editorDeleteImage,
  summary: 'Delete an unused picture',
  params: z.object({ imageId: z.uuid() }),
  answer: z.object({ isDeleted: z.literal(true) }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { isDeleted: true },
});
