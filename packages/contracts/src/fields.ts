import { parseIstDate } from '@pahiya/domain/shared/ist-date';
import { everyLanguage, languages } from '@pahiya/domain/shared/language';
import { z } from 'zod';

/** A calendar day in India, `YYYY-MM-DD`, in a year in which the domain can compute. */
export const istDateSchema = z.iso
  .date({ abort: true })
  .refine((text) => parseIstDate(text) !== null, { error: 'Enter a year from 1900 to 2199.' })
  .describe('Day in India, YYYY-MM-DD');

export const instantSchema = z.iso.datetime().describe('Instant, RFC 3339, UTC');

/** A vehicle number as typed: spaces, dots, dashes and case are normalized by the server. The length limit is
 * generous: an overlong number gets its own explanation rather than a length error. */
export const vehicleNumberInput = z
  .string()
  .min(1)
  .max(40)
  .describe('Vehicle number in any spacing or case, e.g. "dl 8c af 5030"');

/** A vehicle number in compact form: upper case, no spaces, e.g. DL8CAF5030. */
export const vehicleNumberOutput = z
  .string()
  .describe('Vehicle number in its compact form, e.g. DL8CAF5030');

/** An Indian mobile number: optional +91 or 91, then ten digits starting with 6 to 9. */
export const mobileInput = z
  .string()
  .trim()
  .max(20)
  .regex(/^(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}$/, {
    error: 'A mobile number has ten digits and starts with 6, 7, 8 or 9',
  })
  .describe('Indian mobile number, with or without +91');

export const languageSchema = z.enum(languages).describe('Language: English or Hindi');

/** An object with this field for every language of the product. */
export const inEveryLanguage = <Field extends z.ZodType>(field: Field) =>
  z.object(everyLanguage(() => field));
