import { describe, expect, test } from 'vitest';
import { sampleAnswer, taxiAnswer } from '../../record-words/testing/sample-answers.ts';
import { vehicle, visits } from '../../testing/page-visits.ts';
import { documentOf } from '../testing/render-fake-page.ts';

describe('a record page', () => {
  test('says under every group who said it and when', async () => {
    const { main } = await documentOf(visits['a record']);
    const groups = main.match(
      /<section id="(insurance|validity|vehicle|owner|office|loan|blocks)"/g,
    );
    const times = main.match(/<time dateTime="2026-11-21T04:44:00.000Z">/gi);
    expect(groups).toHaveLength(7);
    expect(times?.length).toBeGreaterThanOrEqual(7);
  });

  test('offers "this is wrong" for every field it shows', async () => {
    const { main } = await documentOf(visits['a record being asked again']);
    const fields = new Set([...main.matchAll(/report\?field=(\w+)/g)].map(([, field]) => field));
    expect(fields.size).toBeGreaterThanOrEqual(35);
    // The age rule is worked out by us; every other fact has its link.
    const [record = ''] = main.split('<section id="ncr"');
    const facts = record.split('<dt>').slice(1);
    expect(facts.length).toBeGreaterThan(20);
    expect(facts.filter((one) => !one.includes('report?field='))).toEqual([]);
  });

  test('shows the number of the pollution certificate and the kind of the permit', async () => {
    const { main } = await documentOf(visits['a record being asked again']);
    const read = main.replaceAll('<!-- -->', '');
    expect(read).toContain(`Certificate number: ${taxiAnswer.record.puc.number}`);
    expect(read).toContain(`Kind of permit: ${taxiAnswer.record.permit?.type}`);
    expect(read).toContain(`Permit number: ${taxiAnswer.record.permit?.number}`);
  });

  test('says that it is made up, and that it is no document', async () => {
    const { main } = await documentOf(visits['a record']);
    expect(main).toContain('This record is made up.');
    expect(main).toContain('Not a legal document');
  });

  test('names the register that did not answer, with both times', async () => {
    const { main } = await documentOf(visits['a record of which little is known']);
    expect(main).toContain(
      'VAHAN did not answer at 10:20 am; this is from 21 Nov 2026, 10:14 am IST.',
    );
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
  });

  test('a script in a record stays text', async () => {
    const answer = { ...sampleAnswer, record: { ...sampleAnswer.record, model: '<script>x' } };
    const { html } = await documentOf({ ...visits['a record'], transport: vehicle(answer) });
    expect(html).not.toContain('<script>x');
  });
});
