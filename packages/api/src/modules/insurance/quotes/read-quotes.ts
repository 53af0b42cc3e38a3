import type { AnswerOf } from '@pahiya/contracts/contract';
import type { readQuotes as contract } from '@pahiya/contracts/insurance/quote-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { askInsurer } from './ask-insurer.ts';
import { boardOf } from './quote-board.ts';
import { openDesk, quoteOver } from './quote-refusals.ts';
import {
  type Asker,
  type QuoteRequest,
  selectAnswers,
  selectRequest,
} from './request-repository.ts';

type Board = AnswerOf<typeof contract>;

/** Quotes of a request so far. With an insurer, waits for its answer; one that has answered is not asked again, one that
 * failed only on `isRetry`. Refuses `insurance/quote-over`. */
export async function readQuotes(
  services: Services,
  {
    requestId,
    insurer: insurerId,
    isRetry,
    findLast,
    ...asker
  }: Asker & {
    readonly requestId: string;
    readonly insurer?: string | undefined;
    readonly isRetry: boolean;
    /** The policy to compare with. */
    readonly findLast: (request: QuoteRequest) => Promise<Board['lastPolicy']>;
  },
): Promise<Result<Board, Refusal>> {
  const { sql, now } = services;
  const desk = openDesk(services);
  const request = await selectRequest(sql, requestId, { ...asker, now: now() });
  if (desk === null || request === null) return err(quoteOver);
  const insurer = desk.insurers.find(
    ({ profile }) => profile.id === insurerId && profile.covers.includes(request.ask.cover),
  );
  if (insurer !== undefined) {
    const known = (await selectAnswers(sql, requestId)).find((one) => one.insurerId === insurerId);
    if (known === undefined || (known.state === 'failed' && isRetry)) {
      await askInsurer(services, request, insurer);
    }
  }
  const [answers, lastPolicy] = await Promise.all([
    selectAnswers(sql, requestId),
    insurerId === undefined ? findLast(request) : null,
  ]);
  return ok(boardOf(desk, request, answers, { now: now(), lastPolicy }));
}
