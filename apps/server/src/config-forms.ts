import { z } from 'zod';

/** Formats of environment variables. */
export const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((text) => text === 'true' || text === '1');

/** An integer within bounds. */
export const whole = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: `must be a whole number from ${low} to ${high}` })
    .transform(Number)
    .refine((value) => value >= low && value <= high, {
      error: `must be a whole number from ${low} to ${high}`,
    });

/** Rupees with at most two decimals, parsed as paise. */
export const rupeeAmount = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, { error: 'must be an amount in rupees, such as 199 or 199.50' })
  .transform((text) => Math.round(Number(text) * 100));

/** A server's address. */
export const address = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address',
});

/** A comma-separated list. */
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

const partnerForm = 'must be like acme=https://acme.example/, parted by commas';

/** Partner sites: comma-separated `id=https://…`. Only https, and no user, password, query or fragment in an
 * address. */
export const partnerSites = list
  .default([])
  .pipe(
    z.array(
      z
        .string()
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*=https:\/\/[^\s@?#\\]+$/, { error: partnerForm })
        .transform((entry) => {
          const at = entry.indexOf('=');
          return { id: entry.slice(0, at), address: entry.slice(at + 1) };
        })
        .refine(({ address: text }) => URL.canParse(text), { error: partnerForm }),
    ),
  )
  .refine((sites) => new Set(sites.map(({ id }) => id)).size === sites.length, {
    error: 'must name each partner once',
  });
