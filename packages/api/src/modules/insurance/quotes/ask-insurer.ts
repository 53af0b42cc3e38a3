import type { Insurer } from '@pahiya/domain/insurance/ports';
import type { Services } from '../../../services.ts';
import { noteUpstreamCall } from '../../operations/upstream-calls.ts';
import { type QuoteRequest, type StoredAnswer, saveAnswer } from './request-repository.ts';

type Asked = Pick<QuoteRequest, 'requestId' | 'vehicle' | 'ask'>;

/** In-flight questions of this server, by request and insurer. */
const underWay = new WeakMap<Services, Map<string, Promise<void>>>();

/** Asks an insurer for a quote and saves its answer once the request is saved (`written`). Concurrent callers share the
 * question; another server's is the same to the insurer, by its id. */
export function askInsurer(
  services: Services,
  request: Asked,
  insurer: Insurer,
  written: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const mine = underWay.get(services) ?? new Map<string, Promise<void>>();
  underWay.set(services, mine);
  const key = `${request.requestId}:${insurer.profile.id}`;
  const before = mine.get(key);
  if (before !== undefined) return before;
  const asked = askAndSave(services, request, insurer, written).finally(() => mine.delete(key));
  mine.set(key, asked);
  return asked;
}

/** Starts asking insurers in the background while the request is being saved. An answer that could not be saved is
 * fetched again by the next caller. */
export function askAll(
  services: Services,
  request: Asked,
  { insurers, written }: { readonly insurers: readonly Insurer[]; written: Promise<unknown> },
): void {
  for (const insurer of insurers) askInsurer(services, request, insurer, written).catch(() => {});
}

async function askAndSave(
  services: Services,
  { requestId, vehicle, ask }: Asked,
  insurer: Insurer,
  written: Promise<unknown>,
): Promise<void> {
  const { id: insurerId } = insurer.profile;
  const started = performance.now();
  const answer = await insurer.quote({ requestId, vehicle, ask });
  const noted = noteUpstreamCall(services, {
    upstream: `insurers:${insurerId}`,
    durationMs: performance.now() - started,
    outcome: answer.ok ? 'ok' : answer.error.kind,
  });
  await written;
  const stored: StoredAnswer = !answer.ok
    ? { insurerId, state: 'failed', reason: answer.error.kind, quote: null }
    : answer.value.kind === 'quote'
      ? { insurerId, state: 'quote', reason: null, quote: answer.value.quote }
      : { insurerId, state: 'declined', reason: answer.value.reason, quote: null };
  await Promise.all([saveAnswer(services.sql, requestId, stored, services.now()), noted]);
}
