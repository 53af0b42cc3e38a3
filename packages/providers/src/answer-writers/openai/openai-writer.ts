import type { AnswerTask, AnswerWriter, WrittenAnswer } from '@pahiya/domain/assistant/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { OutgoingAnswer } from '../../http/outgoing-http.ts';
import {
  openSingleTryProvider,
  type SingleTryLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import { readAnswer } from '../../http/read-answer.ts';
import { messagesFor, NOT_IN_PASSAGES } from './prompt.ts';
import { completionWire } from './wire.ts';

/** Stable id of this provider in failures, logs and metrics. */
export const OPENAI_WRITER = 'openai-compatible';

/** Address and credentials of the model. */
export type OpenAiWriterOptions = SingleTryLimits & {
  /** Without a trailing slash, with the version: `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
};

/** The port over such a service, with its health for operators. */
export type OpenAiWriter = AnswerWriter & WatchedProvider;

/** Short, because the user is waiting and the passages can be shown instead. */
const timeoutMs = 8_000;
const longestAnswerTokens = 600;

/** Writes answers with a model behind an OpenAI-compatible API. No retries: the passages are shown instead. A
 * truncated or withheld answer is `malformed`. Refuses with a {@link ProviderFailure}. Source:
 * docs/providers/openai-compatible.md. */
export function createOpenAiWriter(options: OpenAiWriterOptions): OpenAiWriter {
  const own = { http: { timeoutMs }, guard: { totalTimeoutMs: timeoutMs } };
  const { http, guard, watched } = openSingleTryProvider(OPENAI_WRITER, options, own);

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
    return answer.ok ? readCompletion(answer.value) : answer;
  }

  return {
    id: OPENAI_WRITER,
    write: (task) => guard.run((signal) => ask(task, signal)),
    ...watched,
  };
}

function readCompletion(answer: OutgoingAnswer): Result<WrittenAnswer, ProviderFailure> {
  const read = readAnswer(OPENAI_WRITER, answer, completionWire);
  if (!read.ok) return read;
  const choice = read.value.choices[0];
  if (choice === undefined) return malformed('answer is not as documented');
  if (choice.finish_reason !== 'stop') return malformed('answer was cut off or withheld');
  const content = choice.message.content?.trim() ?? '';
  if (content === '') return malformed('answer is empty');
  return content.includes(NOT_IN_PASSAGES)
    ? ok({ kind: 'not-in-passages' })
    : ok({ kind: 'written', text: content });
}

function malformed(reason: string): Result<never, ProviderFailure> {
  return err(providerFailure(OPENAI_WRITER, 'malformed', reason));
}
