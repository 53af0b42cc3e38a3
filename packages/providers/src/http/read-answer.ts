import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { OutgoingAnswer } from './outgoing-http.ts';
import { parseJson } from './parse-json.ts';
import { providerFailure } from './provider-failures.ts';

/**
 * Reads a response that must be JSON of the given shape.
 * Refuses with `rejected` for a status of 400 or more, `malformed` for a redirect or any other shape.
 */
export function readAnswer<T>(
  provider: string,
  { status, text }: OutgoingAnswer,
  wire: z.ZodType<T>,
): Result<T, ProviderFailure> {
  if (status >= 400) return err(providerFailure(provider, 'rejected', `answered ${status}`));
  const parsed = status < 300 ? wire.safeParse(parseJson(text)) : null;
  return parsed?.success
    ? ok(parsed.data)
    : err(providerFailure(provider, 'malformed', 'answer is not as documented'));
}
