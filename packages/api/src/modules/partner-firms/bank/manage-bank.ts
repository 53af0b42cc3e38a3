import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  partnerBank,
  partnerProposeBank,
} from '@pahiya/contracts/partner-firms/partner-bank-contracts';
import { leadClocksOn } from '@pahiya/domain/leads/lead-rules';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { pathIn } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { Queryable } from '../../../db/database.ts';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { openSealed, sealBytes } from '../../../http/sealed-bytes.ts';
import { writePlainMail } from '../../../plain-mail.ts';
import type { Services } from '../../../services.ts';
import { memberNames } from '../firms/partner-names.ts';
import { lockFirm, membersOfFirm } from '../store/member-repository.ts';
import { mailNotSent, notInFirm } from '../store/partner-refusals.ts';
import { performPartnerAct } from '../store/perform-partner-act.ts';
import {
  type BankRow,
  bankAccountsOf,
  insertBankAccount,
  updateBankCancelled,
  updateBankConfirmed,
} from './bank-repository.ts';
import { type BankEvent, bankWords } from './bank-words.ts';

type By = { readonly member: PartnerMember; readonly requestId: string };
type Bank = AnswerOf<typeof partnerBank>;
type Account = z.output<NonNullable<(typeof partnerProposeBank)['body']>>;

const purpose = 'partner bank account';

/** Bank accounts of a firm, numbers masked. */
export async function readBank(
  { sql, now, settings }: Pick<Services, 'sql' | 'now' | 'settings'>,
  member: PartnerMember,
): Promise<Bank> {
  const { firmId, memberId, role } = member;
  const [rows, members] = await Promise.all([
    bankAccountsOf(sql, firmId),
    membersOfFirm(sql, firmId),
  ]);
  const names = await memberNames(
    sql,
    rows.map(({ proposedBy }) => proposedBy),
  );
  const at = now();
  const inUse = inUseOf(rows, at);
  const isOwner = role === 'owner';
  return {
    accounts: rows.map((row) => {
      const bytes = openSealed(
        settings.secret,
        { purpose, name: row.accountId },
        row.accountSealed,
      );
      if (bytes === null) throw new Error('a bank account does not open');
      // Written by proposeBank.
      const { holder, ifsc } = JSON.parse(bytes.toString()) as Account;
      const state = stateOf(row, inUse, at);
      return {
        ...{ accountId: row.accountId, holder, number: `••••${row.lastFour}`, ifsc, state },
        proposedBy: names.get(row.proposedBy) ?? '',
        proposedAt: row.proposedAt.toISOString(),
        usableFrom: row.usableFrom?.toISOString() ?? null,
        mayConfirm: isOwner && state === 'proposed' && row.proposedBy !== memberId,
        mayCancel: isOwner && (state === 'proposed' || state === 'waiting'),
      };
    }),
    owners: members.filter((one) => one.role === 'owner').length,
  };
}

/** Proposes an account. Nothing is stored when a mail to an owner cannot be sent. */
export async function proposeBank(
  services: Services,
  { member, requestId }: By,
  account: Account,
): Promise<Result<Bank, Refusal>> {
  const accountId = randomUUID();
  const acting = { member, requestId, act: 'propose-bank', subject: accountId } as const;
  const done = await performPartnerAct(services, acting, async (tx) => {
    const { firmId, memberId } = member;
    await lockFirm(tx, firmId);
    const plain = Buffer.from(JSON.stringify(account));
    const lastFour = account.number.slice(-4);
    await insertBankAccount(tx, {
      ...{ accountId, firmId, lastFour, proposedBy: memberId, proposedAt: services.now() },
      accountSealed: sealBytes(services.settings.secret, { purpose, name: accountId }, plain),
    });
    return tellOwners(services, tx, { member, event: 'proposed', accountId, lastFour });
  });
  return done.ok ? ok(await readBank(services, member)) : done;
}

/** Confirms an account that another owner proposed, or cancels one that nothing is paid to yet. Refuses
 * `partner/wrong-state`, also to the owner who proposed it. */
export async function decideBank(
  services: Services,
  { member, requestId }: By,
  { accountId, decision }: { readonly accountId: string; readonly decision: 'confirm' | 'cancel' },
): Promise<Result<Bank, Refusal>> {
  const acting = { member, requestId, act: `${decision}-bank`, subject: accountId } as const;
  const done = await performPartnerAct(services, acting, async (tx) => {
    const { firmId, memberId } = member;
    await lockFirm(tx, firmId);
    const at = services.now();
    const rows = await bankAccountsOf(tx, firmId);
    const row = rows.find((one) => one.accountId === accountId);
    if (row === undefined) return err(notInFirm);
    const state = stateOf(row, inUseOf(rows, at), at);
    if (decision === 'cancel') {
      if (state !== 'proposed' && state !== 'waiting') return err(bankInUse);
      await updateBankCancelled(tx, accountId, { memberId, at });
    } else {
      if (state !== 'proposed' || row.proposedBy === memberId) return err(needsAnotherOwner);
      const { bankWaitHours } = leadClocksOn(istDateOf(at));
      const usableFrom = new Date(at.getTime() + bankWaitHours * 3_600_000);
      await updateBankConfirmed(tx, accountId, { memberId, at, usableFrom });
    }
    const event = decision === 'cancel' ? 'cancelled' : 'confirmed';
    return tellOwners(services, tx, { member, event, accountId, lastFour: row.lastFour });
  });
  return done.ok ? ok(await readBank(services, member)) : done;
}

type Telling = {
  readonly member: PartnerMember;
  readonly event: BankEvent;
  readonly accountId: string;
  readonly lastFour: string;
};

/** Mails every owner, the acting one included: their session may be stolen. */
async function tellOwners(
  services: Services,
  tx: Queryable,
  { member, event, accountId, lastFour }: Telling,
): Promise<Result<null, Refusal>> {
  const { brand } = services.settings;
  const { bankWaitHours: hours } = leadClocksOn(istDateOf(services.now()));
  const owners = (await membersOfFirm(tx, member.firmId)).filter(({ role }) => role === 'owner');
  for (const { memberId, email, language } of owners) {
    const told = { firm: member.firmName, member: member.displayName, lastFour, hours };
    const words = bankWords[language](event, told);
    const url = new URL(pathIn(language, '/partner/bank'), brand.siteUrl).href;
    const link = { label: words.link, url };
    const sent = await services.email.send({
      to: email,
      subject: words.subject,
      ...writePlainMail({ ...words, language, link, brandName: brand.name }),
      messageId: `${accountId}-${event}-${memberId}`,
    });
    if (!sent.ok) return err(mailNotSent);
  }
  return ok(null);
}

/** The account that money is paid to: the last one whose wait is over. */
function inUseOf(rows: readonly BankRow[], now: Date): string | null {
  const usable = rows.filter(
    ({ usableFrom, cancelledAt }) =>
      cancelledAt === null && usableFrom !== null && usableFrom <= now,
  );
  const [newest] = usable.toSorted(
    (a, b) => (b.usableFrom?.getTime() ?? 0) - (a.usableFrom?.getTime() ?? 0),
  );
  return newest?.accountId ?? null;
}

function stateOf(row: BankRow, inUse: string | null, now: Date): Bank['accounts'][number]['state'] {
  if (row.cancelledAt !== null) return 'cancelled';
  if (row.usableFrom === null) return 'proposed';
  if (row.usableFrom > now) return 'waiting';
  return row.accountId === inUse ? 'in-use' : 'replaced';
}

const needsAnotherOwner: Refusal = {
  code: 'partner/wrong-state',
  detail: 'Another owner confirms an account that was proposed, once.',
};

const bankInUse: Refusal = {
  code: 'partner/wrong-state',
  detail: 'An account in use is replaced by proposing another.',
};
