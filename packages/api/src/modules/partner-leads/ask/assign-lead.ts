import type { Transaction } from '../../../db/database.ts';
import { assignableMembers } from '../../partner-firms/firms/find-partner-firm.ts';
import { countOpenOf, selectKnownMember } from '../store/lead-repository.ts';

/** Who gets a new lead: the member on duty who already spoke to the person, else the one with the fewest open leads;
 * null when nobody is on duty. */
export async function chooseMember(
  tx: Transaction,
  { firmId, branchId, userId }: { firmId: string; branchId: string | null; userId: string },
): Promise<string | null> {
  const members = await assignableMembers(tx, firmId, branchId);
  const among = members.filter(({ isAutomatic }) => isAutomatic).map(({ memberId }) => memberId);
  if (among.length === 0) return null;
  const known = await selectKnownMember(tx, { firmId, userId, among });
  if (known !== null) return known;
  const open = await countOpenOf(tx, among);
  const [least] = [...among].sort((a, b) => (open.get(a) ?? 0) - (open.get(b) ?? 0));
  return least ?? null;
}
