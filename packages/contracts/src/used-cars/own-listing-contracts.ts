import { accidentNotes, carColours, insuranceKinds } from '@pahiya/domain/listings/listing';
import { listingFindings } from '@pahiya/domain/listings/listing-findings';
import { listingStates } from '@pahiya/domain/listings/listing-states';
import { carBodies, carFuels, gearboxKinds } from '@pahiya/domain/new-cars/car-facts';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { deskReads, deskWrites } from '../desk-refusals.ts';
import { instantSchema, istDateSchema, vehicleNumberInput } from '../fields.ts';
import * as calls from './own-listing-calls.ts';
import { paiseSchema, publicListingId } from './used-car-fields.ts';

const own = { tag: 'used cars', who: 'user' } as const;
const desk = { tag: 'used cars', who: 'operator', role: 'operator' } as const;
const one = z.object({ listing: publicListingId });
const onePhoto = one.extend({ photoId: z.uuid() });
const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, { error: 'Not a name of an address' });

/** What the seller of a car says of it. */
const facts = {
  cityId: z.int().min(1).max(99_999),
  body: z.enum(carBodies),
  km: z.int().min(0).max(9_999_999),
  owners: z.int().min(1).max(99).describe('The present owner included'),
  colour: z.enum(carColours),
  madeMonth: z.int().min(1).max(12).nullable(),
  insurance: z.enum(insuranceKinds).nullable(),
  insuredUntil: istDateSchema.nullable(),
  accident: z.enum(accidentNotes),
  serviceBook: z.boolean().nullable(),
  keys: z.int().min(0).max(99).nullable(),
  hasLoan: z.boolean().nullable(),
  note: z.string().max(1_000).nullable().describe('Without phone numbers, addresses or plates'),
};
const factsSchema = z.object(facts);
const price = z.int().min(1).max(1_000_000_000_000).describe('Asking price in paise');

const photoSchema = z.object({ photoId: z.uuid(), width: z.int(), height: z.int() });

const rowSchema = z.object({
  listing: publicListingId,
  state: z.enum(listingStates),
  make: z.string(),
  model: z.string(),
  variant: z.string().nullable(),
  madeYear: z.int(),
  vehicleNumber: z.string().describe('Only its seller sees it'),
  pricePaise: paiseSchema,
  expiresAt: instantSchema.nullable().describe('Null: not public'),
});

const listingSchema = rowSchema.extend({
  fuel: z.enum(carFuels),
  gearbox: z.enum(gearboxKinds),
  ...facts,
  photos: z.array(photoSchema),
  photosAtLeast: z.int(),
  photosAtMost: z.int(),
  days: z.int().describe('Days for which it is public before it has to be renewed'),
  isProvedOwner: z.boolean(),
  isHeld: z.boolean().describe('A buyer has reserved it'),
  findings: z.array(z.enum(listingFindings)).describe('Why it is being checked'),
  request: z.string().nullable().describe('What the check asks its seller to change'),
  path: z.string().nullable().describe('Its public page; null: not public'),
  recordReadAt: instantSchema.nullable().describe('Null: the record was not read'),
  isStopped: z.boolean().describe('The record keeps the car off the market'),
});
export type OwnListing = z.infer<typeof listingSchema>;

const row = {
  listing: 'bkmptwxz',
  state: 'draft',
  ...{ make: 'Maruti Suzuki', model: 'Swift', variant: 'VXi', madeYear: 2021 },
  ...{ vehicleNumber: 'DL8CAF5030', pricePaise: 49_500_000, expiresAt: null },
} as const;
const exampleFacts: z.infer<typeof factsSchema> = {
  ...{ cityId: 10_084, body: 'hatchback', km: 42_300, owners: 1, colour: 'white' },
  ...{ madeMonth: null, insurance: 'comprehensive', insuredUntil: '2027-03-01' },
  ...{ accident: 'none', serviceBook: true, keys: 2, hasLoan: false, note: null },
};
const example: OwnListing = {
  ...{ ...row, ...exampleFacts, fuel: 'petrol', gearbox: 'manual', photos: [] },
  ...{ photosAtLeast: 5, photosAtMost: 30, days: 60, isProvedOwner: true, isHeld: false },
  ...{ findings: [], request: null, path: null, recordReadAt: null, isStopped: false },
};

/** Listings of the caller's own cars. */
export const ownListings = defineContract({
  ...own,
  call: calls.ownListings,
  summary: "The caller's own cars for sale",
  answer: z.object({ listings: z.array(rowSchema) }),
  refusals: ['auth/required', 'request/too-many'],
  example: { listings: [row] },
});

/** Starts a listing as a draft that only its seller sees. */
export const startListing = defineContract({
  ...own,
  call: calls.startListing,
  summary: 'Start a listing of a car',
  description: 'Reads the record of the car, as a look-up. A car can be in one listing at a time.',
  body: factsSchema.extend({
    vehicleNumber: vehicleNumberInput,
    make: slug,
    model: slug,
    year: z.int().min(1900).max(2200),
    variant: slug.describe('Of `sell-car/variant`'),
    pricePaise: price,
  }),
  answer: z.object({ listing: publicListingId }),
  status: 201,
  refusals: [
    'auth/required',
    'sell-car/unknown-car',
    'sell-car/not-a-car',
    'used-car/already-offered',
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'vehicle/not-found',
    'vehicle/hidden',
    '1003',
    'request/cross-site',
    'request/too-many',
  ],
  example: { listing: row.listing },
});

const seen = ['auth/required', 'used-car/not-found', 'request/too-many'] as const;
const written = [...seen, 'used-car/wrong-state', 'request/cross-site'] as const;

/** One listing of the caller. */
export const ownListing = defineContract({
  ...own,
  call: calls.ownListing,
  summary: 'A listing as its seller sees it',
  params: one,
  answer: listingSchema,
  refusals: seen,
  example,
});

/** Changes what a draft says. */
export const changeListing = defineContract({
  ...own,
  call: calls.changeListing,
  summary: 'Change a draft of a listing',
  params: one,
  body: factsSchema,
  answer: listingSchema,
  refusals: written,
  example,
});

/** Hands a draft in, takes it back, pauses, renews, marks as sold or removes. */
export const moveListing = defineContract({
  ...own,
  call: calls.moveListing,
  summary: 'Move a listing to another state',
  description:
    'To `in-review`: handed in, and public at once when nothing has to be checked. `live` renews it.',
  params: one,
  body: z.object({ to: z.enum(['in-review', 'draft', 'live', 'paused', 'sold', 'removed']) }),
  answer: listingSchema,
  refusals: written,
  example,
});

/** Changes the price of a draft or a public listing. */
export const changeListingPrice = defineContract({
  ...own,
  call: calls.changeListingPrice,
  summary: 'Change the asking price',
  description: 'Former prices stay visible. Refused while a buyer has reserved the car.',
  params: one,
  body: z.object({ pricePaise: price }),
  answer: listingSchema,
  refusals: [...written, 'used-car/held'],
  example,
});

/** Adds a photograph to a draft. */
export const addListingPhoto = defineContract({
  ...own,
  call: calls.addListingPhoto,
  summary: 'Add a photograph to a listing',
  description: 'It is re-encoded without place, time and camera.',
  params: one,
  body: z.object({
    contentBase64: z.string().min(1).max(11_200_000).describe('JPEG, PNG or WebP, at most 8 MB'),
  }),
  answer: photoSchema,
  status: 201,
  refusals: [
    ...written,
    'used-car/too-many-photos',
    'document/unreadable',
    'document/wrong-type',
    'document/not-stored',
    'request/too-large',
  ],
  example: { photoId: '2c1a9d7e-5b3f-4e8a-b6d0-7f9c8e1d2a34', width: 1600, height: 1200 },
});

/** A photograph of the caller's own listing, in any state. */
export const ownListingPhoto = defineContract({
  ...own,
  call: calls.ownListingPhoto,
  summary: "A photograph of one's own listing",
  params: onePhoto,
  answer: null,
  refusals: [...seen, 'document/not-stored'],
});

/** Puts a photograph of a draft first, or removes it. */
export const placeListingPhoto = defineContract({
  ...own,
  call: calls.placeListingPhoto,
  summary: 'Put a photograph first or remove it',
  params: onePhoto,
  body: z.object({ act: z.enum(['first', 'remove']) }),
  answer: listingSchema,
  refusals: written,
  example,
});

const waitingSchema = rowSchema.omit({ vehicleNumber: true, expiresAt: true, state: true }).extend({
  km: z.int(),
  owners: z.int(),
  note: z.string().nullable(),
  findings: z.array(z.enum(listingFindings)),
  handedInAt: instantSchema,
  photos: z.array(photoSchema),
  samePhotoOf: z.array(publicListingId).describe('Listings of other cars with one of its pictures'),
});

/** Listings that wait for a check, oldest first. */
export const deskListings = defineContract({
  ...desk,
  call: calls.deskListings,
  summary: 'Listings that wait for a check',
  answer: z.object({ listings: z.array(waitingSchema), waiting: z.int() }),
  refusals: deskReads,
  example: {
    listings: [
      {
        ...{ listing: row.listing, make: row.make, model: row.model, variant: row.variant },
        ...{ madeYear: row.madeYear, pricePaise: row.pricePaise, km: 42_300, owners: 1 },
        ...{ note: null, findings: ['unproved-seller'], handedInAt: '2026-11-25T06:00:00Z' },
        ...{ photos: [], samePhotoOf: [] },
      },
    ],
    waiting: 1,
  },
});

/** Publishes a listing, returns it to its seller with a sentence, or removes it. */
export const deskDecideListing = defineContract({
  ...desk,
  call: calls.deskDecideListing,
  summary: 'Decide on a listing',
  params: one,
  body: z.object({
    to: z.enum(['live', 'draft', 'removed']),
    note: z.string().trim().max(300).describe('For the seller; needed unless it is published'),
  }),
  answer: z.object({ state: z.enum(listingStates) }),
  refusals: [...deskWrites, 'operator/not-found', 'operator/wrong-state'],
  example: { state: 'live' },
});

/** A photograph of a listing that waits for a check. */
export const deskListingPhoto = defineContract({
  ...desk,
  call: calls.deskListingPhoto,
  summary: 'A photograph of a listing in review',
  params: onePhoto,
  answer: null,
  refusals: [...deskReads, 'used-car/not-found', 'document/not-stored'],
});
