import { applicationStates } from '@pahiya/domain/loans/application-states';
import { workKinds } from '@pahiya/domain/loans/eligibility';
import { loanBounds } from '@pahiya/domain/loans/loan';
import { loanKinds } from '@pahiya/domain/loans/loan-rules';
import { z } from 'zod';
import { instantSchema, istDateSchema } from '../fields.ts';

/** A line of text without control characters. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^[^\p{C}]*$/u, { error: 'Enter plain text' });

export const loanKindSchema = z.enum(loanKinds);
const { principal, months } = loanBounds;
export const loanAmountSchema = z.int().min(principal.least).max(principal.most).describe('Paise');
export const loanMonthsSchema = z.int().min(months.least).max(months.most);
/** Income and instalments: up to a crore a month. */
const monthly = z.int().min(0).max(1_000_000_000).describe('Paise a month');
const span = z.object({ least: z.int(), most: z.int() });
const confidence = z.enum(['high', 'medium', 'low', 'unverified']);

/** Usual terms of a kind of loan: ranges from practice, nobody's offer. */
export const loanTermsSchema = z.object({
  kind: loanKindSchema,
  from: istDateSchema.describe('Day from which these ranges were seen'),
  months: span,
  rate: span.describe('Thousandths of a percent a year'),
  fee: span.describe('Thousandths of a percent of the loan, without GST'),
  confidence,
  sources: z.array(z.string()),
});

/** What is asked for. */
export const loanAskSchema = z.object({
  kind: loanKindSchema,
  amount: loanAmountSchema,
  months: loanMonthsSchema,
  value: z.int().min(1).max(principal.most).nullable().describe('Price or valuation, paise'),
  vehicleAge: z.int().min(0).max(30).describe('Full years; 0 for a new vehicle'),
});

/** A person as lenders ask. Passed on with consent; kept encrypted until the hand-over. */
export const loanPersonSchema = z.object({
  name: line(100).min(2).describe('As on the PAN'),
  pan: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/, { error: 'Enter the PAN of a person, like ABCPD1234F' }),
  bornOn: istDateSchema.describe('18 to 100 years ago'),
  pinCode: z
    .string()
    .trim()
    .regex(/^[1-9]\d{5}$/, { error: 'A PIN code has six digits' }),
  work: z.enum(workKinds),
  income: monthly.min(100_000).describe('In hand, paise a month'),
  instalments: monthly.describe('Paid now, paise a month'),
  employer: line(100).nullish(),
  email: z.email().max(254).nullish(),
});

const checkSchema = z.enum(['soft', 'hard']);

/** A lender as shown before anything is sent to it. */
export const lenderSchema = z.object({
  lenderId: z.string(),
  name: z.string(),
  sandbox: z.boolean(),
  kinds: z.array(loanKindSchema),
  offerCheck: checkSchema,
  applicationCheck: checkSchema,
  bureau: z.string(),
  keptDays: z.int(),
  grievanceOfficer: z.string(),
});

const rateFacts = z.object({
  kind: z.enum(['fixed', 'floating', 'hybrid']),
  benchmark: z.string().nullable(),
  benchmarkRate: z.int().nullable(),
  spread: z.int().nullable(),
  resetMonths: z.int().nullable(),
});

/** An offer with what its Key Facts Statement states. Null: the lender does not state it. */
export const loanOfferSchema = z.object({
  offerId: z.uuid(),
  lenderId: z.string(),
  lenderName: z.string(),
  amount: z.int().describe('Paise'),
  rate: z.int().describe('Thousandths of a percent a year, reducing'),
  months: z.int(),
  instalment: z.int().describe('Paise a month, whole rupees'),
  apr: z.int().nullable().describe('Thousandths of a percent, by the method of the RBI'),
  lenderApr: z
    .object({
      stated: z.int().describe('Thousandths of a percent'),
      why: z.enum(['same', 'without-gst', 'other']),
    })
    .nullable()
    .describe("The lender's own APR beside ours"),
  net: z.int().describe('Paise handed over after the fees'),
  totalInterest: z.int(),
  totalPaid: z.int().describe('Instalments and fees, paise'),
  fees: z.array(
    z.object({
      name: z.string(),
      payee: z.enum(['lender', 'third-party']),
      amount: z.int(),
      gst: z.int(),
    }),
  ),
  facts: z.object({
    proposalNumber: z.string().nullable(),
    loanType: z.string().nullable(),
    disbursal: z.enum(['at-once', 'in-stages']).nullable(),
    firstInstalmentAfterDays: z.int().nullable(),
    rate: rateFacts.nullable(),
    penalCharge: z.string().nullable(),
    otherPenalCharge: z.string().nullable(),
    foreclosureCharge: z.string().nullable(),
    switchingCharge: z.string().nullable(),
    recoveryAgentClause: z.string().nullable(),
    grievanceClause: z.string().nullable(),
    grievanceContact: z.string().nullable(),
    mayBeTransferred: z.boolean().nullable(),
    coLending: z.string().nullable(),
    coolingOffDays: z.int().nullable(),
    recoveryAgent: z.string().nullable(),
  }),
  rateRise: z
    .object({ step: z.int(), instalment: z.int(), moreMonths: z.int().nullable() })
    .nullable()
    .describe('What a rise of a floating rate does'),
  validUntil: instantSchema,
  validWorkingDays: z.int().describe('For which the statement binds the lender'),
  statementUrl: z.string().nullable().describe("The lender's own statement"),
});

/** What became of a lender that was asked. `failed`: it did not answer. */
const lenderAnswer = z.object({
  lenderId: z.string(),
  name: z.string(),
  state: z.enum(['waiting', 'offers', 'no-offer', 'failed']),
  reason: z.string().nullable().describe("The lender's code"),
  answeredAt: instantSchema.nullable(),
});

/** Who got data of this application, with the consent that covers it. */
const disclosure = z.object({
  lenderId: z.string(),
  name: z.string(),
  purpose: z.enum(['offers', 'application']),
  check: checkSchema,
  bureau: z.string(),
  textVersion: z.string(),
  consentAt: instantSchema,
  sentAt: instantSchema.nullable().describe('Null: nothing was sent'),
  keptDays: z.int(),
  withdrawal: z.enum(['asked', 'withdrawn', 'too-late', 'unreachable']).nullable(),
});

/** An application as its person sees it. */
export const loanApplicationSchema = z.object({
  applicationId: z.uuid(),
  state: z.enum(applicationStates),
  steps: z.array(z.object({ state: z.enum(applicationStates), at: instantSchema })),
  ask: loanAskSchema,
  sandbox: z.boolean(),
  createdAt: instantSchema,
  lenders: z.array(lenderSchema).describe('That this kind of loan can be asked of'),
  textVersion: z.string().describe('Of the consent that a page shows'),
  otp: z
    .object({
      sender: z.string(),
      mobileMasked: z.string(),
      validUntil: instantSchema,
      resendAfter: instantSchema,
      resendsLeft: z.int(),
      nextChannel: z.enum(['sms', 'voice']).nullable(),
    })
    .nullable(),
  answers: z.array(lenderAnswer),
  order: z.literal('apr').describe('By which offers are ordered: the lowest APR first'),
  offers: z.array(loanOfferSchema),
  chosenOfferId: z.uuid().nullable(),
  outcome: z
    .object({
      lenderRef: z.string().nullable(),
      reason: z.string().nullable(),
      coolingOffUntil: instantSchema.nullable(),
    })
    .nullable(),
  disclosures: z.array(disclosure),
});
