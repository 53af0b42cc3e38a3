import { z } from 'zod';
import type { CarSource } from './import-repository.ts';
import { UnreadableCatalogue } from './read-catalogue-file.ts';

const sourcesSchema = z.array(
  z.object({
    code: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    title: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .regex(/^[^\p{Cc}]*$/u, { error: 'control characters' }),
    asOf: z.string().regex(/^\d{4}(?:-\d{2}){0,2}$/),
  }),
);

/** Reads a list of sources. Throws UnreadableCatalogue for anything else. */
export function readCarSources(text: string): readonly CarSource[] {
  try {
    return sourcesSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new UnreadableCatalogue(`The sources cannot be read: ${(error as Error).message}`);
  }
}
