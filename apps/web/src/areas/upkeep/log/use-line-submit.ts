import type { ApiClient } from '@pahiya/api-client/api-client';
import { addLogEntry, changeVehicleLog } from '@pahiya/contracts/upkeep/upkeep-calls';
import { type SubmitEvent, use, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { ApiContext } from '../../../frame/page/api-provider.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { doneInOutbox } from '../../../parts/outbox/outbox.ts';
import {
  hasOutbox,
  keepCorrection,
  keepLine,
  keepPhoto,
  labelOf,
  lineKey,
  type WaitingLine,
} from './line-outbox.ts';
import { type LineOutcome, plainOutcome, refusedLine } from './line-outcome.ts';
import { type LineKind, logPath } from './log-path.ts';
import { readLine, readPhoto } from './read-line.ts';

type LineForm = {
  readonly kind: LineKind;
  readonly vehicleNumber: string;
  /** The line that is corrected, as it was read; null for a new one. */
  readonly line: { readonly entryId: string; readonly version: number | null } | null;
  /** The post of this device that the form continues. */
  readonly found: WaitingLine | null;
};

/** Sends a line from here: without a network or a session it goes into the outbox. A device may call itself online without a
 * connection, so only an attempt tells. Without script, the page's action does the same with a network. */
export function useLineSubmit({ kind, vehicleNumber, line, found }: LineForm) {
  const api = use(ApiContext);
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

  async function send(api: ApiClient, form: FormData): Promise<LineOutcome | null> {
    const { typed, faults, sent } = readLine(form, kind);
    const photo = readPhoto(form);
    if (sent === null || photo === 'wrong') {
      return { ...plainOutcome(typed), faults: photo === 'wrong' ? [...faults, 'photo'] : faults };
    }
    formKey.current ??= crypto.randomUUID();
    const key = lineKey(formKey.current, sent);
    const label = labelOf(typed);
    const params = { vehicleNumber };
    // A new line that was refused keeps the id under which its photos wait.
    lineId.current ??= waiting?.makes ?? crypto.randomUUID();
    const entryId = line?.entryId ?? lineId.current;
    const correction = {
      ...{ act: 'edit' as const, entryId, entry: sent },
      ...(line?.version == null ? {} : { version: line.version }),
    };
    const added = { ...sent, entryId };
    const answer =
      line === null
        ? await api.call(addLogEntry, { params, body: added }, { idempotencyKey: key })
        : await api.call(changeVehicleLog, { params, body: correction });
    const failure = answer.ok ? null : toPageFailure(answer.error);
    // Where the session has ended the line waits too: the outbox asks to sign in.
    const isKept = failure !== null && (failure.code === 'network' || needsSignIn(failure));
    if (failure !== null && !isKept) {
      // The form shows what the line says now beside what was typed.
      if (failure.code === 'garage/line-changed') await revalidate();
      return refusedLine(typed, failure);
    }
    if (isKept) {
      const post = { key, label, instead: kept.current ?? waiting };
      if (line === null) await keepLine(vehicleNumber, { ...post, sent: added });
      else kept.current = await keepCorrection(vehicleNumber, { ...post, sent: correction });
    } else {
      const done = kept.current ?? waiting;
      if (done !== null) await doneInOutbox(done.id);
    }
    if (photo !== null) {
      const id = crypto.randomUUID();
      await keepPhoto(vehicleNumber, { id, entryId, file: photo, label: photos.ofLine(label) });
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
    if (api === null || !hasOutbox()) return;
    event.preventDefault();
    setOutcome(null);
    setIsSending(true);
    void send(api, new FormData(event.currentTarget))
      .then(setOutcome)
      .finally(() => setIsSending(false));
  };
  return { outcome, isSending, keptLines, waiting, onSubmit };
}
