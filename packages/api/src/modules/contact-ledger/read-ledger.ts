import type { Contact, listContacts } from '@pahiya/contracts/contact-ledger/contact-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import { maskMobile } from '@pahiya/domain/rc/mask';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { findUser } from '../auth/find-user.ts';
import { firmNames, memberNames } from '../partner-firms/firms/partner-names.ts';
import { type ConsentRow, consentsOfUser } from './store/consent-repository.ts';
import { complainedOf, erasuresOf, readsOf } from './store/contact-use-repository.ts';

const readsShown = 50;

/** Every consent of a person, with every use of the number. */
export async function readLedger(
  { sql, now }: { readonly sql: Queryable; readonly now: Services['now'] },
  userId: string,
): Promise<AnswerOf<typeof listContacts>> {
  const [user, consents] = await Promise.all([findUser(sql, userId), consentsOfUser(sql, userId)]);
  const ids = consents.map(({ consentId }) => consentId);
  const [reads, erasures, complained, firms] = await Promise.all([
    readsOf(sql, ids),
    erasuresOf(sql, ids),
    complainedOf(sql, ids),
    firmNames(
      sql,
      consents.map(({ firmId }) => firmId),
    ),
  ]);
  const members = await memberNames(
    sql,
    reads.map(({ memberId }) => memberId).filter((id) => id !== null),
  );
  const at = now();
  const month = istDateOf(at).slice(0, 7);
  const contacts = consents.map((row): Contact => {
    const erasure = erasures.find(({ consentId }) => consentId === row.consentId);
    return {
      consentId: row.consentId,
      firm: firms.get(row.firmId) ?? { name: '', kind: 'dealer' },
      about: row.about,
      channels: [...row.channels],
      slot: row.slot,
      givenAt: row.givenAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      state: stateOf(row, at),
      stoppedAt: row.withdrawnAt?.toISOString() ?? null,
      erasure:
        erasure === undefined
          ? null
          : {
              dueAt: erasure.dueAt.toISOString(),
              confirmedAt: erasure.confirmedAt?.toISOString() ?? null,
            },
      reads: reads
        .filter(({ consentId }) => consentId === row.consentId)
        .slice(0, readsShown)
        .map((read) => ({
          at: read.at.toISOString(),
          member: read.memberId === null ? '' : (members.get(read.memberId) ?? ''),
          how: read.how,
          why: read.why,
        })),
      isReported: complained.has(row.consentId),
    };
  });
  const calls = reads.filter((read) => read.how === 'call' && istDateOf(read.at).startsWith(month));
  return {
    mobileMasked: maskMobile(user?.mobile ?? ''),
    callsThisMonth: calls.length,
    contacts,
  };
}

function stateOf({ withdrawnAt, endsAt }: ConsentRow, now: Date): Contact['state'] {
  if (withdrawnAt !== null) return 'stopped';
  return endsAt <= now ? 'over' : 'active';
}
