import * as contracts from '@pahiya/contracts/community/moderation-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { Refusal } from '../../../http/refusal.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { operatorNames } from '../../operators/operator-names.ts';
import { wrongState } from '../../operators/refusals.ts';
import { decideAppealOf, readAppeals } from './appeals.ts';
import { arrangeLock } from './arrange-lock.ts';
import { arrangeThread } from './arrange-thread.ts';
import { dropClaim, putClaim } from './claim-repository.ts';
import { registerLead } from './lead-routes.ts';
import { selectFormerNames, selectHistory, selectSimilar } from './moderation-repository.ts';
import { nameOwnAccount, ownText } from './own-account.ts';
import { isOwnText } from './own-account-repository.ts';
import { suspend } from './suspend.ts';
import { findArranged } from './thread-repository.ts';

/** How long a claim lasts. Source: own rule of November 2026. */
const claimMs = 900_000;

/** Registers claims, history, threads, suspensions and appeals. */
export function registerModeratorTools(
  app: FastifyInstance,
  { services, serve }: Pick<ModuleTools, 'services' | 'serve'>,
): void {
  serve(app, contracts.claimPost, ({ body, caller, request }) =>
    performAct(
      services,
      {
        ...{ operator: caller, requestId: request.id, act: 'community-claim' },
        ...{ subject: `${body.kind} ${body.id}`, note: String(body.isClaimed) },
      },
      async (tx): Promise<Result<{ isClaimed: boolean }, Refusal>> => {
        const { isClaimed, ...subject } = body;
        const { operatorId } = caller;
        if (!isClaimed) {
          await dropClaim(tx, { ...subject, operatorId });
          return ok({ isClaimed });
        }
        if (await isOwnText(tx, operatorId, subject)) return err(ownText);
        const now = services.now();
        const until = new Date(now.getTime() + claimMs);
        const isPut = await putClaim(tx, { ...subject, operatorId, now, until });
        return isPut ? ok({ isClaimed }) : err(wrongState);
      },
    ),
  );
  serve(app, contracts.postHistory, async ({ query: { kind, id } }) => {
    const [subject, acts, similar, formerNames] = await Promise.all([
      findArranged(services.sql, kind, id),
      selectHistory(services.sql, kind, id),
      selectSimilar(services.sql, kind, id),
      selectFormerNames(services.sql, kind, id),
    ]);
    const names = await operatorNames(
      services.sql,
      acts.map(({ operatorId }) => operatorId),
    );
    return ok({
      subject,
      acts: acts.map(({ actedAt, operatorId, ...act }) => ({
        ...act,
        by: names(operatorId),
        actedAt: actedAt.toISOString(),
      })),
      formerNames: formerNames.map(({ endedAt, ...former }) => ({
        ...former,
        endedAt: endedAt.toISOString(),
      })),
      similar: similar.map(({ actedAt, ...act }) => ({ ...act, actedAt: actedAt.toISOString() })),
    });
  });
  serve(app, contracts.arrangePost, ({ body, caller, request }) =>
    performAct(
      services,
      {
        ...{ operator: caller, requestId: request.id, act: `community-${body.act}` },
        ...{ subject: `post ${body.id}`, note: [body.into, body.note].filter(Boolean).join(': ') },
      },
      (tx) => arrangeThread(tx, { ...body, operatorId: caller.operatorId, now: services.now() }),
    ),
  );
  serve(app, contracts.lockPost, ({ body, caller, request }) =>
    performAct(
      services,
      {
        ...{ operator: caller, requestId: request.id, act: 'community-lock' },
        ...{ subject: `post ${body.id}`, note: body.note },
      },
      (tx) => arrangeLock(tx, { ...body, operatorId: caller.operatorId, now: services.now() }),
    ),
  );
  serve(app, contracts.suspendMember, ({ body, caller, request }) =>
    performAct(
      services,
      {
        ...{ operator: caller, requestId: request.id, act: 'community-suspend' },
        ...{
          subject: body.handle,
          note: `${body.isSuspended ? body.reason : 'lifted'}: ${body.note}`,
        },
      },
      (tx) =>
        suspend(tx, {
          ...{ ...body, operatorId: caller.operatorId, now: services.now() },
          isLead: caller.roles.includes('lead'),
        }),
    ),
  );
  serve(app, contracts.nameModerator, ({ body, caller, request }) =>
    performAct(
      services,
      {
        ...{ operator: caller, requestId: request.id, act: 'community-own-account' },
        subject: body.handle,
      },
      (tx) => nameOwnAccount(tx, { ...body, operatorId: caller.operatorId, now: services.now() }),
    ),
  );
  registerLead(app, { services, serve });
  serve(app, contracts.adminAppeals, ({ caller, request }) =>
    performAct(
      services,
      { operator: caller, requestId: request.id, act: 'community-open-appeals' },
      async (tx) => ok(await readAppeals(tx, caller.operatorId)),
    ),
  );
  serve(app, contracts.decideAppeal, ({ body, caller, request }) =>
    performAct(
      services,
      {
        ...{ operator: caller, requestId: request.id, act: 'community-appeal' },
        ...{ subject: `appeal ${body.appealId}`, note: body.note },
      },
      (tx) =>
        decideAppealOf(tx, {
          ...{ ...body, operatorId: caller.operatorId, now: services.now() },
          isLead: caller.roles.includes('lead'),
        }),
    ),
  );
}
