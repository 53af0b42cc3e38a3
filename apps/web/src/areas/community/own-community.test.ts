import { describe, expect, test } from 'vitest';
import { answered, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';
import { ownPageSuite } from './testing/own-page-suite.ts';
import {
  sampleCard,
  sampleComment,
  samplePath,
  samplePost,
  sampleTopics,
} from './testing/sample-posts.ts';
import { live, me, suspension, visit } from './testing/sample-writer.ts';

const { postId } = samplePost;

describe.each([
  ['/community/following', {}],
  ['/community/following?topic=repairs', {}],
  ['/community/mine?done=pending', {}],
  [`/community/mine/${postId}`, {}],
  ['/community/settings', {}],
  ['/community/saved', {}],
  ['/community/news?saved=1', {}],
  [`/community/appeal/post/${postId}`, {}],
  [`/community/appeal/member/${suspension.suspensionId}`, {}],
])('%s', ownPageSuite);

describe('what one follows', () => {
  const person = {
    ...me,
    following: [
      { id: 'bina', name: 'बीना', deleted: false },
      { id: 'gone', name: null, deleted: true },
    ],
  };
  const changes = {
    communityInit: answered({ filters: sampleTopics, userData: { ...person, handle: 'me' } }),
  };

  test('has topics as filters, one’s own like on a post, and people with a switch', async () => {
    const { main } = await documentOf(visit('/community/following', undefined, changes));
    expect(main).toMatch(/href="\/community\/following\?topic=repairs"/);
    expect(main).toMatch(/value="like:6a1f6c39-[^"]*"[^>]*><input[^>]*value="off"/);
    expect(main).toContain('value="user:bina"');
    expect(main).not.toContain('user:gone');
  });

  test('of one topic asks for its posts alone', async () => {
    const asked: unknown[] = [];
    const topicPosts = (input: unknown) => {
      asked.push((input as { query: unknown }).query);
      return answered({ posts: [], next: null });
    };
    const path = '/community/following?topic=repairs';
    await documentOf(visit(path, undefined, { ...changes, topicPosts }));
    expect(asked).toMatchObject([{ topic: 'repairs', order: 'latest' }]);
  });

  test('without script a switch is sent, and a refusal is said', async () => {
    const form = { mark: 'user:bina', intent: 'off' };
    const followUser = answered({ isFollowed: false });
    expect(
      await renderFakePage(visit('/community/following', form, { ...changes, followUser })),
    ).toMatchObject({ kind: 'redirect', location: '/community/following' });
    const refused = { ...changes, followUser: refusedWith('request/too-many', 30) };
    const { status, main } = await documentOf(visit('/community/following', form, refused));
    expect([status, main.includes('id="switch-error"')]).toEqual([429, true]);
  });
});

test.each([
  ['', 'Your reports do not count for now'],
  ['/hi', 'आपकी शिकायतें अभी नहीं गिनी जातीं'],
])('news in "%s" say that reports lost their weight', async (prefix, words) => {
  const one = {
    ...{ kind: 'decision', postId, commentId: null, title: sampleCard.title, actor: null },
    ...{ act: 'ignore-reports', isRead: false, createdAt: '2026-11-20T05:44:00.000Z' },
  };
  const communityNews = answered({
    ...{ news: [one], off: [], channels: [], hasEmail: true, devices: 1, next: null },
  });
  const path = `${prefix}/community/news`;
  const { main } = await documentOf(visit(path, undefined, { communityNews }));
  expect(wordsOf(main)).toContain(words);
  expect(main).toContain(`href="${prefix}/community/rules"`);
  expect(main).not.toContain(sampleCard.title);
});

describe('own pages', () => {
  test('a removed post says why', async () => {
    const { main } = await documentOf(visit('/community/mine'));
    expect(main).toContain('Removed: Spam or advertising');
  });

  test('a decision is appealed once, and what was typed stays', async () => {
    const path = `/community/appeal/post/${postId}`;
    const form = { words: 'This is no advertising at all.' };
    const filed = { appealDecision: answered({ dueAt: '2026-11-28T05:44:00.000Z' }) };
    expect(await renderFakePage(visit(path, form, filed))).toMatchObject({
      location: '/community/mine?done=appealed',
    });
    const again = { appealDecision: refusedWith('community/changed') };
    const { status, main } = await documentOf(visit(path, form, again));
    expect([status, main.includes(form.words)]).toEqual([409, true]);
    expect((await documentOf(visit(path, { words: 'short' }))).status).toBe(400);
    expect((await documentOf(visit('/community/appeal/user/x'))).status).toBe(404);
  });

  test('kinds of news are switched off by their boxes', async () => {
    let sent: unknown = null;
    const chooseNews = (input: unknown) => {
      sent = input;
      return answered({ off: [] });
    };
    const result = await renderFakePage(
      visit('/community/news', { news: 'reply', channel: 'push' }, { chooseNews }),
    );
    expect(result).toMatchObject({ location: '/community/news?saved=1' });
    expect(sent).toEqual({
      body: { off: ['mention', 'decision', 'topic'], channels: ['push'] },
    });
    const { main } = await documentOf(visit('/community/news'));
    expect(main).not.toMatch(/id="news-mention"[^>]*checked/);
  });

  test('messages end by a form, or by one press in a mail program, and never by a link', async () => {
    const path = '/community/news/stop';
    const keys: unknown[] = [];
    const stopLetters = (input: unknown) => {
      keys.push((input as { body: { key: string } }).body.key);
      return answered({ isStopped: true });
    };
    const by = (address: string, form?: Record<string, string>) =>
      renderFakePage({ ...visit(address, form, { stopLetters }), isLoggedIn: false });
    expect(await by(`${path}?key=abc`)).toMatchObject({ kind: 'document', status: 200 });
    expect(keys).toEqual([]);
    const done = { kind: 'redirect', location: `${path}?done=1` };
    expect(await by(path, { key: 'abc' })).toMatchObject(done);
    expect(await by(`${path}?key=def`, { 'List-Unsubscribe': 'One-Click' })).toMatchObject(done);
    expect(keys).toEqual(['abc', 'def']);
    const refused = { stopLetters: refusedWith('community/not-found') };
    expect((await documentOf(visit(path, { key: 'x' }, refused))).status).toBe(404);
  });

  test('the page of one’s own post leads others back to the post', async () => {
    const path = `/hi/community/mine/${postId}`;
    expect(await renderFakePage(visit(path, undefined, { communityPosts: live }))).toMatchObject({
      kind: 'redirect',
      status: 303,
      location: `/hi${samplePath}`,
    });
  });

  test('a reply is accepted as the answer', async () => {
    const path = `/community/mine/${postId}`;
    const own = answered({ post: { ...samplePost, isOwn: true }, posts: [], next: null });
    const { main } = await documentOf(visit(path, undefined, { communityPosts: own }));
    expect(main).toContain('Accept as answer');
    const form = { intent: 'accept', comment: sampleComment.commentId };
    const acceptAnswer = answered({ acceptedId: sampleComment.commentId });
    expect(await renderFakePage(visit(path, form, { acceptAnswer }))).toMatchObject({
      location: `${path}#answers`,
    });
  });

  test('a reply is deleted from the list of one’s own', async () => {
    const comment = {
      ...{ kind: 'comment', id: sampleComment.commentId, postId, title: sampleCard.title },
      ...{ excerpt: 'धूल है', language: 'hi', state: 'live', reason: null, appeal: null },
      ...{ createdAt: '2026-11-20T05:44:00.000Z', undoUntil: null },
    };
    const ownWriting = answered({ items: [comment], next: null });
    const { main } = await documentOf(visit('/hi/community/mine', undefined, { ownWriting }));
    expect(main).toContain(`name="id" value="${sampleComment.commentId}"`);
    expect(wordsOf(main).replace(/i20/g, '')).not.toMatch(/[a-z]{2,}/);
    const form = { id: sampleComment.commentId };
    const done = { ownWriting, deleteComment: answered({ isDeleted: true }) };
    expect(await renderFakePage(visit('/community/mine', form, done))).toMatchObject({
      location: '/community/mine?done=removed',
    });
    const gone = { ownWriting, deleteComment: refusedWith('community/not-found') };
    expect((await documentOf(visit('/community/mine', form, gone))).status).toBe(404);
  });

  test.each(['', '/hi'])('a deletion is undone from the list in "%s"', async (prefix) => {
    const deleted = {
      ...{ kind: 'post', id: postId, postId, title: sampleCard.title, excerpt: 'धूल है' },
      ...{ language: 'hi', state: 'deleted', reason: null, appeal: null },
      ...{ createdAt: '2026-11-20T05:44:00.000Z', undoUntil: '2026-11-21T05:44:00.000Z' },
    };
    const ownWriting = answered({ items: [deleted], next: null });
    const path = `${prefix}/community/mine`;
    const { main } = await documentOf(visit(path, undefined, { ownWriting }));
    expect(main).toContain('value="undo"');
    expect(main).not.toContain(`/community/mine/${postId}`);
    expect(wordsOf(main)).toMatch(/21/);
    const bodies: unknown[] = [];
    const undoDelete = (input: unknown) => {
      bodies.push((input as { body: unknown }).body);
      return answered({ state: 'live' });
    };
    const form = { intent: 'undo', kind: 'post', id: postId };
    expect(await renderFakePage(visit(path, form, { ownWriting, undoDelete }))).toMatchObject({
      location: `${prefix}/community/mine?done=undone`,
    });
    expect(bodies).toEqual([{ kind: 'post', id: postId }]);
  });

  test('a post is deleted with one form', async () => {
    const deletePost = answered({ isDeleted: true });
    const result = await renderFakePage(
      visit(`/community/mine/${postId}`, { a: '' }, { deletePost }),
    );
    expect(result).toMatchObject({ location: '/community/mine?done=deleted' });
  });

  test.each([
    [refusedWith('community/name-taken'), 409],
    [
      {
        status: 400,
        body: {
          ...{ code: 'request/bad-input', status: 400, title: '', detail: '' },
          errors: [{ path: 'body.handle', message: '' }],
        },
        retryAfter: null,
      },
      400,
    ],
  ])('a name that cannot be had is kept and explained', async (updateProfile, expected) => {
    const form = { handle: 'adm1n', bio: 'About me' };
    const { status, main } = await documentOf(
      visit('/community/settings', form, { updateProfile }),
    );
    expect(status).toBe(expected);
    expect(main).toMatch(
      /value="adm1n"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*value="adm1n"/,
    );
    expect(main).toContain('About me');
  });

  test('a name leads on to where one came from, never to another site', async () => {
    const updateProfile = answered({ handle: 'asha', bio: '' });
    const to = async (next: string) =>
      renderFakePage(visit('/community/settings', { handle: 'asha', next }, { updateProfile }));
    expect(await to('/community/write')).toMatchObject({ location: '/community/write' });
    expect(await to('//evil.example')).toMatchObject({ location: '/community/settings?saved=1' });
  });
});

test('settings show the level, what it allows and what is missing to the next', async () => {
  const { main } = await documentOf(visit('/community/settings'));
  expect(main).toContain('Your level: Member');
  expect(main).toContain('10 posts, 50 replies, 50 likes and 10 reports a day');
  expect(main).toContain('15 days on which you wrote (so far 3)');
  const top = { ...me, trust: 3, missing: [], suspension: null };
  const { main: best } = await documentOf(
    visit('/community/settings', undefined, {
      communityInit: answered({ filters: sampleTopics, userData: top }),
    }),
  );
  expect(best).toContain('Your level: Trusted');
  expect(best).not.toContain('you still need');
});

test('a suspension can be appealed from the settings; an open appeal is said', async () => {
  const { main } = await documentOf(visit('/hi/community/settings'));
  expect(main).toContain(`href="/hi/community/appeal/member/${suspension.suspensionId}"`);
  const open = { ...me, suspension: { ...suspension, appeal: 'open' } };
  const { main: filed } = await documentOf(
    visit('/community/settings', undefined, {
      communityInit: answered({ filters: sampleTopics, userData: open }),
    }),
  );
  expect(filed).toContain('Appeal sent');
  expect(filed).not.toContain('/community/appeal/');
});

test('who is muted or blocked is listed with the button that ends it', async () => {
  const { main } = await documentOf(visit('/hi/community/settings'));
  expect(main).toMatch(/name="unmute"[^>]*value="asha_drives"[\s\S]*अनब्लॉक करें/);
  let sent: unknown = null;
  const mutePerson = (input: unknown) => {
    sent = input;
    return answered({ how: 'none' });
  };
  const form = { unmute: 'asha_drives' };
  expect(await renderFakePage(visit('/community/settings', form, { mutePerson }))).toMatchObject({
    location: '/community/settings?saved=1#muted',
  });
  expect(sent).toEqual({ body: { handle: 'asha_drives', how: 'none' } });
  const down = { mutePerson: refusedWith('server/unavailable') };
  const failed = await documentOf(visit('/community/settings', form, down));
  expect(failed.status).toBe(503);
  expect(failed.main).toContain('The service is temporarily unavailable');
});
