import { createHash } from 'node:crypto';
import type { Contract } from '@pahiya/contracts/contract';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { Answer } from './answer.ts';
import type { Caller, Operator } from './caller.ts';
import type { Device } from './device.ts';
import type { Answering } from './exchange.ts';
import { answerOfRefusal } from './problems.ts';

const keyForm = /^[\x21-\x7e]{8,128}$/;
/** After this time a call that never finished (a crash) may be retried under its key. */
const abandonedAfterMs = 120_000;

type Context = {
  readonly caller: Caller | Operator;
  readonly device: Device;
  readonly reply: Answering;
};

/** Runs a call once per `Idempotency-Key`. The same key with the same request returns the first response; with another
 * request, or while the first is running, it is 409. A server failure (5xx or a throw) releases the key for a retry.
 * Keys belong to the user, or to the device of a visitor. */
export async function once(
  { sql, now }: Services,
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
  const [mine] = await sql`
    insert into idempotency_keys (owner, key, request_hash, created_at)
    values (${owner}, ${key}, ${requestHash}, ${now()})
    on conflict (owner, key) do update set created_at = excluded.created_at
      where idempotency_keys.status is null
        and idempotency_keys.request_hash = excluded.request_hash
        and idempotency_keys.created_at < ${new Date(now().getTime() - abandonedAfterMs)}
    returning owner`;
  if (mine === undefined) {
    const stored = await readStored(sql, owner, key);
    const repeated = repeatOf(stored, requestHash, request.id);
    if (repeated.status < 400) reply.header('idempotent-replayed', 'true');
    return repeated;
  }
  const release = () => sql`delete from idempotency_keys where owner = ${owner} and key = ${key}`;
  try {
    const answer = await run();
    if (answer.status >= 500) await release();
    else {
      await sql`update idempotency_keys set status = ${answer.status}, body = ${answer.text},
        content_type = ${answer.contentType} where owner = ${owner} and key = ${key}`;
    }
    return answer;
  } catch (error) {
    await release();
    throw error;
  }
}

function ownerOf(caller: Caller | Operator, device: Device): string {
  if (caller.kind === 'user') return `user:${caller.userId}`;
  return caller.kind === 'operator' ? `operator:${caller.operatorId}` : `device:${device.id}`;
}

type Stored = {
  readonly requestHash: string;
  readonly status: number | null;
  readonly body: string | null;
  readonly contentType: string | null;
};

async function readStored(sql: Services['sql'], owner: string, key: string) {
  const [row] = await sql<Stored[]>`
    select request_hash as "requestHash", status, body, content_type as "contentType"
    from idempotency_keys where owner = ${owner} and key = ${key}`;
  return row;
}

function repeatOf(stored: Stored | undefined, requestHash: string, requestId: string): Answer {
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
