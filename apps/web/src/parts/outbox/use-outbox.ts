import { useEffect, useState } from 'react';
import { sendOutbox, watchOutbox } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { listEntries } from './outbox-store.ts';

/** What waits in a box on this device; null until it is known. `onSent` is called after something left it. */
export function useOutbox(box: string, onSent?: () => void): readonly OutboxEntry[] | null {
  const [entries, setEntries] = useState<readonly OutboxEntry[] | null>(null);
  useEffect(() => {
    let known: number | null = null;
    let isOver = false;
    const read = async () => {
      const all = (await listEntries()).filter((entry) => entry.box === box);
      if (isOver) return;
      if (known !== null && all.length < known) onSent?.();
      known = all.length;
      setEntries(all);
    };
    void read();
    void sendOutbox();
    const end = watchOutbox(() => void read());
    return () => {
      isOver = true;
      end();
    };
  }, [box, onSent]);
  return entries;
}
