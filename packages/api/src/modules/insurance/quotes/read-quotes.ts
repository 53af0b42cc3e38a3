import type { AnswerOf } from '@pahiya/contracts/contract';
import type { readQuotes as contract } from '@pahiya/contracts/insurance/quote-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { motorTables } from '../tariff/motor-tables.ts';
import { askInsurer } from './ask-insurer.ts';
import { boardOf } from './quote-board.ts';
import { noSuchInsurer, openDesk, requestOver } from './quote-refusals.ts';
import {
  type Asker,
  type QuoteRequest,
  selectAnsweredRequest,
  selectAnswers,
} from './request-repository.ts';
import { linksToQuotes } from './share-quote.ts';

type Board = AnswerOf<typeof contract>;

/** Quotes of a request so far; `isBrief`: without what only the page of one quote shows. With an insurer, waits for its
 * answer; one that has answered is not asked again, one that failed only on `isRetry`. Refuses `insurance/quote-over`. */
export async function readQuotes(
  services: Services,
  {
    requestId,
    insurer: insurerId,
    isRetry,
    isBrief,
    findLast,
    asker,
  }: {
    /** Its device is read only where it is needed. */
    readonly asker: Asker;
    readonly requestId: string;
    readonly insurer?: string | undefined;
    readonly isRetry: boolean;
    readonly isBrief: boolean;
    /** The policy to compare with. */
    readonly findLast: (request: QuoteRequest) => Promise<Board['lastPolicy']>;
  },
): Promise<Result<Board, Refusal>> {
  const { sql, now } = services;
  const desk = openDesk(services);
  const found = await selectAnsweredRequest(sql, requestId, asker, now());
  if (desk === null || found === null) return err(requestOver('params.requestId'));
  const { request } = found;
  const insurer = desk.insurers.find(
    ({ profile }) => profile.id === insurerId && profile.covers.includes(request.ask.cover),
  );
  if (insurerId !== undefined && insurer === undefined) return err(noSuchInsurer('query.insurer'));
  const known = found.answers.find((one) => one.insurerId === insurerId);
  const isAsked =
    insurer !== undefined && (known === undefined || (known.state === 'failed' && isRetry));
  if (isAsked) await askInsurer(services, request, insurer);
  const isWhole = insurerId === undefined && !isBrief;
  const [tables, answers, lastPolicy, links] = await Promise.all([
    motorTables(services),
    isAsked ? selectAnswers(sql, requestId) : found.answers,
    isWhole ? findLast(request) : null,
    isWhole ? linksToQuotes(services, requestId, found.answers) : null,
  ]);
  const board = boardOf(desk, request, answers, { now: now(), tables, lastPolicy, isBrief });
  return ok(links === null ? board : { ...board, links });
}
