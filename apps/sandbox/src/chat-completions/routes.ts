import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { applyFault } from '../control/apply-fault.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import { wordAnswer } from './word-answer.ts';

const completionBody = z.object({
  model: z.string().min(1),
  messages: z
    .array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() }))
    .min(1)
    .max(200),
  max_tokens: z.int().positive().optional(),
  temperature: z.number().min(0).max(2).optional(),
});

export type ChatCompletionsService = {
  readonly apiKey: string;
  readonly model: string;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
};

/** Unwanted model output, by fault mode. */
const misdeeds: Readonly<Record<string, string>> = {
  'invented-fact': 'You have 99 days and pay ₹4,321 under section 777 [1].',
  'foreign-markup':
    '<script>window.caught=1</script><img src=x onerror=window.caught=1> [see](javascript:window.caught=1) [1]',
  'no-source': 'It is as it always was.',
};

/** An OpenAI-compatible chat service, `POST /v1/chat/completions`, whose "model" only matches words: it returns the
 * sentence of the numbered passages with most words in common with the question, or the word requested by the
 * system message if none has. `GET /control/chat-completions` returns the last request. */
export function addChatCompletions(
  app: FastifyInstance,
  service: ChatCompletionsService,
): { readonly addControl: (control: FastifyInstance) => void; readonly reset: () => void } {
  let last: unknown = null;
  app.post('/v1/chat/completions', async (request, reply) => {
    service.calls.count('chat-completions');
    const mode = await applyFault(service.faults.take('chat-completions'), request, reply);
    if (mode === 'answered') return reply;
    if (request.headers.authorization !== `Bearer ${service.apiKey}`) {
      return reply.code(401).send(problem('invalid_api_key', 'Incorrect API key provided.'));
    }
    const body = completionBody.safeParse(request.body);
    if (!body.success) {
      return reply.code(400).send(problem('invalid_request', 'The body is not as documented.'));
    }
    if (body.data.model !== service.model) {
      return reply.code(404).send(problem('model_not_found', 'The model does not exist.'));
    }
    last = request.body;
    const content = mode === null ? wordAnswer(body.data.messages) : (misdeeds[mode] ?? '');
    return {
      id: `chatcmpl-${randomUUID()}`,
      object: 'chat.completion',
      created: Math.floor(Date.now() / 1000),
      model: service.model,
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content },
          finish_reason: mode === 'cut-off' ? 'length' : 'stop',
        },
      ],
      usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
    };
  });

  return {
    addControl: (control) => {
      control.get('/control/chat-completions', async () => ({ last }));
    },
    reset: () => {
      last = null;
    },
  };
}

function problem(code: string, message: string) {
  return { error: { message, type: 'invalid_request_error', param: null, code } };
}
