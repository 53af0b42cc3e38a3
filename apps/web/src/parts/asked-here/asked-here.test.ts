import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { base } from '../../testing/page-visits.ts';
import { documentOf, wordsOf } from '../../testing/render-fake-page.ts';
import { copy as english } from './copy/en/asked-here.ts';
import { copy as hindi } from './copy/hi/asked-here.ts';

const questions = [
  {
    ...{ postId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11', title: 'Which window takes the form' },
    ...{ language: 'en', path: '/community/post/6a1f6c39', answer: 'Window <b>seven</b>.' },
    ...{ isAccepted: true, commentCount: 2 },
  },
];
const pages = [
  ['/rto/maharashtra/office/mh-12', 'office/mh-12'],
  ['/rto-services/transfer-of-ownership', 'service/transfer-of-ownership'],
  ['/challan-pay/offence/no-helmet', 'offence/no-helmet'],
] as const;

describe.each(pages)('%s', (path, about) => {
  const see = (prefix: string, answer = answered({ questions })) => {
    const asked: unknown[] = [];
    const transport = fakeTransport({
      ...base,
      questionsAbout: (input) => {
        asked.push((input as { query: unknown }).query);
        return answer;
      },
    });
    return documentOf({ path: prefix + path, transport }).then((page) => ({ ...page, asked }));
  };

  test.each([
    ['', english],
    ['/hi', hindi],
  ])('in "%s" shows answered questions as unchecked words of people', async (prefix, copy) => {
    const { main, asked, shareable } = await see(prefix);
    expect(asked).toEqual([{ about }]);
    expect(shareable).toBe(true);
    const words = wordsOf(main);
    expect(words).toContain(copy.lead);
    expect(words).toContain(copy.accepted);
    expect(words).toContain(copy.replies(2));
    expect(main).toContain('Window &lt;b&gt;seven&lt;/b&gt;.');
    for (const to of [
      '/community/post/6a1f6c39',
      `/community/about/${about}`,
      `/community/write?about=${about}`,
    ]) {
      expect(main).toContain(`href="${prefix}${to}"`);
    }
  });

  test('says that there are none, and offers to ask', async () => {
    const { main } = await see('', answered({ questions: [] }));
    expect(main).toContain(english.none);
    expect(main).toContain(`/community/write?about=${about}`);
    expect(main).not.toContain(`/community/about/${about}`);
  });

  test('is whole when they cannot be read, says so and is not kept', async () => {
    const { status, main, shareable } = await see('', refusedWith('server/unavailable'));
    expect(status).toBe(200);
    expect(shareable).toBe(false);
    expect(main).toContain(english.failed);
    expect(main).not.toContain(english.none);
  });
});
