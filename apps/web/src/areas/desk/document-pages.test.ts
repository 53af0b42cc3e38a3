import { contracts } from '@pahiya/contracts/all/contracts';
import type { Shape } from '@pahiya/contracts/shapes/document-shape';
import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf, renderFakePage } from '../../testing/render-fake-page.ts';
import {
  asExample,
  deskCookies as cookies,
  describeDeskPages,
  editorSession,
  exampleOf,
} from './testing/describe-desk-pages.ts';

const { submission: exampleSubmission } = contracts.deskSubmission.example as {
  submission: object;
};

const text = (longest: number) =>
  ({ type: 'text', longest, hasLines: false, empty: 'refused' }) as const;
const words = {
  type: 'object',
  empty: 'refused',
  fields: [
    { name: 'en', shape: text(60) },
    { name: 'hi', shape: text(60) },
  ],
} as const;
/** As the server derives it from a contract, shortened. */
const shapeOfSection: Shape = {
  type: 'object',
  empty: 'refused',
  fields: [
    {
      name: 'webSections',
      shape: {
        type: 'list',
        most: 12,
        empty: 'refused',
        item: {
          type: 'object',
          empty: 'refused',
          fields: [
            { name: 'id', shape: text(60) },
            { name: 'title', shape: words },
            { name: 'text', shape: { ...words, empty: 'left-out' } },
            { name: 'from', shape: { type: 'instant', empty: 'left-out' } },
            { name: 'isRequired', shape: { type: 'flag', empty: 'refused' } },
            { name: 'maxLength', shape: { type: 'number', least: 1, most: 9, empty: 'null' } },
            { name: 'kind', shape: { type: 'choice', options: ['radio', 'tick'], empty: 'null' } },
          ],
        },
      },
    },
  ],
};

const desk = {
  operatorSession: answered(editorSession),
  editorShape: answered({ shape: shapeOfSection }),
  deskLayoutDocuments: asExample('deskLayoutDocuments'),
  deskLayoutDocument: asExample('deskLayoutDocument'),
  deskPreviewLayout: asExample('deskPreviewLayout'),
  deskForms: asExample('deskForms'),
  deskForm: asExample('deskForm'),
  deskSubmissions: answered({
    submissions: [{ ...exampleSubmission, values: [], consents: [] }],
    nextCursor: 'x',
  }),
};

const paths = [
  '/desk/layout',
  '/desk/layout/document?kind=section&key=home',
  '/desk/layout/document?kind=section&key=home&revision=2&parts=webTabs',
  '/desk/layout/document?kind=meta&key=%2Frc-search',
  '/desk/layout/document?kind=office&key=dl-08',
  '/desk/forms',
  '/desk/forms/CONTACT_FORM',
  '/desk/forms/CONTACT_FORM?revision=1',
  '/desk/forms/CONTACT_FORM/submissions',
];

/** Names of people and documents, and abbreviations that are the same in every language. */
const typed = /Asha(?: R)?|ASHA|Pahiya|CONTACT_FORM|CSV|rc-search/g;

describeDeskPages(paths, { desk, typed });

test.each(paths)('%s works without script', async (path) => {
  const { html } = await documentOf({ path, transport: fakeTransport(desk), cookies });
  expect(html).not.toMatch(/<script|modulepreload/);
});

describe('the form of a document', () => {
  const path = '/desk/layout/document?kind=section&key=home';
  const at = (place: number, fields: Record<string, string>) =>
    Object.entries(fields).map(([name, value]) => [`d.webSections.${place}${name}`, value]);
  const form = Object.fromEntries([
    ['intent', 'save'],
    ['expected', '3'],
    ['note', 'why'],
    ['d.webSections#', '4'],
    ...at(0, { '.id': 'one', '.title.en': 'One', '.title.hi': 'एक', '^': '2', '.maxLength': '5' }),
    ...at(1, { '.id': 'gone', '.title.en': 'Gone', '.title.hi': 'गया', '-': '1' }),
    ...at(2, {
      '.id': 'two',
      '.title.en': 'Two',
      '.title.hi': 'दो',
      '^': '1',
      '.from': '2026-11-22T10:00',
      '.isRequired': '1',
      '.kind': 'tick',
    }),
    ...at(3, { '.id': '', '.title.en': ' ', '.kind': '' }),
  ]) as Record<string, string>;

  test("is read in the contract's order, without removed or empty items", async () => {
    let sent: unknown;
    const deskSaveLayout = (input: unknown) => {
      sent = input;
      return asExample('deskSaveLayout');
    };
    const transport = fakeTransport({ ...desk, deskSaveLayout });
    expect(await renderFakePage({ path, transport, cookies, form })).toMatchObject({
      kind: 'redirect',
      location: `${path}&done=saved`,
    });
    expect(sent).toEqual({
      body: {
        kind: 'section',
        key: 'home',
        expectedRevision: 3,
        note: 'why',
        body: {
          webSections: [
            {
              id: 'two',
              title: { en: 'Two', hi: 'दो' },
              from: '2026-11-22T04:30:00.000Z',
              isRequired: true,
              maxLength: null,
              kind: 'tick',
            },
            {
              id: 'one',
              title: { en: 'One', hi: 'एक' },
              isRequired: false,
              maxLength: 5,
              kind: null,
            },
          ],
        },
      },
    });
  });

  test('is not submitted when it cannot be read: an empty document would replace the whole one', async () => {
    let asked = 0;
    let sent: unknown = null;
    const transport = fakeTransport({
      ...desk,
      editorShape: () => (asked++ === 0 ? refusedWith('server/unavailable') : desk.editorShape),
      deskSaveLayout: (input) => {
        sent = input;
        return asExample('deskSaveLayout');
      },
    });
    const page = await documentOf({ path, transport, cookies, form });
    expect(sent).toBeNull();
    expect(page.status).toBe(503);
    expect(page.main).toContain('role="alert"');
  });

  test('keeps typed values when refused and marks the field', async () => {
    const deskSaveLayout = {
      status: 422,
      body: {
        code: 'layout/invalid',
        errors: [{ path: 'body.webSections.1.title.en', message: 'x' }],
      },
      retryAfter: null,
    };
    const transport = fakeTransport({ ...desk, deskSaveLayout });
    const page = await documentOf({ path, transport, cookies, form });
    expect(page.status).toBe(422);
    expect(page.main).toMatch(
      /<input(?=[^>]*name="d\.webSections\.1\.title\.en")(?=[^>]*aria-invalid="true")(?=[^>]*value="One")/,
    );
    expect(page.main).not.toContain('value="Gone"');
  });

  test('shows both versions after a concurrent save, and keeps typed values', async () => {
    const transport = fakeTransport({
      ...desk,
      deskSaveLayout: refusedWith('layout/changed-meanwhile'),
    });
    const page = await documentOf({ path, transport, cookies, form });
    expect(page.status).toBe(409);
    expect(page.main).toContain('Someone else saved changes');
    expect(page.main).toMatch(/<ins[^>]*>[\s\S]*?&quot;One&quot;/);
    expect(page.main).toContain('value="One"');
  });
});

test('an unchanged document is marked as default in the list and on its own page', async () => {
  const untouched = { newestRevision: 0, liveRevision: 0 };
  const { documents } = exampleOf('deskLayoutDocuments') as { documents: object[] };
  const { document } = exampleOf('deskLayoutDocument') as { document: object };
  const transport = fakeTransport({
    ...desk,
    deskLayoutDocuments: answered({
      documents: documents.map((one) => ({ ...one, ...untouched })),
    }),
    deskLayoutDocument: answered({
      document: { ...document, ...untouched, revision: 0, revisions: [] },
    }),
  });
  for (const path of ['/desk/layout', '/desk/layout/document?kind=section&key=home']) {
    const { main } = await documentOf({ path, transport, cookies });
    expect(main, path).toContain('Default');
    expect(main, path).not.toContain('Published');
  }
});

describe('a long text field', () => {
  const shape: Shape = {
    type: 'object',
    empty: 'refused',
    fields: [
      { name: 'lead', shape: text(600) },
      { name: 'title', shape: text(120) },
      { name: 'path', shape: text(200) },
    ],
  };
  const path = '/desk/forms/CONTACT_FORM';
  const desks = { ...desk, editorShape: answered({ shape }) };

  test('is a textarea; a short one and an address are inputs', async () => {
    const { main } = await documentOf({ path, transport: fakeTransport(desks), cookies });
    expect(main).toMatch(/<textarea[^>]*name="d\.lead"/);
    expect(main).toMatch(/<input[^>]*name="d\.title"/);
    expect(main).toMatch(/<input[^>]*name="d\.path"/);
  });

  test('is sent as one line where its contract allows no line breaks', async () => {
    let sent: unknown;
    await renderFakePage({
      path,
      transport: fakeTransport({
        ...desks,
        deskSaveForm: (input: unknown) => {
          sent = input;
          return asExample('deskSaveForm');
        },
      }),
      cookies,
      form: { intent: 'save', expected: '1', 'd.lead': 'one\r\ntwo \n three', 'd.title': 'T' },
    });
    expect(sent).toMatchObject({ body: { definition: { lead: 'one two three', title: 'T' } } });
  });
});

test('a saved form and a section are previewed in both languages on a page in either', async () => {
  for (const prefix of ['', '/hi']) {
    const visit = async (path: string) =>
      (await documentOf({ path: prefix + path, transport: fakeTransport(desk), cookies })).main;
    const form = await visit('/desk/forms/CONTACT_FORM');
    const { definition } = exampleOf('deskForm') as {
      definition: { title: { en: string; hi: string } };
    };
    for (const language of ['en', 'hi'] as const) {
      expect(form).toMatch(
        new RegExp(
          `<article lang="${language}"[^>]*><fieldset[^>]*disabled[^>]*><legend[^>]*>${definition.title[language]}`,
        ),
      );
    }
    const ids = [...form.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
