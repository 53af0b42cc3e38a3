import {
  deskActOnPartnerFirm,
  deskCreatePartnerFirm,
  deskPartnerFirms,
} from '@pahiya/contracts/partner-firms/desk-firm-contracts';
import {
  partnerBank,
  partnerDecideBank,
  partnerProposeBank,
} from '@pahiya/contracts/partner-firms/partner-bank-contracts';
import {
  partnerAddBranch,
  partnerCloseBranch,
} from '@pahiya/contracts/partner-firms/partner-branch-contracts';
import {
  partnerKeys,
  partnerMakeKey,
  partnerRevokeKey,
} from '@pahiya/contracts/partner-firms/partner-key-contracts';
import {
  partnerChangeMember,
  partnerInvite,
  partnerMembers,
  partnerRemoveMember,
  partnerResetMember,
  partnerRevokeInvitation,
} from '@pahiya/contracts/partner-firms/partner-member-contracts';
import {
  loginPartner as loginContract,
  partnerAcceptInvitation,
  partnerDevices,
  partnerInvitation,
  partnerNewPassword,
  partnerPassword,
  partnerRecover,
  partnerSession,
  partnerSignOut,
  partnerSignOutDevice,
} from '@pahiya/contracts/partner-firms/partner-session-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { decideBank, proposeBank, readBank } from './bank/manage-bank.ts';
import { addBranch, closeBranch } from './branches/manage-branches.ts';
import { actOnFirm, createFirm, readFirms } from './firms/desk-firms.ts';
import { makeKey, readKeys, revokeKey } from './keys/manage-keys.ts';
import { acceptInvitation, readInvitation } from './members/accept-invitation.ts';
import {
  changeMember,
  invite,
  readMembers,
  removeMember,
  resetMember,
  revoke,
} from './members/manage-members.ts';
import { changeMemberPassword } from './sign-in/change-member-password.ts';
import { loginPartner } from './sign-in/login-partner.ts';
import { clearPartnerCookie } from './sign-in/partner-cookie.ts';
import { endPartnerSession, sessionsOfMember } from './sign-in/partner-session-repository.ts';
import { askRecovery, setNewPassword } from './sign-in/recover-member.ts';
import { toPartnerSession } from './sign-in/to-partner-session.ts';
import { recordPartnerAct } from './store/record-partner-act.ts';

/** Limits sign-ins by address: guesses across accounts, and the CPU cost of password hashing. */
const signIns: LimitRule = { name: 'partner-sign-in', points: 30, perSeconds: 900 };
/** Links by mail: opened by a person, guessed by nobody. */
const links: LimitRule = { name: 'partner-link', points: 30, perSeconds: 900 };
/** Changes of one firm's bank account: each sends mails. */
const bank: LimitRule = { name: 'partner-bank', points: 10, perSeconds: 86_400 };
/** Branches added or closed by one firm. */
const branches: LimitRule = { name: 'partner-branch', points: 100, perSeconds: 86_400 };
/** Keys made by one firm. */
const keys: LimitRule = { name: 'partner-key', points: 20, perSeconds: 86_400 };
const mails: LimitRule = { name: 'partner-mail', points: 20, perSeconds: 3_600 };

/** Registers partner firms: sign-in, members, and the firms at the desk. */
export function registerPartnerFirms(app: FastifyInstance, tools: ModuleTools): void {
  registerSignIn(app, tools);
  registerMembers(app, tools);
  registerBranches(app, tools);
  registerKeys(app, tools);
  registerBank(app, tools);
  registerFirms(app, tools);
}

function registerSignIn(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql, settings } = services;
  const byAddress = (rule: LimitRule) => ({
    limits: ({ address }: { readonly address: string }) => [{ rule, key: addressUnit(address) }],
  });
  serve(app, loginContract, (context) => loginPartner(services, context), byAddress(signIns));
  serve(app, partnerSession, async ({ caller }) => ok(toPartnerSession(caller)));
  serve(app, partnerSignOut, async ({ caller, request, reply }) => {
    const { memberId, firmId, sessionId } = caller;
    await endPartnerSession(sql, memberId, sessionId);
    await recordPartnerAct(sql, {
      at: services.now(),
      firmId,
      memberId,
      act: 'sign-out',
      outcome: 'done',
      requestId: request.id,
    });
    clearPartnerCookie(reply, settings);
    return ok({ signedOut: true as const });
  });
  serve(app, partnerPassword, ({ body, caller, request, reply }) =>
    changeMemberPassword(services, { ...body, member: caller, request, reply }),
  );
  serve(app, partnerDevices, async ({ caller }) => {
    const rows = await sessionsOfMember(sql, caller.memberId, services.now());
    const devices = rows.map(({ signedInAt, lastSeenAt, ...one }) => ({
      ...one,
      signedInAt: signedInAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isThis: one.deviceSessionId === caller.sessionId,
    }));
    return ok({ devices });
  });
  serve(app, partnerSignOutDevice, async ({ params, caller, request }) => {
    const { memberId, firmId } = caller;
    await endPartnerSession(sql, memberId, params.deviceSessionId);
    await recordPartnerAct(sql, {
      at: services.now(),
      firmId,
      memberId,
      act: 'sign-out-device',
      subject: params.deviceSessionId,
      outcome: 'done',
      requestId: request.id,
    });
    return ok({ signedOut: true as const });
  });
  serve(
    app,
    partnerRecover,
    async ({ body, request }) => {
      // Not awaited: the time of the answer must not tell whether there is such a member.
      askRecovery(services, { ...body, requestId: request.id }).catch((error: unknown) => {
        const kind = error instanceof Error ? error.name : typeof error;
        request.log.error({ kind }, 'the link for a new password was not sent');
      });
      return ok({ isAsked: true as const });
    },
    byAddress(mails),
  );
  serve(
    app,
    partnerNewPassword,
    ({ params, body, request }) =>
      setNewPassword(services, { ...params, ...body, requestId: request.id }),
    byAddress(links),
  );
  serve(
    app,
    partnerInvitation,
    ({ params }) => readInvitation(services, params.token),
    byAddress(links),
  );
  serve(
    app,
    partnerAcceptInvitation,
    (context) => acceptInvitation(services, context),
    byAddress(links),
  );
}

function registerMembers(
  app: FastifyInstance,
  { services, serve, onMemberRemoved }: ModuleTools,
): void {
  const invites = {
    limits: ({ caller }: { readonly caller: { readonly firmId: string } }) => [
      { rule: mails, key: caller.firmId },
    ],
  };
  serve(app, partnerMembers, async ({ caller }) => ok(await readMembers(services, caller)));
  serve(
    app,
    partnerInvite,
    ({ caller, body, request }) =>
      invite(services, { member: caller, requestId: request.id }, body),
    invites,
  );
  serve(app, partnerRevokeInvitation, ({ caller, params, request }) =>
    revoke(services, { member: caller, requestId: request.id }, params.invitationId),
  );
  serve(app, partnerChangeMember, ({ caller, params, body, request }) =>
    changeMember(services, { member: caller, requestId: request.id }, params.memberId, body),
  );
  serve(app, partnerRemoveMember, ({ caller, params, request }) =>
    removeMember(
      services,
      { member: caller, requestId: request.id },
      params.memberId,
      onMemberRemoved,
    ),
  );
  serve(
    app,
    partnerResetMember,
    ({ caller, params, request }) =>
      resetMember(services, { member: caller, requestId: request.id }, params.memberId),
    invites,
  );
}

function registerBranches(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const ofFirm = {
    limits: ({ caller }: { readonly caller: { readonly firmId: string } }) => [
      { rule: branches, key: caller.firmId },
    ],
  };
  serve(
    app,
    partnerAddBranch,
    ({ caller, body, request }) =>
      addBranch(services, { member: caller, requestId: request.id }, body),
    ofFirm,
  );
  serve(
    app,
    partnerCloseBranch,
    ({ caller, params, request }) =>
      closeBranch(services, { member: caller, requestId: request.id }, params.branchId),
    ofFirm,
  );
}

function registerKeys(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, partnerKeys, async ({ caller }) => ok(await readKeys(services, caller.firmId)));
  serve(
    app,
    partnerMakeKey,
    ({ caller, body, request }) =>
      makeKey(services, { member: caller, requestId: request.id }, body),
    { limits: ({ caller }) => [{ rule: keys, key: caller.firmId }] },
  );
  serve(app, partnerRevokeKey, ({ caller, params, request }) =>
    revokeKey(services, { member: caller, requestId: request.id }, params.keyId),
  );
}

function registerBank(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const ofFirm = {
    limits: ({ caller }: { readonly caller: { readonly firmId: string } }) => [
      { rule: bank, key: caller.firmId },
    ],
  };
  serve(app, partnerBank, async ({ caller }) => ok(await readBank(services, caller)));
  serve(
    app,
    partnerProposeBank,
    ({ caller, body, request }) =>
      proposeBank(services, { member: caller, requestId: request.id }, body),
    ofFirm,
  );
  serve(
    app,
    partnerDecideBank,
    ({ caller, params, body, request }) =>
      decideBank(services, { member: caller, requestId: request.id }, { ...params, ...body }),
    ofFirm,
  );
}

function registerFirms(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, deskPartnerFirms, async () => ok(await readFirms(services)));
  serve(app, deskCreatePartnerFirm, ({ caller, body, request }) =>
    createFirm(services, { operator: caller, requestId: request.id }, body),
  );
  serve(app, deskActOnPartnerFirm, ({ caller, params, body, request }) =>
    actOnFirm(services, { operator: caller, requestId: request.id }, params.firmId, body),
  );
}
