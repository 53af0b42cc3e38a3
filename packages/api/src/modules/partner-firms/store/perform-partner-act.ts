import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { type PartnerAct, recordPartnerAct } from './record-partner-act.ts';

/** Member and subject of an act. `memberId`: null for the firm's own system. */
export type PartnerActing = {
  readonly member: Pick<PartnerMember, 'firmId'> & { readonly memberId: string | null };
  readonly requestId: string;
  readonly act: PartnerAct;
  readonly subject?: string;
  readonly note?: string;
};

/** Carries a refusal out of a transaction, which rolls back. */
class RefusedPartnerAct extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Performs a member's act and records it: in one transaction when done; a refused act leaves only its record. */
export async function performPartnerAct<Done>(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  { member, ...acting }: PartnerActing,
  run: (tx: Transaction) => Promise<Result<Done, Refusal>>,
): Promise<Result<Done, Refusal>> {
  const { memberId, firmId } = member;
  const record = { ...acting, memberId, firmId, at: now() };
  try {
    const done = await sql.begin(async (tx) => {
      const result = await run(tx);
      if (!result.ok) throw new RefusedPartnerAct(result.error);
      await recordPartnerAct(tx, { ...record, outcome: 'done' });
      return { value: result.value };
    });
    return ok(done.value as Done);
  } catch (error) {
    if (!(error instanceof RefusedPartnerAct)) throw error;
    await recordPartnerAct(sql, { ...record, outcome: error.refusal.code });
    return err(error.refusal);
  }
}
