import { type AssignedLead, membersForLead } from '@pahiya/domain/leads/assignment';
import type { Transaction } from '../../../db/database.ts';
import { assignableMembers } from '../../partner-firms/firms/find-partner-firm.ts';
import { rulesOfFirm, takeLeastBusy } from '../store/assignment-repository.ts';
import { countOpenOf, selectKnownMember } from '../store/lead-repository.ts';

type Assigned = AssignedLead & {
  readonly firmId: string;
  readonly branchId: string | null;
  readonly userId: string;
};

/** Who gets a new lead: the member on duty who already spoke to the person; else, among those of the firm's rules, the one
 * with the fewest open leads. Of many enquiries at one moment each goes to another member. Null when nobody is on duty. */
export async function chooseMember(
  tx: Transaction,
  { firmId, branchId, userId, ...lead }: Assigned,
  at: Date,
): Promise<string | null> {
  const members = await assignableMembers(tx, firmId, branchId);
  const onDuty = members.filter(({ isAutomatic }) => isAutomatic).map(({ memberId }) => memberId);
  if (onDuty.length === 0) return null;
  const known = await selectKnownMember(tx, { firmId, userId, among: onDuty });
  if (known !== null) return known;
  const among = membersForLead(await rulesOfFirm(tx, firmId), lead, onDuty);
  const taken = await takeLeastBusy(tx, among, at);
  if (taken !== null) return taken;
  // More enquiries at this moment than members: the counts decide alone.
  const open = await countOpenOf(tx, among);
  const [least] = [...among].sort((a, b) => (open.get(a) ?? 0) - (open.get(b) ?? 0));
  return least ?? null;
}
