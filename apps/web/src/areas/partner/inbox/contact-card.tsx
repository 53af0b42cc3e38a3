import type { Lead } from '@pahiya/contracts/partner-leads/lead-schema';
import { Button } from '@pahiya/ui/button';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { LeadForm } from './lead-form.tsx';

type ContactCardProps = {
  readonly lead: Lead;
  readonly mayWork: boolean;
  readonly shown: { readonly mobile: string; readonly name: string | null } | null;
};

/** The masked number, what the person agreed to, and what a member may do with it. */
export function ContactCard({ lead, mayWork, shown }: ContactCardProps) {
  const copy = useCopy('partner-leads');
  const { language } = usePage();
  const { consent, erasure } = lead;
  const isActive = consent.state === 'active';
  const maySee = isActive && consent.channels.includes('show-number');
  return (
    <div className="grid gap-3">
      <p className="nums text-title">{shown?.mobile ?? lead.mobile}</p>
      {shown === null ? (
        <p>{copy.consentText(consent.state, maySee)}</p>
      ) : (
        <p role="status">{copy.shown}</p>
      )}
      {mayWork && isActive && consent.channels.includes('call') && (
        <LeadForm lead={lead} intent="call" className="grid gap-3">
          <TextField
            id="call-from"
            name="from"
            label={copy.ringMy}
            hint={copy.ringHint}
            inputMode="numeric"
            autoComplete="tel-national"
            maxLength={14}
            required
          />
          <TextField
            id="call-why"
            name="why"
            label={copy.callWhy}
            minLength={3}
            maxLength={120}
            required
          />
          <Button>{copy.callNow}</Button>
        </LeadForm>
      )}
      {mayWork && maySee && shown === null && (
        <LeadForm lead={lead} intent="show-number" className="grid gap-3">
          <TextField
            id="why"
            name="why"
            label={copy.why}
            hint={copy.whyHint}
            minLength={3}
            maxLength={120}
            required
          />
          <Button variant="outline">{copy.showNumber}</Button>
        </LeadForm>
      )}
      {erasure !== null && (
        <div className="grid gap-2">
          <p>
            {erasure.confirmedAt === null
              ? copy.eraseBy(instantText(erasure.dueAt, language))
              : copy.erased(instantText(erasure.confirmedAt, language))}
          </p>
          {mayWork && erasure.confirmedAt === null && (
            <LeadForm lead={lead} intent="confirm-erasure">
              <Button variant="dark">{copy.confirmErasure}</Button>
            </LeadForm>
          )}
        </div>
      )}
    </div>
  );
}
