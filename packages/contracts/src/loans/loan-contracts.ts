import { loanConsentVersion } from '@pahiya/domain/loans/application-states';
import { loanBounds } from '@pahiya/domain/loans/loan';
import { z } from 'zod';
import { defineContract } from '../contract.ts';
import type { ErrorCode } from '../error-codes.ts';
import { istDateSchema, languageSchema } from '../fields.ts';
import * as calls from './loan-calls.ts';
import {
  lenderSchema,
  loanAmountSchema,
  loanApplicationSchema,
  loanAskSchema,
  loanMonthsSchema,
  loanPersonSchema,
  loanTermsSchema,
} from './loan-schemas.ts';

const { principal } = loanBounds;
const applicationId = z.uuid().describe('Of startLoanApplication');
const params = z.object({ applicationId });
const application = z.object({ application: loanApplicationSchema });

const ask: z.infer<typeof loanAskSchema> = {
  kind: 'new-car',
  amount: 50_000_000,
  months: 60,
  value: 70_000_000,
  vehicleAge: 0,
};
const exampleLender: z.infer<typeof lenderSchema> = {
  lenderId: 'example',
  name: 'Example Bank (sandbox)',
  sandbox: true,
  kinds: ['new-car'],
  offerCheck: 'soft',
  applicationCheck: 'hard',
  bureau: 'Sandbox Credit Bureau',
  keptDays: 90,
  grievanceOfficer: 'officer@lender.example',
};
const exampleApplication: z.infer<typeof loanApplicationSchema> = {
  applicationId: '8a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b',
  state: 'draft',
  steps: [{ state: 'draft', at: '2026-11-25T04:44:00Z' }],
  ask,
  sandbox: true,
  createdAt: '2026-11-25T04:44:00Z',
  lenders: [exampleLender],
  textVersion: loanConsentVersion,
  otp: null,
  answers: [],
  order: 'apr',
  offers: [],
  chosenOfferId: null,
  outcome: null,
  disclosures: [],
};
const example = { application: exampleApplication };

const writing = [
  'auth/required',
  'request/bad-input',
  'request/cross-site',
  'request/too-many',
] as const satisfies readonly ErrorCode[];
const ofOne = [
  ...writing,
  'loan/application-not-found',
  'loan/wrong-step',
  'loan/lenders-unavailable',
] as const satisfies readonly ErrorCode[];

/** What the page of loans shows: usual terms, public rates that are not too old, and the lenders that can be asked. */
export const loansHomepage = defineContract({
  call: calls.loansHomepage,
  tag: 'loans',
  who: 'anyone',
  summary: 'Usual terms, public rates and lenders',
  answer: z.object({
    terms: z.array(loanTermsSchema),
    rates: z.array(
      z.object({
        lender: z.string(),
        kind: z.literal('new-car'),
        from: z.int().describe('Thousandths of a percent a year'),
        to: z.int().nullable(),
        note: z.object({ en: z.string(), hi: z.string() }).nullable(),
        asOf: istDateSchema,
        daysOld: z.int(),
        url: z.string(),
        source: z.string(),
      }),
    ),
    ratesHiddenFor: z.int().describe('Rates older than 90 days, not shown'),
    lenders: z.array(lenderSchema).describe('Empty: nothing can be applied for here'),
  }),
  refusals: ['request/too-many'],
  example: {
    terms: [
      {
        kind: 'new-car',
        from: '2025-01-01',
        months: { least: 12, most: 84 },
        rate: { least: 7_500, most: 14_000 },
        fee: { least: 0, most: 500 },
        confidence: 'medium',
        sources: ['Practice'],
      },
    ],
    rates: [],
    ratesHiddenFor: 0,
    lenders: [exampleLender],
  },
});

const side = z.object({
  kind: z.enum(['two-wheeler', 'personal']),
  isSecured: z.boolean(),
  rate: z.object({ least: z.int(), most: z.int() }),
  fee: z.object({ least: z.int(), most: z.int() }),
  offers: z
    .array(
      z.object({
        at: z.enum(['least', 'most']),
        rate: z.int(),
        instalment: z.int(),
        fee: z.int().describe('With GST, paise'),
        apr: z.int().nullable(),
        totalPaid: z.int(),
      }),
    )
    .describe('At the lowest and the highest usual rate and fee'),
  from: istDateSchema.describe('Day from which these ranges were seen'),
  isTermUsual: z.boolean().describe('Whether the months are within the usual'),
  confidence: z.enum(['high', 'medium', 'low', 'unverified']),
  sources: z.array(z.string()),
});

/** The computation of the APR and the schedule of a loan. */
export const loanSheet = defineContract({
  call: calls.loanSheet,
  tag: 'loans',
  who: 'anyone',
  summary: 'APR sheet and schedule as CSV',
  query: z.object({
    amount: z.coerce.number().pipe(loanAmountSchema).describe('Paise'),
    rate: z.coerce.number().int().min(0).max(60_000).describe('Thousandths of a percent a year'),
    months: z.coerce.number().pipe(loanMonthsSchema).describe('Months'),
    fee: z.coerce
      .number()
      .int()
      .min(0)
      .max(principal.most)
      .describe('Paise without GST, less than the loan with it'),
    language: languageSchema,
  }),
  answer: null,
  refusals: ['request/bad-input', 'request/too-many'],
});

/** A loan on a new two-wheeler beside a personal loan, for the same sum and months. */
export const newBikeToPlPage = defineContract({
  call: calls.newBikeToPlPage,
  tag: 'loans',
  who: 'anyone',
  summary: 'Two-wheeler loan beside a personal loan',
  description: 'Ranges are practice, nobody’s offer.',
  body: z.object({ amount: loanAmountSchema, months: loanMonthsSchema }),
  answer: z.object({
    order: z.literal('apr').describe('The lower APR at the lowest usual rate first'),
    sides: z.array(side),
    asOf: istDateSchema,
  }),
  refusals: ['request/bad-input', 'request/cross-site', 'request/too-many'],
  example: {
    order: 'apr',
    asOf: '2026-11-25',
    sides: [
      {
        kind: 'two-wheeler',
        isSecured: true,
        from: '2024-11-01',
        rate: { least: 9_500, most: 20_000 },
        fee: { least: 1_000, most: 3_000 },
        offers: [
          {
            at: 'least',
            rate: 9_500,
            instalment: 288_300,
            fee: 106_200,
            apr: 10_320,
            totalPaid: 10_485_000,
          },
        ],
        isTermUsual: true,
        confidence: 'low',
        sources: ['Practice'],
      },
    ],
  },
});

/** The caller's applications, newest first. */
export const listLoanApplications = defineContract({
  call: calls.listLoanApplications,
  tag: 'loans',
  who: 'user',
  summary: 'Own loan applications',
  answer: z.object({
    applications: z.array(
      loanApplicationSchema.pick({ applicationId: true, state: true, ask: true, createdAt: true }),
    ),
  }),
  refusals: ['auth/required', 'request/too-many'],
  example: {
    applications: [
      {
        applicationId: exampleApplication.applicationId,
        state: 'draft',
        ask,
        createdAt: exampleApplication.createdAt,
      },
    ],
  },
});

/** Starts an application as a draft: nothing is sent to anybody. */
export const startLoanApplication = defineContract({
  call: calls.startLoanApplication,
  tag: 'loans',
  who: 'user',
  summary: 'Start a loan application',
  body: loanAskSchema,
  answer: application,
  status: 201,
  refusals: [...writing, 'loan/lenders-unavailable'],
  example,
});

/** An application with everything that happened. */
export const readLoanApplication = defineContract({
  call: calls.readLoanApplication,
  tag: 'loans',
  who: 'user',
  summary: 'A loan application',
  params,
  answer: application,
  refusals: [
    'auth/required',
    'request/bad-input',
    'loan/application-not-found',
    'request/too-many',
  ],
  example,
});

/** Takes the person's details and a consent for each lender that may be asked for offers, and has the lenders' service
 * send its OTP. No lender gets anything before that OTP is right. */
export const giveLoanConsent = defineContract({
  call: calls.giveLoanConsent,
  tag: 'loans',
  who: 'user',
  summary: 'Consent to ask lenders for offers',
  params,
  body: z.object({
    person: loanPersonSchema,
    lenderIds: z.array(z.string().max(40)).min(1, { error: 'Choose a lender' }).max(30),
    textVersion: z.string().max(40).describe('Of the text that was read'),
  }),
  answer: application,
  refusals: [...ofOne, 'loan/consent-changed', 'loan/otp-no-more'],
  example,
});

/** Sends the lenders' OTP again: after 30 seconds, three times, the third by a call. Where none was sent yet, or its
 * session is over, it sends a first one. */
export const resendLoanOtp = defineContract({
  call: calls.resendLoanOtp,
  tag: 'loans',
  who: 'anyone',
  summary: "Resend the lenders' OTP",
  body: z.object({ applicationId }),
  answer: application,
  refusals: [
    'request/bad-input',
    'request/cross-site',
    'request/too-many',
    'loan/application-not-found',
    'loan/wrong-step',
    'loan/lenders-unavailable',
    'auth/otp-wait',
    'loan/otp-no-more',
  ],
  example,
});

/** Passes the OTP to the lenders' service; the lenders with a consent are asked when it is right. */
export const verifyLoanOtp = defineContract({
  call: calls.verifyLoanOtp,
  tag: 'loans',
  who: 'user',
  summary: "Verify the lenders' OTP",
  params,
  body: z.object({
    otp: z
      .string()
      .trim()
      .regex(/^\d{6}$/, { error: 'An OTP has six digits' }),
  }),
  answer: application,
  refusals: [...ofOne, 'auth/otp-wrong', 'auth/otp-expired'],
  example,
});

/** Chooses an offer, hands the application over, asks failed lenders again, or withdraws. */
export const changeLoanApplication = defineContract({
  call: calls.changeLoanApplication,
  tag: 'loans',
  who: 'user',
  summary: 'Choose, hand over, ask again or withdraw',
  description:
    'hand-over is the consent for the check and the data of the application itself: one for offers does not cover it.',
  params,
  body: z.discriminatedUnion('act', [
    z.object({ act: z.literal('choose'), offerId: z.uuid() }),
    z.object({ act: z.literal('unchoose') }),
    z.object({
      act: z.literal('hand-over'),
      offerId: z.uuid().describe('The chosen one, as it was read'),
      isAgreed: z.literal(true),
      textVersion: z.string().max(40),
    }),
    z.object({ act: z.literal('ask-again') }),
    z.object({ act: z.literal('withdraw') }),
  ]),
  answer: application,
  refusals: [...ofOne, 'loan/consent-changed', 'loan/offer-over'],
  example,
});
