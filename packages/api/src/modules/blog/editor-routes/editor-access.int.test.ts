import {
  editorArticle,
  editorArticles,
  editorCreateArticle,
  editorMoveArticle,
  editorPlaceRevision,
  editorPreview,
  editorRestoreRevision,
  editorRevision,
  editorSaveArticle,
  editorWithdrawArticle,
} from '@pahiya/contracts/blog/editor-contracts';
import {
  editorClosePoll,
  editorNewsletter,
  editorSavePoll,
  editorSendNewsletter,
} from '@pahiya/contracts/blog/editor-poll-contracts';
import {
  editorDeleteTopic,
  editorSaveTopic,
  editorTopics,
} from '@pahiya/contracts/blog/editor-topic-contracts';
import {
  editorDeleteImage,
  editorImages,
  editorUploadImage,
} from '@pahiya/contracts/images/image-contracts';
import { operatorSignIn } from '@pahiya/contracts/operators/session-contracts';
import { editorShape } from '@pahiya/contracts/shapes/shape-contracts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser } from '../../../../test/contract-browser.ts';
import { codeAt, makeOperator, signInAtDesk } from '../../../../test/desk.ts';
import { draftOf, now, openEditorDesk } from '../../../../test/editor-desk.ts';
import { createTestDatabase } from '../../../db/test-database.ts';

const database = await createTestDatabase();
const { acts, api, editor } = await openEditorDesk(database.sql);
afterAll(async () => {
  await api.close();
  await database.drop();
});
beforeEach(() => api.setNow(now));

let made = 0;

describe('access without the editor role', () => {
  const nothing = '0f5a3c1e-6b2d-4f7a-9c48-1e2d3c4b5a69';
  const params = {
    articleId: nothing,
    revisionId: nothing,
    pollId: 'x',
    topicId: 'x',
    imageId: nothing,
  };
  const calls = [
    [editorArticles, {}],
    [editorArticle, {}],
    [editorRevision, {}],
    [editorCreateArticle, { slug: 'x', draft: draftOf('x') }],
    [editorSaveArticle, { baseRevisionId: nothing, draft: draftOf('x') }],
    [editorPlaceRevision, { when: 'now' }],
    [editorRestoreRevision, { baseRevisionId: nothing }],
    [editorMoveArticle, { slug: 'y' }],
    [editorWithdrawArticle, undefined],
    [editorPreview, { markdown: 'x', language: 'en' }],
    [
      editorSavePoll,
      { pollId: null, en: 'a', hi: 'b', options: Array(2).fill({ id: null, en: 'c', hi: 'd' }) },
    ],
    [editorClosePoll, undefined],
    [editorNewsletter, {}],
    [editorSendNewsletter, undefined],
    [editorUploadImage, { contentBase64: 'AAAA', alt: { en: 'a', hi: 'b' } }],
    [editorImages, {}],
    [editorDeleteImage, undefined],
    [editorTopics, {}],
    [
      editorSaveTopic,
      { isNew: true, name: { en: 'a', hi: 'b' }, description: { en: 'c', hi: 'd' }, place: 1 },
    ],
    [editorDeleteTopic, undefined],
    [editorShape, {}],
  ] as const;

  test.each(calls.map(([contract, body]) => [contract.call.path, contract, body] as const))(
    'is refused at %s: visitors, an operator without the role, and another site',
    async (_path, contract, body) => {
      const query = { kind: 'form', key: 'CONTACT_FORM' };
      const input = { params, ...(contract.call.method === 'GET' ? { query } : { body }) };
      const stranger = await createTestBrowser(api).call(contract, input);
      expect([stranger.status, stranger.problem.code]).toEqual([401, 'auth/required']);
      made += 1;
      const { browser: operator } = await signInAtDesk(api, `op-${made}`, ['operator']);
      const refused = await operator.call(contract, input);
      expect([refused.status, refused.problem.code]).toEqual([403, 'operator/wrong-role']);
      const missing = await editor.call(contract, input);
      expect(missing.status).not.toBe(403);
      if (contract.call.method === 'GET') return;
      const headers = { 'sec-fetch-site': 'cross-site' };
      const foreign = await editor.call(contract, { ...input, headers });
      expect([foreign.status, foreign.problem.code]).toEqual([403, 'request/cross-site']);
    },
  );

  test('is recorded when an operator attempts it', async () => {
    const { browser } = await signInAtDesk(api, 'curious', ['operator']);
    await browser.call(editorArticles);
    expect(await acts('GET /operator/blog/articles')).toContain('call operator/wrong-role');
  });

  test('requires the initial password to be changed first', async () => {
    const fresh = await makeOperator(api, 'fresh', ['editor']);
    const browser = createTestBrowser(api);
    const { username, password } = fresh;
    const code = codeAt(fresh, now);
    await browser.call(operatorSignIn, { body: { username, password, code } });
    const refused = await browser.call(editorArticles);
    expect([refused.status, refused.problem.code]).toEqual([403, 'operator/password-first']);
  });
});
