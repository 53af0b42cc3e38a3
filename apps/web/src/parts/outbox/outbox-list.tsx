import type { ErrorCode } from '@pahiya/contracts/error-codes';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { StatusChip } from '@pahiya/ui/status-chip';
import type { Tone } from '@pahiya/ui/tone';
import type { ReactNode } from 'react';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { discardFromOutbox } from './outbox.ts';
import type { OutboxEntry, OutboxState } from './outbox-entry.ts';

type OutboxListProps = {
  readonly entries: readonly OutboxEntry[];
  /** How to sign in, where something waits for it. */
  readonly signIn: ReactNode;
  /** Where a refused post can be corrected and sent again; null where it only can be discarded. */
  readonly mendPath?: (entry: OutboxEntry) => string | null;
};

const tones: Readonly<Record<OutboxState, Tone>> = {
  queued: 'neutral',
  sending: 'sky',
  'signed-out': 'amber',
  refused: 'brick',
};

/** What waits on this device, with its state; nothing when everything is sent. */
export function OutboxList({ entries, signIn, mendPath = () => null }: OutboxListProps) {
  const copy = useCopy('outbox');
  if (entries.length === 0) return <p role="status">{copy.empty}</p>;
  return (
    <Card id="outbox" title={copy.title(entries.length)} look="quiet">
      <div className="grid gap-3" role="status">
        <p className="text-ink-2 text-small">{copy.note}</p>
        {entries.some(({ state }) => state === 'signed-out') && signIn}
        <ul className="grid gap-2">
          {entries.map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-center gap-2">
              <span className="wrap-anywhere">{entry.label}</span>
              <StatusChip tone={tones[entry.state]} word={copy.states[entry.state]} />
              {entry.state === 'refused' && <Refused entry={entry} mendPath={mendPath(entry)} />}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

type RefusedProps = { readonly entry: OutboxEntry; readonly mendPath: string | null };

/** Why the server did not take it, and what to do about it. */
function Refused({ entry: { id, label, code }, mendPath }: RefusedProps) {
  const copy = useCopy('outbox');
  const errors = useCopy('errors').byCode;
  return (
    <>
      <span className="text-small">{errors[code as ErrorCode]?.title}</span>
      {mendPath !== null && (
        <ButtonLink href={mendPath} size="sm" aria-label={copy.of(copy.mend, label)}>
          {copy.mend}
        </ButtonLink>
      )}
      <Button
        type="button"
        size="sm"
        variant="outline"
        aria-label={copy.of(copy.discard, label)}
        onClick={() => void discardFromOutbox(id)}
      >
        {copy.discard}
      </Button>
    </>
  );
}
