import { randomUUID } from 'node:crypto';
import * as contracts from '@pahiya/contracts/community/own-contracts';
import type { LetterChannel } from '@pahiya/domain/community/news-kinds';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database.ts';
import { addressUnit } from '../../http/address.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { findUser } from '../auth/find-user.ts';
import { bumpContent } from '../content-versions/bump-content.ts';
import { countPushDevices } from '../notices/push/push-devices.ts';
import { readLetterKey } from './own/letter-key.ts';
import { endLetters, putChannels, selectChannels } from './own/letters-repository.ts';
import {
  dropMute,
  putMute,
  putNewsOff,
  selectMuted,
  selectNewsOff,
  selectSaved,
  setAccepted,
  setSaved,
  takeNews,
} from './own/own-repository.ts';
import { findPerson } from './people/person-repository.ts';
import { readCards } from './posts/read-posts.ts';
import { touchSubject } from './posts/touch-subject.ts';
import { communityContent } from './store/community-content.ts';
import { badCursor, badField, notInCommunity } from './store/community-refusals.ts';
import { pageSize, readListCursor, writeListCursor } from './store/list-cursor.ts';

const stopping: LimitRule = { name: 'community-stop', points: 60, perSeconds: 600 };
const changing: LimitRule = { name: 'community-change', points: 200, perSeconds: 86_400 };

/** Registers what people keep for themselves: saved posts, muted people, accepted answers and news. */
export function registerOwn(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql, now } = services;
  const perChange = {
    limits: ({ caller }: { readonly caller: { readonly userId: string } }) => [
      { rule: changing, key: caller.userId },
    ],
  };
  serve(
    app,
    contracts.savePost,
    async ({ body, caller: { userId } }) =>
      (await setSaved(sql, { ...body, userId, now: now() }))
        ? ok({ isSaved: body.isSaved })
        : err(notInCommunity),
    perChange,
  );
  serve(app, contracts.savedPosts, async ({ query, caller: { userId } }) => {
    const key = readListCursor('saved', query.after, 'instant');
    if (key === null) return err(badCursor);
    const rows = await selectSaved(sql, userId, key);
    const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
    const posts = await readCards(
      sql,
      rows.slice(0, pageSize).map(({ rowId }) => rowId),
    );
    const next =
      last === undefined
        ? null
        : writeListCursor('saved', { key: last.savedAt.toISOString(), id: last.rowId });
    return ok({ posts, next });
  });
  serve(
    app,
    contracts.mutePerson,
    async ({ body: { handle, how }, caller: { userId } }) => {
      const person = await findPerson(sql, handle);
      if (person === null) return err(notInCommunity);
      if (person.userId === userId) return err(badField('body.handle', 'This is you.'));
      const pair = { userId, otherId: person.userId };
      if (how === 'none') await dropMute(sql, pair);
      else {
        const isBlock = how === 'block';
        await sql.begin((tx) => putMute(tx, pair, { isBlock, now: now() }));
      }
      return ok({ how });
    },
    perChange,
  );
  serve(app, contracts.mutedPeople, async ({ caller: { userId } }) => {
    const people = await selectMuted(sql, userId);
    return ok({
      people: people.map(({ handle, displayName, isBlock }) => ({
        ...{ handle, displayName },
        how: isBlock ? ('block' as const) : ('mute' as const),
      })),
    });
  });
  serve(
    app,
    contracts.acceptAnswer,
    ({ body, caller: { userId } }) =>
      sql.begin(async (tx) => {
        const rowId = await setAccepted(tx, { ...body, userId });
        if (rowId === null) return err(notInCommunity);
        await touchSubject(tx, rowId);
        await bumpContent(tx, communityContent);
        return ok({ acceptedId: body.commentId });
      }),
    perChange,
  );
  serve(app, contracts.communityNews, async ({ query, caller: { userId } }) => {
    const key = readListCursor('news', query.after, 'number');
    if (key === null) return err(badCursor);
    const [rows, off, channels, user, devices] = await Promise.all([
      takeNews(sql, userId, key, now()),
      selectNewsOff(sql, userId),
      selectChannels(sql, userId),
      findUser(sql, userId),
      countPushDevices(sql, userId),
    ]);
    const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
    return ok({
      news: rows.slice(0, pageSize).map(({ rowId, createdAt, ...row }) => ({
        ...row,
        createdAt: createdAt.toISOString(),
      })),
      ...{ off, channels, devices, hasEmail: user?.email != null },
      next: last === undefined ? null : writeListCursor('news', { key: '0', id: last.rowId }),
    });
  });
  serve(
    app,
    contracts.chooseNews,
    async ({ body, caller: { userId } }) => {
      const off = [...new Set(body.off)];
      const wanted = [...new Set(body.channels ?? [])];
      const missing = await missingAddress(sql, userId, wanted);
      if (missing !== null) return err(badField('body.channels', missing));
      await sql.begin(async (tx) => {
        await putNewsOff(tx, userId, off);
        if (body.channels === undefined) return;
        await putChannels(tx, { userId, letterId: randomUUID(), channels: wanted, now: now() });
      });
      return ok({ off, channels: await selectChannels(sql, userId) });
    },
    perChange,
  );
  serve(
    app,
    contracts.stopLetters,
    async ({ body }) => {
      const letterId = readLetterKey(services.settings.secret, body.key);
      const isEnded = letterId !== null && (await endLetters(sql, letterId, now()));
      return isEnded ? ok({ isStopped: true as const }) : err(notInCommunity);
    },
    {
      bodyLimitBytes: 1024,
      limits: ({ address }) => [{ rule: stopping, key: addressUnit(address) }],
    },
  );
}

/** Why one of these channels reaches nobody; null: all do. */
async function missingAddress(
  sql: Queryable,
  userId: string,
  channels: readonly LetterChannel[],
): Promise<string | null> {
  if (channels.includes('email') && (await findUser(sql, userId))?.email == null) {
    return 'Add an email address to your account first.';
  }
  if (channels.includes('push') && (await countPushDevices(sql, userId)) === 0) {
    return 'Turn notifications on for a device first.';
  }
  return null;
}
