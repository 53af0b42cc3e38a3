import type { HostAnswer, WebMessage } from '@pahiya/contracts/companion/bridge-messages';

/** The object that the native app puts into pages of our origins (Android: `addWebMessageListener`). */
export type Host = {
  postMessage: (text: string) => void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
};

type WithoutHead<Message> = Message extends unknown ? Omit<Message, 'v' | 'id'> : never;

/** A message without its envelope. */
export type Asked = WithoutHead<WebMessage>;

/** How an exchange ended without an answer of the host. */
export type BridgeFault = 'too-long' | 'too-many' | 'no-answer' | 'refused';

export type Bridge = {
  readonly ask: (
    message: Asked,
  ) => Promise<
    | { readonly ok: true; readonly data: Readonly<Record<string, string>> }
    | { readonly ok: false; readonly code: string }
  >;
  /** Messages of the host that were dropped: unknown, too long, late, or answered before. */
  readonly refusals: () => number;
};

const bytesAtMost = 8 * 1024;
const perSecond = 20;
const patienceMs = 3_000;

/** Opens the bridge over a host: JSON text only, one answer an id, three seconds, twenty messages a second, 8 KB. What
 * the host sends is checked here, without a schema library in the page; tests hold it against the schemas. */
export function createBridge(host: Host, now: () => number = () => performance.now()): Bridge {
  const waiting = new Map<string, (answer: HostAnswer) => void>();
  let sentAt: readonly number[] = [];
  let count = 0;
  let refused = 0;
  host.onmessage = ({ data }) => {
    const answer = readAnswer(data);
    const done = answer === null ? undefined : waiting.get(answer.id);
    if (answer === null || done === undefined) {
      refused += 1;
      return;
    }
    waiting.delete(answer.id);
    done(answer);
  };
  return {
    refusals: () => refused,
    ask: async (message) => {
      const at = now();
      sentAt = sentAt.filter((time) => at - time < 1000);
      if (sentAt.length >= perSecond) return fault('too-many');
      count += 1;
      const id = `w${count}`;
      const text = JSON.stringify({ v: 1, id, ...message });
      if (new TextEncoder().encode(text).length > bytesAtMost) return fault('too-long');
      sentAt = [...sentAt, at];
      return new Promise((done) => {
        const late = setTimeout(() => {
          waiting.delete(id);
          done(fault('no-answer'));
        }, patienceMs);
        waiting.set(id, (answer) => {
          clearTimeout(late);
          done(
            answer.ok ? { ok: true, data: answer.data ?? {} } : { ok: false, code: answer.code },
          );
        });
        host.postMessage(text);
      });
    },
  };
}

/** The host of this page; null outside the native app, and in a frame, where another page could listen. */
export function findHost(): Host | null {
  const { pahiyaHost } = globalThis as { pahiyaHost?: Host };
  const isMainFrame = globalThis.window !== undefined && window.top === window;
  return isMainFrame && typeof pahiyaHost?.postMessage === 'function' ? pahiyaHost : null;
}

function fault(code: BridgeFault) {
  return { ok: false as const, code };
}

/** Reads an answer; null for anything else. */
export function readAnswer(data: unknown): HostAnswer | null {
  if (typeof data !== 'string' || data.length > bytesAtMost) return null;
  let given: unknown;
  try {
    given = JSON.parse(data);
  } catch {
    return null;
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  const fields = new Map(Object.entries(given));
  const allowed = fields.get('ok') === true ? ['v', 'id', 'ok', 'data'] : ['v', 'id', 'ok', 'code'];
  const id = fields.get('id');
  const isKnown =
    fields.get('v') === 1 &&
    typeof id === 'string' &&
    /^[\w-]{1,40}$/.test(id) &&
    [...fields.keys()].every((key) => allowed.includes(key));
  if (!isKnown) return null;
  if (fields.get('ok') === true) {
    const answered = fields.get('data');
    if (answered === undefined) return { v: 1, id, ok: true };
    return isTexts(answered) ? { v: 1, id, ok: true, data: answered } : null;
  }
  const code = fields.get('code');
  const isRefusal = fields.get('ok') === false && typeof code === 'string' && code.length <= 40;
  return isRefusal ? { v: 1, id, ok: false, code } : null;
}

function isTexts(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([key, text]) => key !== '__proto__' && typeof text === 'string',
  );
}
