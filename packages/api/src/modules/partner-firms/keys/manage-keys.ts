import { randomBytes, randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  partnerKeys,
  partnerMakeKey,
} from '@pahiya/contracts/partner-firms/partner-key-contracts';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { lockFirm } from '../store/member-repository.ts';
import { notInFirm } from '../store/partner-refusals.ts';
import { performPartnerAct } from '../store/perform-partner-act.ts';
import { hashOfKey } from './find-partner-system.ts';
import { insertKey, type KeyRow, keysOfFirm, updateKeyRevoked } from './key-repository.ts';

type By = { readonly member: PartnerMember; readonly requestId: string };

const keysAtMost = 10;
const shownOfKey = 8;

/** Keys of a firm. */
export async function readKeys(
  { sql }: Pick<Services, 'sql'>,
  firmId: string,
): Promise<AnswerOf<typeof partnerKeys>> {
  return { keys: (await keysOfFirm(sql, firmId)).map(toWire) };
}

/** Makes a key; only this answer has it. Refuses `partner/wrong-state` beyond ten that work. */
export function makeKey(
  services: Services,
  { member, requestId }: By,
  { name, scopes }: z.output<NonNullable<(typeof partnerMakeKey)['body']>>,
): Promise<Result<AnswerOf<typeof partnerMakeKey>, Refusal>> {
  const keyId = randomUUID();
  const acting = { member, requestId, act: 'make-key', subject: keyId } as const;
  return performPartnerAct(services, acting, async (tx) => {
    const { firmId, memberId } = member;
    await lockFirm(tx, firmId);
    const working = (await keysOfFirm(tx, firmId)).filter(({ revokedAt }) => revokedAt === null);
    if (working.length >= keysAtMost) return err(tooManyKeys);
    const secret = `phk_${randomBytes(32).toString('base64url')}`;
    const row = {
      ...{ keyId, firmId, name, scopes: [...new Set(scopes)] },
      beginning: secret.slice(0, shownOfKey),
      createdAt: services.now(),
    };
    await insertKey(tx, { ...row, tokenHash: hashOfKey(secret), createdBy: memberId });
    return ok({ key: toWire({ ...row, lastUsedAt: null, revokedAt: null }), secret });
  });
}

/** Ends a key. Refuses `partner/not-found` for another firm's. */
export function revokeKey(
  services: Services,
  { member, requestId }: By,
  keyId: string,
): Promise<Result<{ readonly isRevoked: true }, Refusal>> {
  const acting = { member, requestId, act: 'revoke-key', subject: keyId } as const;
  return performPartnerAct(services, acting, async (tx) => {
    const { firmId, memberId } = member;
    const isFound = await updateKeyRevoked(tx, { firmId, keyId, memberId, at: services.now() });
    return isFound ? ok({ isRevoked: true as const }) : err(notInFirm);
  });
}

function toWire({ keyId, name, beginning, scopes, createdAt, lastUsedAt, revokedAt }: KeyRow) {
  return {
    ...{ keyId, name, beginning, scopes: [...scopes] },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}

const tooManyKeys: Refusal = {
  code: 'partner/wrong-state',
  detail: 'A firm has at most ten keys. Revoke one that is not used.',
};
