import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { instantSchema } from '../fields.ts';
import { watchedServices } from '../site/site-contracts.ts';
import * as calls from './figures-calls.ts';

/** Core Web Vitals: LCP and INP in milliseconds, CLS in thousandths. Source: web.dev, Core Web Vitals. */
export const vitalMetrics = ['lcp', 'inp', 'cls'] as const;

const days = z.number().min(0).nullable().describe('Median, in days; null without data');
const share = z.number().min(0).max(1).nullable().describe('Null without data');

/** Performance of the product over the last thirty days, computed from the stored rows. */
export const publishedFigures = defineContract({
  call: calls.publishedFigures,
  tag: 'app',
  who: 'anyone',
  summary: 'Performance of the product: speed, refunds, settlements, sources',
  answer: z.object({
    asOf: instantSchema,
    days: z.int().describe('Period of the figures, in days'),
    vitals: z.array(
      z.object({
        metric: z.enum(vitalMetrics),
        samples: z.int(),
        p75: z.int().nullable().describe('Milliseconds; thousandths for cls'),
      }),
    ),
    refunds: z.object({ count: z.int(), medianDays: days, inTime: share }),
    settlements: z.array(
      z.object({
        kind: z.enum(['e-challan', 'court']),
        count: z.int(),
        medianDays: days,
        inTime: share,
      }),
    ),
    sources: z.array(
      z.object({ service: z.enum(watchedServices), calls: z.int(), answered: share }),
    ),
  }),
  refusals: ['request/too-many'],
  example: {
    asOf: '2026-11-21T04:50:00Z',
    days: 30,
    vitals: [{ metric: 'lcp', samples: 412, p75: 1280 }],
    refunds: { count: 3, medianDays: 2.4, inTime: 1 },
    settlements: [{ kind: 'e-challan', count: 120, medianDays: 0.8, inTime: 0.99 }],
    sources: [{ service: 'register', calls: 5120, answered: 0.997 }],
  },
});

/** Web Vitals of a page view: numbers only, anonymous. */
export const reportVitals = defineContract({
  call: calls.reportVitals,
  tag: 'app',
  who: 'anyone',
  summary: 'Report Web Vitals of a page view',
  description: 'Stored per hour, without IP address, device, page or user; erased after 30 days.',
  body: z.object({
    lcp: z.int().min(0).max(120_000).optional(),
    inp: z.int().min(0).max(120_000).optional(),
    cls: z.int().min(0).max(100_000).optional().describe('Thousandths'),
  }),
  answer: z.object({ isKept: z.boolean() }),
  status: 202,
  refusals: ['request/cross-site', 'request/too-many'],
  example: { isKept: true },
});
