import type { Lead } from '@pahiya/contracts/partner-leads/lead-schema';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import { Timeline } from '@pahiya/ui/timeline';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { Refused } from '../../../parts/failure/refused.ts';
import { RefusalNote } from '../shell/partner-page.tsx';
import { ConsentChip } from './consent-chip.tsx';
import { ContactCard } from './contact-card.tsx';
import { DueNote } from './due-note.tsx';
import { LeadForms } from './lead-forms.tsx';

type LeadPageProps = {
  readonly lead: Lead;
  /** Page of the listed car that it is about. */
  readonly carPath: string | null;
  readonly members: readonly { readonly memberId: string; readonly displayName: string }[];
  readonly mayWork: boolean;
  readonly isPaused: boolean;
  readonly mayDispute: boolean;
  readonly deed: 'saved' | 'ringing' | null;
  readonly nowIso: string;
  readonly shown: { readonly mobile: string; readonly name: string | null } | null;
  readonly refused: Refused | null;
};

/** One lead: who it is from as far as known, what comes next, and what happened. */
export function LeadPage(props: LeadPageProps) {
  const { lead, carPath, members, mayWork, mayDispute, isPaused, deed, nowIso, shown, refused } =
    props;
  const copy = useCopy('partner-leads');
  const { language } = usePage();
  const path = usePagePath();
  const city = lead.city.name[language === 'hi' ? 'hi' : 'en'];
  return (
    <div className="grid gap-4 pt-4">
      <p>
        <a href={path('/partner')} className="inline-flex min-h-11 items-center">
          {copy.back}
        </a>
      </p>
      <h1>
        <bdi>{lead.name}</bdi>, {city}
      </h1>
      {deed !== null && refused === null && <DoneNote text={copy.done[deed]} />}
      <RefusalNote refused={refused} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <Card
            id="lead"
            title={lead.kind === 'insurance' ? copy.insuranceTitle : <bdi>{lead.title}</bdi>}
            aside={<StatusChip tone="neutral" word={copy.stages[lead.stage]} />}
          >
            {lead.due !== null && <DueNote due={lead.due} nowIso={nowIso} />}
            <KeyValues
              facts={[
                { id: 'kind', term: copy.kind, detail: copy.kinds[lead.kind] },
                {
                  id: 'wish',
                  term: copy.wish,
                  detail: lead.wish === null ? copy.notSaid : <bdi>{lead.wish}</bdi>,
                },
                { id: 'slot', term: copy.slot, detail: copy.slots[lead.slot] },
                {
                  id: 'asked',
                  term: copy.asked,
                  detail: instantText(lead.createdAt, language),
                  note: lead.timesAsked > 1 ? copy.again(lead.timesAsked) : null,
                },
                {
                  id: 'member',
                  term: copy.member,
                  detail: lead.member === null ? copy.unassigned : <bdi>{lead.member.name}</bdi>,
                },
                {
                  id: 'quality',
                  term: copy.quality,
                  detail: copy.score(lead.quality.score),
                  note: lead.quality.parts.map((part) => copy.parts[part]).join(', '),
                },
              ]}
            />
            {carPath !== null && (
              <p>
                <a
                  data-document=""
                  href={path(carPath)}
                  className="inline-flex min-h-11 items-center"
                >
                  {copy.carPage}
                </a>
              </p>
            )}
          </Card>
          {mayWork && (lead.kind === 'used-car' || lead.kind === 'sell-car') && (
            <p>
              <a
                href={path(`/partner/leads/${lead.leadId}/offer`)}
                className="inline-flex min-h-11 items-center"
              >
                {copy.offer}
              </a>
            </p>
          )}
          {mayWork && (
            <LeadForms lead={lead} members={members} nowIso={nowIso} mayDispute={mayDispute} />
          )}
        </div>
        <div className="grid gap-4">
          <Card id="consent" title={copy.contact} aside={<ConsentChip consent={lead.consent} />}>
            <ContactCard lead={lead} mayWork={mayWork && !isPaused} shown={shown} />
          </Card>
          <Card id="history" title={copy.history}>
            <Timeline
              steps={lead.events.map((event, place) => ({
                id: `${event.at}-${place}`,
                title:
                  event.stage === null
                    ? copy.events(event.event)
                    : `${copy.events(event.event)}: ${copy.stages[event.stage]}`,
                when: (
                  <>
                    {event.member !== null && <bdi>{event.member}, </bdi>}
                    {instantText(event.at, language)}
                  </>
                ),
                detail:
                  event.note === null && event.reason === null ? undefined : (
                    <bdi>
                      {[event.reason === null ? null : copy.reasons[event.reason], event.note]
                        .filter((text) => text !== null)
                        .join(' · ')}
                    </bdi>
                  ),
                state: 'done',
                word: copy.happened,
              }))}
            />
          </Card>
        </div>
      </div>
    </div>
  );
}
