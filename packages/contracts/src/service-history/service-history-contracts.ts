import { z } from 'zod';
import { defineContract } from '../contract.ts';
import {
  instantSchema,
  istDateSchema,
  languageSchema,
  vehicleNumberInput,
  vehicleNumberOutput,
} from '../fields.ts';
import { orderSchema } from '../orders/order-schema.ts';
import { exampleServiceOrder, exampleServiceReport } from './examples.ts';
import { serviceReportSchema } from './report-schema.ts';
import * as calls from './service-history-calls.ts';

const amountPaise = z.int().describe('Whole paise');
const checkRefusals = [
  'vehicle/not-a-mark',
  'vehicle/not-in-register',
  'vehicle/hidden',
  'service-history/source-unavailable',
  '1003',
  'request/too-many',
] as const;

/** Whether the source has records of a vehicle. Free; counts as a look-up, unless the source fails. */
export const serviceHistoryPreCheck = defineContract({
  call: calls.serviceHistoryPreCheck,
  tag: 'service-history',
  who: 'anyone',
  summary: 'Free check for service records',
  query: z.object({ vehicleNumber: vehicleNumberInput }),
  answer: z.object({
    vehicleNumber: vehicleNumberOutput,
    display: z.string(),
    checkedAt: instantSchema,
    provider: z.object({ name: z.string(), sandbox: z.boolean() }),
    records: z
      .object({ visits: z.int(), newestOn: istDateSchema })
      .nullable()
      .describe('Null: no records, so nothing can be bought'),
    price: z
      .object({
        lines: z.array(z.object({ code: z.string(), amount: amountPaise })),
        total: amountPaise,
      })
      .nullable()
      .describe('Every line of the price; null without records'),
  }),
  refusals: checkRefusals,
  example: {
    vehicleNumber: 'DL8CAF5030',
    display: 'DL 8C AF 5030',
    checkedAt: '2026-11-21T04:44:00Z',
    provider: { name: 'Workshop records', sandbox: true },
    records: { visits: 3, newestOn: '2024-03-22' },
    price: {
      lines: [
        { code: 'report', amount: 24_900 },
        { code: 'gst', amount: 4_482 },
      ],
      total: 29_382,
    },
  },
});

/** Creates the order of a report at the price that was shown. The source is asked once more: without records no order is
 * created. */
export const serviceHistoryCheckout = defineContract({
  call: calls.serviceHistoryCheckout,
  tag: 'service-history',
  who: 'user',
  summary: 'Order a service-history report',
  body: z.object({
    vehicleNumber: vehicleNumberInput,
    purpose: z
      .enum(['own', 'buying', 'selling'])
      .describe('Why it is asked for: own vehicle, before buying, or before selling; kept'),
    expectedTotal: z.int().min(100).describe('Total shown to the user, in paise'),
  }),
  answer: z.object({ order: orderSchema }),
  status: 201,
  idempotency: 'required',
  refusals: [
    'auth/required',
    ...checkRefusals,
    'service-history/no-record',
    'order/quote-not-found',
    'order/quote-expired',
    'order/quote-changed',
    'order/too-many-unpaid',
    'order/payments-paused',
    'request/cross-site',
  ],
  example: { order: exampleServiceOrder },
});

const reportAnswer = z.object({
  report: serviceReportSchema,
  shareToken: z.string().nullable().describe('Of its link, while it is shared'),
});
const reportRefusals = [
  'auth/required',
  'order/not-found',
  'service-history/not-ready',
  'request/too-many',
] as const;
const ofOrder = z.object({ orderId: z.uuid() });
const inLanguage = z.object({ language: languageSchema.default('en') });
const reportExample = { report: exampleServiceReport, shareToken: null };

/** The report of an order. */
export const serviceReport = defineContract({
  call: calls.serviceReport,
  tag: 'service-history',
  who: 'user',
  summary: 'A service-history report',
  params: ofOrder,
  answer: reportAnswer,
  refusals: reportRefusals,
  example: reportExample,
});

/** The same as PDF. */
export const serviceReportPdf = defineContract({
  call: calls.serviceReportPdf,
  tag: 'service-history',
  who: 'user',
  summary: 'A service-history report as PDF',
  params: ofOrder,
  query: inLanguage,
  answer: null,
  refusals: reportRefusals,
});

/** A sample with invented figures. */
export const serviceHistorySample = defineContract({
  call: calls.serviceHistorySample,
  tag: 'service-history',
  who: 'anyone',
  summary: 'Sample of a service-history report',
  answer: z.object({ report: serviceReportSchema }),
  refusals: ['request/too-many'],
  example: { report: exampleServiceReport },
});

/** The sample as PDF. */
export const serviceHistorySamplePdf = defineContract({
  call: calls.serviceHistorySamplePdf,
  tag: 'service-history',
  who: 'anyone',
  summary: 'Sample of a service-history report as PDF',
  query: inLanguage,
  answer: null,
  refusals: ['request/too-many'],
});

/** Makes a link to the report with the number masked; a repeat returns the same link. */
export const shareServiceReport = defineContract({
  call: calls.shareServiceReport,
  tag: 'service-history',
  who: 'user',
  summary: 'Share a report by link',
  params: ofOrder,
  answer: z.object({ shareToken: z.string() }),
  refusals: [...reportRefusals, 'request/cross-site'],
  example: { shareToken: 'Zm9yIGEgcmVwb3J0IHRoYXQgaXMgc2hhcmVk' },
});

/** Revokes the link at once. Idempotent. */
export const revokeServiceReport = defineContract({
  call: calls.revokeServiceReport,
  tag: 'service-history',
  who: 'user',
  summary: "Revoke a report's link",
  params: ofOrder,
  answer: z.object({ isRevoked: z.literal(true) }),
  refusals: [...reportRefusals, 'request/cross-site'],
  example: { isRevoked: true },
});

/** A shared report: number masked, without the price and the buyer. */
export const sharedServiceReport = defineContract({
  call: calls.sharedServiceReport,
  tag: 'service-history',
  who: 'anyone',
  summary: 'A shared report, number masked',
  params: z.object({ token: z.string().min(20).max(100) }),
  answer: z.object({ report: serviceReportSchema }),
  refusals: ['service-history/link-over', 'request/too-many'],
  example: { report: exampleServiceReport },
});

/** Asks for a correction of one line. It is shown beside the line, also in the shared report; no line is removed. A repeat
 * replaces the claim and keeps its date. */
export const correctServiceReport = defineContract({
  call: calls.correctServiceReport,
  tag: 'service-history',
  who: 'user',
  summary: 'Report a wrong line',
  params: ofOrder,
  body: z
    .object({
      lineId: z.string().min(1).max(60),
      claim: z.enum(['not-mine', 'wrong-km']),
      statedKm: z
        .int()
        .min(0)
        .max(9_999_999)
        .optional()
        .describe('The right reading; needed for wrong-km'),
      note: z.string().trim().max(500).default('').describe('Proof in words, e.g. a job card'),
    })
    .refine(({ claim, statedKm }) => claim === 'not-mine' || statedKm !== undefined, {
      path: ['statedKm'],
      error: 'Enter the right reading in km',
    }),
  answer: reportAnswer,
  refusals: [...reportRefusals, 'service-history/unknown-line', 'request/cross-site'],
  example: reportExample,
});
