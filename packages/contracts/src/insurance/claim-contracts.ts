import { lossKinds } from '@pahiya/domain/insurance/claim-clocks';
import { claimLetterKinds } from '@pahiya/domain/insurance/claim-letters';
import { claimStepKinds } from '@pahiya/domain/insurance/claim-steps';
import { paperNumberPattern } from '@pahiya/domain/insurance/paper-number';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import type { ErrorCode } from '../error-codes.ts';
import { instantSchema, istDateSchema, languageSchema } from '../fields.ts';
import * as calls from './insurance-calls.ts';

const loss = z.enum(lossKinds);
/** As it is printed; empty: not stated. */
const paperNumber = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => text === '' || paperNumberPattern.test(text), {
      error: 'Use letters, digits, spaces and . / - _ only.',
    });
const facts = {
  loss,
  vehicleNumber: paperNumber(15).describe('Empty: not stated'),
  lostOn: istDateSchema,
  toldOn: istDateSchema.nullable().describe('Day on which the insurer was told'),
  amount: z.int().min(1).max(1_000_000_000_000).nullable().describe('Paise, estimated'),
  policyNumber: paperNumber(60),
  claimNumber: paperNumber(60),
  isClosed: z.boolean(),
};
const claimId = z.uuid().describe('Of listClaims');
const step = {
  on: istDateSchema,
  kind: z.enum(claimStepKinds),
  words: z.string().trim().max(500),
};
const writes = [
  ...(['auth/required', 'request/bad-input', 'request/cross-site', 'request/too-many'] as const),
] as const satisfies readonly ErrorCode[];

const mine = { tag: 'insurance', who: 'user' } as const;

/** The caller's claims, newest first, each with what happened. */
export const listClaims = defineContract({
  ...mine,
  call: calls.listClaims,
  summary: 'Own insurance claims',
  answer: z.object({
    claims: z.array(
      z.object({
        claimId,
        ...facts,
        steps: z.array(z.object({ stepId: z.int(), ...step })),
        createdAt: instantSchema,
      }),
    ),
  }),
  refusals: ['auth/required', 'request/too-many'],
  example: { claims: [] },
});

/** Keeps a claim, or changes one. */
export const saveClaim = defineContract({
  ...mine,
  call: calls.saveClaim,
  summary: 'Keep or change an insurance claim',
  body: z.strictObject({ claimId: claimId.nullable().describe('null: a new one'), ...facts }),
  answer: z.object({ claimId }),
  refusals: [...writes, 'insurance/claim-not-found'],
  example: { claimId: '8a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b' },
});

/** Adds what happened to a claim. */
export const addClaimStep = defineContract({
  ...mine,
  call: calls.addClaimStep,
  summary: 'Note what happened to a claim',
  body: z.strictObject({ claimId, ...step }),
  answer: z.object({ isAdded: z.literal(true) }),
  refusals: [...writes, 'insurance/claim-not-found'],
  example: { isAdded: true },
});

/** Deletes one note of a claim. */
export const deleteClaimStep = defineContract({
  ...mine,
  call: calls.deleteClaimStep,
  summary: 'Delete a note of a claim',
  body: z.strictObject({ claimId, stepId: z.int().min(1) }),
  answer: z.object({ isDeleted: z.literal(true) }),
  refusals: [...writes, 'insurance/claim-not-found'],
  example: { isDeleted: true },
});

/** Deletes a claim with everything noted about it. */
export const deleteClaim = defineContract({
  ...mine,
  call: calls.deleteClaim,
  summary: 'Delete an insurance claim',
  body: z.strictObject({ claimId }),
  answer: z.object({ isDeleted: z.literal(true) }),
  refusals: [...writes, 'insurance/claim-not-found'],
  example: { isDeleted: true },
});

/** A letter about an own claim, filled in with what is kept of it; only once its day has come. */
export const claimLetterPdf = defineContract({
  ...mine,
  call: calls.claimLetterPdf,
  summary: 'Letter about an own claim as PDF',
  params: z.object({ claimId }),
  query: z.object({
    letter: z.enum(claimLetterKinds).describe('One whose day has come'),
    language: languageSchema,
  }),
  answer: null,
  refusals: [
    ...(['auth/required', 'insurance/claim-not-found', 'insurance/letter-not-due'] as const),
    ...(['request/bad-input', 'request/too-many'] as const),
  ],
});
