import { describe, expect, test } from 'vitest';
import { sampleGarage } from '../areas/garage/testing/sample-garage.ts';
import { answered, fakeTransport } from './fake-transport.ts';
import { base, visits } from './page-visits.ts';
import { documentOf, wordsOf } from './render-fake-page.ts';

describe.each(Object.entries(visits))('%s', (_, visit) => {
  test.each(['en', 'hi'] as const)('is complete in %s', async (language) => {
    const path = language === 'hi' ? `/hi${visit.path}` : visit.path;
    const { status, main } = await documentOf({ ...visit, path });
    expect(status).toBe(visit.status);
    expect(main).toMatch(/<h1[ >]/);
    expect(main).not.toMatch(/undefined|\[object|NaN|null/);
    expect(main).not.toMatch(/\sstyle=/);
    if (language === 'hi') {
      expect(wordsOf(main).match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g)).toBeNull();
      expect(wordsOf(main).match(/[\u0900-\u097f]{3,}\. /g)).toBeNull();
    }
  });
});

describe('pages with cached, shared bytes', () => {
  test.each(['/', '/rc-search', '/rto-codes', '/rto-codes?code=DL08'])('%s', async (path) => {
    expect((await documentOf({ path, transport: fakeTransport(base) })).shareable).toBe(true);
  });

  test("exclude those with a visitor's recent searches", async () => {
    const visit = visits['search page with last searches'];
    const page = await documentOf(visit);
    expect(page.main).toContain('MH 12 DE 1433');
    expect(page.shareable).toBe(false);
  });

  test('never include a record', async () => {
    expect((await documentOf(visits['a record'])).shareable).toBe(false);
  });
});

test('the garage lists expired papers in a card of their own, apart from upcoming renewals', async () => {
  const [vehicle] = sampleGarage.vehicles;
  const dues = [
    { document: 'own-damage', upto: '2026-11-03', state: 'over', daysLeft: -18 },
    { document: 'puc', upto: '2026-11-27', state: 'soon', daysLeft: 6 },
  ];
  const vehicles = [{ ...vehicle, summary: { ...vehicle?.summary, dues } }];
  const listGarage = answered({ ...sampleGarage, vehicles });
  const { main } = await documentOf({
    path: '/garage',
    transport: fakeTransport({ ...base, listGarage }),
    isLoggedIn: true,
  });
  const card = (id: string) =>
    wordsOf(new RegExp(`<section id="${id}".*?</section>`, 's').exec(main)?.[0] ?? '');
  expect(card('expired')).toMatch(/Expired.*Own-damage.*Expired 18 days ago/s);
  expect(card('expired')).not.toContain('6 days left');
  expect(card('next')).toMatch(/Upcoming renewals.*PUC.*6 days left/s);
  expect(card('next')).not.toContain('Expired');
});

test('a discontinued code has a note', async () => {
  const { main } = await documentOf(visits['an office of old']);
  expect(main).toContain('The TS prefix was used until 2024.');
});
