import * as contracts from '@pahiya/contracts/garage/family-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { User } from '../../../http/caller.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { deleteShare, deleteSharesOf, shareHistory } from '../share-repository.ts';
import { acceptInvitationOf, inviteToVehicleOf, openInvitation } from './invitations.ts';
import { readFamily } from './read-family.ts';

const changes: LimitRule = { name: 'family-change', points: 60, perSeconds: 3600 };
const small = { bodyLimitBytes: 1024 };

/** Registers the calls of the family garage. */
export function registerFamily(
  app: FastifyInstance,
  { services, serve, accountData }: ModuleTools,
): void {
  const limits = ({ caller }: { readonly caller: User }) => [{ rule: changes, key: caller.userId }];
  serve(app, contracts.readFamily, async ({ caller }) =>
    ok(await readFamily(services, caller.userId)),
  );
  serve(
    app,
    contracts.inviteToVehicle,
    async ({ caller, body }) => {
      const invited = await inviteToVehicleOf(services, caller.userId, body);
      return invited.ok ? ok(await readFamily(services, caller.userId)) : invited;
    },
    { limits, ...small },
  );
  serve(
    app,
    contracts.readInvitation,
    ({ caller, query }) => openInvitation(services, caller.userId, query.key),
    { limits },
  );
  serve(
    app,
    contracts.acceptInvitation,
    ({ caller, body }) => acceptInvitationOf(services, caller.userId, body.key),
    { limits, ...small },
  );
  serve(
    app,
    contracts.endShare,
    async ({ caller, params }) => {
      await deleteShare(services.sql, caller.userId, params.shareId);
      return ok(await readFamily(services, caller.userId));
    },
    { limits, ...small },
  );
  accountData.push({
    name: 'family',
    exportFor: async (sql, userId) => ({ family: [...(await shareHistory(sql, userId))] }),
    deleteFor: deleteSharesOf,
  });
}
