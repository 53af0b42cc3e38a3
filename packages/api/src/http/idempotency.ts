import { createHash } from 'node:crypto';
import type { Contract } from '@pahiya/contracts/contract';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../db/database.ts';
import type { Answer } from './answer.ts';
import type { CallServices } from './call-services.ts';
import type { AnyCaller } from './caller.ts';
import type { Device } from './device.ts';
import type { Answering } from './exchange.ts';
import {
  deleteKey,
  deleteKeysOf,
  deleteOldKeys,
  findAnswer,
  type KeptAnswer,
  keepAnswer,
  takeKey,
} from './idempotency-repository.ts';
import { answerOfRefusal } from './problems.ts';

const keyForm = /^[\x21-\x7e]{8,128}$/;
/** After this time a call that never finished (a crash) may be retried under its key. */
const abandonedAfterMs = 120_000;
/** Retention of responses. */
const keptMs = 24 * 60 * 60 * 1000;

type Context = {
  readonly caller: AnyCaller;
  readonly device: Device;
  readonly reply: Answering;
};

/** Runs a call once per `Idempotency-Key`. The same key with the same request returns the first response; with another
 * request, or while the first is running, it is 409. A server failure (5xx or a throw) releases the key for a retry.
 * Keys belong to the user, or to the device of a visitor. */
export async function once(
  { sql, now }: Pick<CallServices, 'sql' | 'now'>,
  contract: Pick<Contract, 'call' | 'idempotency'>,
  request: FastifyRequest,
  { caller, device, reply }: Context,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers['idempotency-key'];
  if (key === undefined && contract.idempotency !== 'required') return run();
  if (typeof key !== 'string' || !keyForm.test(key)) return badKey(request.id);
  const owner = ownerOf(caller, device);
  const requestHash = hashOf(contract, request);
  const isMine = await takeKey(
    sql,
    { owner, key, requestHash },
    { now: now(), abandonedBefore: new Date(now().getTime() - abandonedAfterMs) },
  );
  if (!isMine) {
    const stored = await findAnswer(sql, { owner, key });
    const repeated = repeatOf(stored, requestHash, request.id);
    if (repeated.status < 400) reply.header('idempotent-replayed', 'true');
    return repeated;
  }
  const release = () => deleteKey(sql, { owner, key });
  try {
    const answer = await run();
    if (answer.status >= 500) await release();
    else await keepAnswer(sql, { owner, key }, answer);
    return answer;
  } catch (error) {
    await release();
    throw error;
  }
}

/** Deletes the kept responses of an account: they may quote what is being deleted. */
export function forgetAnswers(tx: Queryable, userId: string): Promise<void> {
  return deleteKeysOf(tx, userKey(userId));
}

/** Deletes responses that are no longer repeated; returns their number. */
export function purgeAnswers(sql: Queryable, now: Date): Promise<number> {
  return deleteOldKeys(sql, new Date(now.getTime() - keptMs));
}

function ownerOf(caller: AnyCaller, device: Device): string {
  if (caller.kind === 'user') return userKey(caller.userId);
  if (caller.kind === 'partner') return `partner:${caller.memberId}`;
  if (caller.kind === 'partner-key') return `partner-key:${caller.keyId}`;
  return caller.kind === 'operator' ? `operator:${caller.operatorId}` : `device:${device.id}`;
}

function userKey(userId: string): string {
  return `user:${userId}`;
}

function repeatOf(stored: KeptAnswer | undefined, requestHash: string, requestId: string): Answer {
  if (stored !== undefined && stored.requestHash !== requestHash) {
    return answerOfRefusal(
      {
        code: 'request/idempotency-mismatch',
        detail: 'Use a new Idempotency-Key for another request.',
      },
      requestId,
    );
  }
  if (stored?.status == null || stored.body === null || stored.contentType === null) {
    return answerOfRefusal(
      {
        code: 'request/idempotency-in-progress',
        detail: 'The first request with this key is still in progress. Try again in a moment.',
        retryAfterSeconds: 1,
      },
      requestId,
    );
  }
  return { status: stored.status, text: stored.body, contentType: stored.contentType };
}

function badKey(requestId: string): Answer {
  return answerOfRefusal(
    {
      code: 'request/bad-input',
      detail: 'Send an Idempotency-Key of 8 to 128 printable characters.',
      errors: [{ path: 'headers.idempotency-key', message: '8 to 128 printable characters' }],
    },
    requestId,
  );
}

function hashOf(contract: Pick<Contract, 'call'>, request: FastifyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([contract.call.path, request.params, request.query, request.body]))
    .digest('hex');
}
