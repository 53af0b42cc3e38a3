import { describe, expect, test } from 'vitest';
import { answered, fakeTransport } from '../../testing/fake-transport.ts';
import { documentOf as rendered, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';
import {
  sampleCard,
  sampleComment,
  samplePath,
  samplePerson,
  samplePost,
  sampleTopics,
} from './testing/sample-posts.ts';

const suspension = null;
const me = { ...samplePerson, isOwn: true, following: [], topics: [], missing: [], suspension };
const answers = {
  communityFeeds: answered({ posts: [sampleCard], next: null }),
  allTopics: answered({ topics: sampleTopics }),
  communityPosts: answered({ post: samplePost, posts: [], next: null }),
  postComments: answered({
    comments: [{ ...sampleComment, author: 'bina', authorName: 'Bina K.' }],
    next: null,
  }),
  userPosts: answered({ person: samplePerson, posts: [], next: null }),
  communityInit: answered({ filters: sampleTopics, userData: me }),
  mutedPeople: answered({ people: [{ handle: 'bina', displayName: 'Bina K.', how: 'mute' }] }),
};
const visit = (path: string, form?: Record<string, string>, changes: object = {}) => ({
  path,
  transport: fakeTransport({ ...answers, ...changes }),
  isLoggedIn: true,
  ...(form && { form }),
});

/** Without what React writes between two texts. */
const documentOf = async (page: Parameters<typeof rendered>[0]) => {
  const { main, ...others } = await rendered(page);
  return { ...others, main: main.replaceAll('<!-- -->', '') };
};

const refused = {
  status: 400,
  body: {
    ...{ code: 'request/bad-input', status: 400, title: '', detail: '' },
    errors: [{ path: 'body.displayName', message: '' }],
  },
  retryAfter: null,
};

describe('a display name', () => {
  test.each(['/community', samplePath, '/community/user/asha_drives'])(
    'stands in its own script before the handle on %s',
    async (path) => {
      const { main } = await documentOf(visit(path));
      expect(main).toContain('<bdi lang="hi">आशा राव</bdi> <bdi lang="en">@asha_drives</bdi>');
    },
  );

  test('stands beside replies and on own pages, and a member without one has the handle', async () => {
    expect((await documentOf(visit(samplePath))).main).toMatch(
      /<a href="\/community\/user\/bina"><bdi lang="en">Bina K\.<\/bdi> <bdi lang="en">@bina<\/bdi>/,
    );
    const settings = await documentOf(visit('/community/settings'));
    expect(settings.main).toContain('<bdi lang="en">Bina K.</bdi> <bdi lang="en">@bina</bdi>');
    const posts = [{ ...sampleCard, authorName: null }];
    const communityFeeds = answered({ posts, next: null });
    const { main } = await documentOf(visit('/community', undefined, { communityFeeds }));
    expect(main).toContain('<span><bdi lang="en">@asha_drives</bdi></span>');
  });

  test('is isolated in titles, where no element can', async () => {
    const { html } = await documentOf(visit('/community/user/asha_drives'));
    expect(html).toMatch(/<title>\u2068आशा राव\u2069 @asha_drives in the community/);
  });

  test.each([
    ['', 'once in 30 days'],
    ['/hi', '30 दिन में एक ही बार'],
  ])('that cannot be had in "%s" is kept at its field with the rule', async (prefix, words) => {
    const form = { handle: 'asha_drives', displayName: 'Pahiya Support', bio: 'About me' };
    const { status, main } = await documentOf(
      visit(`${prefix}/community/settings`, form, { updateProfile: refused }),
    );
    expect(status).toBe(400);
    expect(main).toMatch(/<input[^>]*id="displayName"[^>]*value="Pahiya Support"/);
    expect(main).toMatch(/href="#displayName"/);
    expect(wordsOf(main)).toContain(words);
  });

  test('is sent with the rest; a form of before, without it, leaves it as it is', async () => {
    const sent: unknown[] = [];
    const updateProfile = (input: unknown) => {
      sent.push((input as { body: unknown }).body);
      return answered({ handle: 'asha', displayName: null, bio: '' });
    };
    const send = (form: Record<string, string>) =>
      renderFakePage(visit('/community/settings', form, { updateProfile }));
    await send({ handle: 'asha', displayName: 'Asha Rao', bio: '' });
    await send({ handle: 'asha', bio: '' });
    expect(sent).toEqual([
      { handle: 'asha', displayName: 'Asha Rao', bio: '' },
      { handle: 'asha', bio: '' },
    ]);
  });
});
