import { createDatabase, type Database } from '@pahiya/api/db/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { evilTexts } from '../../web/e2e/fixtures/evil-texts.ts';
import { ask } from '../test/ask.ts';
import { mapSome } from '../test/every-page.ts';
import { kindsOf, pageFaults } from '../test/foreign-parts.ts';
import { type OperatorAtDesk, ownSecret, signInAtDesk } from '../test/operator-at-desk.ts';
import { type OwnServer, startOwnServer } from '../test/own-server.ts';
import { dataOf } from '../test/shopper.ts';

// As whole-server.hostile-texts, for the texts that editors write on every page: footer, notices, sections, metadata.

let server: OwnServer;
let sql: Database;
let editor: OperatorAtDesk;
beforeAll(async () => {
  server = await startOwnServer({ APP_SECRET: ownSecret, RATE_LIMITS: 'off' });
  sql = createDatabase({ url: server.databaseUrl, applicationName: 'test', poolSize: 1 });
  editor = await signInAtDesk(server.base, sql, 'editor');
});
afterAll(async () => {
  await sql?.end();
  await server?.stop();
});

const read = (path: string) => ask(server.base, path);
const harmlessText = 'harmless';

describe('a document of the layout', () => {
  const trimmed = evilTexts.map((text) => text.trim());
  const plain = trimmed.filter((text) => !/[\p{Cc}\p{Bidi_C}\p{Zl}\p{Zp}]/u.test(text));
  const both = (text: string) => ({ en: text, hi: text });

  const newestOf = async (kind: string, key: string) => {
    const query = `kind=${kind}&key=${encodeURIComponent(key)}`;
    const answer = await editor.read(`/api/v1/web/operator/layout/document?${query}`);
    return dataOf<{ document: { newestRevision: number } }>(answer).document.newestRevision;
  };
  const save = async (kind: string, key: string, body: object) =>
    editor.post('layout/draft', { kind, key, expectedRevision: await newestOf(kind, key), body });
  const publish = async (kind: string, key: string, body: object) => {
    dataOf(await save(kind, key, body));
    const revision = await newestOf(kind, key);
    dataOf(
      await editor.post('layout/publish', { kind, key, revision, expectedRevision: revision }),
    );
  };

  /** Publishes every document with these texts, and reads the pages that show them. */
  async function pagesWith(texts: readonly string[], sign: string) {
    const [first = ''] = texts;
    const label = (place: number, longest: number) =>
      both((texts[place % texts.length] ?? '').slice(0, longest).trim());
    const links = (from: number, count: number) =>
      Array.from({ length: count }, (_, place) => ({
        id: `l${place}`,
        path: '/rto',
        label: label(from + place, 60),
      }));
    const parts = (count: number) =>
      Array.from({ length: count }, (_, place) => ({
        id: `p${place}`,
        title: label(place, 120),
        text: both(texts.slice(place * 3, place * 3 + 3).join('\n') || 'x'),
        links: links(place * 3, 3).map(({ path, label }) => ({ path, label })),
      }));
    const head = { title: first.slice(0, 90), description: texts.join(' ').slice(0, 250) };
    await publish('section', 'home', { webSections: parts(12) });
    await publish('section', 'rto', { webSections: parts(12) });
    await publish('section', 'notice', { webSections: parts(1) });
    await publish('services', 'top', {
      services: links(0, 24).map((one, place) => ({ ...one, note: label(place, 80) })),
    });
    await publish('meta', '/rto/goa', { en: head, hi: head });
    const groups = [0, 12, 24].map((from) => ({
      id: `g${from}`,
      title: label(from, 40),
      links: links(from, 12),
    }));
    const last = { id: 'sign', title: both(sign), links: links(36, 1) };
    await publish('section', 'footer', { data: [...groups, last] });
    const paths = ['/', '/rto/goa', '/hi/rto/goa', '/status', '/rc-search'];
    return mapSome(paths, async (path) => {
      await expect.poll(async () => (await read(path)).text, { timeout: 10_000 }).toContain(sign);
      return read(path);
    });
  }

  test('is refused when a text has line breaks or control characters', async () => {
    for (const text of trimmed.filter((one) => !plain.includes(one))) {
      const body = { webSections: [{ id: 'a', title: both(text), links: [] }] };
      expect((await save('section', 'home', body)).status, text).toBe(422);
    }
  });

  test('has no foreign part on any page that shows it', async () => {
    const known = (await pagesWith([harmlessText], 'Sign 0')).map(({ text }) => kindsOf(text));
    const half = Math.ceil(plain.length / 2);
    for (const texts of [plain.slice(0, half), plain.slice(half)]) {
      const pages = await pagesWith(texts, `Sign ${texts.length}`);
      expect(pages.flatMap((page, place) => pageFaults(page, known[place]))).toEqual([]);
      for (const { text } of pages) expect(text).toContain('caught=1');
    }
  }, 60_000);

  test('has no foreign part in the form and preview at the desk', async () => {
    const harmless = Array<string>(5).fill(harmlessText);
    const preview = (path: string, texts: readonly string[]) => {
      const [title = '', hindi = '', text = '', hindiText = '', label = ''] = [
        ...texts.map((one) => one.slice(0, 100)),
        ...harmless,
      ];
      const at = 'd.webSections.0';
      return editor.sendForm('/desk/layout/document?kind=section&key=home', {
        intent: 'preview',
        'd.webSections#': '1',
        [`${at}.id`]: 'evil',
        [`${at}.title.en`]: title,
        [`${at}.title.hi`]: hindi,
        [`${at}.text.en`]: text,
        [`${at}.text.hi`]: hindiText,
        [`${at}.links#`]: '1',
        [`${at}.links.0.path`]: path,
        [`${at}.links.0.label.en`]: label,
        [`${at}.links.0.label.hi`]: label,
      });
    };
    const shown = await preview('/rto', harmless);
    const refused = await preview('nowhere', harmless);
    const known = new Set([shown, refused].flatMap(({ text }) => [...kindsOf(text)]));
    const partAfter = (text: string) => text.slice(text.indexOf('id="preview"'));
    expect(partAfter(shown.text)).toContain(harmlessText);
    for (let from = 0; from < plain.length; from += 5) {
      const texts = plain.slice(from, from + 5);
      const page = await preview('/rto', texts);
      expect(partAfter(page.text), texts.join()).toContain('caught=1');
      const unlinked = await preview(texts[0] ?? '', texts);
      expect([page, unlinked].flatMap((one) => pageFaults(one, known))).toEqual([]);
    }
  });
});
