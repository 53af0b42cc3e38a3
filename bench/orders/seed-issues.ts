import type { Database } from '@pahiya/api/db/database';
import type { Person } from '../challans/seed-searches.ts';

/** The item of a quote of a tag exists before its order: the issue, which its person brought as far as the price. */
export type SeededIssue = { readonly issueId: string; readonly person: Person };

/** Copies the issue of an ordered tag with its steps, as it was before the order. The sealed session stays that of the
 * copied issue: an order does not open it. */
export async function seedIssues(
  sql: Database,
  orderId: string,
  issues: readonly SeededIssue[],
): Promise<void> {
  const ids = issues.map(({ issueId }) => issueId);
  const users = issues.map(({ person }) => person.userId);
  await sql`
    insert into tag_issues (id, user_id, vehicle_number, tag_class, issuer_name, is_sandbox, state,
      session, mobile_masked, otp_valid_until, resend_after, pictures, files, created_at, changed_at)
    select s.id, s.user_id, t.vehicle_number, t.tag_class, t.issuer_name, t.is_sandbox, 'ready',
      t.session, t.mobile_masked, t.otp_valid_until, t.resend_after, t.pictures, t.files, now(), now()
    from tag_issues t cross join unnest(${ids}::uuid[], ${users}::uuid[]) as s (id, user_id)
    where t.order_id = ${orderId}`;
  await sql`
    insert into tag_issue_steps (issue_id, position, state, at)
    select s.id, p.position, p.state, p.at
    from tag_issues t join tag_issue_steps p on p.issue_id = t.id and p.state <> 'ordered'
      cross join unnest(${ids}::uuid[]) as s (id)
    where t.order_id = ${orderId}`;
  await sql`analyze tag_issues, tag_issue_steps`;
}
