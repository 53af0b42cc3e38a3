import { useEffect, useState } from 'react';
import { listEntries } from '../../../parts/outbox/outbox-store.ts';
import { hasOutbox, logBoxOf, type WaitingLine, waitingLine } from './line-outbox.ts';

/** The waiting line that a form continues: a correction of its line, or the new line that the address names. Null where
 * there is none, and until the device has been read. */
export function useWaitingLine(
  vehicleNumber: string,
  { line, id }: { readonly line: string | null; readonly id: string | null },
): WaitingLine | null {
  const [found, setFound] = useState<WaitingLine | null>(null);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const box = logBoxOf(vehicleNumber);
      const lines = (await listEntries())
        .filter((entry) => entry.box === box)
        .map((entry) => waitingLine(entry))
        .filter((entry) => entry !== null);
      const isOurs = (one: WaitingLine) => (line === null ? one.id === id : one.corrects === line);
      if (!isOver) setFound(lines.findLast(isOurs) ?? null);
    };
    if (hasOutbox()) void read();
    return () => {
      isOver = true;
    };
  }, [vehicleNumber, line, id]);
  return found;
}
