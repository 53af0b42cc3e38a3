import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { codeOf } from './fixtures/authenticator.ts';
import { ownPassword } from './fixtures/desk.ts';
import { evilTexts } from './fixtures/evil-texts.ts';
import type { RunningProduct } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';

type Name = { readonly kind: string; readonly key: string };

const documents = [
  { kind: 'section', key: 'footer' },
  { kind: 'section', key: 'home' },
  { kind: 'section', key: 'rto' },
  { kind: 'section', key: 'notice' },
  { kind: 'services', key: 'top' },
  { kind: 'meta', key: '/rto/goa' },
] as const satisfies readonly Name[];

/** A signed-in editor, through the API only. */
async function editorOf(product: RunningProduct, request: APIRequestContext) {
  const operator = await product.makeOperator(`ed${randomInt(1e9)}`, ['editor']);
  const { username, password, totpSecret } = operator;
  const post = async (path: string, data: object) =>
    request.post(`/api/v1/web/operator/${path}`, { data });
  const code = codeOf(totpSecret);
  expect((await post('sign-in', { username, password, code })).status()).toBe(200);
  expect((await post('password', { current: password, next: ownPassword })).status()).toBe(200);
  const newestOf = async ({ kind, key }: Name) => {
    const answer = await request.get('/api/v1/web/operator/layout/document', {
      params: { kind, key },
    });
    return ((await answer.json()) as { data: { document: { newestRevision: number } } }).data
      .document.newestRevision;
  };
  return {
    /** Publishes a body; returns false when it was refused as not plain text. */
    publish: async (name: Name, body: object): Promise<boolean> => {
      const before = await newestOf(name);
      const saved = await post('layout/draft', { ...name, expectedRevision: before, body });
      if (saved.status() === 422) return false;
      expect(saved.status(), await saved.text()).toBe(200);
      const revision = before + 1;
      const done = await post('layout/publish', { ...name, revision, expectedRevision: revision });
      expect(done.status(), await done.text()).toBe(200);
      return true;
    },
    /** Restores the built-in default. */
    takeBack: async (name: Name) => {
      await post('layout/roll-back', { ...name, to: 0, expectedRevision: await newestOf(name) });
    },
  };
}

/** Every text of a document, in both languages. */
function bodyOf({ kind, key }: Name, texts: readonly string[]): object {
  const both = (text: string) => ({ en: text, hi: text });
  const lines = texts.map((text) => ({ text, short: text.slice(0, 60) }));
  if (kind === 'meta') {
    const words = (more: string) => ({
      title: `${more} ${texts[0]}`.slice(0, 90),
      description: `${more} ${texts.join(' ')}`.slice(0, 250),
    });
    return { en: words('en'), hi: words('hi') };
  }
  const links = lines.map(({ short }, place) => ({
    id: `l${place}`,
    path: '/rto',
    label: both(short),
  }));
  if (kind === 'services') return { services: links.map((one) => ({ ...one, note: one.label })) };
  if (key === 'footer') {
    return { data: [{ id: 'g', title: both(texts[0]?.slice(0, 40) ?? ''), links }] };
  }
  const parts = lines.map(({ text, short }, place) => ({
    id: `p${place}`,
    title: both(text.slice(0, 120)),
    text: both(text),
    links: [{ label: both(short), path: '/rto' }],
  }));
  return { webSections: key === 'notice' ? parts.slice(0, 1) : parts };
}

const foreignIn = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      for (const type of ['mouseover', 'focus', 'focusin']) {
        one.dispatchEvent(new Event(type, { bubbles: true }));
      }
    }
    const tags = 'iframe,object,embed,base,math,video,template,main style,main script';
    const links = [...document.querySelectorAll('a')].filter(
      ({ protocol }) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol),
    );
    return {
      caught: (window as { caught?: unknown }).caught ?? null,
      foreign: [...document.querySelectorAll(tags), ...links].map((one) => one.outerHTML),
      handlers: [...document.querySelectorAll('*')]
        .flatMap((one) => [...one.attributes].map(({ name }) => name))
        .filter((name) => /^on|^srcdoc$/.test(name)),
    };
  });

test('no layout text runs script on any page that shows it', async ({ page, product, request }) => {
  test.slow();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const editor = await editorOf(product, request);
  // Texts with line breaks or bidi control characters are refused; each is tried separately below.
  const trimmed = evilTexts.map((text) => text.trim());
  const plain = trimmed.filter((text) => !/[\p{Cc}\p{Bidi_C}\p{Zl}\p{Zp}]/u.test(text));
  const refused = trimmed.filter((text) => !plain.includes(text));
  try {
    for (const text of refused) {
      const body = { webSections: [{ id: 'a', title: { en: text, hi: text }, links: [] }] };
      expect(await editor.publish(documents[1], body), text).toBe(false);
    }
    for (let from = 0; from < plain.length; from += 10) {
      const texts = plain.slice(from, from + 10);
      for (const name of documents) {
        expect(await editor.publish(name, bodyOf(name, texts)), name.key).toBe(true);
      }
      for (const path of ['/', '/hi/rto/goa', '/rto/goa', '/status', '/rc-search']) {
        await expect
          .poll(async () => {
            await page.goto(path);
            return page.getByRole('contentinfo').textContent();
          })
          .toContain(texts[0]?.slice(0, 40));
        const nothing = { caught: null, foreign: [], handlers: [] };
        expect(await foreignIn(page), `${path} ${from}`).toEqual(nothing);
      }
    }
  } finally {
    for (const name of documents) await editor.takeBack(name);
  }
  expect(dialogs).toEqual([]);
});
