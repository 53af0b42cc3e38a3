import type { AnswerOf } from '@pahiya/contracts/contract';
import type { partnerMembers } from '@pahiya/contracts/partner-firms/partner-member-contracts';
import { partnerRoles } from '@pahiya/contracts/partner-roles';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { Disclosure } from '@pahiya/ui/disclosure';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { Refused } from '../../../parts/failure/refused.ts';
import { RefusalNote } from '../shell/partner-page.tsx';

/** Forms of the page. */
export const memberDeeds = [
  'invite',
  'change',
  'remove',
  'reset',
  'revoke',
  'add-branch',
  'close-branch',
] as const;

type Members = AnswerOf<typeof partnerMembers>;
type MembersPageProps = Members & {
  readonly mayChange: boolean;
  readonly deed: (typeof memberDeeds)[number] | null;
  readonly refused: Refused | null;
};

/** Members and open invitations; owners change them here. */
export function MembersPage({
  members,
  invitations,
  branches,
  mayChange,
  deed,
  refused,
}: MembersPageProps) {
  const copy = useCopy('partner').members;
  const { roles } = useCopy('partner');
  const { language } = usePage();
  const isUnknownCity = refused?.failure.code === 'lead/unknown-city';
  return (
    <div className="grid gap-4 pt-4">
      <h1>{copy.title}</h1>
      {deed !== null && refused === null && <DoneNote text={copy.done[deed]} />}
      {!isUnknownCity && <RefusalNote refused={refused} />}
      <div className="grid gap-4 lg:grid-cols-2">
        {members.map((member) => (
          <Card
            key={member.memberId}
            id={`m-${member.memberId}`}
            title={<bdi>{member.displayName}</bdi>}
            aside={<b>{roles[member.role]}</b>}
          >
            <p className="break-all">{member.email}</p>
            <p className="text-ink-2 text-small">
              {member.lastSeenAt === null
                ? copy.notSignedIn
                : copy.seen(instantText(member.lastSeenAt, language))}
            </p>
            <BranchesOf member={member} branches={branches} />
            {mayChange && <MemberForms member={member} branches={branches} />}
          </Card>
        ))}
      </div>
      {invitations.length > 0 && (
        <Card title={copy.open} id="open">
          <ul className="grid gap-3">
            {invitations.map((one) => (
              <li
                key={one.invitationId}
                className="flex flex-wrap items-center justify-between gap-2"
              >
                <span className="break-all">
                  {one.email} · {roles[one.role]}
                  <span className="block text-ink-2 text-small">
                    {copy.until(instantText(one.expiresAt, language))}
                  </span>
                </span>
                {mayChange && (
                  <PostForm intent="revoke" fields={{ invitation: one.invitationId }}>
                    <Button variant="outline" size="sm" aria-label={copy.revokeLong(one.email)}>
                      {copy.revoke}
                    </Button>
                  </PostForm>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <BranchCard branches={branches} mayChange={mayChange} isUnknownCity={isUnknownCity} />
      {mayChange && <InviteCard branches={branches} />}
    </div>
  );
}

type OfMember = {
  readonly member: Members['members'][number];
  readonly branches: Members['branches'];
};

/** Whose leads a manager sees and an agent may be given; nothing for other roles. */
function BranchesOf({ member, branches }: OfMember) {
  const copy = useCopy('partner').members;
  const { role, branchIds } = member;
  if (branches.length === 0 || (role !== 'manager' && role !== 'agent')) return null;
  const names = branches.filter(({ branchId }) => branchIds.includes(branchId));
  return (
    <p className="text-small">
      {copy.leadsOf[role]}{' '}
      {branchIds.length === 0 ? (
        copy.allBranches
      ) : (
        <bdi>{names.map(({ name }) => name).join(', ')}</bdi>
      )}
    </p>
  );
}

type BranchCardProps = {
  readonly branches: Members['branches'];
  readonly mayChange: boolean;
  readonly isUnknownCity: boolean;
};

function BranchCard({ branches, mayChange, isUnknownCity }: BranchCardProps) {
  const copy = useCopy('partner').members;
  const { language } = usePage();
  return (
    <Card title={copy.branches} id="branches">
      <p>{branches.length === 0 ? copy.noBranches : copy.branchText}</p>
      <ul className="grid gap-3 pt-2">
        {branches.map(({ branchId, name, city }) => (
          <li key={branchId} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <b>
                <bdi>{name}</bdi>
              </b>
              , {city[language === 'hi' ? 'hi' : 'en']}
            </span>
            {mayChange && (
              <PostForm intent="close-branch" fields={{ branchId }}>
                <Button variant="outline" size="sm" aria-label={copy.closeBranchLong(name)}>
                  {copy.closeBranch}
                </Button>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <PostForm intent="add-branch" className="grid gap-4 pt-4">
          <TextField
            id="branchName"
            name="branchName"
            label={copy.branchName}
            maxLength={60}
            required
          />
          <TextField
            id="branchCity"
            name="city"
            label={copy.city}
            error={isUnknownCity ? copy.unknownCity : undefined}
            maxLength={60}
            required
          />
          <Button variant="dark" size="sm">
            {copy.addBranch}
          </Button>
        </PostForm>
      )}
    </Card>
  );
}

/** Branches of a manager or agent, to tick; none: all. */
function BranchFields({
  prefix,
  branches,
  chosen,
}: {
  readonly prefix: string;
  readonly branches: Members['branches'];
  readonly chosen: readonly string[];
}) {
  const copy = useCopy('partner').members;
  if (branches.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{copy.branches}</legend>
      <p className="text-ink-2 text-small">{copy.branchesHint}</p>
      {branches.map(({ branchId, name }) => (
        <CheckField
          key={branchId}
          id={`${prefix}-${branchId}`}
          name="branch"
          value={branchId}
          label={name}
          defaultChecked={chosen.includes(branchId)}
        />
      ))}
    </fieldset>
  );
}

function MemberForms({ member, branches }: OfMember) {
  const copy = useCopy('partner').members;
  const { roles } = useCopy('partner');
  const { memberId, displayName } = member;
  return (
    <Disclosure summary={copy.changeLong(displayName)}>
      <PostForm intent="change" fields={{ member: memberId }} className="grid gap-3 pt-2">
        <SelectField
          id={`role-${memberId}`}
          name="role"
          label={copy.role}
          defaultValue={member.role}
          options={partnerRoles.map((value) => ({ value, label: roles[value] }))}
        />
        <CheckField
          id={`duty-${memberId}`}
          name="duty"
          value="on"
          label={copy.duty}
          hint={copy.dutyHint}
          defaultChecked={member.isOnDuty}
        />
        <BranchFields prefix={memberId} branches={branches} chosen={member.branchIds} />
        <Button variant="dark" size="sm">
          {copy.save}
        </Button>
      </PostForm>
      <div className="flex flex-wrap gap-2 pt-3">
        <PostForm intent="reset" fields={{ member: memberId }}>
          <Button variant="outline" size="sm">
            {copy.reset}
          </Button>
        </PostForm>
        <PostForm intent="remove" fields={{ member: memberId }}>
          <Button variant="outline" size="sm" aria-label={copy.removeLong(displayName)}>
            {copy.remove}
          </Button>
        </PostForm>
      </div>
      <p className="pt-2 text-ink-2 text-small">{copy.resetHint}</p>
    </Disclosure>
  );
}

function InviteCard({ branches }: Pick<Members, 'branches'>) {
  const copy = useCopy('partner').members;
  const { roles, roleHints } = useCopy('partner');
  return (
    <Card title={copy.invite} id="invite">
      <PostForm intent="invite" className="grid gap-4">
        <TextField id="displayName" name="displayName" label={copy.name} maxLength={60} required />
        <TextField
          id="email"
          name="email"
          type="email"
          label={copy.email}
          maxLength={200}
          required
        />
        <SelectField
          id="role"
          name="role"
          label={copy.role}
          hint={copy.roleHint}
          defaultValue="agent"
          options={partnerRoles.map((value) => ({
            value,
            label: `${roles[value]}: ${roleHints[value]}`,
          }))}
        />
        <BranchFields prefix="new" branches={branches} chosen={[]} />
        <Button>{copy.send}</Button>
      </PostForm>
    </Card>
  );
}

type PostFormProps = {
  readonly intent: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly children: React.ReactNode;
};

function PostForm({ intent, fields = {}, className, children }: PostFormProps) {
  const path = usePagePath();
  return (
    <form method="post" action={path('/partner/members')} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
