import type { AnswerTask, AnswerWriter, WrittenAnswer } from '@pahiya/domain/assistant/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import {
  createOutgoingHttp,
  type OutgoingAnswer,
  type OutgoingHttpOptions,
} from '../../http/outgoing-http.ts';
import { parseJson } from '../../http/parse-json.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import {
  type BreakerState,
  createProviderGuard,
  type ProviderGuardOptions,
} from '../../http/provider-guard.ts';
import { messagesFor, NOT_IN_PASSAGES } from './prompt.ts';
import { completionWire } from './wire.ts';

/** Stable id of this provider in failures, logs and metrics. */
export const OPENAI_WRITER = 'openai-compatible';

/** Where the model is. */
export type OpenAiWriterOptions = {
  /** Without a slash at the end and with the version: `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  readonly http?: Omit<OutgoingHttpOptions, 'provider'>;
  readonly guard?: Omit<ProviderGuardOptions, 'provider' | 'retries'>;
};

/** The port over such a service, with what an operator wants to see of it. */
export type OpenAiWriter = AnswerWriter & {
  readonly breakerState: () => BreakerState;
  /** Ends its connections. */
  readonly close: () => Promise<void>;
};

/** A person waits for the answer, and the passages stand ready in its place. */
const timeoutMs = 8_000;
const longestAnswerTokens = 600;

/**
 * Words answers by a model behind an OpenAI-compatible API. Asked once: whoever waits is better served by the passages than
 * by a second try. An answer that was cut off or withheld is `malformed`.
 * Refuses as {@link ProviderFailure} says. Source: docs/providers/openai-compatible.md.
 */
export function createOpenAiWriter(options: OpenAiWriterOptions): OpenAiWriter {
  const http = createOutgoingHttp({ provider: OPENAI_WRITER, timeoutMs, ...options.http });
  const guard = createProviderGuard({
    provider: OPENAI_WRITER,
    totalTimeoutMs: timeoutMs,
    ...options.guard,
    retries: 0,
  });

  async function ask(
    task: AnswerTask,
    signal: AbortSignal,
  ): Promise<Result<WrittenAnswer, ProviderFailure>> {
    const answer = await http.send({
      method: 'POST',
      url: `${options.baseUrl}/chat/completions`,
      headers: { authorization: `Bearer ${options.apiKey}` },
      json: {
        model: options.model,
        messages: messagesFor(task),
        temperature: 0,
        max_tokens: longestAnswerTokens,
      },
      signal,
    });
    return answer.ok ? readAnswer(answer.value) : answer;
  }

  return {
    id: OPENAI_WRITER,
    write: (task) => guard.run((signal) => ask(task, signal)),
    breakerState: guard.breakerState,
    close: http.close,
  };
}

function readAnswer({ status, text }: OutgoingAnswer): Result<WrittenAnswer, ProviderFailure> {
  if (status >= 400) return failed('rejected', `answered ${status}`);
  const parsed = status < 300 ? completionWire.safeParse(parseJson(text)) : null;
  const choice = parsed?.success ? parsed.data.choices[0] : undefined;
  if (choice === undefined) return failed('malformed', 'answer is not as documented');
  if (choice.finish_reason !== 'stop') return failed('malformed', 'answer was cut off or withheld');
  const content = choice.message.content?.trim() ?? '';
  if (content === '') return failed('malformed', 'answer is empty');
  return content.includes(NOT_IN_PASSAGES)
    ? ok({ kind: 'not-in-passages' })
    : ok({ kind: 'written', text: content });
}

function failed(kind: ProviderFailure['kind'], reason: string): Result<never, ProviderFailure> {
  return err(providerFailure(OPENAI_WRITER, kind, reason));
}
