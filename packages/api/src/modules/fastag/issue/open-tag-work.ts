import type { IssueState } from '@pahiya/domain/fastag/tag-issue';
import { type DeskWait, deskDueOn } from '@pahiya/domain/orders/desk-days';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { OpenWork } from '../../../desk-work.ts';
import { workOfItems } from '../../desk-queue/work-of-items.ts';
import { type IssueRow, selectDeskIssues } from './issue-repository.ts';

const waits: Partial<Readonly<Record<IssueState, DeskWait>>> = {
  paid: 'tag-paid',
  'kyc-review': 'tag-kyc-review',
  rejected: 'tag-rejected',
  assigned: 'tag-assigned',
  dispatched: 'tag-dispatched',
  delivered: 'tag-delivered',
};

/** The day by which the desk acts on a tag in its state; null where it waits for nothing. */
export function tagDueOn({
  state,
  changedAt,
}: Pick<IssueRow, 'state' | 'changedAt'>): IstDate | null {
  const wait = waits[state];
  return wait === undefined ? null : deskDueOn(wait, istDateOf(changedAt));
}

/** Tags with a rejected picture, and those that are in their state for longer than usual. */
export const openTagWork: OpenWork = async (sql, which) => {
  const rows = await selectDeskIssues(sql, which);
  return workOfItems(
    sql,
    rows.flatMap((row) => {
      const { issueId, orderId, tagClass, state } = row;
      const dueOn = tagDueOn(row);
      if (orderId === null || dueOn === null) return [];
      return [{ itemId: issueId, orderId, name: `FASTag VC${tagClass}`, state, dueOn }];
    }),
  );
};
