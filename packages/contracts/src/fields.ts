import { languages } from '@pahiya/domain/shared/language';
import { z } from 'zod';

/** A calendar day in India, `YYYY-MM-DD`. */
export const istDateSchema = z.iso.date().describe('Day in India, YYYY-MM-DD');

/** A point in time, RFC 3339, UTC. */
export const instantSchema = z.iso.datetime().describe('Instant, RFC 3339, UTC');

/** A vehicle number as a person types it: spaces, dots, dashes and case are forgiven by the server.
 * Bounds are wide on purpose, so that long marks get their explanation and not a length fault. */
export const vehicleNumberInput = z
  .string()
  .min(1)
  .max(40)
  .describe('Vehicle number in any spacing or case, e.g. "dl 8c af 5030"');

/** A vehicle number as the product writes it: upper case, no spaces, e.g. DL8CAF5030. */
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

/** Language of the person. */
export const languageSchema = z.enum(languages).describe('Language: English or Hindi');
