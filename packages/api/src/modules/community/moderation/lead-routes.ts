import { leadDesk, watchWord } from '@pahiya/contracts/community/lead-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { ignoresReporter } from '@pahiya/domain/community/report-record';
import { mostWatchedWords, watchedForm } from '@pahiya/domain/community/watched-words';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { readReporters } from '../../content-reports/report-figures.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { operatorNames } from '../../operators/operator-names.ts';
import { notAtDesk } from '../../operators/refusals.ts';
import { selectNames } from '../people/person-repository.ts';
import { badField } from '../store/community-refusals.ts';
import { deleteWatched, putWatched, selectWatched } from '../watch/watched-repository.ts';

const keptMs = 180 * 86_400_000;
const shown = 50;

/** Registers what a lead of the moderators sees and edits. */
export function registerLead(
  app: FastifyInstance,
  { services, serve }: Pick<ModuleTools, 'services' | 'serve'>,
): void {
  serve(app, leadDesk, ({ caller, request }) =>
    performAct(
      services,
      { operator: caller, requestId: request.id, act: 'community-open-lead' },
      async (tx) => ok(await readLeadDesk(tx, services.now())),
    ),
  );
  serve(app, watchWord, ({ body, caller, request }) =>
    performAct(
      services,
      {
        ...{ operator: caller, requestId: request.id, act: 'community-watch-word' },
        ...{ subject: body.word, note: `${body.isWatched ? 'watched' : 'ended'}: ${body.note}` },
      },
      async (tx): Promise<Result<{ isWatched: boolean }, Refusal>> => {
        const word = watchedForm(body.word);
        if (word.length < 2) return err(badField('body.word', 'Enter at least two letters.'));
        if (!body.isWatched) {
          return (await deleteWatched(tx, word)) ? ok({ isWatched: false }) : err(notAtDesk);
        }
        const { operatorId } = caller;
        const put = { word, note: body.note, operatorId, now: services.now() };
        return (await putWatched(tx, { ...put, atMost: mostWatchedWords }))
          ? ok({ isWatched: true })
          : err(badField('body.word', `At most ${mostWatchedWords} words are watched.`));
      },
    ),
  );
}

async function readLeadDesk(sql: Queryable, now: Date): Promise<AnswerOf<typeof leadDesk>> {
  const [words, reporters] = await Promise.all([
    selectWatched(sql),
    readReporters(sql, ['community-post', 'community-comment'], {
      since: new Date(now.getTime() - keptMs),
      atMost: shown,
    }),
  ]);
  const [operators, members] = await Promise.all([
    operatorNames(
      sql,
      words.map(({ addedBy }) => addedBy),
    ),
    selectNames(
      sql,
      reporters.map(({ userId }) => userId),
    ),
  ]);
  return {
    words: words.map(({ word, note, addedBy, addedAt }) => ({
      ...{ word, note, addedBy: operators(addedBy), addedAt: addedAt.toISOString() },
    })),
    reporters: reporters.map(({ userId, ...counts }) => ({
      ...counts,
      handle: members.get(userId)?.handle ?? null,
      displayName: members.get(userId)?.displayName ?? null,
      isIgnored: ignoresReporter(counts),
    })),
  };
}
