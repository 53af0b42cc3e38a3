import {
  deleteAccount as deleteContract,
  exportAccount as exportContract,
  getAccount as getContract,
  updateAccount as updateContract,
} from '@pahiya/contracts/account/account-contracts';
import {
  getConsents as getConsentsContract,
  setConsent as setConsentContract,
} from '@pahiya/contracts/account/consent-contracts';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import { signInFirst } from '../../http/caller.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { changeUser } from '../auth/change-user.ts';
import { findUser } from '../auth/find-user.ts';
import { consentsOf, ownerOf, setConsent } from '../consents/consents.ts';
import { withdrawnOf } from '../consents/withdrawn-cookie.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { toAccount } from './to-account.ts';

const exports: LimitRule = { name: 'account-export', points: 10, perSeconds: 3600 };
/** Each act is stored as a row of history. */
const consentActs: LimitRule = { name: 'consent', points: 120, perSeconds: 3600 };

/** Registers the account's calls, which export and delete other modules' personal data as well. */
export function registerAccount(
  app: FastifyInstance,
  { services, serve, accountData, onWithdrawal }: ModuleTools,
): void {
  const { sql } = services;
  const accountOf = async (userId: string) => {
    const user = await findUser(sql, userId);
    return user === null ? err(signInFirst) : ok({ account: toAccount(user) });
  };

  serve(app, getContract, ({ caller }) => accountOf(caller.userId));
  serve(app, updateContract, async ({ caller, body }) => {
    await changeUser(sql, caller.userId, body);
    return accountOf(caller.userId);
  });
  serve(app, exportContract, (context) => exportAccount(services, accountData, context), {
    limits: ({ caller }) => [{ rule: exports, key: caller.userId }],
  });
  serve(app, deleteContract, (context) => deleteAccount(services, accountData, context));

  serve(app, getConsentsContract, async ({ caller, device, request }) =>
    ok({
      consents: await consentsOf(services, ownerOf(caller, device.id), withdrawnOf(request)),
    }),
  );
  serve(app, setConsentContract, (context) => setConsent(services, onWithdrawal, context), {
    limits: ({ address }) => [{ rule: consentActs, key: addressUnit(address) }],
  });
}
