import { z } from 'zod';

/** The fields we read; others are ignored. Source: OpenAI API reference, "Create chat completion", version 1. */
export const completionWire = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullable() }),
        finish_reason: z.string().nullable(),
      }),
    )
    .min(1),
});
