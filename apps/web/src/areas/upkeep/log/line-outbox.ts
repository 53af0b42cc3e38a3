import { callUrl } from '@pahiya/api-client/call-url';
import { addLogEntry } from '@pahiya/contracts/upkeep/upkeep-calls';
import { addToOutbox } from '../../../parts/outbox/outbox.ts';
import type { SentLine, TypedLine } from './read-line.ts';

/** The box of a vehicle's log on this device. Its name begins with what is erased on sign-out. */
export function logBoxOf(vehicleNumber: string): string {
  return `log:${vehicleNumber}`;
}

/** Key of a line: of its form and its content, so that a line sent twice is added once, and a corrected one is another. */
export function lineKey(formKey: string, sent: SentLine): string {
  let digest = 0x811c9dc5;
  for (const sign of JSON.stringify(sent)) {
    digest = Math.imul(digest ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `${formKey}-${digest.toString(16)}`;
}

/** What a waiting line is called: its day, reading and work as they were typed. */
export function labelOf({ on, km, title }: TypedLine): string {
  return [on, km, title].filter((text) => text !== '').join(' · ');
}

/** Puts a line into the outbox. It may have reached the server already: the key is that of the first attempt. */
export function keepLine(
  vehicleNumber: string,
  line: { readonly key: string; readonly sent: SentLine; readonly label: string },
): Promise<void> {
  return addToOutbox({
    id: line.key,
    box: logBoxOf(vehicleNumber),
    path: callUrl(addLogEntry, { params: { vehicleNumber } }),
    body: line.sent,
    label: line.label,
  });
}

/** Whether there is an outbox: not on the server, and not where the browser has no store. */
export function hasOutbox(): boolean {
  return typeof window !== 'undefined' && 'indexedDB' in window && 'locks' in navigator;
}
