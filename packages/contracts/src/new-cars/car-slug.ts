import { z } from 'zod';

/** Part of a car's address. */
export const carSlug = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'Lower-case letters, digits and hyphens' });
