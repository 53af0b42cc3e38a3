import { createHash } from 'node:crypto';
import { err, ok } from '@pahiya/domain/shared/result';
import { type FindPartnerSystem, signInFirst } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { findKey, touchKey } from './key-repository.ts';

const touchMs = 60_000;
const bearer = /^Bearer (phk_[\w-]{43})$/;

/** Finds the system behind the key of a request. Cookies do not count here, and keys nowhere else. */
export function makeFindPartnerSystem({
  sql,
  now,
}: Pick<Services, 'sql' | 'now'>): FindPartnerSystem {
  return async (request, { keyScope }) => {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    const row = token === undefined ? null : await findKey(sql, hashOfKey(token));
    if (row === null) return err(signInFirst);
    const at = now();
    if (at.getTime() - (row.lastUsedAt?.getTime() ?? 0) >= touchMs) {
      await touchKey(sql, row.keyId, at);
    }
    if (keyScope === undefined || !row.scopes.includes(keyScope)) return err(wrongScope);
    const { keyId, firmId, isFirmPaused, scopes } = row;
    return ok({ kind: 'partner-key', keyId, firmId, isFirmPaused, scopes });
  };
}

/** What is stored of a key. */
export function hashOfKey(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const wrongScope: Refusal = {
  code: 'partner/wrong-role',
  detail: 'This key does not allow that.',
};
