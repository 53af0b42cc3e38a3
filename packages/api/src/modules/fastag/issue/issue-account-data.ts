import type { AccountDataSource } from '../../../account-data.ts';
import { unordered } from './find-issue.ts';
import { issuesOnWire } from './issue-on-wire.ts';
import { deleteIssuesOf, selectIssuesOf } from './issue-repository.ts';

/** Issues without an order; those of orders are exported with their order. */
export const issueAccountData: AccountDataSource = {
  name: 'tag-issues',
  exportFor: async (sql, userId) => ({
    tagIssues: await issuesOnWire(
      sql,
      await selectIssuesOf(sql, userId, [...unordered, 'dropped']),
    ),
  }),
  deleteFor: deleteIssuesOf,
};
