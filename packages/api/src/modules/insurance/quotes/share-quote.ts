import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  shareQuote as contract,
  sharedQuote as sharedContract,
} from '@pahiya/contracts/insurance/quote-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { linkOver } from '../../short-links/link-over.ts';
import {
  makeShortLink,
  revokeShortLinks,
  shortLinkOf,
  subjectOfLink,
} from '../../short-links/short-links.ts';
import { motorTables } from '../tariff/motor-tables.ts';
import { askOnWire, displayOf, rowOf } from './quote-board.ts';
import { noSuchInsurer, openDesk, requestOver } from './quote-refusals.ts';
import {
  type Asker,
  type StoredAnswer,
  selectAnsweredRequest,
  selectAnswers,
  selectSharedRequest,
} from './request-repository.ts';

const kind = 'insurance-quote';
const subjectOf = (requestId: string, insurerId: string) => `${requestId}:${insurerId}`;

/** Makes the link to a quote of the caller, or revokes it. Refuses `insurance/quote-over`. */
export async function shareQuote(
  services: Services,
  {
    requestId,
    insurerId,
    act,
    ...asker
  }: Asker & {
    readonly requestId: string;
    readonly insurerId: string;
    readonly act: 'share' | 'stop';
  },
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const { sql, now } = services;
  const found = await selectAnsweredRequest(sql, requestId, asker, now());
  const { request = null, answers = [] } = found ?? {};
  const quote = answers.find((one) => one.insurerId === insurerId)?.quote ?? null;
  if (request === null) return err(requestOver('params.requestId'));
  const isAsked = openDesk(services)?.insurers.some(({ profile }) => profile.id === insurerId);
  if (isAsked === false) return err(noSuchInsurer('body.insurerId'));
  if (quote === null) return err(requestOver('params.requestId'));
  const subject = subjectOf(requestId, insurerId);
  if (act === 'stop') {
    await revokeShortLinks(services, sql, kind, [subject]);
    return ok({ path: null });
  }
  const { expiresAt } = request;
  const { token } = await makeShortLink(services, sql, { kind, subject, expiresAt });
  return ok({ path: `/s/${token}` });
}

/** The live links to quotes of a request. */
export async function linksToQuotes(
  services: Services,
  requestId: string,
  answers: readonly Pick<StoredAnswer, 'insurerId'>[],
): Promise<{ readonly insurerId: string; readonly path: string }[]> {
  const links = await Promise.all(
    answers.map(async ({ insurerId }) => {
      const subject = subjectOf(requestId, insurerId);
      const token = await shortLinkOf(services, services.sql, { kind, subject });
      return token === null ? [] : [{ insurerId, path: `/s/${token}` }];
    }),
  );
  return links.flat();
}

/** What a link to a quote shows: no owner, and the vehicle number without its last digits. Refuses `link/over`. */
export async function readSharedQuote(
  services: Services,
  token: string,
): Promise<Result<AnswerOf<typeof sharedContract>, Refusal>> {
  const { sql, now } = services;
  const desk = openDesk(services);
  const subject = await subjectOfLink(services, sql, { kind, token });
  if (desk === null || subject === null) return err(linkOver);
  const [requestId = '', insurerId = ''] = subject.split(':');
  const request = await selectSharedRequest(sql, requestId, now());
  const insurer = desk.insurers.find(({ profile }) => profile.id === insurerId);
  if (request === null || insurer === undefined) return err(linkOver);
  const answer = (await selectAnswers(sql, requestId)).find((one) => one.insurerId === insurerId);
  const tables = await motorTables(services);
  const { vehicle } = request;
  return ok({
    masked:
      vehicle.vehicleNumber === null ? null : displayOf(vehicle).replace(/\d(?=\d{0,3}$)/g, '•'),
    maker: vehicle.maker,
    model: vehicle.model,
    ask: askOnWire(request, tables),
    licence: { ...desk.licence },
    // The hand-over is for the person who asked.
    insurer: {
      ...rowOf(insurer, requestId, answer, { now: now(), tables, isBrief: false }),
      page: null,
    },
  });
}
