import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { addToOutbox, doneInOutbox, sendNow } from '../../../parts/outbox/outbox.ts';
import {
  correctionPost,
  hasOutbox,
  labelOf,
  lineKey,
  linePost,
  photoPost,
  type WaitingLine,
} from './line-outbox.ts';
import { type LineOutcome, plainOutcome, refusedLine } from './line-outcome.ts';
import { type LineKind, logPath } from './log-path.ts';
import { failureOfCode } from './photos-outcome.ts';
import { readLine, readPhoto } from './read-line.ts';

type LineForm = {
  readonly kind: LineKind;
  readonly vehicleNumber: string;
  /** The line that is corrected, as it was read; null for a new one. */
  readonly line: { readonly entryId: string; readonly version: number | null } | null;
  /** The post of this device that the form continues. */
  readonly found: WaitingLine | null;
};

/** Sends a line from here: where the server cannot take it now, or the session has ended, it goes into the outbox. A
 * device may call itself online without a connection, so only an attempt tells. Without script, the page's action does
 * the same with a network. */
export function useLineSubmit({ kind, vehicleNumber, line, found }: LineForm) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { photos } = useCopy('vehicle-log');
  const [outcome, setOutcome] = useState<LineOutcome | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [keptLines, setKeptLines] = useState(0);
  // Of this form until its line is kept: a page that comes from the device has the same form every time.
  const formKey = useRef<string | null>(null);
  const lineId = useRef<string | null>(null);
  const kept = useRef<Pick<WaitingLine, 'id' | 'addedAt'> | null>(null);
  // Once a new line is kept, the form is for another one.
  const waiting = line === null && keptLines > 0 ? null : found;

  async function send(form: FormData): Promise<LineOutcome | null> {
    const { typed, faults, sent } = readLine(form, kind);
    const photo = readPhoto(form);
    if (sent === null || photo === 'wrong') {
      return { ...plainOutcome(typed), faults: photo === 'wrong' ? [...faults, 'photo'] : faults };
    }
    formKey.current ??= crypto.randomUUID();
    // A new line that was refused keeps the id under which its photos wait.
    lineId.current ??= waiting?.makes ?? crypto.randomUUID();
    const entryId = line?.entryId ?? lineId.current;
    const named = { key: lineKey(formKey.current, sent), label: labelOf(typed) };
    const version = line?.version == null ? {} : { version: line.version };
    const post =
      line === null
        ? linePost(vehicleNumber, { ...named, sent: { ...sent, entryId } })
        : correctionPost(vehicleNumber, {
            ...named,
            sent: { act: 'edit', entryId, entry: sent, ...version },
          });
    const answer = await sendNow(post);
    if (answer.kind === 'refused') {
      // The form shows what the line says now beside what was typed.
      if (answer.code === 'garage/line-changed') await revalidate();
      return refusedLine(typed, failureOfCode(answer.code));
    }
    const before = kept.current ?? waiting;
    const isKept = answer.kind !== 'sent';
    if (isKept) {
      const entry = await addToOutbox({ ...post, ...(before === null ? {} : { instead: before }) });
      if (line !== null) kept.current = entry;
    } else if (before !== null) await doneInOutbox(before.id);
    if (photo !== null) {
      const label = photos.ofLine(named.label);
      await addToOutbox(photoPost(vehicleNumber, { entryId, file: photo, label }));
    }
    formKey.current = null;
    lineId.current = null;
    if (!isKept) {
      await navigate(`${logPath(vehicleNumber)}?done=${line === null ? 'added' : 'edited'}`);
      return null;
    }
    setKeptLines((lines) => lines + 1);
    return { ...plainOutcome(typed), isKept: true };
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!hasOutbox()) return;
    event.preventDefault();
    setOutcome(null);
    setIsSending(true);
    void send(new FormData(event.currentTarget))
      .then(setOutcome)
      .finally(() => setIsSending(false));
  };
  return { outcome, isSending, keptLines, waiting, onSubmit };
}
