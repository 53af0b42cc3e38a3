import { bridgeBytesAtMost, webMessage } from '@pahiya/contracts/companion/bridge-messages';
import type { Host } from '../parts/companion/bridge.ts';

/** full: the reference of a native app. old: knows no badge. hostile: answers twice, late, with another id, with 1 MB and
 * with odd keys. silent: never answers. */
export type Mood = 'full' | 'old' | 'hostile' | 'silent';

const known = ['SHARE_TEXT', 'open-external', 'haptics', 'badge', 'push-token-please', 'close'];

/** A native app as pages see it: the reference for `companion/android`. What it was asked, and what it refused, can be read.
 * @planned companion: only tests have a native app */
export function fakeHost(mood: Mood, ourOrigin = 'https://pahiya.example') {
  const asked: string[] = [];
  const refused: string[] = [];
  const send = (text: string) => host.onmessage?.({ data: text });
  const host: Host = {
    onmessage: null,
    postMessage: (text) => {
      const read = text.length > bridgeBytesAtMost ? null : webMessage.safeParse(JSON.parse(text));
      if (!read?.success) {
        refused.push(text);
        return;
      }
      const message = read.data;
      asked.push(message.type);
      const { id } = message;
      const answer = (body: object) => send(JSON.stringify({ v: 1, id, ...body }));
      if (mood === 'silent') return;
      if (mood === 'hostile') {
        send('{');
        send('x'.repeat(1024 * 1024));
        send(`{"v":1,"id":"${id}","ok":true,"__proto__":{"ok":true}}`);
        send(`{"v":1,"id":"${id}","ok":true,"data":{"__proto__":"x"}}`);
        send(JSON.stringify({ v: 1, id: 'other', ok: true }));
        send(JSON.stringify({ v: 2, id, ok: true }));
        send(JSON.stringify({ v: 1, id, ok: true, extra: 1 }));
        answer({ ok: true, data: { first: 'yes' } });
        answer({ ok: true, data: { first: 'no' } });
        return;
      }
      const isOutsideOnly = message.type === 'open-external' && message.url.startsWith(ourOrigin);
      const isOurs =
        message.type !== 'SHARE_TEXT' ||
        message.url === undefined ||
        new URL(message.url).origin === ourOrigin;
      const knows = mood === 'old' ? known.filter((type) => type !== 'badge') : known;
      if (message.type === 'hello') {
        answer({
          ok: true,
          data: { knows: knows.filter((one) => message.wants.includes(one)).join() },
        });
      } else if (!knows.includes(message.type) || isOutsideOnly || !isOurs) {
        answer({ ok: false, code: 'not-known' });
      } else answer({ ok: true });
    },
  };
  return { host, asked, refused };
}
