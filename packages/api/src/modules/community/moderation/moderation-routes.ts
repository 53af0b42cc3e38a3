import {
  adminPosts,
  communityAdmin,
  moderatePost,
} from '@pahiya/contracts/community/moderation-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../../module-tools.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { moderate } from './moderate.ts';
import { countModerated } from './moderation-repository.ts';
import { registerModeratorTools } from './moderator-tools.ts';
import { selectOwnAccounts } from './own-account-repository.ts';
import { readModerated } from './read-moderation.ts';

/** Registers what moderators see and decide. */
export function registerModeration(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, communityAdmin, async ({ caller }) => {
    const [counts, accounts] = await Promise.all([
      countModerated(services.sql, services.now()),
      selectOwnAccounts(services.sql, caller.operatorId),
    ]);
    return ok({ ...counts, accounts });
  });
  serve(app, adminPosts, ({ query, caller, request }) =>
    performAct(
      services,
      { operator: caller, requestId: request.id, act: 'open-community-posts', note: query.state },
      (tx) => readModerated(tx, { ...query, operatorId: caller.operatorId, now: services.now() }),
    ),
  );
  serve(app, moderatePost, ({ body: { note, ...body }, caller, request }) =>
    performAct(
      services,
      {
        ...{ operator: caller, requestId: request.id, act: `community-${body.act}` },
        ...{ subject: `${body.kind} ${body.id}` },
        note: [body.reason, note].filter(Boolean).join(': '),
      },
      (tx) => moderate(tx, { ...body, note, operatorId: caller.operatorId, now: services.now() }),
    ),
  );
  registerModeratorTools(app, { services, serve });
}
