import { reviewAspects, reviewText } from '@pahiya/domain/new-cars/review-score';
import { reportReasons } from '@pahiya/domain/reports/report-reasons';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema, vehicleNumberInput } from '../fields.ts';
import * as calls from './car-review-calls.ts';
import { carSlug } from './car-slug.ts';

const modelKey = {
  make: carSlug.describe('Make, e.g. maruti-suzuki'),
  model: carSlug.describe('Model, e.g. swift'),
};
const nameSchema = z.object({ slug: z.string(), name: z.string() });
const score = z.int().min(1).max(5);
const scores = z
  .partialRecord(z.enum(reviewAspects), score)
  .refine((given) => Object.values(given).some((one) => one !== undefined), {
    error: 'Score at least one aspect',
  })
  .describe('From 1 to 5; leave out what you cannot judge');

const written = {
  scores: z.partialRecord(z.enum(reviewAspects), score),
  km: z.int().nullable().describe('Driven so far; null: not stated'),
  months: z.int().nullable().describe('Owned so far; null: not stated'),
  text: z.string().describe('Plain text'),
};
const example = {
  scores: { comfort: 4, mileage: 3, value: 4 },
  km: 18_000,
  months: 20,
  text: 'Easy to park and light to drive in the city. The boot is small for a family of four, and mileage drops to 15 with the AC on.',
};

/** Reviews of a model that editors have checked, newest first. */
export const carReviews = defineContract({
  call: calls.carReviews,
  tag: 'new cars',
  who: 'anyone',
  summary: 'Reviews of a model',
  query: z.object({
    ...modelKey,
    pageNumber: z.coerce.number().int().min(1).max(1000).default(1).describe('From 1'),
  }),
  answer: z.object({
    make: nameSchema,
    model: nameSchema,
    count: z.int(),
    meanTenths: z
      .int()
      .nullable()
      .describe('Tenths of a score: the mean with the prior counted in; null: no review'),
    rule: z.object({ priorReviews: z.int(), priorTenths: z.int() }),
    aspects: z.array(
      z.object({ aspect: z.enum(reviewAspects), meanTenths: z.int(), count: z.int() }),
    ),
    reviews: z
      .array(
        z.object({
          reviewId: z.uuid(),
          ...written,
          isOwnerChecked: z
            .boolean()
            .describe('The author proved with the RC to own a car of this model'),
          writtenAt: instantSchema,
          editedAt: instantSchema.nullable(),
        }),
      )
      .describe('At most ten'),
    pageNumber: z.int(),
    hasMore: z.boolean(),
  }),
  refusals: ['new-car/not-found', 'request/too-many'],
  example: {
    make: { slug: 'maruti-suzuki', name: 'Maruti Suzuki' },
    model: { slug: 'swift', name: 'Swift' },
    ...{ count: 1, meanTenths: 35, rule: { priorReviews: 5, priorTenths: 35 } },
    aspects: [{ aspect: 'comfort', meanTenths: 40, count: 1 }],
    reviews: [
      {
        reviewId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
        ...example,
        ...{ isOwnerChecked: true, writtenAt: '2026-11-21T04:44:00Z', editedAt: null },
      },
    ],
    ...{ pageNumber: 1, hasMore: false },
  },
});

const ownState = z
  .enum(['waiting', 'shown', 'refused', 'hidden'])
  .describe('waiting: an editor checks it; refused and hidden: with the reason');

/** Writes the caller's review of a model, or a new version of it. */
export const writeCarReview = defineContract({
  call: calls.writeCarReview,
  tag: 'new cars',
  who: 'user',
  summary: 'Review a model, or change the own review',
  description:
    'One review per person and model. Every version is kept; the last one checked is shown. With a vehicle number, the caller must be its proved owner and it must be of this model.',
  body: z.object({
    ...modelKey,
    scores,
    km: z.int().min(0).max(2_000_000).nullable().default(null),
    months: z.int().min(0).max(600).nullable().default(null),
    text: z.string().trim().min(reviewText.least).max(reviewText.most),
    vehicleNumber: vehicleNumberInput.optional(),
  }),
  answer: z.object({ reviewId: z.uuid(), state: ownState, isOwnerChecked: z.boolean() }),
  status: 201,
  idempotency: 'accepted',
  refusals: [
    'auth/required',
    'new-car/not-found',
    'new-car/owner-not-proved',
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'request/cross-site',
    'request/too-many',
  ],
  example: {
    reviewId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
    ...{ state: 'waiting', isOwnerChecked: false },
  },
});

const reviewReason = z.enum(reportReasons['car-review']);

/** The caller's own review of a model with its newest version, whatever its state. */
export const ownCarReview = defineContract({
  call: calls.ownCarReview,
  tag: 'new cars',
  who: 'user',
  summary: "The caller's review of a model",
  query: z.object(modelKey),
  answer: z.object({
    make: nameSchema,
    model: nameSchema,
    review: z
      .object({
        reviewId: z.uuid(),
        ...written,
        isOwnerChecked: z.boolean(),
        state: ownState,
        reason: reviewReason.nullable(),
        writtenAt: instantSchema,
      })
      .nullable(),
    vehicles: z
      .array(
        z.object({
          vehicleNumber: z.string(),
          display: z.string(),
          isProved: z.boolean().describe('The caller has proved to be its owner'),
        }),
      )
      .describe('Vehicles of this model in the garage'),
  }),
  refusals: ['auth/required', 'new-car/not-found', 'request/too-many'],
  example: {
    make: { slug: 'maruti-suzuki', name: 'Maruti Suzuki' },
    model: { slug: 'swift', name: 'Swift' },
    review: null,
    vehicles: [{ vehicleNumber: 'DL8CAF5030', display: 'DL 8C AF 5030', isProved: true }],
  },
});

/** Deletes the caller's review with all its versions. */
export const deleteCarReview = defineContract({
  call: calls.deleteCarReview,
  tag: 'new cars',
  who: 'user',
  summary: "Delete the caller's review",
  params: z.object({ reviewId: z.uuid().describe('Id of the review') }),
  answer: z.object({ isDeleted: z.literal(true) }),
  refusals: ['auth/required', 'new-car/review-not-found', 'request/cross-site', 'request/too-many'],
  example: { isDeleted: true },
});

const editor = { tag: 'editor', who: 'operator', role: 'editor' } as const;

/** Versions of reviews that wait for a check, oldest first. */
export const deskCarReviews = defineContract({
  ...editor,
  call: calls.deskCarReviews,
  summary: 'Reviews that wait for a check',
  answer: z.object({
    reviews: z
      .array(
        z.object({
          reviewId: z.uuid(),
          version: z.int(),
          make: nameSchema,
          model: nameSchema,
          ...written,
          isOwnerChecked: z.boolean(),
          writtenAt: instantSchema,
          shownText: z.string().nullable().describe('Text of the version shown now; null: none'),
        }),
      )
      .describe('The first fifty'),
    waiting: z.int(),
  }),
  refusals: deskReads,
  example: {
    reviews: [
      {
        ...{ reviewId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11', version: 1 },
        make: { slug: 'maruti-suzuki', name: 'Maruti Suzuki' },
        model: { slug: 'swift', name: 'Swift' },
        ...example,
        ...{ isOwnerChecked: true, writtenAt: '2026-11-21T04:44:00Z', shownText: null },
      },
    ],
    waiting: 1,
  },
});

/** Shows a version of a review, or refuses it for a reason of the list. A low score is no reason. */
export const deskDecideCarReview = defineContract({
  ...editor,
  call: calls.deskDecideCarReview,
  summary: 'Decide whether a review is shown',
  params: z.object({ reviewId: z.uuid().describe('Id of the review') }),
  body: z.object({
    version: z.int().min(1).max(100_000),
    reason: reviewReason.nullable().describe('Why it is refused; null: it is shown'),
    note: z.string().trim().max(200).default(''),
  }),
  answer: z.object({ isShown: z.boolean() }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { isShown: true },
});
