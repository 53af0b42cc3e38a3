import { describe, expect, test } from 'vitest';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf, renderFakePage, wordsOf } from '../../testing/render-fake-page.ts';

const entry = {
  entryId: '8a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b',
  kind: 'fuel',
  category: 'cng',
  on: '2026-11-02',
  km: 25_750,
  costPaise: 123_450,
  title: null,
  place: null,
  note: null,
  quantity: 8_500,
  isFull: false,
  isMissed: true,
  odometer: null,
  batchId: null,
  version: 3,
  photos: [] as string[],
};
const log = (changes: object = {}) => ({
  vehicleNumber: 'DL8CAF5030',
  display: 'DL 8C AF 5030',
  role: 'owner',
  total: 120,
  entries: [entry],
  odometer: {
    last: { on: '2026-11-02', km: 25_750 },
    kmPerYear: 11_603,
    expected: 26_300,
    readings: [
      { id: 'a', on: '2026-01-10', km: 20_000, flag: null },
      { id: 'b', on: '2026-11-02', km: 18_000, flag: 'rollback' },
    ],
  },
  dues: [
    {
      category: 'service',
      on: '2026-11-01',
      by: 'km',
      atKm: 30_000,
      interval: 'usual',
      lastOn: '2026-01-10',
      readingOn: '2026-11-02',
    },
  ],
  intervals: [
    { category: 'service', km: 10_000, months: 12, origin: 'usual', source: 'Trade practice' },
  ],
  fuel: {
    fuel: 'cng',
    average: 21.5,
    fills: [{ id: 'f', on: '2026-11-02', kmPerUnit: 21.5 }],
  },
  hasTwoFuels: false,
  spend: {
    months: [
      { month: '2026-10', fuel: 90_000, service: 0, expense: 0, perKm: 712 },
      { month: '2026-11', fuel: 123_450, service: 0, expense: 0, perKm: null },
    ],
    types: [{ type: 'fuel', sum: 123_450 }],
    unpriced: 2,
    perKm: { cost: 137, km: 5_750 },
  },
  packs: [{ packId: '7a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b', madeOn: '2026-11-20' }],
  asOf: '2026-11-21T04:44:00.000Z',
  ...changes,
});
const transport = (changes: Parameters<typeof fakeTransport>[0] = {}) =>
  fakeTransport({
    getLayout: answered({ data: [] }),
    editedMetas: answered({ metas: [] }),
    checkLogin: answered({ isLoggedIn: true, user: null }),
    readVehicleLog: answered(log()),
    ...changes,
  });
const path = '/garage/DL8CAF5030/log';
const at = (query = '', changes: Parameters<typeof fakeTransport>[0] = {}) => ({
  path: `${path}${query}`,
  transport: transport(changes),
  isLoggedIn: true,
});

test('the log shows what is due and why, figures in words, and its lines', async () => {
  const { main, status } = await documentOf(at('?page=2'));
  const words = wordsOf(main);
  expect(status).toBe(200);
  for (const text of [
    'Was due 1 Nov 2026',
    'Worked out from the reading of 2 Nov 2026',
    'Usual interval, check your manual',
    '21.5 km/kg',
    '₹1.37',
    '2 lines without an amount are not counted',
    '8.5 kg',
    'One month has a figure: ₹7.12 a km.',
    'Not known',
    'a fill before it is missing',
    'does not agree with the others',
  ]) {
    expect(words).toContain(text);
  }
  expect(main).toContain('page=1#lines');
  expect(main).toContain('page=3#lines');
});

test('in Hindi no English word is left', async () => {
  const page = { ...at(), path: `/hi${path}` };
  const words = wordsOf((await documentOf(page)).main);
  const latin = words.match(/[A-Za-z]{2,}/g) ?? [];
  expect(
    latin.filter((word) => !['CNG', 'CSV', 'JSON', 'PDF', 'Kms', 'IND', 'DL', 'AF'].includes(word)),
  ).toEqual([]);
  const form = { ...page, path: `/hi${path}/add?kind=fuel` };
  const formWords = wordsOf((await documentOf(form)).main).match(/[A-Za-z]{2,}/g) ?? [];
  const files = ['JPEG', 'PNG', 'WebP', 'MB'];
  const same = ['CNG', 'Kms', 'IND', 'DL', 'AF', ...files];
  expect(formWords.filter((word) => !same.includes(word))).toEqual([]);
});

test('an empty log asks for the first line; two fuels say why there is no average', async () => {
  const empty = log({ total: 0, entries: [], dues: [], fuel: null });
  const page = await documentOf(at('', { readVehicleLog: answered(empty) }));
  expect(wordsOf(page.main)).toContain('Nothing in the log yet.');
  expect(page.main).not.toContain('id="figures"');
  const two = log({ fuel: null, hasTwoFuels: true });
  const both = await documentOf(at('', { readVehicleLog: answered(two) }));
  expect(wordsOf(both.main)).toContain('Two fuels on one odometer');
});

test('without a session it asks to sign in; a vehicle outside the garage is not found', async () => {
  const visitor = await documentOf({ path, transport: transport() });
  expect(visitor.main).toContain('id="sign-in"');
  const gone = { readVehicleLog: refusedWith('garage/not-in-garage') };
  expect((await documentOf(at('', gone))).status).toBe(404);
});

describe('the form of a line', () => {
  const fill = {
    on: '02/11/2026',
    km: '25,750',
    fuel: 'cng',
    quantity: '8,5',
    cost: '1,234.50',
    isFull: 'yes',
  };
  const send = (
    kind: string,
    form: Record<string, string>,
    addLogEntry = answered({ entryId: entry.entryId }),
  ) => {
    const sent: unknown[] = [];
    const answers = {
      addLogEntry: (input: unknown) => {
        sent.push((input as { body: unknown }).body);
        return addLogEntry;
      },
    };
    return { visit: { ...at(`/add?kind=${kind}`, answers), form }, sent };
  };

  test('reads grouped digits and a decimal comma, and leads back to the log', async () => {
    const { visit, sent } = send('fuel', fill);
    const result = await renderFakePage(visit);
    expect(result).toMatchObject({ kind: 'redirect', location: `${path}?done=added` });
    expect(sent).toEqual([
      {
        kind: 'fuel',
        on: '2026-11-02',
        km: 25_750,
        fuel: 'cng',
        quantity: 8_500,
        costPaise: 123_450,
        isFull: true,
        isMissed: false,
      },
    ]);
  });

  test.each([
    ['fuel', { on: '31/02/2026' }],
    ['fuel', { km: '' }],
    ['fuel', { km: '12.5' }],
    ['fuel', { quantity: '0' }],
    ['fuel', { fuel: 'coal' }],
    ['fuel', { cost: '-5' }],
    ['fuel', { cost: '1.005' }],
    ['service', { category: 'rocket' }],
    ['expense', { category: 'toll', note: 'x'.repeat(1_001) }],
  ])('%s %j is marked, and what was typed stays', async (kind, change) => {
    const { visit, sent } = send(kind, { ...fill, place: 'Asha Motors', ...change });
    const page = await documentOf(visit);
    expect(page.status).toBe(400);
    expect(page.main).toContain('aria-invalid="true"');
    expect(page.main).toContain('Asha Motors');
    expect(sent).toEqual([]);
  });

  test('a reading that does not agree is asked about, with nothing chosen', async () => {
    const { visit } = send('fuel', fill, refusedWith('garage/odometer-conflict'));
    const page = await documentOf(visit);
    expect(page.status).toBe(409);
    expect(page.main).toContain('value="changed"');
    expect(page.main.match(/<input[^>]*name="odometer"[^>]*>/g)?.join('')).not.toContain('checked');
    expect(page.main).toContain('value="25,750"');
    const { visit: again, sent } = send('fuel', { ...fill, odometer: 'changed' });
    await renderFakePage(again);
    expect(sent).toMatchObject([{ odometer: 'changed' }]);
  });
});

describe('a line with its photo, without script', () => {
  const form = (photo: File | null) => {
    const fields = new FormData();
    for (const [name, value] of Object.entries({ on: '02/11/2026', category: 'toll' })) {
      fields.set(name, value);
    }
    if (photo !== null) fields.set('photo', photo);
    return fields;
  };
  const bill = new File(['x'], 'bill.jpg', { type: 'image/jpeg' });
  const send = (photo: File | null, answers: Parameters<typeof fakeTransport>[0] = {}) => {
    const sent: unknown[] = [];
    const addLogPhoto = (input: unknown) => {
      sent.push((input as { body: unknown }).body);
      return answered({ photoId: entry.entryId });
    };
    const changes = {
      addLogEntry: answered({ entryId: entry.entryId }),
      addLogPhoto,
      ...answers,
    };
    return { visit: { ...at('/add?kind=expense', changes), form: form(photo) }, sent };
  };

  test('the photo follows its line', async () => {
    const { visit, sent } = send(bill);
    expect(await renderFakePage(visit)).toMatchObject({ location: `${path}?done=added` });
    expect(sent).toEqual([{ entryId: entry.entryId, contentBase64: btoa('x') }]);
  });

  test('a photo that is refused is said, and the line stays', async () => {
    const { visit } = send(bill, { addLogPhoto: refusedWith('document/unreadable') });
    const location = `${path}?done=without-photo`;
    expect(await renderFakePage(visit)).toMatchObject({ location });
    const { main } = await documentOf(at('?done=without-photo'));
    expect(wordsOf(main)).toContain('without its photo');
  });

  test('a file of another kind is marked before anything is added', async () => {
    const { visit, sent } = send(new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' }), {
      addLogEntry: () => {
        throw new Error('nothing is to be added');
      },
    });
    const page = await documentOf(visit);
    expect([page.status, page.main.includes('href="#photo"'), sent]).toEqual([400, true, []]);
  });
});

test('a line that was changed elsewhere is shown beside what was typed, and saved on its newer version', async () => {
  const href = `${path}/add?kind=fuel&line=${entry.entryId}&page=1`;
  const typed = { on: '02/11/2026', km: '25800', fuel: 'cng', quantity: '9', version: '2' };
  const sent: unknown[] = [];
  const changeVehicleLog = (input: unknown) => {
    sent.push((input as { body: unknown }).body);
    return refusedWith('garage/line-changed');
  };
  const page = await documentOf({ ...at('', { changeVehicleLog }), path: href, form: typed });
  expect(page.status).toBe(409);
  expect(sent).toMatchObject([{ act: 'edit', entryId: entry.entryId, version: 2 }]);
  expect(wordsOf(page.main)).toContain('02/11/2026 · 25750 · ₹1234.5');
  expect(page.main).toContain('value="25800"');
  expect(page.main).toMatch(/name="version" value="3"/);
});

test('a wrong interval is marked and not sent', async () => {
  const form = { intent: 'interval', category: 'service', km: '5', months: '' };
  const page = await documentOf({ ...at(), form });
  expect(page.status).toBe(400);
  expect(page.main).toContain('from 100 km');
});

test('a line is corrected in its own form, which has what it says now', async () => {
  const { main } = await documentOf(at('?page=2'));
  const href = `${path}/add?kind=fuel&amp;line=${entry.entryId}&amp;page=2`;
  expect(main).toContain(`href="${href}"`);
  const form = await documentOf({ ...at(), path: href.replaceAll('&amp;', '&') });
  expect(wordsOf(form.main)).toContain('Correct a line');
  for (const typed of ['02/11/2026', '25750', '8.5', '1234.5']) {
    expect(form.main).toContain(`value="${typed}"`);
  }
  const gone = await renderFakePage({
    ...at(),
    path: `${path}/add?kind=fuel&line=9a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b`,
  });
  expect(gone).toMatchObject({ location: path });
});

test('a service record is checked without an account: unchanged, or not ours', async () => {
  const pack = {
    ...{ display: 'DL 8C AF 5030', madeAt: '2026-11-21T04:44:00.000Z', lines: 12, works: 5 },
    ...{ firstOn: '2021-01-10', lastOn: '2026-11-02', lastKm: 48_300, longestGap: 366 },
  };
  const check = (changes: Parameters<typeof fakeTransport>[0], language = '') =>
    documentOf({ path: `${language}/log-check?code=a.b`, transport: transport(changes) });
  const good = await check({ checkResalePack: answered(pack) });
  expect(wordsOf(good.main)).toContain('This record is unchanged');
  expect(wordsOf(good.main)).toContain('366 days');
  const bad = await check({ checkResalePack: refusedWith('link/over') }, '/hi');
  expect(wordsOf(bad.main)).toContain('यह हमारा रिकॉर्ड नहीं है');
  expect(bad.main).toContain('value="a.b"');
  const ended = await check({ checkResalePack: refusedWith('garage/record-withdrawn') });
  expect([ended.status, wordsOf(ended.main).includes('This record was withdrawn')]).toEqual([
    410,
    true,
  ]);
});

test('records that buyers can check are listed for the owner, and withdrawn by a plain form', async () => {
  expect(wordsOf((await documentOf(at())).main)).toContain('Made on 20 Nov 2026');
  const sent: unknown[] = [];
  const changeVehicleLog = (input: unknown) => {
    sent.push((input as { body: unknown }).body);
    return answered({ changed: true });
  };
  const packId = '7a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b';
  const form = { intent: 'end-pack', packId };
  const done = await renderFakePage({ ...at('', { changeVehicleLog }), form });
  expect(done).toMatchObject({ location: `${path}?done=withdrawn#file` });
  expect(sent).toEqual([{ act: 'end-pack', packId }]);
});

describe('photos of a line', () => {
  const photoId = '9b2f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6c';
  const path = `/garage/DL8CAF5030/log/photos?line=${entry.entryId}`;
  const at = (prefix: string, changes: Parameters<typeof fakeTransport>[0] = {}) => ({
    path: prefix + path,
    isLoggedIn: true,
    transport: fakeTransport({
      getLayout: answered({ data: [] }),
      editedMetas: answered({ metas: [] }),
      checkLogin: answered({ isLoggedIn: true, user: null }),
      readVehicleLog: answered(log({ entries: [{ ...entry, photos: [photoId] }] })),
      ...changes,
    }),
  });

  test.each(['', '/hi'])(
    'are shown with a name each, and a form for another (%s)',
    async (prefix) => {
      const { main, status } = await documentOf(at(prefix));
      expect(status).toBe(200);
      expect(main).toContain(`src="/api/v1/web/garage/log/DL8CAF5030/photos/${photoId}"`);
      expect(main).toMatch(/<img[^>]*alt="[^"]{5,}"/);
      expect(main).toContain('type="file"');
    },
  );

  test('no file is said at the field; a viewer and an unknown line lead back to the log', async () => {
    const empty = await documentOf({ ...at(''), form: new FormData() });
    expect([empty.status, empty.main.includes('href="#photo"')]).toEqual([400, true]);
    const back = { location: '/garage/DL8CAF5030/log' };
    const viewer = answered(log({ role: 'viewer' }));
    expect(await renderFakePage(at('', { readVehicleLog: viewer }))).toMatchObject(back);
    const none = answered(log({ entries: [] }));
    expect(await renderFakePage(at('', { readVehicleLog: none }))).toMatchObject(back);
  });
});
