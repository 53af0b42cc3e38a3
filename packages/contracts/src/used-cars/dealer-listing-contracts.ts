import { contradictedFields } from '@pahiya/domain/listings/check-listing';
import { listingStates } from '@pahiya/domain/listings/listing-states';
import { noLabelReasons, priceLabelCodes } from '@pahiya/domain/valuation/price-label';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema, istDateSchema } from '../fields.ts';
import { partnerReads, partnerWrites } from '../partner-firms/partner-refusals.ts';
import * as calls from './dealer-listing-calls.ts';
import { paiseSchema, publicListingId } from './used-car-fields.ts';

const dealer = { tag: 'partner', who: 'partner', memberRoles: ['owner', 'manager'] } as const;

const lineShape = {
  line: z.int(),
  stockNumber: z.string(),
  faults: z.array(z.object({ column: z.string(), message: z.string() })),
};

/** Cars that the member's firm offers, newest first. */
export const partnerListings = defineContract({
  ...dealer,
  call: calls.partnerListings,
  summary: 'Cars the firm offers',
  answer: z.object({
    columns: z.array(z.string()).describe('Of an import, in any order'),
    feed: z
      .object({
        url: z.string(),
        readAt: z.string().nullable(),
        outcome: z
          .enum([
            ...(['read', 'unchanged', 'shrunk', 'timeout', 'unavailable'] as const),
            ...(['rejected', 'malformed'] as const),
          ])
          .nullable()
          .describe('Of the last reading'),
        report: z
          .object({
            ...{ new: z.int(), price: z.int(), ended: z.int(), same: z.int(), missing: z.int() },
            changed: z.int().optional(),
            ...{ back: z.int(), wrongCount: z.int(), wrong: z.array(z.object(lineShape)) },
          })
          .nullable(),
      })
      .nullable(),
    listings: z.array(
      z.object({
        listing: publicListingId,
        stockNumber: z.string(),
        title: z.string(),
        pricePaise: paiseSchema,
        state: z.enum(listingStates),
        path: z.string().nullable().describe('Null: not public'),
      }),
    ),
  }),
  refusals: partnerReads,
  example: {
    columns: ['stock'],
    feed: null,
    listings: [
      {
        ...{ listing: 'bkmptwxz', stockNumber: 'S-17', title: 'Maruti Suzuki Swift 2021' },
        ...{ pricePaise: 53_500_000, state: 'live', path: null },
      },
    ],
  },
});

/** What became of the cars that the firm has on the market, the newest first; at most 200. Nothing of another dealer but a
 * median of ten or more cars. */
export const partnerListingFigures = defineContract({
  ...dealer,
  call: calls.partnerListingFigures,
  memberRoles: ['owner', 'manager', 'auditor'],
  summary: 'Figures of the cars the firm offers',
  answer: z.object({
    today: istDateSchema,
    cars: z.array(
      z.object({
        listing: publicListingId,
        ...{ stockNumber: z.string(), title: z.string(), pricePaise: paiseSchema },
        days: z.int().describe('On the market'),
        ...{ watches: z.int(), drives: z.int(), reservations: z.int() },
        views: z
          .array(z.int())
          .describe('Page views by day in India, today last; at most 30 days, only those counted'),
        shortlisted: z.int().describe('In these days'),
        leads: z.object({ received: z.int(), contacted: z.int(), won: z.int() }),
        label: z
          .union([z.enum(priceLabelCodes), z.enum(noLabelReasons), z.literal('waiting')])
          .describe('Price label, or why there is none'),
        marketPaise: paiseSchema.nullable(),
        like: z
          .object({ count: z.int(), medianPaise: paiseSchema.nullable() })
          .describe('Cars of like kind in the city; the median from ten on'),
      }),
    ),
  }),
  refusals: partnerReads,
  example: {
    today: '2026-11-28',
    cars: [
      {
        ...{ listing: 'bkmptwxz', stockNumber: 'S-17', title: 'Maruti Suzuki Swift 2021' },
        ...{ pricePaise: 53_500_000, days: 12, watches: 2, drives: 1, reservations: 0 },
        ...{ views: [4, 0, 7], shortlisted: 1 },
        leads: { received: 3, contacted: 2, won: 0 },
        ...{ label: 'fair', marketPaise: 53_000_000 },
        like: { count: 12, medianPaise: 54_000_000 },
      },
    ],
  },
});

/** The same as CSV, in the columns of an import. */
export const partnerListingsFile = defineContract({
  ...dealer,
  call: calls.partnerListingsFile,
  summary: 'Cars the firm offers, as CSV',
  answer: null,
  refusals: partnerReads,
});

/** Imports a CSV of cars. A dry run, or a file with any wrong line, stores nothing; a file that was imported before changes
 * nothing. */
export const partnerImportListings = defineContract({
  ...dealer,
  call: calls.partnerImportListings,
  summary: 'Import cars from a CSV',
  body: z.object({
    csv: z.string().min(1).max(400_000),
    isDryRun: z.boolean().default(true),
  }),
  answer: z.object({
    isStored: z.boolean(),
    isKnown: z.boolean().describe('This file was imported before'),
    lines: z.array(
      z.object({
        ...lineShape,
        outcome: z.enum(['new', 'price', 'changed', 'ended', 'same', 'wrong']),
      }),
    ),
  }),
  refusals: [...partnerWrites, 'partner/paused'],
  example: {
    ...{ isStored: false, isKnown: false },
    lines: [
      {
        ...{ line: 2, stockNumber: 'S-17', outcome: 'wrong' },
        faults: [{ column: 'km', message: 'Enter whole km' }],
      },
    ],
  },
});

/** Sets the address of the firm's feed: a CSV in the columns of an import, read each hour. The same address again reads it
 * soon; null ends the feed. */
export const partnerSetFeed = defineContract({
  ...dealer,
  call: calls.partnerSetFeed,
  summary: 'Set the address of a feed of cars',
  body: z.object({ url: z.string().trim().min(1).max(500).nullable() }),
  answer: z.object({ isSet: z.boolean() }),
  refusals: [...partnerWrites, 'partner/paused'],
  example: { isSet: true },
});

const one = z.object({ listing: publicListingId });
const onePhoto = one.extend({ photoId: z.uuid() });
const photoSchema = z.object({ photoId: z.uuid(), width: z.int(), height: z.int() });
const carSchema = z.object({
  listing: publicListingId,
  ...{ stockNumber: z.string(), title: z.string(), state: z.enum(listingStates) },
  isOpen: z.boolean().describe('Its photographs can be changed'),
  photos: z.array(photoSchema),
  photosAtMost: z.int(),
  record: z
    .object({
      readAt: instantSchema,
      isStopped: z.boolean().describe('Keeps the car off the market'),
      contradictions: z.array(z.enum(contradictedFields)),
      openChallans: z.int().nullable().describe('Null: no source answered'),
    })
    .nullable()
    .describe('Null: not read yet'),
});
const carExample: z.infer<typeof carSchema> = {
  ...{ listing: 'bkmptwxz', stockNumber: 'S-17', title: 'Maruti Suzuki Swift 2021' },
  ...{ state: 'live', isOpen: true, photos: [], photosAtMost: 30, record: null },
};
const ofOne = [...partnerReads, 'used-car/not-found'] as const;
const changesOne = [...partnerWrites, 'used-car/not-found', 'used-car/wrong-state'] as const;

/** One car of the member's firm with its photographs, and in what its record differs. */
export const partnerListing = defineContract({
  ...dealer,
  call: calls.partnerListing,
  summary: 'One car the firm offers',
  params: one,
  answer: carSchema,
  refusals: ofOne,
  example: carExample,
});

/** Adds a photograph to a car that is not over, re-encoded without place, time and camera. */
export const partnerAddListingPhoto = defineContract({
  ...dealer,
  call: calls.partnerAddListingPhoto,
  summary: "Add a photograph to a firm's car",
  params: one,
  body: z.object({ contentBase64: z.string().min(1).max(11_200_000) }),
  answer: photoSchema,
  status: 201,
  refusals: [
    ...changesOne,
    'used-car/too-many-photos',
    'document/unreadable',
    'document/wrong-type',
    'document/not-stored',
    'request/too-large',
  ],
  example: { photoId: '2c1a9d7e-5b3f-4e8a-b6d0-7f9c8e1d2a34', width: 1600, height: 1200 },
});

/** A photograph of a car of the member's firm, in any state. */
export const partnerListingPhoto = defineContract({
  ...dealer,
  call: calls.partnerListingPhoto,
  summary: "A photograph of a firm's car",
  params: onePhoto,
  answer: null,
  refusals: [...ofOne, 'document/not-stored'],
});

/** Puts a photograph first, or removes it. */
export const partnerPlaceListingPhoto = defineContract({
  ...dealer,
  call: calls.partnerPlaceListingPhoto,
  summary: "Put a photograph of a firm's car first or remove it",
  params: onePhoto,
  body: z.object({ act: z.enum(['first', 'remove']) }),
  answer: carSchema,
  refusals: changesOne,
  example: carExample,
});
