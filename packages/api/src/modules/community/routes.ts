import * as community from '@pahiya/contracts/community/community-contracts';
import * as figures from '@pahiya/contracts/community/figure-contracts';
import {
  postsAbout,
  questionsAbout,
  taggedPosts,
} from '@pahiya/contracts/community/subject-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../http/caller.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { readComments, removeComment, writeComment } from './comments/comments.ts';
import { communityAccountData } from './community-account-data.ts';
import { figuresAsFile, readFigures } from './figures/read-figures.ts';
import { registerModeration } from './moderation/moderation-routes.ts';
import { readLog } from './moderation/read-moderation.ts';
import { communitySubjects } from './moderation/report-subjects.ts';
import { registerOwn } from './own-routes.ts';
import { readOwnMarks } from './people/own-marks-repository.ts';
import { putSubscription, removeSubscription } from './people/person-repository.ts';
import { checkHandle, followPerson, updateProfileOf } from './people/profile.ts';
import { registerPictures } from './pictures/picture-routes.ts';
import { likeWritten, reportWritten } from './posts/daily-acts.ts';
import { readAbout, readQuestions, readTagged } from './posts/read-about.ts';
import {
  readFeed,
  readInit,
  readPerson,
  readPosts,
  readTopic,
  readTopics,
} from './posts/read-posts.ts';
import { removePost, writePost } from './posts/write-post.ts';
import { registerWriting } from './writing/writing-routes.ts';

const day = 86_400;
/** Attempts, also those that are refused: what is taken in a day depends on the level of trust. */
const reporting: LimitRule = { name: 'community-report-try', points: 60, perSeconds: day };
const nameChecks: LimitRule = { name: 'community-name-check', points: 20, perSeconds: 60 };
const changing: LimitRule = { name: 'community-change', points: 200, perSeconds: day };
/** Attempts, also those that are refused: what is taken in a day depends on the level of trust. */
const writing: LimitRule = { name: 'community-write', points: 20, perSeconds: 600 };

const isUuid = (id: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
const idOf = (caller: Caller) => (caller.kind === 'user' ? caller.userId : null);
/** Words of any script, escaped. */
const postBytes = 131_072;

/** Registers the community: people, feeds, posts, comments, and what moderators do. */
export function registerCommunity(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve } = tools;
  const { sql, now } = services;
  tools.accountData.push(communityAccountData(services));
  tools.reportSubjects.push(...communitySubjects);
  registerModeration(app, tools);
  registerWriting(app, tools);
  registerOwn(app, tools);
  registerPictures(app, tools);

  serve(app, community.communityInit, async ({ caller }) =>
    ok(await readInit(services, idOf(caller))),
  );
  serve(app, community.communityOwn, async ({ query, caller }) => {
    const readerId = idOf(caller);
    const postIds = query.postIds?.split(',').filter(isUuid) ?? [];
    const wish = { postId: query.postId, postIds };
    return ok({ marks: readerId === null ? [] : await readOwnMarks(sql, readerId, wish) });
  });
  serve(app, community.allTopics, async () => ok({ topics: await readTopics(sql) }));
  serve(app, community.communityFeeds, ({ query: { feed, after }, caller }) =>
    readFeed(sql, { feed, readerId: idOf(caller), after }),
  );
  serve(app, community.topicPosts, ({ query: { topic, order, after }, caller }) =>
    readTopic(sql, { feed: order, topic, readerId: idOf(caller), after }),
  );
  serve(app, community.filterPosts, ({ body: { topic, order, after }, caller }) =>
    readFeed(sql, { feed: order, topic, readerId: idOf(caller), after }),
  );
  serve(app, community.communityPosts, ({ query: { postId, after }, caller }) =>
    readPosts(sql, { postId, readerId: idOf(caller), after }),
  );
  serve(app, community.userPosts, ({ query: { handle, after }, caller }) =>
    readPerson(services, { handle, readerId: idOf(caller), after }),
  );
  serve(app, questionsAbout, async ({ query }) => ok(await readQuestions(sql, query.about)));
  serve(app, postsAbout, ({ query: { about, after } }) => readAbout(sql, { about, after }));
  serve(app, taggedPosts, ({ query: { tag, after } }) => readTagged(sql, { tag, after }));
  serve(app, community.postComments, ({ query: { postId, after }, caller }) =>
    readComments(sql, { postId, readerId: idOf(caller), after }),
  );
  serve(app, figures.communityFigures, async () => ok(await readFigures(sql, now())));
  serve(app, figures.communityFiguresFile, async () => ok(await figuresAsFile(sql)));
  serve(app, community.communityLog, ({ query }) => readLog(sql, query.after));

  serve(
    app,
    community.createPost,
    ({ body, caller: { userId } }) => writePost(services, { ...body, userId }),
    {
      bodyLimitBytes: postBytes,
      limits: ({ caller }) => [{ rule: writing, key: caller.userId }],
    },
  );
  serve(app, community.deletePost, ({ body: { postId }, caller: { userId } }) =>
    removePost(services, { postId, userId }),
  );
  serve(
    app,
    community.saveComment,
    ({ body, caller: { userId } }) => writeComment(services, { ...body, userId }),
    {
      bodyLimitBytes: 65_536,
      limits: ({ caller }) => [{ rule: writing, key: caller.userId }],
    },
  );
  serve(app, community.deleteComment, ({ body: { commentId }, caller: { userId } }) =>
    removeComment(services, { commentId, userId }),
  );
  serve(app, community.likePost, ({ body, caller: { userId } }) =>
    likeWritten(services, { ...body, userId }),
  );

  const perReporter = { limits: limitOf(reporting) };
  serve(
    app,
    community.reportPost,
    ({ body: { postId: subjectId, ...report }, caller: { userId }, address }) =>
      reportWritten(services, tools.reportSubjects, {
        ...{ kind: 'community-post', subjectId, userId, address, ...report },
      }),
    perReporter,
  );
  serve(
    app,
    community.reportComment,
    ({ body: { commentId: subjectId, ...report }, caller: { userId }, address }) =>
      reportWritten(services, tools.reportSubjects, {
        ...{ kind: 'community-comment', subjectId, userId, address, ...report },
      }),
    perReporter,
  );

  serve(
    app,
    community.checkUsername,
    async ({ query, caller }) =>
      ok({ result: await checkHandle(services, caller.userId, query.handle) }),
    { limits: limitOf(nameChecks) },
  );
  const perChange = { limits: limitOf(changing) };
  serve(
    app,
    community.updateProfile,
    ({ body, caller: { userId } }) => updateProfileOf(services, { ...body, userId }),
    perChange,
  );
  serve(
    app,
    community.followUser,
    ({ body, caller: { userId } }) => followPerson(services, { ...body, userId }),
    perChange,
  );
  serve(
    app,
    community.subscribeTopic,
    async ({ body: { topic, isSubscribed }, caller: { userId } }) => {
      if (isSubscribed) await putSubscription(sql, { userId, topic, now: now() });
      else await removeSubscription(sql, { userId, topic });
      return ok({ isSubscribed });
    },
    perChange,
  );
}

function limitOf(rule: LimitRule) {
  return ({ caller }: { readonly caller: { readonly userId: string } }) => [
    { rule, key: caller.userId },
  ];
}
