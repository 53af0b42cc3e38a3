import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf, renderFakePage } from '../../testing/render-fake-page.ts';
import { ownPageSuite } from './testing/own-page-suite.ts';
import { sampleComment, samplePath, samplePost, sampleTopics } from './testing/sample-posts.ts';
import { answers, draft, live, me, picture, visit } from './testing/sample-writer.ts';

const { postId } = samplePost;
const badText = {
  ...{ status: 400, retryAfter: null },
  body: {
    ...{ code: 'request/bad-input', status: 400, title: '', detail: '' },
    errors: [{ path: 'body.text', message: 'x' }],
  },
};
const replyPath = `/community/post/${postId}/reply`;
const typed = {
  ...{ topic: 'repairs', title: 'Front brakes squeal after rain', language: 'en' },
  ...{ text: 'They squeal <b>for</b> the first few stops after rain.', revision: '3' },
};

describe.each([
  ['/community/write', {}],
  [`/community/post/${postId}/edit`, {}],
  [`/community/reply/${sampleComment.commentId}/edit`, {}],
  [replyPath, { communityPosts: live }],
  [`${replyPath}?to=${sampleComment.commentId}`, { communityPosts: live }],
])('%s', ownPageSuite);

describe('pictures of a post', () => {
  const file = (size = 4) => new File([new Uint8Array(size)], 'brake.jpg', { type: 'image/jpeg' });
  const send = async (fields: object, calls: Parameters<typeof fakeTransport>[0] = {}) => {
    const bodies: Record<string, unknown>[] = [];
    const keep = (answer: ReturnType<typeof answered>) => (input: unknown) => {
      bodies.push((input as { body: Record<string, unknown> }).body);
      return answer;
    };
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...typed, ...fields })) form.set(name, value);
    const transport = fakeTransport({
      ...answers,
      addPicture: keep(answered(picture)),
      dropPicture: keep(answered({ isDropped: true })),
      createPost: keep(answered({ postId, state: 'pending' })),
      ...calls,
    });
    const page = await renderFakePage({
      ...{ path: '/community/write', transport, isLoggedIn: true, form },
    });
    return { page, bodies };
  };
  const mainOf = ({ page }: Awaited<ReturnType<typeof send>>) =>
    page.kind === 'document' ? page.html : page.location;

  test('are uploaded with their words, and what was typed stays', async () => {
    const sent = await send({ intent: 'picture', picture: file(), alt: 'Rust' });
    const body = { place: 'post', contentBase64: 'AAAAAA==', alt: 'Rust' };
    expect(sent.bodies).toEqual([{ ...body, isSynthetic: false }]);
    expect(mainOf(sent)).toContain('They squeal &lt;b&gt;for&lt;/b&gt;');
    expect(mainOf(sent)).toContain(`/api/v1/web/community/pictures/${picture.pictureId}`);
  });

  test.each([
    [{ intent: 'picture' }, 'Choose a JPEG, PNG or WebP picture'],
    [{ intent: 'picture', picture: file(), alt: ' ' }, 'Say in 3 to 200 characters'],
    [{ intent: 'send', picture: file(), alt: '' }, 'Say in 3 to 200 characters'],
  ])('%j is refused at its field, and nothing is sent', async (fields, words) => {
    const sent = await send(fields);
    expect(sent.bodies).toEqual([]);
    expect(sent.page).toMatchObject({ kind: 'document', status: 400 });
    expect(mainOf(sent)).toContain(words);
    expect(mainOf(sent)).toContain('They squeal &lt;b&gt;for&lt;/b&gt;');
  });

  test('that cannot be read are refused at the field', async () => {
    const calls = { addPicture: refusedWith('document/unreadable') };
    const sent = await send({ intent: 'picture', picture: file(), alt: 'Rust' }, calls);
    expect(sent.page).toMatchObject({ kind: 'document', status: 400 });
    expect(mainOf(sent)).toContain('Choose a JPEG, PNG or WebP picture');
  });

  test('that are made with AI are declared, and the tick stays when they are refused', async () => {
    const fields = { intent: 'picture', picture: file(), alt: 'Rust', synthetic: 'on' };
    const sent = await send(fields);
    expect(sent.bodies).toMatchObject([{ isSynthetic: true }]);
    expect(mainOf(sent)).not.toMatch(/<input[^>]*id="synthetic"[^>]*checked/);
    const refused = await send({ ...fields, alt: 'R' });
    expect(mainOf(refused)).toMatch(/<input[^>]*id="synthetic"[^>]*checked/);
    const marked = answered({ pictures: [{ ...picture, isSynthetic: true }], atMost: 4 });
    expect(mainOf(await send(fields, { waitingPictures: marked }))).toContain(
      'Made or altered with AI, as',
    );
  });

  test('that wait go with the post', async () => {
    const { bodies } = await send({ intent: 'send' });
    expect(bodies).toMatchObject([{ pictures: [picture.pictureId], about: null }]);
  });

  test('are removed one by one', async () => {
    const sent = await send({ intent: `drop-picture:${picture.pictureId}` });
    expect(sent.bodies).toEqual([{ pictureId: picture.pictureId }]);
    expect(sent.page).toMatchObject({ kind: 'document', status: 200 });
  });
});

describe('writing', () => {
  test('begins with the draft and the topic of the page before', async () => {
    const { main } = await documentOf(visit('/community/write'));
    expect(main).toMatch(/<textarea[^>]*>\s*बारिश में<\/textarea>/);
    expect(main).toMatch(/name="revision"[^>]*value="3"/);
    const none = { communityDraft: answered({ draft: null }) };
    const empty = await documentOf(visit('/community/write?topic=rto', undefined, none));
    expect(empty.main).toMatch(/<option value="rto" selected/);
  });

  test('a name comes first, and leads back', async () => {
    const nameless = { communityInit: answered({ filters: sampleTopics, userData: null }) };
    expect(await renderFakePage(visit('/community/write', undefined, nameless))).toMatchObject({
      location: '/community/settings?next=%2Fcommunity%2Fwrite',
    });
  });

  test('a live post is opened, one that waits is shown with its state', async () => {
    const sent = { ...typed, intent: 'send' };
    const post = (state: string) => ({ createPost: answered({ postId, state }) });
    expect(await renderFakePage(visit('/community/write', sent, post('live')))).toMatchObject({
      location: `/community/post/${postId}-front-brakes-squeal-after-rain`,
    });
    expect(await renderFakePage(visit('/community/write', sent, post('pending')))).toMatchObject({
      location: `/community/mine/${postId}?done=pending`,
    });
  });

  test.each([
    ['half a minute before', -30_000, 30],
    ['in the same moment', 0, 0],
    ['longer ago than a day', -90_000_000, undefined],
    ['never', Number.NaN, undefined],
  ])('a form opened %s says how long it was typed', async (_, before, seconds) => {
    const { html } = await documentOf(
      visit('/community/write', undefined, { communityDraft: answered({ draft: null }) }),
    );
    const opened = /name="openedAt"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? '';
    const at = Date.parse(opened) + before;
    let body: unknown = null;
    const createPost = (input: unknown) => {
      body = (input as { body: unknown }).body;
      return answered({ postId, state: 'live' });
    };
    const openedAt = Number.isNaN(at) ? '' : new Date(at).toISOString();
    await renderFakePage(
      visit('/community/write', { ...typed, intent: 'send', openedAt }, { createPost }),
    );
    expect(body).toMatchObject({ title: typed.title });
    expect((body as { typedSeconds?: number }).typedSeconds).toBe(seconds);
    // A draft that is continued was typed before.
    expect((await documentOf(visit('/community/write'))).html).toMatch(
      /name="openedAt"[^>]*value=""/,
    );
  });

  test.each([
    ['too short', { ...typed, title: 'short', text: 'x', topic: 'none' }, {}, 400],
    ['advertising', typed, { createPost: refusedWith('community/refused') }, 422],
    ['the limit of the day', typed, { createPost: refusedWith('request/too-many', 60) }, 429],
    ['an ended session', typed, { createPost: refusedWith('auth/required') }, 401],
    ['an unreachable server', typed, { createPost: refusedWith('server/unavailable') }, 503],
  ])('%s: nothing typed is lost', async (_, form, changes, expected) => {
    const path = '/hi/community/write';
    const sent = await documentOf(visit(path, { ...form, intent: 'send' }, changes));
    expect(sent.status).toBe(expected);
    expect(sent.main).toContain(form.title);
    expect(sent.main).toContain(form.text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  });

  test('wrong fields are named and linked', async () => {
    const form = { topic: '', title: 'short', text: '', intent: 'send' };
    const { main } = await documentOf(visit('/community/write', form));
    for (const field of ['topic', 'title', 'text']) {
      expect(main).toContain(`href="#${field}"`);
      expect(main).toContain(`id="${field}-error"`);
    }
  });

  test.each([
    ['Too short', 'Enter at least 20 characters.'],
    ['x'.repeat(20_001), 'Use at most 20,000 characters.'],
    [`${'>'.repeat(10_000)} quoted without end`, 'nested too deep'],
    [`Turned \u202e${'round '.repeat(5)}`, 'It has hidden characters.'],
    [`Piled a\u0300\u0301\u0302\u0303\u0304 ${'up '.repeat(9)}`, 'too many marks'],
  ])('%.12s… says why at the field', async (text, why) => {
    const form = { ...typed, text, intent: 'send' };
    const { status, main } = await documentOf(visit('/community/write', form));
    expect([status, main.includes(why)]).toEqual([400, true]);
  });

  test.each([
    [
      '/community/write',
      'createPost',
      'a https://a.example b https://b.example c',
      'at most 1 link',
    ],
    [
      '/community/write',
      'createPost',
      '@asha_b @chitra_b @deepa_b look at this',
      'at most 2 members',
    ],
    [
      `/community/post/${postId}/edit`,
      'editPost',
      'The same text, much later.',
      'no longer be edited',
    ],
  ])(
    'at %s a text over a limit of its author’s level says which',
    async (path, call, text, why) => {
      const refused = {
        [call]: badText,
        communityInit: answered({ filters: sampleTopics, userData: { ...me, trust: 0 } }),
      };
      const form = { ...typed, text, version: '1', intent: 'send' };
      const { status, main } = await documentOf(visit(path, form, refused));
      expect([status, main.includes(text)]).toEqual([400, true]);
      expect(main).toContain(why.replace('at most 1 link', 'You can use 1 link'));
    },
  );

  test('a preview shows the text as readers see it, and posts with a title like it', async () => {
    const { main } = await documentOf(visit('/community/write', { ...typed, intent: 'preview' }));
    expect(main).toContain('<p>They squeal &lt;b&gt;for&lt;/b&gt; the first few stops');
    expect(main).toContain(`href="${samplePath}"`);
  });

  test('a draft is saved and shown as saved', async () => {
    const saveDraft = answered({ revision: 4, updatedAt: '2026-11-20T05:45:00.000Z' });
    const form = { ...typed, intent: 'save' };
    expect(await renderFakePage(visit('/community/write', form, { saveDraft }))).toMatchObject({
      location: '/community/write?saved=1',
    });
    expect((await documentOf(visit('/community/write?saved=1'))).main).toContain('role="status"');
  });

  test('a draft of another device is shown beside what was typed', async () => {
    const saveDraft = refusedWith('community/changed');
    const { status, main } = await documentOf(
      visit('/community/write', { ...typed, revision: '1', intent: 'save' }, { saveDraft }),
    );
    expect(status).toBe(409);
    expect(main).toContain('बारिश में');
    expect(main).toContain('They squeal');
    expect(main).toMatch(/name="revision"[^>]*value="3"/);
  });
});

describe('edits and replies', () => {
  test('a stale edit shows both texts and the version that it now continues', async () => {
    const changes = {
      editPost: refusedWith('community/changed'),
      communityPosts: answered({
        post: { ...samplePost, isOwn: true, version: 5, text: 'दूसरे टैब का' },
        ...{ posts: [], next: null },
      }),
    };
    const form = { ...typed, version: '2', intent: 'send' };
    const { status, main } = await documentOf(
      visit(`/community/post/${postId}/edit`, form, changes),
    );
    expect(status).toBe(409);
    expect(main).toContain('दूसरे टैब का');
    expect(main).toContain('They squeal');
    expect(main).toMatch(/name="version"[^>]*value="5"/);
  });

  test("another's post is not there to be edited", async () => {
    const path = `/community/post/${postId}/edit`;
    const { status } = await documentOf(visit(path, undefined, { communityPosts: live }));
    expect(status).toBe(404);
  });

  test('a reply that is shown leads to its place, one that waits says so', async () => {
    const form = { text: 'Yes, it is dust.', intent: 'send' };
    const { commentId } = sampleComment;
    const saved = (state: string) => ({ saveComment: answered({ commentId, state }) });
    expect(await renderFakePage(visit(replyPath, form, saved('live')))).toMatchObject({
      location: `/community/post/${postId}#c-${commentId}`,
    });
    expect(await renderFakePage(visit(replyPath, form, saved('pending')))).toMatchObject({
      location: '/community/mine?done=pending',
    });
    const gone = { saveComment: refusedWith('community/not-found'), communityPosts: live };
    const refused = await documentOf(visit(replyPath, form, gone));
    expect([refused.status, refused.main.includes('Yes, it is dust.')]).toEqual([404, true]);
  });
});

test.each([
  [replyPath, { communityPosts: live }, 'saveComment', `reply:${postId}`],
  [`/community/post/${postId}/edit`, {}, 'editPost', `edit:${postId}`],
  [
    `/community/reply/${sampleComment.commentId}/edit`,
    {},
    'editComment',
    `edit:${sampleComment.commentId}`,
  ],
])(
  'pictures can be added at %s, and are sent with the text',
  async (path, changes, call, place) => {
    const { main } = await documentOf(visit(path, undefined, changes));
    expect(main).toContain('type="file"');
    expect(main).toContain(`value="drop-picture:${picture.pictureId}"`);
    const inputs: { body?: object; query?: object }[] = [];
    const keep = (answer: ReturnType<typeof answered>) => (input: unknown) => {
      inputs.push(input as { body: object });
      return answer;
    };
    const form = { ...typed, version: '1', intent: 'send' };
    await renderFakePage(
      visit(path, form, {
        ...changes,
        waitingPictures: keep(answered({ pictures: [picture], atMost: 4 })),
        [call]: keep(answered({ commentId: sampleComment.commentId, state: 'live', version: 2 })),
      }),
    );
    expect(inputs[0]).toMatchObject({ query: { place } });
    expect(inputs[1]).toMatchObject({ body: { pictures: [picture.pictureId] } });
  },
);

describe('editing a reply', () => {
  const path = `/community/reply/${sampleComment.commentId}/edit`;
  const form = { intent: 'send', text: 'No, it is rust.', version: '3' };

  test('begins with its text and version', async () => {
    const none = { communityDraft: answered({ draft: null }) };
    const { main } = await documentOf(visit(path, undefined, none));
    expect(main).toMatch(/<textarea[^>]*>\s*धूल है।<\/textarea>/);
    expect(main).toMatch(/name="version"[^>]*value="4"/);
  });

  test('goes on with its draft, which keeps the version that it began with', async () => {
    const kept = { ...draft, topic: '', title: '', text: 'ज़ंग है।', version: 3, revision: 2 };
    const drafted = { communityDraft: answered({ draft: kept }) };
    const { main } = await documentOf(visit(path, undefined, drafted));
    expect(main).toMatch(/<textarea[^>]*>\s*ज़ंग है।<\/textarea>/);
    expect(main).toMatch(/name="version"[^>]*value="3"/);
    expect(main).toMatch(/name="revision"[^>]*value="2"/);
    const fresh = await documentOf(visit(`${path}?fresh=1`, undefined, drafted));
    expect(fresh.main).toMatch(/<textarea[^>]*>\s*धूल है।<\/textarea>/);
    expect(fresh.main).toMatch(/name="version"[^>]*value="4"/);
  });

  test('is saved as a draft, which is deleted on wish and once it is sent', async () => {
    let saved: unknown = null;
    const saveDraft = (input: unknown) => {
      saved = input;
      return answered({ revision: 1, updatedAt: '2026-11-20T05:45:00.000Z' });
    };
    const save = { ...form, intent: 'save' };
    expect(await renderFakePage(visit(path, save, { saveDraft }))).toMatchObject({
      location: `${path}?saved=1`,
    });
    const place = `edit:${sampleComment.commentId}`;
    expect(saved).toMatchObject({ body: { place, text: 'No, it is rust.', version: 3 } });
    const dropped: unknown[] = [];
    const dropDraft = (input: unknown) => {
      dropped.push(input);
      return answered({ isDropped: true });
    };
    await renderFakePage(visit(path, { ...form, intent: 'drop' }, { dropDraft }));
    const editComment = answered({ state: 'live', version: 5 });
    await renderFakePage(visit(path, form, { dropDraft, editComment }));
    expect(dropped).toEqual([{ body: { place } }, { body: { place } }]);
  });

  test('leads back to it in its post', async () => {
    const editComment = answered({ state: 'live', version: 5 });
    expect(await renderFakePage(visit(path, form, { editComment }))).toMatchObject({
      location: `${samplePath}#c-${sampleComment.commentId}`,
    });
    const waiting = answered({ state: 'pending', version: 5 });
    expect(await renderFakePage(visit(path, form, { editComment: waiting }))).toMatchObject({
      location: '/community/mine?done=pending',
    });
  });

  test('that is stale shows both texts, keeps what was typed and continues the new version', async () => {
    const editComment = refusedWith('community/changed');
    const { status, main } = await documentOf(visit(path, form, { editComment }));
    expect(status).toBe(409);
    expect(main).toMatch(/<textarea[^>]*>\s*No, it is rust\.<\/textarea>/);
    expect(main).toContain('धूल है।');
    expect(main).toMatch(/name="version"[^>]*value="4"/);
  });

  test('too short is refused at the field; another’s is not there', async () => {
    const short = await documentOf(visit(path, { ...form, text: 'x' }));
    expect([short.status, short.main.includes('aria-invalid="true"')]).toEqual([400, true]);
    const none = { ownComment: refusedWith('community/not-found') };
    expect((await documentOf(visit(path, undefined, none))).status).toBe(404);
  });
});
