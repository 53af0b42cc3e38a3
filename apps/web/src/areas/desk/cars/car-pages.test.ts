import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../../testing/render-fake-page.ts';
import { asExample, describeDeskPages, deskCookies } from '../testing/describe-desk-pages.ts';

const desk = {
  operatorSession: asExample('operatorSession'),
  deskCars: asExample('deskCars'),
  deskCar: asExample('deskCar'),
  editorCarVideos: asExample('editorCarVideos'),
  deskTaxRules: asExample('deskTaxRules'),
};
const path = '/desk/cars/maruti-suzuki/swift';
const send = (form: Record<string, string>, calls: object = {}, to = path) => ({
  ...{ path: to, form, cookies: deskCookies },
  transport: fakeTransport({ ...desk, ...calls }),
});

describeDeskPages(['/desk/cars', path, '/desk/cars/videos', '/desk/cars/taxes'], {
  desk,
  typed:
    /Maruti Suzuki|Swift|VXI|Price list|Example (?:video|channel)|sandbox|maruti-suzuki\/swift|YouTube|FASTag|webp|media|uploads/gi,
});

describe('editing', () => {
  const asked: unknown[] = [];
  const record = (input: unknown) => {
    asked.push(input);
    return answered({ isSaved: true });
  };

  test.each([
    [
      'deskSaveFigure',
      { intent: 'figure', variant: 'vxi', key: 'airbags', value: '6' },
      {
        variant: 'vxi',
        key: 'airbags',
        value: 6,
        source: { title: 'Price list', asOf: '2026-11' },
      },
    ],
    [
      'deskSavePrice',
      { intent: 'price', variant: 'vxi', rupees: '₹6,54,900', month: '2026-11', kind: 'full' },
      { rupees: 654_900, month: '2026-11', kind: 'full', confidence: 'unverified' },
    ],
    [
      'deskSaveModel',
      { intent: 'model', photo: '' },
      { photo: null, untested: { title: 'Price list', asOf: '2026-11' } },
    ],
    [
      'deskSaveDrawing',
      { intent: 'drawing', form: 'ladder', heightMm: '1835', roof: '−12', rear: '', belt: '0' },
      { form: 'ladder', heightMm: 1835, lines: { roof: -12 } },
    ],
  ])('%s sends what was typed with its source', async (name, form, body) => {
    asked.length = 0;
    const full = { ...form, source: ' Price list ', asOf: '2026-11' };
    expect(await renderFakePage(send(full, { [name]: record }))).toMatchObject({
      location: `${path}?done=${form.intent}`,
    });
    expect(asked).toMatchObject([{ body: { make: 'maruti-suzuki', model: 'swift', ...body } }]);
  });

  test('the drawing shows what was set by hand, by whom, and an impossible line is refused', async () => {
    const hand = { form: 'ladder', heightMm: 1835, lines: { roof: -12 } };
    const deskCar = answered({
      make: { slug: 'maruti-suzuki', name: 'Maruti Suzuki' },
      model: { slug: 'swift', name: 'Swift' },
      ...{ body: 'suv', photo: null, untested: null, variants: [], hand },
      handBy: { name: 'Edda', at: '2026-11-25T06:00:00.000Z' },
    });
    const { main } = await documentOf({
      ...{ path, cookies: deskCookies },
      transport: fakeTransport({ ...desk, deskCar }),
    });
    expect(main).toContain('value="-12"');
    expect(main).toMatch(/<option[^>]*value="ladder"[^>]*selected=""/);
    expect(wordsOf(main)).toContain('Last set by Edda, 25 Nov 2026');
    const wild = await documentOf(
      send(
        { intent: 'drawing', roof: 'up' },
        { deskSaveDrawing: refusedWith('request/bad-input') },
      ),
    );
    expect(wild.status).toBe(400);
    expect(wild.main).toContain('value="up"');
  });

  test('a refusal keeps what was typed in the form of its variant', async () => {
    const form = {
      intent: 'figure',
      variant: 'vxi',
      key: 'airbags',
      value: '600',
      source: 'X list',
    };
    const page = await documentOf(
      send(form, { deskSaveFigure: refusedWith('new-car/out-of-range') }),
    );
    expect(page.status).toBe(422);
    expect(wordsOf(page.main)).toContain('This value is not possible');
    expect(page.main).toContain('value="600"');
    expect(page.main).toMatch(/<details[^>]* open/);
  });

  test('a video is sent with the id in its link and its length in seconds', async () => {
    asked.length = 0;
    const form = {
      ...{ intent: 'save', model: 'Tata/Nexon', link: 'https://youtu.be/sandbox-001' },
      ...{ title: 'Example', channel: 'Example', length: '12:05', language: 'hi' },
      publishedOn: '2026-11-01',
    };
    const to = '/desk/cars/videos';
    expect(await renderFakePage(send(form, { editorSaveCarVideo: record }, to))).toMatchObject({
      location: `${to}?done=saved`,
    });
    expect(asked).toMatchObject([
      { body: { model: 'tata/nexon', videoId: 'sandbox-001', seconds: 725 } },
    ]);
  });
});

describe('tax rules', () => {
  const to = '/desk/cars/taxes';
  const text = 'rule,from,rupees,confidence,source';
  const long = `${text}\n${'fastag,2026-12-01,500,high,A notice\n'.repeat(900)}`;

  test('a list is first tried on five cars, and the same list is saved with the next press', async () => {
    const page = await documentOf(
      send(
        { intent: 'preview', text },
        { deskPreviewTaxRules: asExample('deskPreviewTaxRules') },
        to,
      ),
    );
    const words = wordsOf(page.main);
    expect(words).toContain('FASTag, All India, from 1 Dec 2026');
    expect(words).toContain('+₹100');
    expect(page.main).toContain(`type="hidden" name="text" value="${text}"`);
    const asked: unknown[] = [];
    const deskSaveTaxRules = (input: unknown) => {
      asked.push(input);
      return answered({ saved: 1 });
    };
    expect(
      await renderFakePage(send({ intent: 'save', text: long }, { deskSaveTaxRules }, to)),
    ).toMatchObject({ location: `${to}?done=saved` });
    expect(asked).toMatchObject([{ body: { text: long } }]);
  });

  test('wrong lines are listed with column and reason, and cannot be saved', async () => {
    const faults = [{ line: 3, column: 'percent', reason: 'not-possible' }];
    const answer = answered({ lines: 3, faults, faultCount: 1, changes: [] });
    const page = await documentOf(
      send({ intent: 'preview', text }, { deskPreviewTaxRules: answer }, to),
    );
    expect(page.main).toMatch(/>percent<\/code>[^/]*this value is not possible here/);
    expect(page.main).not.toContain('name="intent" value="save"');
    expect(page.main).toContain(`>${text}</textarea>`);
  });
});
