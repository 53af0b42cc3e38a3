import type { ErrorCode } from '@pahiya/contracts/error-codes';
import { Button } from '@pahiya/ui/button';
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
};

const tones: Readonly<Record<OutboxState, Tone>> = {
  queued: 'neutral',
  sending: 'sky',
  'signed-out': 'amber',
  refused: 'brick',
};

/** What waits on this device, with its state; nothing when everything is sent. */
export function OutboxList({ entries, signIn }: OutboxListProps) {
  const copy = useCopy('outbox');
  const errors = useCopy('errors').byCode;
  if (entries.length === 0) return <p role="status">{copy.empty}</p>;
  return (
    <Card id="outbox" title={copy.title(entries.length)} look="quiet">
      <div className="grid gap-3" role="status">
        <p className="text-ink-2 text-small">{copy.note}</p>
        {entries.some(({ state }) => state === 'signed-out') && signIn}
        <ul className="grid gap-2">
          {entries.map(({ id, label, state, code }) => (
            <li key={id} className="flex flex-wrap items-center gap-2">
              <span>{label}</span>
              <StatusChip tone={tones[state]} word={copy.states[state]} />
              {state === 'refused' && (
                <>
                  <span className="text-small">{errors[code as ErrorCode]?.title}</span>
                  <Button
                    type="button"
                    size="sm"
                    variant="outline"
                    onClick={() => void discardFromOutbox(id)}
                  >
                    {copy.discard}
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
