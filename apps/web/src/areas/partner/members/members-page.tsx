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
export const memberDeeds = ['invite', 'change', 'remove', 'reset', 'revoke'] as const;

type Members = AnswerOf<typeof partnerMembers>;
type MembersPageProps = Members & {
  readonly mayChange: boolean;
  readonly deed: (typeof memberDeeds)[number] | null;
  readonly refused: Refused | null;
};

/** Members and open invitations; owners change them here. */
export function MembersPage({ members, invitations, mayChange, deed, refused }: MembersPageProps) {
  const copy = useCopy('partner').members;
  const { roles } = useCopy('partner');
  const { language } = usePage();
  return (
    <div className="grid gap-4 pt-4">
      <h1>{copy.title}</h1>
      {deed !== null && refused === null && <DoneNote text={copy.done[deed]} />}
      <RefusalNote refused={refused} />
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
            {mayChange && <MemberForms member={member} />}
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
      {mayChange && <InviteCard />}
    </div>
  );
}

function MemberForms({ member }: { member: Members['members'][number] }) {
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

function InviteCard() {
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
