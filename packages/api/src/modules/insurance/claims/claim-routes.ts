import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import {
  addClaimStep,
  claimLetterPdf,
  deleteClaim,
  deleteClaimStep,
  listClaims,
  saveClaim,
} from '@pahiya/contracts/insurance/claim-contracts';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { AccountDataSource } from '../../../account-data.ts';
import type { Queryable } from '../../../db/database.ts';
import type { User } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { transact } from '../../../transact.ts';
import { claimLetterFile, noClaim } from './claim-letter.ts';
import {
  type ClaimFacts,
  insertClaim,
  insertStep,
  removeClaim,
  removeClaimsOf,
  removeStep,
  selectClaims,
  selectSteps,
  updateClaim,
} from './claim-repository.ts';

const changes: LimitRule = { name: 'insurance-claim', points: 200, perSeconds: 86_400 };
const letters: LimitRule = { name: 'insurance-claim-letter', points: 60, perSeconds: 3_600 };
const most = { claims: 20, steps: 200 } as const;

const accountData: AccountDataSource = {
  name: 'insurance-claims',
  exportFor: async (sql, userId) => ({
    insuranceClaims: [...(await readClaims(sql, userId)).claims],
  }),
  deleteFor: removeClaimsOf,
};

/** Registers a person's own diary of insurance claims. */
export function registerClaims(
  app: FastifyInstance,
  { services, serve, accountData: sources }: ModuleTools,
): void {
  const { sql, now } = services;
  sources.push(accountData);
  const limits = {
    limits: ({ caller }: { readonly caller: User }) => [{ rule: changes, key: caller.userId }],
  };
  serve(app, listClaims, async ({ caller }) => ok(await readClaims(sql, caller.userId)));

  serve(
    app,
    claimLetterPdf,
    ({ params, query, caller: { userId } }) =>
      claimLetterFile(services, { claimId: params.claimId, userId }, query),
    { limits: ({ caller }) => [{ rule: letters, key: caller.userId }] },
  );

  serve(
    app,
    saveClaim,
    async ({ body: { claimId, ...typed }, caller: { userId } }) => {
      const facts = {
        ...typed,
        lostOn: typed.lostOn as IstDate,
        toldOn: typed.toldOn as IstDate | null,
      };
      const fault = faultOf(facts, istDateOf(now()));
      if (fault !== null) return err(fault);
      if (claimId !== null) {
        const isThere = await updateClaim(sql, { ...facts, claimId, userId });
        return isThere ? ok({ claimId }) : err(noClaim);
      }
      const id = randomUUID();
      return transact(sql, async (tx) => {
        const row = { ...facts, id, userId, atMost: most.claims, now: now() };
        return (await insertClaim(tx, row))
          ? ok({ claimId: id })
          : err(bad('claimId', `At most ${most.claims} claims are kept. Delete one first.`));
      });
    },
    limits,
  );

  serve(
    app,
    addClaimStep,
    ({ body, caller: { userId } }) =>
      transact(sql, async (tx): Promise<Result<{ readonly isAdded: true }, Refusal>> => {
        const on = body.on as IstDate;
        if (on > istDateOf(now())) return err(bad('on', 'Enter a day that has passed.'));
        if (body.kind === 'note' && body.words.length < 2) {
          return err(bad('words', 'Write 2 to 500 characters.'));
        }
        const step = { ...body, on, userId, atMost: most.steps };
        const done = await insertStep(tx, step);
        if (done === 'no-claim') return err(noClaim);
        if (done === 'early') return err(bad('on', 'Enter a day from the loss on.'));
        return done === 'added'
          ? ok({ isAdded: true })
          : err(bad('words', `At most ${most.steps} notes are kept for a claim.`));
      }),
    limits,
  );

  serve(
    app,
    deleteClaimStep,
    async ({ body, caller: { userId } }) =>
      (await removeStep(sql, { ...body, userId }))
        ? ok({ isDeleted: true as const })
        : err(noClaim),
    limits,
  );

  serve(
    app,
    deleteClaim,
    async ({ body: { claimId }, caller: { userId } }) =>
      (await removeClaim(sql, { claimId, userId }))
        ? ok({ isDeleted: true as const })
        : err(noClaim),
    limits,
  );
}

async function readClaims(sql: Queryable, userId: string): Promise<AnswerOf<typeof listClaims>> {
  const [claims, steps] = await Promise.all([selectClaims(sql, userId), selectSteps(sql, userId)]);
  const byClaim = Map.groupBy(steps, ({ claimId }) => claimId);
  return {
    claims: claims.map(({ createdAt, ...claim }) => ({
      ...claim,
      steps: (byClaim.get(claim.claimId) ?? []).map(({ claimId: _, ...step }) => step),
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Days in the future, and an insurer who was told before the loss. */
function faultOf({ lostOn, toldOn }: ClaimFacts, today: IstDate): Refusal | null {
  if (lostOn > today) return bad('lostOn', 'The day of the loss is not in the future.');
  if (toldOn !== null && (toldOn < lostOn || toldOn > today)) {
    return bad('toldOn', 'Enter a day from the loss until today.');
  }
  return null;
}

function bad(field: string, message: string): Refusal {
  return {
    code: 'request/bad-input',
    detail: message,
    errors: [{ path: `body.${field}`, message }],
  };
}
