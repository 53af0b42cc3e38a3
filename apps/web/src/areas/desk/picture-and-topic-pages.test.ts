import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf, renderFakePage } from '../../testing/render-fake-page.ts';
import { asExample, deskCookies as cookies, editorSession } from './testing/describe-desk-pages.ts';

const desk = {
  operatorSession: answered(editorSession),
  editorImages: asExample('editorImages'),
  editorTopics: asExample('editorTopics'),
};

describe('a picture or a topic', () => {
  const act = (path: string, answers: object, form: Record<string, string>) =>
    documentOf({ path, transport: fakeTransport({ ...desk, ...answers }), cookies, form });

  test('cannot be deleted while an article uses it, and the page says why', async () => {
    const form = {
      intent: 'delete',
      image: '/media/uploads/2c1a9d7e-5b3f-4e8a-b6d0-7f9c8e1d2a34.webp',
    };
    const page = await act(
      '/desk/images',
      { editorDeleteImage: refusedWith('operator/wrong-state') },
      form,
    );
    expect(page.status).toBe(409);
    expect(page.main).toContain('This image is used in an article');
  });

  test('is deleted by the id in its address', async () => {
    let sent: unknown;
    const editorDeleteImage = (input: unknown) => {
      sent = input;
      return asExample('editorDeleteImage');
    };
    const form = {
      intent: 'delete',
      image: '/media/uploads/2c1a9d7e-5b3f-4e8a-b6d0-7f9c8e1d2a34.webp',
    };
    const transport = fakeTransport({ ...desk, editorDeleteImage });
    expect(await renderFakePage({ path: '/desk/images', transport, cookies, form })).toMatchObject({
      kind: 'redirect',
      status: 303,
      location: '/desk/images?done=deleted',
    });
    expect(sent).toMatchObject({ params: { imageId: '2c1a9d7e-5b3f-4e8a-b6d0-7f9c8e1d2a34' } });
  });

  test('keeps typed values when refused, open, with the field marked', async () => {
    const wrong = {
      status: 400,
      body: {
        code: 'request/bad-input',
        errors: [{ path: 'body.name.hi', message: 'x' }],
      },
      retryAfter: null,
    };
    const form = {
      intent: 'save',
      topic: 'rules',
      'name-en': 'Mine',
      'name-hi': '',
      'description-en': 'D',
      'description-hi': 'द',
      place: '4',
    };
    const page = await act('/desk/topics', { editorSaveTopic: wrong }, form);
    expect(page.status).toBe(400);
    expect(page.main).toContain('value="Mine"');
    expect(page.main).toMatch(/id="rules-name-hi"[^>]*aria-invalid="true"/);
    expect(page.main).toMatch(/<details[^>]*\sopen/);
  });

  test('is created under the typed address', async () => {
    let sent: unknown;
    const editorSaveTopic = (input: unknown) => {
      sent = input;
      return asExample('editorSaveTopic');
    };
    const form = {
      intent: 'save',
      new: '1',
      topic: 'road-tax',
      'name-en': 'Road tax',
      'name-hi': 'रोड टैक्स',
      'description-en': 'D',
      'description-hi': 'द',
      place: '2',
    };
    const transport = fakeTransport({ ...desk, editorSaveTopic });
    expect(await renderFakePage({ path: '/desk/topics', transport, cookies, form })).toMatchObject({
      kind: 'redirect',
      status: 303,
      location: '/desk/topics?done=saved',
    });
    expect(sent).toMatchObject({
      params: { topicId: 'road-tax' },
      body: { isNew: true, name: { hi: 'रोड टैक्स' }, place: 2 },
    });
  });
});
