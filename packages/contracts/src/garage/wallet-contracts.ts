import { walletKinds } from '@pahiya/domain/garage/wallet';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import {
  instantSchema,
  istDateSchema,
  vehicleNumberInput,
  vehicleNumberOutput,
} from '../fields.ts';
import * as calls from './wallet-calls.ts';

const title = z
  .string()
  .trim()
  .max(80)
  .regex(/^[^\p{C}]*$/u, { error: 'Enter plain text' });

const wallet = z.object({
  documents: z.array(
    z.object({
      documentId: z.uuid(),
      vehicleNumber: vehicleNumberOutput.nullable().describe('Null: of the person'),
      display: z.string().nullable(),
      kind: z.enum(walletKinds),
      title: z.string().nullable(),
      validUpto: istDateSchema.nullable(),
      state: z.enum(['none', 'in-order', 'soon', 'over']),
      daysLeft: z.int().nullable(),
      isOwn: z.boolean().describe('False: of a vehicle that the caller drives'),
      isPdf: z.boolean(),
      bytes: z.int(),
      addedAt: instantSchema,
    }),
  ),
  vehicles: z.array(z.object({ vehicleNumber: vehicleNumberOutput, display: z.string() })),
});
const example = { documents: [], vehicles: [] } satisfies z.input<typeof wallet>;
const params = z.object({ documentId: z.uuid().describe('Of listWallet') });

/** The caller's copies of documents, newest first. */
export const listWallet = defineContract({
  call: calls.listWallet,
  tag: 'garage',
  who: 'user',
  summary: "The caller's copies of documents",
  answer: wallet,
  refusals: ['auth/required', 'request/too-many'],
  example,
});

/** Keeps a copy. Pictures are re-encoded, PDFs are rewritten, both are stored encrypted. */
export const addWalletDocument = defineContract({
  call: calls.addWalletDocument,
  tag: 'garage',
  who: 'user',
  summary: 'Keep a copy of a document',
  body: z.object({
    kind: z.enum(walletKinds),
    vehicleNumber: vehicleNumberInput.optional(),
    title: title.optional(),
    validUpto: istDateSchema.optional().describe('Last valid day'),
    contentBase64: z.string().min(1).max(11_200_000).describe('The file, at most 8 MB, base64'),
  }),
  answer: z.object({ documentId: z.uuid() }),
  status: 201,
  refusals: [
    'auth/required',
    'vehicle/not-a-mark',
    'vehicle/not-in-register',
    'garage/not-in-garage',
    'garage/wallet-full',
    'document/unreadable',
    'document/wrong-type',
    'document/not-stored',
    'request/too-large',
    'request/bad-input',
    'request/cross-site',
    'request/too-many',
  ],
  example: { documentId: '8a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b' },
});

/** Changes the last valid day of a copy, or erases it. */
export const changeWalletDocument = defineContract({
  call: calls.changeWalletDocument,
  tag: 'garage',
  who: 'user',
  summary: 'Change or erase a copy of a document',
  params,
  body: z.discriminatedUnion('act', [
    z.object({ act: z.literal('remove') }),
    z.object({ act: z.literal('date'), validUpto: istDateSchema.nullable() }),
  ]),
  answer: z.object({ changed: z.literal(true) }),
  refusals: [
    'auth/required',
    'garage/document-not-found',
    'request/bad-input',
    'request/cross-site',
    'request/too-many',
  ],
  example: { changed: true },
});

/** The file: a picture inline, a PDF as a download. */
export const walletFile = defineContract({
  call: calls.walletFile,
  tag: 'garage',
  who: 'user',
  summary: 'File of a copy of a document',
  params,
  answer: null,
  refusals: [
    'auth/required',
    'garage/document-not-found',
    'document/not-stored',
    'request/bad-input',
    'request/too-many',
  ],
});
