import type { AnswerOf } from '@pahiya/contracts/contract';
import type { partnerWebhook } from '@pahiya/contracts/partner-leads/webhook-contracts';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { Refused } from '../../../parts/failure/refused.ts';
import { RefusalNote } from '../shell/partner-page.tsx';

type Shown = AnswerOf<typeof partnerWebhook>;
type WebhookPageProps = Shown & {
  readonly deed: 'remove' | 'replay' | null;
  /** Shown in the answer to the form that set the address, and never again. */
  readonly secret: string | null;
  readonly refused: Refused | null;
};

/** Where the firm's own system takes events, and how the newest of them stand. */
export function WebhookPage({ webhook, events, deed, secret, refused }: WebhookPageProps) {
  const copy = useCopy('partner-webhook');
  const path = usePagePath();
  const { language } = usePage();
  const here = path('/partner/webhook');
  return (
    <div className="mx-auto grid max-w-2xl gap-4 pt-4">
      <h1>{copy.title}</h1>
      {deed !== null && secret === null && refused === null && <DoneNote text={copy.done[deed]} />}
      <RefusalNote refused={refused} />
      {secret !== null && (
        <Card id="secret" title={copy.secret}>
          <p role="status">{copy.secretText}</p>
          <p className="pt-2">
            <code className="break-all">{secret}</code>
          </p>
        </Card>
      )}
      <Card id="address" title={copy.address}>
        <p>{copy.text}</p>
        <form method="post" action={here} className="grid gap-4 pt-4">
          <input type="hidden" name="intent" value="set" />
          <TextField
            id="webhook-address"
            name="address"
            type="url"
            label={copy.label}
            hint={copy.hint}
            maxLength={500}
            defaultValue={webhook?.address ?? ''}
            required
          />
          <Button>{copy.set}</Button>
        </form>
        {webhook !== null && (
          <form method="post" action={here} className="pt-3">
            <input type="hidden" name="intent" value="remove" />
            <Button variant="outline" size="sm">
              {copy.remove}
            </Button>
          </form>
        )}
      </Card>
      <Card id="events" title={copy.events}>
        {events.length === 0 && <p>{copy.none}</p>}
        <ul className="grid gap-3">
          {events.map(({ eventId, event, leadId, at, state, tries, failure, mayReplay }) => (
            <li key={eventId} className="flex flex-wrap items-center justify-between gap-2">
              <span>
                <a href={path(`/partner/leads/${leadId}`)}>{copy.kinds[event]}</a>
                {' · '}
                <b>{copy.states[state]}</b>
                <span className="block text-ink-2 text-small">
                  {instantText(at, language)} · {copy.tries(tries)}
                  {failure !== null && ` · ${copy.failures[failure] ?? copy.failed}`}
                </span>
              </span>
              {mayReplay && (
                <form method="post" action={here}>
                  <input type="hidden" name="intent" value="replay" />
                  <input type="hidden" name="event" value={eventId} />
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={copy.replayLong(copy.kinds[event], instantText(at, language))}
                  >
                    {copy.replay}
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
