import { expect, test } from 'vitest';
import { answered, fakeTransport } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage } from '../../../testing/render-fake-page.ts';
import { samplePerson, sampleTopics } from '../testing/sample-posts.ts';

const me = { ...samplePerson, isOwn: true, following: [], topics: [], missing: [] };
const answers = {
  communityInit: answered({ filters: sampleTopics, userData: { ...me, suspension: null } }),
  communityDraft: answered({ draft: null }),
  waitingPictures: answered({ pictures: [], atMost: 1 }),
  dropDraft: answered({ isDropped: true }),
};
const page = (form?: Record<string, string>, changes: object = {}) => ({
  path: '/community/write',
  transport: fakeTransport({ ...answers, ...changes }),
  isLoggedIn: true,
  ...(form && { form }),
});

test('the writing page says how much was pasted, and nothing where no script counted it', async () => {
  const { main } = await documentOf(page());
  expect(main).toMatch(/<input type="hidden"[^>]*name="pasted"[^>]*value="0"/);
  const sent: unknown[] = [];
  const createPost = (input: unknown) => {
    sent.push((input as { body: { pasted?: number } }).body.pasted);
    return answered({ postId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11', state: 'live' });
  };
  const typed = {
    ...{ topic: 'repairs', title: 'Front brakes squeal after rain', language: 'en' },
    ...{ text: 'They squeal for the first few stops after rain.', intent: 'send' },
  };
  for (const pasted of ['48', '0', '', 'x', '999999']) {
    await renderFakePage(page({ ...typed, pasted }, { createPost }));
  }
  await renderFakePage(page(typed, { createPost }));
  expect(sent).toEqual([48, undefined, undefined, undefined, 45_000, undefined]);
});
