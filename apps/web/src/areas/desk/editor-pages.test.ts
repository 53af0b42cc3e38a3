import { contracts } from '@pahiya/contracts/all/contracts';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf, renderFakePage } from '../../testing/render-fake-page.ts';
import {
  asExample,
  deskCookies as cookies,
  describeDeskPages,
  editorSession,
  refusedDesk,
} from './testing/describe-desk-pages.ts';

const article = contracts.editorArticle
  .example as typeof import('@pahiya/contracts/blog/editor-examples').exampleArticle;
const { articleId, newest } = article;

const desk = {
  operatorSession: answered(editorSession),
  editorArticles: asExample('editorArticles'),
  editorArticle: asExample('editorArticle'),
  editorRevision: asExample('editorRevision'),
  editorNewsletter: asExample('editorNewsletter'),
  editorImages: asExample('editorImages'),
  editorPreview: asExample('editorPreview'),
  editorTopics: asExample('editorTopics'),
};

const home = `/desk/blog/${articleId}`;
const compare = `${home}/compare?from=${newest.revisionId}&to=${newest.revisionId}`;
const paths = [
  '/desk/blog',
  '/desk/blog?state=draft&language=no-hi&q=puc&page=2',
  '/desk/blog/new',
  home,
  `${home}?done=save`,
  compare,
  `${home}/poll`,
  '/desk/images',
  '/desk/images?done=deleted',
  '/desk/topics',
  '/desk/topics?done=saved',
];

/** Editors' texts, names of people, and abbreviations that are the same in every language. */
const typed = /Asha|ASHA|Pahiya|New fee|PUC|FAQ|JPEG|PNG|WebP|MB|\/blog\//g;

describeDeskPages(paths, { desk, typed });

test('only editing pages load a script, and it is one file', async () => {
  for (const path of paths) {
    const { html } = await documentOf({ path, transport: fakeTransport(desk), cookies });
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    const isWriting = /^\/desk\/blog\/[^/?]+(?:\?.*)?$/.test(path);
    expect(scripts.length, path).toBe(isWriting ? 1 : 0);
    if (isWriting) expect(scripts[0]).toContain('entry-editor');
  }
});

test('an article in one language has its title as heading, marked with its language', async () => {
  const headOf = async (path: string, kept: 'en' | 'hi') => {
    const texts = { [kept]: { ...newest.texts.en, title: 'Mine' } };
    const editorArticle = answered({ ...article, newest: { ...newest, texts } });
    const transport = fakeTransport({ ...desk, editorArticle });
    const { main } = await documentOf({ path, transport, cookies });
    return /<h1[^>]*>/.exec(main)?.[0];
  };
  expect(await headOf(`/hi${home}`, 'en')).toContain('lang="en"');
  expect(await headOf(home, 'hi')).toContain('lang="hi"');
  expect(await headOf(home, 'en')).not.toContain('lang=');
});

test("an editor sees the editors' sections, an operator the operators'", async () => {
  const placesOf = async (roles: string[]) => {
    const operatorSession = answered({ ...editorSession, roles });
    const transport = fakeTransport({ ...desk, operatorSession });
    const { html } = await documentOf({ path: '/desk/blog', transport, cookies });
    const nav = /<nav aria-label="Desk"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
    return [...nav.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  };
  expect(await placesOf(['editor'])).toEqual(
    expect.arrayContaining(['/desk/blog', '/desk/images', '/desk/password']),
  );
  expect(await placesOf(['editor'])).not.toContain('/desk/money');
  expect(await placesOf(['operator'])).not.toContain('/desk/blog');
});

test('the poll of an unpublished article does not say that readers can vote', async () => {
  const page = async (liveRevisionId: string | null) => {
    const editorArticle = answered({ ...article, liveRevisionId });
    const transport = fakeTransport({ ...desk, editorArticle });
    return (await documentOf({ path: `${home}/poll`, transport, cookies })).main;
  };
  expect(await page(newest.revisionId)).toContain('Readers can vote.');
  const unseen = await page(null);
  expect(unseen).not.toContain('Readers can vote.');
  expect(unseen).toContain('voting is closed');
});

test('the article filters are above the list, collapsed until used', async () => {
  const listAt = async (path: string) =>
    (await documentOf({ path, transport: fakeTransport(desk), cookies })).main;
  const plain = await listAt('/desk/blog');
  expect(plain).toMatch(/<details(?![^>]*\sopen)[^>]*id="filters"/);
  expect(plain.indexOf('id="filters"')).toBeLessThan(plain.indexOf(`/desk/blog/${articleId}`));
  expect(await listAt('/desk/blog?state=draft')).toMatch(/<details[^>]*\sopen[^>]*id="filters"/);
});

test('an account with only the editor role starts with the articles', async () => {
  const transport = fakeTransport({
    ...desk,
    deskQueue: refusedWith('operator/wrong-role'),
  });
  expect(await renderFakePage({ path: '/desk', transport, cookies })).toMatchObject({
    kind: 'redirect',
    location: '/desk/blog',
  });
});

describe('the form of an article', () => {
  const form = {
    intent: 'save',
    base: newest.revisionId,
    category: 'rules',
    updatedOn: '2026-11-21',
    note: '',
    'en-title': 'Mine',
    'en-description': 'D',
    'en-author': 'A',
    'en-tags': 'one, two,, one',
    'en-image': '',
    'en-alt': '',
    'en-markdown': 'first\r\nsecond',
  };
  const send = (path: string, answers: object, fields: Record<string, string> = form) =>
    renderFakePage({
      path,
      transport: fakeTransport({ ...desk, ...answers }),
      cookies,
      form: fields,
    });

  test('submits its lines, tags and languages as typed', async () => {
    let sent: unknown;
    const editorSaveArticle = (input: unknown) => {
      sent = input;
      return asExample('editorSaveArticle');
    };
    expect(await send(home, { editorSaveArticle })).toMatchObject({
      kind: 'redirect',
      status: 303,
      location: `${home}?done=save`,
    });
    expect(sent).toMatchObject({
      body: {
        baseRevisionId: newest.revisionId,
        draft: {
          texts: { en: { tags: ['one', 'two'], image: null, markdown: 'first\nsecond' } },
        },
      },
    });
    expect((sent as { body: { draft: { texts: object } } }).body.draft.texts).not.toHaveProperty(
      'hi',
    );
  });

  test('shows both texts after a concurrent save, and keeps what was typed', async () => {
    const page = await documentOf({
      path: home,
      transport: fakeTransport({ ...desk, editorSaveArticle: refusedWith('operator/wrong-state') }),
      cookies,
      form: { ...form, base: articleId },
    });
    expect(page.status).toBe(409);
    expect(page.main).toContain('Someone else saved changes');
    expect(page.main).toMatch(/<del[^>]*>[\s\S]*?PUC: what it is/);
    expect(page.main).toMatch(/<ins[^>]*>[\s\S]*?Mine/);
    expect(page.main).toContain('value="Mine"');
    expect(page.main).toContain(`name="base" value="${newest.revisionId}"`);
  });

  test('is kept after the session expired, and can be submitted again', async () => {
    const closed = refusedDesk(desk, 'auth/required');
    for (const path of [home, '/desk/blog/new']) {
      const page = await documentOf({
        path,
        transport: fakeTransport({
          ...closed,
          editorSaveArticle: refusedWith('auth/required'),
          editorCreateArticle: refusedWith('auth/required'),
        }),
        form,
      });
      expect(page.status).toBe(401);
      expect(page.main).toContain('Your text is still here');
      expect(page.main).toMatch(/<textarea[^>]*>\n?first\nsecond<\/textarea>/);
      expect(page.main).toContain('value="Mine"');
    }
  });

  test('keeps every field when refused and marks the wrong ones', async () => {
    const wrong = {
      status: 400,
      body: {
        code: 'request/bad-input',
        errors: [{ path: 'body.draft.texts.en.description', message: 'x' }],
      },
      retryAfter: null,
    };
    const page = await documentOf({
      path: home,
      transport: fakeTransport({ ...desk, editorSaveArticle: wrong }),
      cookies,
      form,
    });
    expect(page.status).toBe(400);
    expect(page.main).toContain('value="Mine"');
    expect(page.main).toMatch(/<textarea[^>]*name="en-description"[^>]*aria-invalid="true"/);
  });

  test('can be previewed before it is saved', async () => {
    const page = await documentOf({
      path: home,
      transport: fakeTransport({
        ...desk,
        editorPreview: answered({ html: '<p>seen</p>', readingMinutes: 7, questions: 2 }),
      }),
      cookies,
      form: { ...form, intent: 'preview' },
    });
    expect(page.status).toBe(200);
    expect(page.main).toContain('<p>seen</p>');
    expect(page.main).toContain('7 min read, FAQs: 2');
    expect(page.main).toContain('value="Mine"');
  });

  test.each([
    ['2026-11-22T10:00', '2026-11-22T04:30:00.000Z'],
    ['2026-11-22T00:15', '2026-11-21T18:45:00.000Z'],
  ])('reads %s as Indian time', async (publishAt, instant) => {
    let sent: unknown;
    const editorPlaceRevision = (input: unknown) => {
      sent = input;
      return asExample('editorPlaceRevision');
    };
    const fields = { intent: 'schedule', revision: newest.revisionId, publishAt };
    expect(await send(home, { editorPlaceRevision }, fields)).toMatchObject({
      location: `${home}?done=schedule`,
    });
    expect(sent).toMatchObject({ body: { when: 'at', publishAt: instant } });
  });

  test('asks for a date when none was given', async () => {
    const page = await documentOf({
      path: home,
      transport: fakeTransport(desk),
      cookies,
      form: { intent: 'schedule', revision: newest.revisionId, publishAt: '' },
    });
    expect(page.status).toBe(400);
    expect(page.main).toContain('Choose a date and time in the future');
  });
});

describe('the form of a poll', () => {
  const save = async (paths: string[], choices: (readonly [en: string, hi: string])[]) => {
    const form = new FormData();
    form.set('intent', 'save');
    form.set('poll', '');
    form.set('question-en', 'Which?');
    form.set('question-hi', '');
    for (const [en, hi] of choices) {
      form.append('choice-id', '');
      form.append('choice-en', en);
      form.append('choice-hi', hi);
    }
    const editorSavePoll = {
      status: 400,
      body: {
        code: 'request/bad-input',
        errors: paths.map((path) => ({ path, message: 'x' })),
      },
      retryAfter: null,
    };
    const transport = fakeTransport({ ...desk, editorSavePoll });
    const { main, status } = await documentOf({ path: `${home}/poll`, transport, cookies, form });
    expect(status).toBe(400);
    expect(main).toContain('value="Which?"');
    const fields = [...main.matchAll(/<input[^>]*aria-invalid="true"[^>]*>/g)];
    return fields.map(([field]) => / id="([^"]+)"/.exec(field)?.[1]);
  };

  test('marks fields by position when refused, even after empty ones', async () => {
    const choices = [
      ['Yes', 'हाँ'],
      ['', ''],
      ['No', ''],
    ] as const;
    expect(await save(['body.hi', 'body.options.1.hi'], [...choices])).toEqual([
      'question-hi',
      'choice-hi-3',
    ]);
  });

  test('with too few choices marks the next empty one', async () => {
    expect(await save(['body.options'], [['Yes', 'हाँ']])).toEqual(['choice-en-2', 'choice-hi-2']);
  });
});
