import { describe, expect, test } from 'vitest';
import { evilTexts } from '../../../e2e/fixtures/evil-texts.ts';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';
import { copy as english } from './copy/en/assistant.ts';
import { copy as hindi } from './copy/hi/assistant.ts';

const message = (over = {}) => ({
  id: '0f8a3c1e-5b7e-4e0e-9b53-6d6d2a6f3b11',
  askedAt: '2026-11-21T04:44:00Z',
  language: 'en',
  question: 'How long is a PUC valid?',
  outcome: 'answered',
  writtenBy: 'sources',
  text: null,
  sources: [
    {
      number: 1,
      kind: 'article',
      title: 'PUC certificate',
      heading: 'How long',
      passage: 'Twelve months.',
      path: '/blog/puc-certificate#s-how-long',
    },
  ],
  posts: [],
  ...over,
});
const bodies: unknown[] = [];
const transportOf = (over: Parameters<typeof fakeTransport>[0] = {}) =>
  fakeTransport({
    getLayout: answered({ data: [] }),
    editedMetas: answered({ metas: [] }),
    assistantHistory: answered({ messages: [message()] }),
    askAssistant: (input) => {
      bodies.push((input as { body: unknown }).body);
      return answered({ message: message(), wasShortened: false });
    },
    clearAssistant: answered({ cleared: true }),
    ...over,
  });
const path = '/assistant';

describe('the assistant', () => {
  test('offers examples to a new visitor', async () => {
    const transport = transportOf({ assistantHistory: answered({ messages: [] }) });
    const page = await documentOf({ path, transport });
    expect(page.shareable).toBe(false);
    for (const example of english.examples) expect(page.main).toContain(example);
  });

  test('links passages to their pages in the language of the answer', async () => {
    const { main } = await documentOf({ path: '/hi/assistant', transport: transportOf() });
    expect(main).toContain('href="/blog/puc-certificate#s-how-long"');
    expect(main).toContain('Twelve months.');
    expect(wordsOf(main)).toContain(hindi.fromSources);
  });

  test('shows posts beside an answer, also where there is none, as unchecked', async () => {
    const posts = [
      {
        ...{ title: 'Front brakes squeal', excerpt: 'After rain.', language: 'en' },
        path: '/community/post/6a1f6c39',
      },
    ];
    const messages = [message({ outcome: 'unknown', sources: [], posts })];
    const transport = transportOf({ assistantHistory: answered({ messages }) });
    const { main } = await documentOf({ path: '/hi/assistant', transport });
    const said = wordsOf(main);
    for (const words of [hindi.unknown.detail, hindi.written, hindi.writtenHint]) {
      expect(said).toContain(words);
    }
    expect(main).toContain('<bdi lang="en">Front brakes squeal</bdi>');
    expect(main).toContain('href="/hi/community/post/6a1f6c39"');
  });

  test('says when a model wrote the answer, whose numbers link to the passages', async () => {
    const text = 'It is valid for twelve months [1]. See also [7].';
    const worded = message({ writtenBy: 'model', text });
    const transport = transportOf({ assistantHistory: answered({ messages: [worded] }) });
    const { main } = await documentOf({ path, transport });
    expect(main).toContain(english.byModel);
    expect(main).toMatch(/href="#source-0f8a3c1e-[\w-]+-1"[^>]*>\[1\]/);
    expect(main).not.toMatch(/href="[^"]*"[^>]*>\[7\]/);
  });

  test('says when it does not know, and offers the search', async () => {
    const unknown = message({ outcome: 'unknown', sources: [] });
    const transport = transportOf({ assistantHistory: answered({ messages: [unknown] }) });
    const { main } = await documentOf({ path, transport });
    expect(wordsOf(main)).toContain(english.unknown.title);
    expect(main).toContain('href="/search?q=How%20long%20is%20a%20PUC%20valid%3F"');
  });

  test("asks in the page's language; removed text is named", async () => {
    bodies.length = 0;
    const transport = transportOf({
      askAssistant: (input) => {
        bodies.push((input as { body: unknown }).body);
        return answered({ message: message(), wasShortened: true });
      },
    });
    const form = { question: ' PUC? ' };
    const { main } = await documentOf({ path: '/hi/assistant', transport, form });
    expect(bodies).toEqual([{ question: 'PUC?', language: 'hi' }]);
    expect(wordsOf(main)).toContain(hindi.shortened);
  });

  test('refuses an empty question at the field, without a request', async () => {
    bodies.length = 0;
    const page = await documentOf({ path, transport: transportOf(), form: { question: ' ' } });
    expect(page.status).toBe(400);
    expect(page.main).toContain(english.missing);
    expect(bodies).toEqual([]);
  });

  test('keeps the typed question after a refusal', async () => {
    const transport = transportOf({ askAssistant: refusedWith('request/too-many') });
    const page = await documentOf({ path, transport, form: { question: 'Typed by me' } });
    expect(page.status).toBe(429);
    expect(page.main).toContain('Typed by me</textarea>');
    expect(wordsOf(page.main)).toContain(english.failed);
  });

  test('erases the conversation by a form, and the page returns', async () => {
    const page = await renderFakePage({
      path: '/hi/assistant',
      transport: transportOf(),
      form: { intent: 'clear' },
    });
    expect(page).toMatchObject({ kind: 'redirect', status: 303, location: '/hi/assistant' });
  });

  test('keeps the field when the conversation cannot be loaded', async () => {
    const transport = transportOf({ assistantHistory: refusedWith('server/unavailable') });
    const { main } = await documentOf({ path, transport });
    expect(main).toContain('id="question"');
  });

  test('no question, answer or passage becomes markup or a link', async () => {
    for (const text of evilTexts) {
      const [source] = message().sources;
      const evil = message({
        question: text,
        writtenBy: 'model',
        text: `${text} [1]`,
        sources: [{ ...source, title: text, heading: text, passage: text }],
      });
      const transport = transportOf({ assistantHistory: answered({ messages: [evil] }) });
      const { main } = await documentOf({ path, transport });
      expect(main.match(/<(script|img|iframe|object|embed|base|style|link)\b/gi), text).toBeNull();
      expect(main.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]+\son\w+=/i);
      const links = [...main.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
      expect(links.filter((href) => !/^[/#](?!\/)/.test(href))).toEqual([]);
    }
  });
});
