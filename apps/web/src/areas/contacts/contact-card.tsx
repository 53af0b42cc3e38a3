import type { Contact } from '@pahiya/contracts/contact-ledger/contact-contracts';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';
import { instantText } from '../../parts/failure/instant-text.ts';

const here = '/account/contacts';

/** One firm: what was allowed, what it did, and how to stop it. */
export function ContactCard({ contact, nowIso }: { contact: Contact; nowIso: string }) {
  const copy = useCopy('contacts');
  const { language } = usePage();
  const { consentId, firm, about, channels, slot, endsAt, state, reads, erasure } = contact;
  const day = (instant: string) => formatIstDate(istDateOf(new Date(instant)), language);
  const isSeen = reads.some(({ how }) => how !== 'call');
  const isActive = state === 'active';
  return (
    <Card
      id={`c-${consentId}`}
      level={3}
      title={<bdi>{firm.name}</bdi>}
      aside={
        <StatusChip
          tone={isActive ? (isSeen ? 'amber' : 'road') : 'neutral'}
          word={isActive ? (isSeen ? copy.hasNumber : copy.numberHidden) : copy.states[state]}
        />
      }
    >
      <p className="text-ink-2">{copy.firms[firm.kind]}</p>
      <KeyValues
        facts={[
          { id: 'about', term: copy.about, detail: <bdi>{about}</bdi> },
          {
            id: 'channel',
            term: copy.channel,
            detail: channels.map((channel) => copy.channels[channel]).join(', '),
          },
          { id: 'slot', term: copy.slot, detail: copy.slots[slot] },
          ...(isActive ? [{ id: 'ends', term: copy.ends, detail: day(endsAt) }] : []),
          ...(erasure === null
            ? []
            : [
                {
                  id: 'erasure',
                  term: copy.erasure,
                  detail:
                    erasure.confirmedAt === null
                      ? erasure.dueAt < nowIso
                        ? copy.erasureLate(day(erasure.dueAt))
                        : copy.erasureBy(day(erasure.dueAt))
                      : copy.erased(day(erasure.confirmedAt)),
                },
              ]),
        ]}
      />
      <h4 className="pt-3">{copy.reads}</h4>
      {reads.length === 0 ? (
        <p className="text-ink-2">{copy.noReads}</p>
      ) : (
        <ul className="grid gap-1">
          {reads.map((read) => (
            <li key={read.at + read.how}>
              {copy.read[read.how](read.member)}: <bdi>{read.why}</bdi>
              <span className="block text-ink-2 text-small">{instantText(read.at, language)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="actions pt-4">
        {isActive && (
          <Form method="post" action={here}>
            <input type="hidden" name="intent" value="stop" />
            <input type="hidden" name="consent" value={consentId} />
            <SubmitButton
              label={copy.stop(firm.name)}
              busy={copy.stopping}
              action={here}
              intent="stop"
              variant="outline"
            />
          </Form>
        )}
        {contact.isReported ? (
          <p className="text-ink-2 text-small">{copy.isReported}</p>
        ) : (
          reads.some(({ how }) => how === 'call') && (
            <Form method="post" action={here}>
              <input type="hidden" name="intent" value="report-listed" />
              <input type="hidden" name="consent" value={consentId} />
              <input type="hidden" name="calledOn" value={istDateOf(new Date(nowIso))} />
              <SubmitButton
                label={copy.unwanted}
                busy={copy.reporting}
                action={here}
                intent="report-listed"
                variant="quiet"
              />
            </Form>
          )
        )}
      </div>
    </Card>
  );
}
