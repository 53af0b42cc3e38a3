import { z } from 'zod';
import { inEveryLanguage } from '../fields.ts';

/** No control characters, lone surrogates or bidirectional controls. Joiners, which Hindi needs, are allowed. */
const plain = /^[^\p{Cc}\p{Cs}\p{Bidi_C}\p{Zl}\p{Zp}]*$/u;
const plainLines = /^(?:\n|[^\p{Cc}\p{Cs}\p{Bidi_C}\p{Zl}\p{Zp}])*$/u;
const notPlain = 'This must be plain text, without control characters.';

const line = (most: number) => z.string().trim().min(1).max(most).regex(plain, { error: notPlain });
const lines = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .min(1)
    .max(most)
    .regex(plainLines, { error: notPlain });

/** One line of text in one language, such as an address or the name of a source. */
export const plainLine = line;

/** One line of text in every language. */
export const localLine = (most: number) => inEveryLanguage(line(most));

/** Text of several lines in every language; an empty line separates paragraphs. */
export const localLines = (most: number) => inEveryLanguage(lines(most));

/** A short name in lower case. */
export const slugSchema = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: 'Use only a-z, 0-9 and single dashes.',
  });

/** A path of this site, below the language; cannot lead to another site. */
export const sitePathSchema = z
  .string()
  .max(300)
  .regex(/^(?!.*\/\/)\/(?!hi(?:[/?#]|$))[\w\-./~%?=&#+:,]*$/, {
    error: 'Enter a path of this site without the language, like /rc-search.',
  })
  .describe('Path of this site, below the language');

/** Path of a page without query or trailing slash. */
export const pageKeySchema = z
  .string()
  .max(200)
  .regex(/^(?:\/|(?!\/hi(?:\/|$))(?:\/[a-z0-9-]+)+)$/, {
    error: 'Enter the path of a page without the language, like /rc-search.',
  });

/** A URL of another site: https, host name, no user or password. */
export const outsideAddressSchema = z
  .string()
  .max(500)
  .regex(/^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:\/[\w\-./~%?=&#+:,]*)?$/, {
    error: 'Enter a path of this site or an address that starts with https://',
  });

/** Target of a link: a page of ours, or an https URL of another site. */
export const linkTargetSchema = z.union([sitePathSchema, outsideAddressSchema], {
  error: 'Enter a path of this site or an address that starts with https://',
});
