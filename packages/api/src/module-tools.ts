import type { AccountDataSource } from './account-data.ts';
import type { ContactStoppedListener } from './contact-stopped.ts';
import type { Serve } from './http/serve.ts';
import type { MemberRemovedListener } from './member-removed.ts';
import type { ReportSubject } from './report-subject.ts';
import type { Services } from './services.ts';
import type { SignedInListener } from './signed-in.ts';
import type { WithdrawalListener } from './withdrawal.ts';

/** What a module needs to register its calls, and the lists that it adds to. */
export type ModuleTools = {
  readonly services: Services;
  readonly serve: Serve;
  /** Export and deletion of personal data: from every module with a table that has `user_id`. */
  readonly accountData: AccountDataSource[];
  /** Carries a guest's data over on sign-in. */
  readonly onSignIn: SignedInListener[];
  /** Stops what a withdrawn consent to be contacted had allowed. */
  readonly onContactStopped: ContactStoppedListener[];
  /** Takes over what a removed member of a partner had. */
  readonly onMemberRemoved: MemberRemovedListener[];
  /** Erases what was kept for a consent that is withdrawn. */
  readonly onWithdrawal: WithdrawalListener[];
  /** Kinds of things that people can report: from every module that shows what people write. */
  readonly reportSubjects: ReportSubject[];
};
