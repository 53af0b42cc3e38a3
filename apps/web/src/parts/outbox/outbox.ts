import { base64Of } from '../controls/read-file.ts';
import {
  type OutboxEntry,
  outcomeOf,
  type SendOutcome,
  sendable,
  waitMs,
  withDependents,
} from './outbox-entry.ts';
import { changeEntry, deleteEntry, listEntries, putEntry } from './outbox-store.ts';

/** A post to be sent once the network allows it. */
export type NewPost = Pick<OutboxEntry, 'box' | 'path' | 'body' | 'label'> & {
  readonly file?: OutboxEntry['file'];
  /** Chosen by the caller where the server takes the id; else it is made up. */
  readonly id?: string;
  readonly makes?: string;
  readonly needs?: string;
  /** A waiting post that this one is instead of: it takes its place in the order. */
  readonly instead?: Pick<OutboxEntry, 'id' | 'addedAt'>;
};

const lockName = 'pahiya-outbox';
const changed = new EventTarget();
/** Tells other tabs. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(lockName);
let retry: ReturnType<typeof setTimeout> | undefined;
let attempt = 0;

/** Stores a post on this device and starts sending. It is not lost when the page is closed. */
export async function addToOutbox({ instead, ...post }: NewPost): Promise<OutboxEntry> {
  const entry: OutboxEntry = {
    file: null,
    ...post,
    id: post.id ?? crypto.randomUUID(),
    addedAt: instead?.addedAt ?? Date.now() + performance.now() / 1e6,
    state: 'queued',
    code: null,
  };
  await putEntry(entry);
  if (instead !== undefined && instead.id !== post.id) await deleteEntry(instead.id);
  tell();
  void sendOutbox();
  return entry;
}

/** Sends what waits, oldest first, one after the other; one tab at a time. Stops where the network ends and goes on by
 * itself. */
export async function sendOutbox(): Promise<void> {
  clearTimeout(retry);
  await navigator.locks.request(lockName, async () => {
    // Read again after each: one may have been corrected or given up meanwhile, and what it made may be needed.
    const tried = new Set<string>();
    for (;;) {
      const entry = sendable(await listEntries()).find(({ id }) => !tried.has(id));
      if (entry === undefined) return;
      tried.add(entry.id);
      await keep({ ...entry, state: 'sending' });
      const outcome = await send(entry);
      if (outcome.kind === 'sent') {
        attempt = 0;
        await deleteEntry(entry.id);
        tell();
        continue;
      }
      if (outcome.kind === 'refused') {
        await keep({ ...entry, state: 'refused', code: outcome.code });
        continue;
      }
      await keep({ ...entry, state: outcome.kind === 'signed-out' ? 'signed-out' : 'queued' });
      if (outcome.kind === 'later') retry = setTimeout(sendOutbox, outcome.afterMs);
      return;
    }
  });
}

/** Gives up a refused post, and what cannot go without it. */
export async function discardFromOutbox(id: string): Promise<void> {
  for (const entry of withDependents(await listEntries(), id)) await deleteEntry(entry.id);
  tell();
}

/** Deletes a post that went another way; what needs it can go now. */
export async function doneInOutbox(id: string): Promise<void> {
  await deleteEntry(id);
  tell();
  void sendOutbox();
}

/** Calls back with every change, in any tab, and sends again once the device is online, and when its person comes back to
 * the page: not every device tells when it is online. Returns the end of it. */
export function watchOutbox(listener: () => void): () => void {
  const online = () => {
    attempt = 0;
    void sendOutbox();
  };
  changed.addEventListener('change', listener);
  channel?.addEventListener('message', listener);
  const shown = () => {
    if (document.visibilityState === 'visible') online();
  };
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', shown);
  return () => {
    changed.removeEventListener('change', listener);
    channel?.removeEventListener('message', listener);
    window.removeEventListener('online', online);
    document.removeEventListener('visibilitychange', shown);
  };
}

async function keep(entry: OutboxEntry): Promise<void> {
  await changeEntry(entry);
  tell();
}

function tell(): void {
  changed.dispatchEvent(new Event('change'));
  channel?.postMessage('change');
}

/** Sends a post once, before it waits: the caller keeps it with the same id where the outcome is neither sent nor refused.
 * A session that has ended is only told: it must not sign this device out, which would erase what waits. */
export function sendNow(
  post: Pick<OutboxEntry, 'id' | 'path' | 'body' | 'file'>,
): Promise<SendOutcome> {
  return send(post);
}

async function send({
  id,
  path,
  body,
  file,
}: Pick<OutboxEntry, 'id' | 'path' | 'body' | 'file'>): Promise<SendOutcome> {
  attempt += 1;
  const whole = file === null ? body : { ...body, [file.field]: await base64Of(file.blob) };
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', src: 'web', 'idempotency-key': id },
      body: JSON.stringify(whole),
    });
    const said: unknown = await answer.json().catch(() => null);
    const code = field(said, 'code');
    const retryAfter = Number(answer.headers.get('retry-after') ?? Number.NaN);
    return outcomeOf(
      answer.status,
      {
        code: typeof code === 'string' ? code : 'unknown',
        retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
      },
      attempt,
    );
  } catch {
    return { kind: 'later', afterMs: waitMs(attempt) };
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
