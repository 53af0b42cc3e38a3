import { describe, expect, test } from 'vitest';
import { sampleAnswer, taxiAnswer } from '../../../parts/record-words/testing/sample-answers.ts';
import { vehicle, visits } from '../../../testing/page-visits.ts';
import { documentOf } from '../../../testing/render-fake-page.ts';

/** Labels of a registration certificate (Form 23 and VAHAN). */
const rcTerms = [
  'Owner name',
  'Ownership serial no.',
  'Registering authority',
  'RTO code',
  'Registration date',
  'Maker',
  'Model',
  'Vehicle class',
  'Body type',
  'Fuel type',
  'Emission norm',
  'Manufactured',
  'Colour',
  'Cubic capacity',
  'Cylinders',
  'Seating capacity',
  'Unladen weight',
  'Gross vehicle weight',
  'Wheelbase',
  'Chassis no. (last 5)',
  'Engine no. (last 5)',
  'Hypothecation',
  'Financier',
  'Insurer',
  'Policy no. (last 4)',
  'Blacklist status',
  'NOC',
  'RC status',
  'PUC certificate no.',
  'Permit no.',
  'Third-party insurance',
  'Own-damage insurance',
  'PUC',
  'Fitness',
  'Registration',
  'Road tax',
  'Permit',
] as const;

describe('a record page', () => {
  test('shows source and time once, and has them in the markup of every field', async () => {
    for (const state of [
      'a record',
      'a record in trouble',
      'a record being asked again',
    ] as const) {
      const { main } = await documentOf(visits[state]);
      expect(main.match(/<time dateTime="2026-11-21T04:44:00.000Z">/gi)).toHaveLength(1);
      const rows = main.match(/<div[^>]*>(?=<dt>)/g) ?? [];
      expect(rows.length).toBeGreaterThan(20);
      const stamped = /data-source="[\w-]+" data-time="2026-11-21T04:44:00.000Z"/;
      expect(rows.filter((row) => !stamped.test(row))).toEqual([]);
      expect(main.match(/class="paper" data-source="[\w-]+" data-time=/g)?.length).toBe(
        main.match(/class="paper"/g)?.length,
      );
    }
  });

  test('facts that are not VAHAN’s name their own source', async () => {
    const { main } = await documentOf(visits['a record']);
    expect(main).toMatch(/data-source="rto-list"[^>]*><dt>RTO code/);
    expect(main).toMatch(/data-source="calculated"/);
    expect(main).toContain('our RTO list');
  });

  test('has one link to report a mistake', async () => {
    const { main } = await documentOf(visits['a record in trouble']);
    expect(main.match(/\/report[?"]/g)).toHaveLength(1);
  });

  test('uses the terms of an RC', async () => {
    const pages = [visits['a record'], visits['a record being asked again']];
    const html = (await Promise.all(pages.map(documentOf))).map(({ main }) => main).join('');
    const terms = new Set([...html.matchAll(/<(?:dt|h3)>([^<]+)</g)].map(([, term]) => term));
    expect([...rcTerms].filter((term) => !terms.has(term))).toEqual([]);
    expect(html).not.toMatch(/Weight, empty|Made in|Lender|Code on the plate|days over|Wrong\?/);
  });

  test('shows the numbers of PUC and permit', async () => {
    const { main } = await documentOf(visits['a record being asked again']);
    const { puc, permit } = taxiAnswer.record;
    expect(main).toContain(`<dt>PUC certificate no.</dt><dd>${puc.number}`);
    expect(main).toContain(`<dt>Permit type</dt><dd>${permit?.type}`);
    expect(main).toContain(`<dt>Permit no.</dt><dd>${permit?.number}`);
  });

  test('says that it is sandbox data and no substitute for the RC', async () => {
    const { main } = await documentOf(visits['a record']);
    expect(main).toContain('This record is made up.');
    expect(main).toContain('not a substitute for the RC');
  });

  test('names the registry that was unavailable, with both times', async () => {
    const { main } = await documentOf(visits['a record of which little is known']);
    expect(main).toContain(
      'VAHAN was unavailable at 10:20 am. This record is from 21 Nov 2026, 10:14 am IST.',
    );
  });

  test('shared links never contain the full number', async () => {
    const { html } = await documentOf(visits['a record']);
    const previews = [...html.matchAll(/<meta (?:property="og:|name="description)[^>]*>/g)].join(
      '',
    );
    const shared = [...html.matchAll(/href="(?:https:\/\/wa\.me|\/share)[^"]*"/g)].join('');
    expect(previews).toContain('••30');
    expect(decodeURIComponent(shared)).toMatch(/\/shared-record\/[\w-]{40,}/);
    expect(previews + decodeURIComponent(shared)).not.toMatch(/DL ?8C ?AF ?5030/);
  });

  test('shows the three benefits of the app at the limit, and the way to more', async () => {
    const { main } = await documentOf(visits['the limit of the day']);
    for (const words of [
      'Instant challan alerts',
      'Insurance and pollution-certificate expiry reminders',
      'Managing all vehicles in the Pahiya garage',
      'Sign in for 25 a day',
      '21 Nov 2026, 11:20 am IST',
    ]) {
      expect(main).toContain(words);
    }
    for (const page of ['/garage/all-alerts', '/reminders', '/garage', '/sign-in?next=%2Fapp']) {
      expect(main).toContain(`href="${page}"`);
    }
  });

  test('a script in a record stays text', async () => {
    const answer = { ...sampleAnswer, record: { ...sampleAnswer.record, model: '<script>x' } };
    const { html } = await documentOf({ ...visits['a record'], transport: vehicle(answer) });
    expect(html).not.toContain('<script>x');
  });
});
