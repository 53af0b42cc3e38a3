import { z } from 'zod';

/** Kinds of orders, by the name that is stored with them. */
export const orderKindNames = [
  'challan',
  'fastag-recharge',
  'fastag-tag',
  'insurance-policy',
  'rto-service',
  'service-report',
  'used-car-reservation',
] as const;
export const orderKindSchema = z.enum(orderKindNames).describe('Kind of the order');
export type OrderKindName = (typeof orderKindNames)[number];
