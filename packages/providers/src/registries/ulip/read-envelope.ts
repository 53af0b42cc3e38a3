import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { parseJson } from '../../http/parse-json.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import { envelopeWire, type UlipEnvelope } from './wire.ts';

/** Content of an envelope: the inner response, or not found. */
export type UlipAnswer =
  | { readonly kind: 'found'; readonly inner: unknown }
  | { readonly kind: 'not-found' };

/** "VAHAN_01 - 3rd party service is down!" and variants. */
const SOURCE_DOWN = /\b(is down|unavailable|not reachable|timed? ?-?out|internal server error)\b/i;
const NO_SUCH =
  /\b(no (such|details?|records?|data)|not (found|available|exist)|does ?n.?t exist|invalid vehicle)\b/i;

/** Reads the body of an HTTP 200 response. ULIP reports most errors inside it, so the HTTP status alone proves
 * nothing: not found is `responseStatus` ERROR with a text or `code` "305", a source that is down is a text with
 * `error` "true", an invalid request is `code` "400". Refuses with `malformed` (not an envelope), `unavailable`
 * (source down), `rejected` (code 400, 401, 403, 412). */
export function readEnvelope(provider: string, text: string): Result<UlipAnswer, ProviderFailure> {
  const parsed = envelopeWire.safeParse(parseJson(text));
  if (!parsed.success)
    return err(providerFailure(provider, 'malformed', 'answer is not the ULIP envelope'));
  const envelope = parsed.data;
  const said = textsOf(envelope);
  if (SOURCE_DOWN.test(said))
    return err(providerFailure(provider, 'unavailable', 'source behind ULIP is down'));
  if (
    envelope.code === '400' ||
    envelope.code === '401' ||
    envelope.code === '403' ||
    envelope.code === '412'
  ) {
    return err(providerFailure(provider, 'rejected', `ULIP answered code ${envelope.code}`));
  }
  if (envelope.code === '305') return ok({ kind: 'not-found' });
  const first = Array.isArray(envelope.response) ? envelope.response[0] : undefined;
  if (first?.responseStatus?.toUpperCase() === 'SUCCESS')
    return ok({ kind: 'found', inner: first.response });
  if (first?.responseStatus?.toUpperCase() === 'ERROR') {
    // Any other error that sets the outer flag is a failure of the source.
    if (envelope.error === 'true' && !NO_SUCH.test(said)) {
      return err(providerFailure(provider, 'unavailable', 'ULIP reported an error of the source'));
    }
    return ok({ kind: 'not-found' });
  }
  return err(providerFailure(provider, 'malformed', 'envelope holds no inner answer'));
}

/** Short texts only: a record of thousands of characters is not an error message. */
function textsOf(envelope: UlipEnvelope): string {
  const inner = Array.isArray(envelope.response)
    ? envelope.response.map((answer) => answer.response)
    : [envelope.response];
  return [...inner, envelope.message]
    .filter((text): text is string => typeof text === 'string' && text.length < 300)
    .join('\n');
}
