import type { Lead } from '@pahiya/contracts/partner-leads/lead-schema';
import {
  disputeKinds,
  isClosed,
  leadMoves,
  lostReasons,
  needsNextStep,
  nextSteps,
  returnReasons,
} from '@pahiya/domain/leads/lead-stages';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { SelectField } from '@pahiya/ui/select-field';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { LeadForm } from './lead-form.tsx';

type LeadFormsProps = {
  readonly lead: Lead;
  readonly members: readonly { readonly memberId: string; readonly displayName: string }[];
  readonly nowIso: string;
  readonly mayDispute: boolean;
};

/** What a member may do with a lead at its stage. */
export function LeadForms({ lead, members, nowIso, mayDispute }: LeadFormsProps) {
  const copy = useCopy('partner-leads');
  const { language } = usePage();
  const path = usePagePath();
  const onward = leadMoves[lead.stage].filter((stage) => needsNextStep(stage) || stage === 'won');
  const isOpen = !isClosed(lead.stage);
  return (
    <Card id="work" title={copy.nextTitle}>
      {lead.stage === 'new' && (
        <LeadForm lead={lead} intent="accept">
          <Button block>{copy.accept}</Button>
        </LeadForm>
      )}
      {onward.length > 0 && (
        <LeadForm lead={lead} intent="move" className="grid gap-3">
          <SelectField
            id="to"
            name="to"
            label={copy.moveTo}
            options={onward.map((value) => ({ value, label: copy.stages[value] }))}
          />
          <NextFields prefix="move" nowIso={nowIso} />
          <Button variant={lead.stage === 'new' ? 'outline' : 'sun'}>{copy.move}</Button>
        </LeadForm>
      )}
      {needsNextStep(lead.stage) && (
        <Disclosure summary={copy.reschedule}>
          <LeadForm lead={lead} intent="next-step" className="grid gap-3 pt-2">
            <NextFields prefix="next" nowIso={nowIso} />
            <Button variant="dark">{copy.save}</Button>
          </LeadForm>
        </Disclosure>
      )}
      {lead.kind === 'insurance' && needsNextStep(lead.stage) && (
        <Disclosure summary={copy.renewal}>
          <LeadForm lead={lead} intent="renewal" className="grid gap-3 pt-2">
            <TextField
              id="lastDay"
              name="lastDay"
              type="date"
              label={copy.lastDay}
              hint={copy.lastDayHint}
              required
            />
            <TextAreaField id="renewal-note" name="note" label={copy.note} maxLength={500} />
            <Button variant="dark">{copy.save}</Button>
          </LeadForm>
        </Disclosure>
      )}
      {lead.kind === 'insurance' && (
        <p>
          <a href={path('/partner/insurance-price')} className="inline-flex min-h-11 items-center">
            {copy.premium}
          </a>
        </p>
      )}
      <Disclosure summary={copy.addNote}>
        <LeadForm lead={lead} intent="note" className="grid gap-3 pt-2">
          <TextAreaField id="note" name="note" label={copy.note} maxLength={1000} required />
          <Button variant="dark">{copy.save}</Button>
        </LeadForm>
      </Disclosure>
      {isOpen && members.length > 0 && (
        <Disclosure summary={copy.assign}>
          <LeadForm lead={lead} intent="assign" className="grid gap-3 pt-2">
            <SelectField
              id="member"
              name="member"
              label={copy.member}
              defaultValue={lead.member?.memberId}
              options={members.map(({ memberId, displayName }) => ({
                value: memberId,
                label: displayName,
              }))}
            />
            <Button variant="dark">{copy.save}</Button>
          </LeadForm>
        </Disclosure>
      )}
      {isOpen &&
        (['lost', 'returned'] as const).map((to) => (
          <Disclosure key={to} summary={copy.end[to]}>
            <LeadForm lead={lead} intent="move" className="grid gap-3 pt-2">
              <input type="hidden" name="to" value={to} />
              <SelectField
                id={`reason-${to}`}
                name="reason"
                label={copy.reason}
                options={(to === 'lost' ? lostReasons : returnReasons).map((value) => ({
                  value,
                  label: copy.reasons[value],
                }))}
              />
              <Button variant="dark">{copy.end[to]}</Button>
            </LeadForm>
          </Disclosure>
        ))}
      {mayDispute && lead.disputableUntil !== null && (
        <Disclosure summary={copy.dispute(instantText(lead.disputableUntil, language))}>
          <LeadForm lead={lead} intent="dispute" className="grid gap-3 pt-2">
            <SelectField
              id="dispute-kind"
              name="kind"
              label={copy.reason}
              options={disputeKinds.map((value) => ({ value, label: copy.disputes[value] }))}
            />
            <TextAreaField id="dispute-note" name="note" label={copy.note} maxLength={1000} />
            <Button variant="dark">{copy.sendDispute}</Button>
          </LeadForm>
        </Disclosure>
      )}
      {lead.dispute !== null && <p className="pt-3">{copy.disputeState[lead.dispute.state]}</p>}
    </Card>
  );
}

function NextFields({ prefix, nowIso }: { prefix: string; nowIso: string }) {
  const copy = useCopy('partner-leads');
  const today = istDateOf(new Date(nowIso));
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        id={`${prefix}-step`}
        name="step"
        label={copy.step}
        options={nextSteps.map((value) => ({ value, label: copy.steps[value] }))}
      />
      <TextField
        id={`${prefix}-day`}
        name="day"
        type="date"
        label={copy.day}
        min={today}
        defaultValue={today}
        required
      />
      <TextField
        id={`${prefix}-time`}
        name="time"
        type="time"
        label={copy.time}
        defaultValue="18:00"
        required
      />
    </div>
  );
}
