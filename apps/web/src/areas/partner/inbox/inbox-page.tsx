import { callAddress } from '@pahiya/contracts/call';
import { partnerLeadsCsv } from '@pahiya/contracts/partner-leads/lead-calls';
import type { InboxLead, InboxTab } from '@pahiya/contracts/partner-leads/lead-schema';
import { inboxTabs } from '@pahiya/contracts/partner-leads/lead-schema';
import { ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { Tabs } from '@pahiya/ui/tabs';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { ConsentChip } from './consent-chip.tsx';
import { DueNote } from './due-note.tsx';

type InboxPageProps = {
  readonly leads: readonly InboxLead[];
  readonly counts: Readonly<Partial<Record<InboxTab, number>>>;
  readonly clock: { opensAt: number; closesAt: number; openDays: readonly number[] };
  readonly nextCursor: string | null;
  readonly tab: InboxTab;
  readonly nowIso: string;
  readonly mayExport: boolean;
};

/** Leads, those due first. */
export function InboxPage({
  leads,
  counts,
  clock,
  nextCursor,
  tab,
  nowIso,
  mayExport,
}: InboxPageProps) {
  const copy = useCopy('partner-leads');
  const path = usePagePath();
  const addressOf = (one: InboxTab) => path(one === 'open' ? '/partner' : `/partner?tab=${one}`);
  return (
    <div className="grid gap-4 pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h1>{copy.title}</h1>
        <p className="text-ink-2 text-small">
          {copy.clock(
            clock.opensAt,
            clock.closesAt,
            clock.openDays.map((day) => copy.days[day]).join(', '),
          )}
        </p>
      </div>
      <Tabs
        label={copy.title}
        tabs={inboxTabs
          .filter((one) => one === 'open' || one === tab || (counts[one] ?? 0) > 0)
          .map((one) => ({
            href: addressOf(one),
            label: one === 'open' ? copy.open : copy.stages[one],
            count: Math.min(99, counts[one] ?? 0),
            current: one === tab,
          }))}
      />
      {leads.length === 0 ? (
        <EmptyFace title={copy.empty} detail={copy.emptyDetail} />
      ) : (
        <ul className="grid gap-3">
          {leads.map((lead) => (
            <LeadRow key={lead.leadId} lead={lead} nowIso={nowIso} />
          ))}
        </ul>
      )}
      {nextCursor !== null && (
        <p>
          <ButtonLink
            variant="outline"
            href={path(`/partner?tab=${tab}&cursor=${encodeURIComponent(nextCursor)}`)}
          >
            {copy.more}
          </ButtonLink>
        </p>
      )}
      {mayExport && (
        <p>
          <ButtonLink variant="outline" href={callAddress(partnerLeadsCsv)} download="">
            {copy.csv}
          </ButtonLink>
          <span className="block pt-2 text-ink-2 text-small">{copy.csvHint}</span>
        </p>
      )}
    </div>
  );
}

function LeadRow({ lead, nowIso }: { lead: InboxLead; nowIso: string }) {
  const copy = useCopy('partner-leads');
  const { language } = usePage();
  const path = usePagePath();
  const city = lead.city.name[language === 'hi' ? 'hi' : 'en'];
  return (
    <li className="card grid gap-2 md:grid-cols-3 md:items-center">
      <div>
        <a
          href={path(`/partner/leads/${lead.leadId}`)}
          className="inline-flex min-h-11 items-center font-bold"
        >
          <bdi>{lead.name}</bdi>, {city}
        </a>
        <p className="text-ink-2 text-small">
          {copy.kinds[lead.kind]} ·{' '}
          {lead.kind === 'insurance' ? copy.insuranceTitle : <bdi>{lead.title}</bdi>}
        </p>
      </div>
      <div className="grid justify-items-start gap-1">
        <ConsentChip consent={lead.consent} />
        <span className="text-ink-2 text-small">
          {lead.member === null ? copy.unassigned : <bdi>{lead.member.name}</bdi>}
        </span>
      </div>
      <div>
        <b>{copy.stages[lead.stage]}</b>
        {lead.due !== null && <DueNote due={lead.due} nowIso={nowIso} />}
      </div>
    </li>
  );
}
