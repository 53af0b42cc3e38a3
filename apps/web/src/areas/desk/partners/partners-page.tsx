import type { deskLateErasures } from '@pahiya/contracts/contact-ledger/contact-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { DeskFirm } from '@pahiya/contracts/partner-firms/desk-firm-contracts';
import type { deskLeadDisputes } from '@pahiya/contracts/partner-leads/lead-contracts';
import type { deskPartnerTerms } from '@pahiya/contracts/partner-leads/terms-contracts';
import { firmKinds } from '@pahiya/contracts/partner-roles';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { KeyValues } from '@pahiya/ui/key-values';
import { SelectField } from '@pahiya/ui/select-field';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { DeskForm } from '../shell/desk-form.tsx';
import type { Refused } from '../shell/desk-gate.ts';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { FirmPrices, HolidaysCard } from './terms-cards.tsx';

type PartnersPageProps = {
  readonly firms: readonly DeskFirm[];
  readonly disputes: AnswerOf<typeof deskLeadDisputes>['disputes'];
  readonly late: AnswerOf<typeof deskLateErasures>['late'];
  readonly terms: AnswerOf<typeof deskPartnerTerms>;
  readonly isDone: boolean;
  readonly refused: Refused | null;
};

const tones = { active: 'road', paused: 'amber', closed: 'neutral' } as const;
const action = '/desk/partners';

/** Partner firms: created, paused, closed, and given owners. */
export function PartnersPage({ firms, disputes, late, terms, isDone, refused }: PartnersPageProps) {
  const copy = useCopy('desk-partners');
  const none = useCopy('desk').none;
  const path = usePagePath();
  const { language } = usePage();
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      {isDone && refused === null && <DoneNote text={copy.saved} />}
      <RefusalNote refused={refused} />
      {disputes.length > 0 && (
        <Card title={copy.disputes} id="disputes">
          {disputes.map((one) => (
            <DeskForm
              key={one.leadId}
              action={action}
              intent="decide"
              fields={{ lead: one.leadId }}
              className="flex flex-wrap items-end gap-2 pt-3"
            >
              <p className="basis-full">
                <bdi>{one.firm}</bdi> · <bdi>{one.title}</bdi> · {copy.disputeKinds[one.kind]}
                {one.note !== null && (
                  <>
                    : <bdi>{one.note}</bdi>
                  </>
                )}
              </p>
              <TextField
                id={`decide-${one.leadId}`}
                name="note"
                label={copy.note}
                maxLength={500}
                required
              />
              <Button name="decision" value="credit" variant="dark" size="sm">
                {copy.credit}
              </Button>
              <Button name="decision" value="refuse" variant="outline" size="sm">
                {copy.refuse}
              </Button>
            </DeskForm>
          ))}
        </Card>
      )}
      {firms.length === 0 && <p>{copy.empty}</p>}
      <div className="grid gap-4 lg:grid-cols-2">
        {firms.map((firm) => (
          <Card
            key={firm.firmId}
            id={`f-${firm.firmId}`}
            title={<bdi>{firm.name}</bdi>}
            aside={<StatusChip tone={tones[firm.state]} word={copy.states[firm.state]} />}
          >
            <KeyValues
              facts={[
                { id: 'kind', term: copy.kind, detail: copy.kinds[firm.kind] },
                { id: 'legal', term: copy.legalName, detail: <bdi>{firm.legalName}</bdi> },
                { id: 'gstin', term: copy.gstin, detail: firm.gstin ?? none },
                {
                  id: 'members',
                  term: copy.members,
                  detail: copy.memberCount(firm.members, firm.openInvitations),
                },
                { id: 'grievance', term: copy.grievance, detail: <bdi>{firm.grievance.name}</bdi> },
              ]}
            />
            {late
              .filter(({ firmId }) => firmId === firm.firmId)
              .map((one) => (
                <p key={one.firmId} className="pt-2">
                  <StatusChip
                    tone="brick"
                    word={copy.lateErasures(one.count, instantText(one.oldestDueAt, language))}
                  />
                </p>
              ))}
            <p className="pt-2">
              <a
                href={path(`/desk/partners/${firm.firmId}`)}
                className="inline-flex min-h-11 items-center"
              >
                {copy.money}
                <span className="sr-only"> {firm.name}</span>
              </a>
            </p>
            {firm.state !== 'closed' && (
              <>
                <FirmPrices firmId={firm.firmId} prices={terms.prices} />
                <FirmForms firm={firm} />
              </>
            )}
          </Card>
        ))}
      </div>
      <HolidaysCard holidays={terms.holidays} />
      <CreateCard />
    </div>
  );
}

function FirmForms({ firm }: { firm: DeskFirm }) {
  const copy = useCopy('desk-partners');
  const { firmId } = firm;
  return (
    <>
      <Disclosure summary={copy.inviteOwner}>
        <DeskForm
          action={action}
          intent="invite-owner"
          fields={{ firm: firmId }}
          className="grid gap-3 pt-2"
        >
          <OwnerFields prefix={firmId} />
          <Button variant="dark" size="sm">
            {copy.invite}
          </Button>
        </DeskForm>
      </Disclosure>
      <DeskForm
        action={action}
        intent="act"
        fields={{ firm: firmId }}
        className="flex flex-wrap items-end gap-2 pt-3"
      >
        <TextField id={`note-${firmId}`} name="note" label={copy.note} maxLength={500} required />
        <Button
          name="act"
          value={firm.state === 'paused' ? 'resume' : 'pause'}
          variant="outline"
          size="sm"
        >
          {firm.state === 'paused' ? copy.resume : copy.pause}
        </Button>
        <Button name="act" value="close" variant="outline" size="sm">
          {copy.close}
        </Button>
      </DeskForm>
    </>
  );
}

function CreateCard() {
  const copy = useCopy('desk-partners');
  return (
    <Card title={copy.create} id="create">
      <DeskForm action={action} intent="create" className="grid gap-4 lg:grid-cols-2">
        <SelectField
          id="kind"
          name="kind"
          label={copy.kind}
          options={firmKinds.map((value) => ({ value, label: copy.kinds[value] }))}
        />
        <TextField id="name" name="name" label={copy.name} maxLength={120} required />
        <TextField
          id="legalName"
          name="legalName"
          label={copy.legalName}
          maxLength={120}
          required
        />
        <TextField id="gstin" name="gstin" label={copy.gstinOptional} maxLength={15} />
        <TextField
          id="authorisationNumber"
          name="authorisationNumber"
          label={copy.authorisation}
          maxLength={40}
        />
        <TextField id="stateCode" name="stateCode" label={copy.state} maxLength={2} required />
        <TextField id="cityId" name="cityId" label={copy.city} inputMode="numeric" maxLength={5} />
        <TextField
          id="grievanceName"
          name="grievanceName"
          label={copy.grievance}
          maxLength={120}
          required
        />
        <TextField
          id="grievanceEmail"
          name="grievanceEmail"
          type="email"
          label={copy.grievanceEmail}
          maxLength={200}
          required
        />
        <OwnerFields prefix="new" />
        <Button>{copy.create}</Button>
      </DeskForm>
    </Card>
  );
}

function OwnerFields({ prefix }: { prefix: string }) {
  const copy = useCopy('desk-partners');
  return (
    <>
      <TextField
        id={`${prefix}-owner-name`}
        name="ownerName"
        label={copy.ownerName}
        maxLength={120}
        required
      />
      <TextField
        id={`${prefix}-owner-email`}
        name="ownerEmail"
        type="email"
        label={copy.ownerEmail}
        maxLength={200}
        required
      />
    </>
  );
}
