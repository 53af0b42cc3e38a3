import { idKinds, issuePictures } from '@pahiya/domain/fastag/ports';
import { tagClasses } from '@pahiya/domain/fastag/tag-class';
import { issueStates } from '@pahiya/domain/fastag/tag-issue';
import { z } from 'zod';
import { instantSchema, istDateSchema, vehicleNumberOutput } from '../../fields.ts';

const amountPaise = z.int().describe('Whole paise');

export const tagClassSchema = z
  .union(tagClasses.map((one) => z.literal(one)))
  .describe('Class of the tag in NETC notation, without "VC"');
export const issuePictureSchema = z.enum(issuePictures).describe('Kind of picture');
export const idKindSchema = z.enum(idKinds).describe('Identity proof that the issuer accepts');

/** The bank that issues the tags. */
export const tagIssuerSchema = z.object({
  name: z.string(),
  sandbox: z.boolean(),
});
export type TagIssuerOnWire = z.infer<typeof tagIssuerSchema>;

/** An issuer's price for a class, line by line, and when the issuer was asked. */
export const tagPriceSchema = z.object({
  tagClass: tagClassSchema,
  lines: z.array(
    z.object({
      kind: z.enum(['pass-through', 'deposit']),
      code: z.string().describe('`tag-price`, `tag-deposit` or `tag-balance`'),
      amount: amountPaise,
    }),
  ),
  total: amountPaise,
  validFrom: istDateSchema.describe("First day of the issuer's price"),
  askedAt: instantSchema,
});
export type TagPriceOnWire = z.infer<typeof tagPriceSchema>;

/** An active tag that a vehicle already has. */
const presentTagSchema = z.object({
  tagClass: z.int().nullable(),
  status: z.string().describe('As the directory writes it, e.g. `A`'),
  exceptionCode: z.string().nullable(),
  bankId: z.string().nullable().describe("The issuer's number in NETC"),
  issuedOn: istDateSchema.nullable(),
});

/** The price of a new tag for a vehicle, with what stands in its way. */
export const tagOfferSchema = z.object({
  vehicleNumber: vehicleNumberOutput,
  display: z.string(),
  maker: z.string().nullable(),
  model: z.string().nullable(),
  recordFetchedAt: instantSchema.describe('Age of the record that the class is from'),
  tagClass: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('known'), tagClass: tagClassSchema }),
    z.object({ kind: z.literal('chosen'), tagClass: tagClassSchema }),
    z.object({ kind: z.literal('choose'), choices: z.array(tagClassSchema) }),
    z.object({ kind: z.literal('none') }).describe('Two and three wheels need no tag'),
  ]),
  presentTags: z.discriminatedUnion('state', [
    z.object({
      state: z.literal('known'),
      tags: z.array(presentTagSchema).describe('Active ones'),
      source: z.string(),
      askedAt: instantSchema,
    }),
    z.object({ state: z.literal('unavailable'), source: z.string() }),
  ]),
  issuer: tagIssuerSchema,
  price: z
    .discriminatedUnion('state', [
      z.object({ state: z.literal('priced'), ...tagPriceSchema.shape }),
      z.object({ state: z.literal('not-sold') }).describe('The issuer has no tag of this class'),
      z.object({ state: z.literal('unavailable') }).describe('The issuer did not answer'),
    ])
    .nullable()
    .describe('Null while the class is not known'),
});
export type TagOfferOnWire = z.infer<typeof tagOfferSchema>;

/** The issue of one tag. */
export const tagIssueSchema = z.object({
  issueId: z.uuid(),
  vehicleNumber: vehicleNumberOutput,
  display: z.string(),
  tagClass: tagClassSchema,
  state: z.enum(issueStates),
  issuer: tagIssuerSchema,
  mobileMasked: z.string().describe('Where the issuer sends its OTP: the mobile of the account'),
  otpValidUntil: instantSchema,
  resendAfter: instantSchema,
  pictures: z.array(z.object({ picture: issuePictureSchema, isSent: z.boolean() })),
  reason: z.string().nullable().describe("The issuer's reason for a rejection or refusal: a code"),
  resend: z.array(issuePictureSchema).describe('Pictures to send again after a rejection'),
  tagSerial: z.string().nullable(),
  courier: z.string().nullable(),
  consignmentId: z.string().nullable(),
  steps: z.array(z.object({ state: z.enum(issueStates), at: instantSchema })),
  changedAt: instantSchema,
  orderId: z.uuid().nullable(),
});
export type TagIssueOnWire = z.infer<typeof tagIssueSchema>;
