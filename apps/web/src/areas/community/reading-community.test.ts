import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { base } from '../../testing/page-visits.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';
import {
  sampleCard,
  sampleComment,
  samplePath,
  samplePerson,
  samplePost,
  sampleSubject,
  sampleTopics,
} from './testing/sample-posts.ts';

const answers = {
  ...base,
  communityFeeds: answered({ posts: [sampleCard], next: 'abc' }),
  topicPosts: answered({ posts: [], next: null, pinned: [sampleCard] }),
  allTopics: answered({ topics: sampleTopics }),
  communityPosts: answered({ post: samplePost, posts: [], next: null }),
  postComments: answered({
    comments: [
      sampleComment,
      { ...sampleComment, commentId: '7b1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b23', depth: 1, text: null },
    ],
    next: null,
  }),
  postsAbout: answered({ subject: sampleSubject, posts: [sampleCard], next: null }),
  taggedPosts: answered({ tag: 'ब्रेक', posts: [sampleCard], next: null }),
  revisions: answered({
    ...{ postId: samplePost.postId, title: samplePost.title, commentId: null },
    revisions: [{ title: 'पुराना शीर्षक', text: 'पहले यह', replacedAt: '2026-11-20T05:44:00.000Z' }],
  }),
  userPosts: answered({ person: samplePerson, posts: [sampleCard], next: null }),
  communityLog: answered({
    acts: [
      {
        ...{ kind: 'post', topic: 'repairs', act: 'remove', reason: 'spam' },
        ...{ appeal: 'granted', isByModerator: true, actedAt: '2026-11-20T05:44:00.000Z' },
      },
      {
        ...{ kind: 'member', topic: '', act: 'suspend', reason: 'scam' },
        ...{ appeal: null, isByModerator: true, actedAt: '2026-11-20T04:44:00.000Z' },
      },
    ],
    next: null,
  }),
};
const visit = (
  path: string,
  form?: Record<string, string>,
  changes: Parameters<typeof fakeTransport>[0] = {},
) => ({ path, transport: fakeTransport({ ...answers, ...changes }), ...(form && { form }) });

const paths = [
  ...['/community', '/community?feed=top', '/community?after=abc', '/community/topic/repairs'],
  '/community/about/service/puc',
  '/community/tag/%E0%A4%AC%E0%A5%8D%E0%A4%B0%E0%A5%87%E0%A4%95',
  `/community/history/post/${samplePost.postId}`,
  ...[samplePath, '/community/user/asha_drives', '/community/rules', '/community/log'],
];

describe.each(paths)('%s', (path) => {
  test.each(['', '/hi'])('is complete and the same for everybody in "%s"', async (prefix) => {
    const { status, main, shareable, html } = await documentOf(visit(prefix + path));
    expect(status).toBe(200);
    expect(shareable).toBe(true);
    expect(html).not.toMatch(/id="(?:page-data|app-files)"/);
    expect(main.match(/<h1[ >]/g)).toHaveLength(1);
    expect(main).not.toMatch(/undefined|\[object|NaN|>null/);
    expect(main).not.toMatch(/\sstyle=/);
    if (prefix === '/hi') {
      expect(wordsOf(main).replace(/@asha_drives|i20/g, '')).not.toMatch(/[a-z]{2,}/);
      const links = [...main.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href ?? '');
      expect(links.filter((href) => !href.startsWith('/hi'))).toEqual([]);
    }
  });
});

describe('addresses', () => {
  test('an id alone or an old title leads to the address of today', async () => {
    for (const slug of ['', '-an-old-title']) {
      const path = `/hi/community/post/${samplePost.postId}${slug}`;
      const result = await renderFakePage(visit(path));
      expect(result).toMatchObject({
        kind: 'redirect',
        status: 301,
        location: `/hi${samplePath}`,
      });
    }
  });

  test.each([
    ['/community/topic/nothing', {}],
    ['/community/post/nothing', {}],
    [samplePath, { communityPosts: refusedWith('community/not-found') }],
    ['/community/about/office/none', { postsAbout: refusedWith('community/not-found') }],
    ['/community/tag/none', { taggedPosts: refusedWith('community/not-found') }],
    ['/community/history/user/x', {}],
    [
      `/community/history/post/${samplePost.postId}`,
      { revisions: refusedWith('community/not-found') },
    ],
    ['/community/user/nobody', { userPosts: refusedWith('community/not-found') }],
    ['/community?after=forged', { communityFeeds: refusedWith('request/bad-input') }],
  ])('%s is the one 404', async (path, changes) => {
    expect((await documentOf(visit(path, undefined, changes))).status).toBe(404);
  });

  test('a list that could not be read is shown as failed, never as empty', async () => {
    const failed = { communityFeeds: refusedWith('request/too-many', 30) };
    const { status, main } = await documentOf(visit('/community', undefined, failed));
    expect(status).toBe(429);
    expect(main).not.toContain('No posts yet');
  });
});

describe('an edited text', () => {
  test('says so and leads to what it said before; an unedited one does not', async () => {
    const editedAt = '2026-11-20T05:44:00.000Z';
    const changes = {
      communityPosts: answered({ post: { ...samplePost, editedAt } }),
      postComments: answered({ comments: [{ ...sampleComment, editedAt }], next: null }),
    };
    const { main } = await documentOf(visit(samplePath, undefined, changes));
    expect(main).toContain(`href="/community/history/post/${samplePost.postId}"`);
    expect(main).toContain(`href="/community/history/comment/${sampleComment.commentId}"`);
    expect((await documentOf(visit(samplePath))).main).not.toContain('/community/history/');
  });

  test('of the past is text, whatever was typed', async () => {
    const before = { title: null, text: 'पहले <b>यह</b>', replacedAt: '2026-11-20T05:44:00.000Z' };
    const shown = { postId: samplePost.postId, commentId: null, title: 'पुराना शीर्षक' };
    const { main } = await documentOf(
      visit(`/hi/community/history/post/${samplePost.postId}`, undefined, {
        revisions: answered({ ...shown, revisions: [before] }),
      }),
    );
    expect(main).toContain('पहले &lt;b&gt;यह&lt;/b&gt;');
    expect(main).toContain('पुराना शीर्षक');
    expect(main).toContain(`href="/hi/community/post/${samplePost.postId}"`);
  });
});

describe('a post', () => {
  test('shows its pictures lazily, with their words and in a box of known size', async () => {
    const pictures = [
      {
        ...{ pictureId: '2c1a9d7e', src: '/media/community/2c1a9d7e.webp', alt: 'ज़ंग <लगी> डिस्क' },
        ...{ width: 1600, height: 1200, isSynthetic: false },
      },
    ];
    const changes = { communityPosts: answered({ post: { ...samplePost, pictures } }) };
    const { main } = await documentOf(visit(samplePath, undefined, changes));
    const [tag = ''] = /<img[^>]*2c1a9d7e[^>]*>/.exec(main) ?? [];
    expect(tag).toContain('loading="lazy"');
    expect(tag).toContain('width="1600" height="1200"');
    expect(tag).toContain('alt="ज़ंग &lt;लगी&gt; डिस्क"');
    expect(main).not.toContain('Made or altered with AI');
    const made = {
      ...samplePost,
      pictures: pictures.map((one) => ({ ...one, isSynthetic: true })),
    };
    const marked = { communityPosts: answered({ post: made }) };
    expect((await documentOf(visit(samplePath, undefined, marked))).main).toContain(
      'Made or altered with AI, as the author says',
    );
  });

  test('names what it is about, with its posts; other posts name nothing', async () => {
    const about = { communityPosts: answered({ post: { ...samplePost, about: sampleSubject } }) };
    const named = await documentOf(visit(`/hi${samplePath}`, undefined, about));
    expect(named.main).toContain('href="/hi/community/about/service/puc">PUC</a>');
    expect((await documentOf(visit(samplePath))).main).not.toContain('/community/about/');
  });

  test('says whom a reply answers where its level does not show it', async () => {
    const at = (n: number, depth: number) => ({
      ...{ ...sampleComment, commentId: `7b1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b3${n}`, depth },
      author: 'ravi_k',
    });
    const answer = { ...at(2, 4), parentId: at(1, 3).commentId, author: 'asha_drives' };
    const postComments = answered({ comments: [at(1, 3), answer], next: null });
    const { main } = await documentOf(visit(samplePath, undefined, { postComments }));
    expect(main.match(/to @\w+/g)).toEqual(['to @ravi_k']);
  });

  test('leads from its tags to the posts that carry them', async () => {
    const tagged = { communityPosts: answered({ post: { ...samplePost, text: 'देखें #ब्रेक।' } }) };
    const { main } = await documentOf(visit(`/hi${samplePath}`, undefined, tagged));
    expect(main).toMatch(
      /<a href="\/hi\/community\/tag\/%E0%A4%AC%E0%A5%8D%E0%A4%B0%E0%A5%87%E0%A4%95" rel="nofollow">#ब्रेक<\/a>/,
    );
  });

  test('has its text, each reply at its level, and the place of a deleted one', async () => {
    const { main } = await documentOf(visit(samplePath));
    expect(main).toMatch(/<ul><li>सिर्फ़ सुबह<\/li><li><strong>बारिश<\/strong>/);
    expect(main).toContain('<blockquote><p>क्या यह धूल है?');
    expect(main).toMatch(/data-depth="0"[\s\S]*A former member[\s\S]*data-depth="1"/);
    expect(main).not.toMatch(/<li id="c-[^"]*" data-depth="1"><article/);
  });

  test('is described to search engines with its replies', async () => {
    const { html } = await documentOf(visit(samplePath));
    const block = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1];
    const graph = JSON.parse(block ?? 'null')['@graph'] as Record<string, unknown>[];
    expect(graph[1]).toMatchObject({
      '@type': 'DiscussionForumPosting',
      author: { name: 'आशा राव', alternateName: '@asha_drives' },
      commentCount: 1,
      comment: [{ '@type': 'Comment', text: 'हाँ, धूल है।' }],
    });
  });

  test('with an accepted answer it is a question to search engines, and the answer is marked', async () => {
    const accepted = { ...samplePost, acceptedId: sampleComment.commentId };
    const communityPosts = answered({ post: accepted, posts: [], next: null });
    const { html, main } = await documentOf(visit(samplePath, undefined, { communityPosts }));
    const block = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(block ?? 'null')['@graph'][1]).toMatchObject({
      ...{ '@type': 'QAPage', mainEntity: { acceptedAnswer: { text: 'हाँ, धूल है।' } } },
    });
    expect(main).toContain('Accepted answer');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
    '</script><script>alert(1)</script>',
    '<!--<iframe srcdoc="<script>alert(1)</script>">-->',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&colon;alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](//evil.example)',
    '[x](https://a@evil.example)',
    '"><base href=//evil.example><style>*{display:none}</style>',
    ':emoji" onmouseover="alert(1):',
  ])('shows %s as text everywhere', async (evil) => {
    const { html, main } = await documentOf(
      visit(samplePath, undefined, {
        communityPosts: answered({
          post: { ...samplePost, text: evil, author: 'asha_drives' },
          ...{ posts: [], next: null },
        }),
        postComments: answered({ comments: [{ ...sampleComment, text: evil }], next: null }),
      }),
    );
    const ours = await documentOf(visit(samplePath));
    const tags = (text: string) => text.match(/<(?:script|iframe|svg|math|style|base|img)\b/g);
    expect(tags(html)).toEqual(tags(ours.html));
    expect(main).not.toMatch(/href="(?:javascript|data|\/\/)/i);
    expect(main).not.toMatch(/<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=/);
    expect(main).not.toContain('href="https://a@');
  });
});

test.each([
  ['', '[parivahan.gov.in](https://evil.example/x)', 'leads to a different site'],
  ['/hi', 'https://bit.ly/xyz', 'छोटा किया गया लिंक'],
  ['', 'https://xn--80ak6aa92e.example/', 'Look-alike letters'],
])('warns in "%s" beside %s', async (prefix, text, warning) => {
  const { main } = await documentOf(
    visit(prefix + samplePath, undefined, {
      communityPosts: answered({ post: { ...samplePost, text }, posts: [], next: null }),
    }),
  );
  expect(main).toMatch(new RegExp(`</a>[^<]*<span class="link-warning"[^>]*>[^<]*${warning}`));
  const ours = await documentOf(visit(prefix + samplePath));
  expect(ours.main).not.toContain('link-warning');
});

test('a kept page is the same for its author: the way to edit it is there and hidden', async () => {
  const { main } = await documentOf(visit(samplePath));
  const link = new RegExp(
    `<a[^>]*href="/community/mine/${samplePost.postId}"[^>]*data-own="${samplePost.postId}"[^>]*hidden=""`,
  );
  expect(main).toMatch(link);
  const own = { post: { ...samplePost, isOwn: true }, posts: [], next: null };
  const page = await documentOf(visit(samplePath, undefined, { communityPosts: answered(own) }));
  expect(page.main).not.toMatch(link);
  expect(page.main).toContain(`data-own="${samplePost.postId}"`);
});

test.each(['', '/hi'])(
  'without script the page of a post in "%s" leads its author on',
  async (prefix) => {
    const { main } = await documentOf(visit(prefix + samplePath));
    const plain = /<noscript>([\s\S]*?)<\/noscript>/.exec(main)?.[1] ?? '';
    expect(plain).toContain(`href="${prefix}/community/mine/${samplePost.postId}"`);
    expect(plain).toContain(`href="${prefix}/community/mine"`);
  },
);

test.each([
  ['ta', 'மழைக்குப் பிறகு பிரேக் சத்தம்'],
  ['bn', 'বৃষ্টির পরে ব্রেকের শব্দ হয়'],
  ['te', 'వాన తర్వాత బ్రేక్ శబ్దం'],
  ['hi', 'बारिश के बाद ब्रेक से आवाज़'],
  ['en', 'Brakes squeal after rain'],
])('a post and a reply in %s are read aloud in it', async (language, words) => {
  const { main } = await documentOf(
    visit(samplePath, undefined, {
      communityPosts: answered({
        ...{ post: { ...samplePost, text: words, language: 'en' }, posts: [], next: null },
      }),
      postComments: answered({ comments: [{ ...sampleComment, text: words }], next: null }),
    }),
  );
  const runs = main.match(new RegExp(`<div class="written" dir="auto" lang="${language}">`, 'g'));
  expect(runs).toHaveLength(2);
});

describe('switches without script', () => {
  const like = { mark: `like:${samplePost.postId}`, intent: 'on' };

  test('a like shows as on, with the count of the answer', async () => {
    const likePost = answered({ isLiked: true, likeCount: 4 });
    const communityPosts = answered({
      post: { ...samplePost, isLiked: true, likeCount: 4 },
      ...{ posts: [], next: null },
    });
    const { main } = await documentOf(visit(samplePath, like, { likePost, communityPosts }));
    expect(main).toMatch(/name="intent" value="off"[\s\S]*?Liked/);
    expect(main).toMatch(/data-count="">4</);
  });

  test('a visitor signs in and comes back', async () => {
    const refused = { likePost: refusedWith('auth/required') };
    const result = await renderFakePage(visit(`/hi${samplePath}`, like, refused));
    expect(result).toMatchObject({ kind: 'redirect', status: 303 });
    expect(result).toMatchObject({
      location: `/hi/sign-in?next=${encodeURIComponent(`/hi${samplePath}`)}`,
    });
  });

  test('the limit of the day is said beside the button', async () => {
    const refused = { likePost: refusedWith('request/too-many', 3600) };
    const { status, main } = await documentOf(visit(samplePath, like, refused));
    expect(status).toBe(429);
    expect(main).toContain('id="like-error"');
  });

  test('a topic is followed on its page', async () => {
    const { main } = await documentOf(
      visit(
        '/community/topic/repairs',
        { mark: 'topic:repairs', intent: 'on' },
        { subscribeTopic: answered({ isSubscribed: true }) },
      ),
    );
    expect(main).toMatch(/name="intent" value="off"[\s\S]*?Following/);
  });

  test('an unknown switch is not found', async () => {
    const { status } = await documentOf(visit(samplePath, { mark: 'x:y', intent: 'on' }));
    expect(status).toBe(404);
  });
});
