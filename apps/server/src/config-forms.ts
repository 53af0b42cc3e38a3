import { z } from 'zod';

/** Forms that variables of the environment come in. */
export const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((text) => text === 'true' || text === '1');

/** A whole number within bounds. */
export const whole = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: `must be a whole number from ${low} to ${high}` })
    .transform(Number)
    .refine((value) => value >= low && value <= high, {
      error: `must be a whole number from ${low} to ${high}`,
    });

/** Rupees with at most two decimals, read as paise. */
export const rupeeAmount = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, { error: 'must be an amount in rupees, such as 199 or 199.50' })
  .transform((text) => Math.round(Number(text) * 100));

/** An address of a server. */
export const address = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address',
});

/** Words parted by commas. */
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);
