import type { ApiClient } from '@pahiya/api-client/api-client';
import { addLogEntry } from '@pahiya/contracts/upkeep/upkeep-calls';
import { type SubmitEvent, use, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiContext } from '../../../frame/page/api-provider.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { hasOutbox, keepLine, labelOf, lineKey } from './line-outbox.ts';
import { type LineOutcome, refusedLine } from './line-outcome.ts';
import { addLinePath, type LineKind, logPath } from './log-path.ts';
import { formKeyOf, readLine } from './read-line.ts';

/** Sends a new line from here: without a network it goes into the outbox. A device may call itself online without a
 * connection, so only an attempt tells. Without script, the page's action does the same with a network. */
export function useLineSubmit({
  kind,
  vehicleNumber,
  isNew,
}: {
  readonly kind: LineKind;
  readonly vehicleNumber: string;
  readonly isNew: boolean;
}) {
  const api = use(ApiContext);
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<LineOutcome | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [keptLines, setKeptLines] = useState(0);

  async function send(api: ApiClient, form: FormData): Promise<LineOutcome | null> {
    const { typed, faults, sent } = readLine(form, kind);
    if (sent === null) return { typed, faults, isConflict: false, isKept: false, failure: null };
    const key = lineKey(formKeyOf(form), sent);
    const params = { vehicleNumber };
    const answer = await api.call(addLogEntry, { params, body: sent }, { idempotencyKey: key });
    if (answer.ok) {
      await navigate(`${logPath(vehicleNumber)}?done=added`);
      return null;
    }
    const failure = toPageFailure(answer.error);
    if (needsSignIn(failure)) {
      await navigate(signInPath(addLinePath(vehicleNumber, kind)));
      return null;
    }
    if (failure.code !== 'network') return refusedLine(typed, failure);
    await keepLine(vehicleNumber, { key, sent, label: labelOf(typed) });
    setKeptLines((lines) => lines + 1);
    return { typed, faults, isConflict: false, isKept: true, failure: null };
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!isNew || api === null || !hasOutbox()) return;
    event.preventDefault();
    setOutcome(null);
    setIsSending(true);
    void send(api, new FormData(event.currentTarget))
      .then(setOutcome)
      .finally(() => setIsSending(false));
  };
  return { outcome, isSending, keptLines, onSubmit };
}
