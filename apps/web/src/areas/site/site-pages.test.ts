import { describe, expect, test } from 'vitest';
import type { SiteOperator } from '../../frame/page/page-contract.ts';
import { answered, fakeTransport, refusedWith } from '../../testing/fake-transport.ts';
import { documentOf, wordsOf } from '../../testing/render-fake-page.ts';

const operator: SiteOperator = {
  legalName: 'Chakra Private Limited',
  address: '1 Example Road, New Delhi 110001',
  grievanceOfficer: {
    name: 'Asha Rao',
    email: 'officer@chakra.example',
    phone: '+91 11 5555 0100',
    address: null,
  },
  lookupLogDays: 400,
  documentDays: 45,
};
const service = {
  service: 'register',
  state: 'up',
  lastSuccessAt: '2026-11-21T04:49:00.000Z',
  lastFailureAt: null,
  typicalMs: 310,
  failedShare: 0,
};
const base = {
  getLayout: answered({ webSections: [] }),
  editedMetas: answered({ metas: [] }),
  siteStatus: answered({ asOf: '2026-11-21T04:50:00.000Z', services: [service] }),
};
const open = (path: string, over: object = {}, environment: object = { operator }) =>
  documentOf({ path, transport: fakeTransport({ ...base, ...over }), environment });

const pages = [
  '/about-us',
  '/privacy',
  '/terms',
  '/accessibility',
  '/grievance-officer',
  '/status',
];

describe.each(pages)('%s', (path) => {
  test.each(['en', 'hi'] as const)('is complete in %s, and loads no app', async (language) => {
    const { html, main, status, shareable } = await open(language === 'hi' ? `/hi${path}` : path);
    expect([status, shareable]).toEqual([200, true]);
    expect(main.match(/<h1[ >]/g)).toHaveLength(1);
    expect(main).not.toMatch(/undefined|\[object|NaN|null|\sstyle=/);
    expect(html).not.toMatch(/id="(?:page-data|app-files)"/);
    expect(html).toContain('"@type":"BreadcrumbList"');
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    if (language === 'hi') {
      expect(main).not.toMatch(/href="\/(?!hi)/);
      const words = wordsOf(main).match(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g) ?? [];
      expect(words).toEqual([]);
    }
  });
});

describe('the operator', () => {
  test.each(['/about-us', '/privacy', '/terms', '/grievance-officer'])(
    'is named on %s as configured',
    async (path) => {
      const { main } = await open(path);
      expect(main).toContain('Chakra Private Limited');
      expect(main).toContain('1 Example Road, New Delhi 110001');
    },
  );

  test.each(['/privacy', '/grievance-officer'])(
    'has a grievance officer on %s who can be reached',
    async (path) => {
      const { main } = await open(path);
      expect(main).toContain('Asha Rao');
      expect(main).toContain('href="mailto:officer@chakra.example"');
      expect(main).toContain('href="tel:+911155550100"');
    },
  );

  test.each([
    {},
    { operator: { ...operator, legalName: null, address: null, grievanceOfficer: null } },
  ])('is shown as missing when not configured: %j', async (environment) => {
    const grievance = await open('/grievance-officer', {}, environment);
    expect(grievance.main).toContain('No grievance officer has been named yet');
    expect(grievance.main).toContain('Not provided yet');
    expect(grievance.main).not.toContain('Chakra');
    const about = await open('/hi/about-us', {}, environment);
    expect(about.main).toContain('अभी नहीं बताया गया');
  });
});

describe('the privacy notice', () => {
  test('states what the law requires: purposes, retention, rights, and the Board', async () => {
    const { main } = await open('/privacy');
    expect(main.match(/<b>Purpose:<\/b>/g)?.length).toBeGreaterThan(10);
    expect(main.match(/<b>Retention:<\/b>/g)).toHaveLength(
      main.match(/<b>Purpose:<\/b>/g)?.length ?? 0,
    );
    expect(main).toContain('Data Protection Board of India');
    for (const path of ['/account', '/consent', '/grievance-officer']) {
      expect(main).toContain(`href="${path}"`);
    }
  });

  test('states the configured retention periods', async () => {
    const { main } = await open('/privacy');
    expect(main).toContain('400 days');
    expect(main).toContain('deleted 45 days after');
    const unknown = await open('/privacy', {}, {});
    expect(unknown.main).toContain('1 year. Also after you delete your account');
  });
});

describe('the status', () => {
  test('shows each state in words with the time it was last seen', async () => {
    const { main } = await open('/status');
    expect(main).toContain('VAHAN (vehicle records)');
    expect(main).toContain('Available');
    expect(main).toContain('Last response 21 Nov 2026, 10:19 am IST');
    expect(main).toContain('As of 21 Nov 2026, 10:20 am IST');
    expect(main).toContain('No planned outages');
  });

  test('announces a planned outage before it starts, and not after it has ended', async () => {
    const outage = {
      id: 'outage',
      title: { en: 'Payments pause', hi: 'भुगतान रुकेगा' },
      text: { en: 'Look-ups go on.', hi: 'खोज चलती रहेगी।' },
      links: [],
      from: '2026-11-28T19:30:00Z',
      until: '2026-11-28T21:30:00Z',
    };
    const planned = await open('/status', { getLayout: answered({ webSections: [outage] }) });
    expect(planned.main).toContain('Payments pause');
    expect(planned.main).toContain('From 29 Nov 2026, 1:00 am IST');
    expect(planned.main).toContain('Look-ups go on.');
    const late = { operator, nowIso: '2026-11-28T21:30:00.000Z' };
    const over = await open('/status', { getLayout: answered({ webSections: [outage] }) }, late);
    expect(over.main).toContain('No planned outages');
  });

  test('says when it is unavailable, and is not cached then', async () => {
    const page = await open('/status', { siteStatus: refusedWith('server/unavailable') });
    expect([page.status, page.shareable]).toEqual([503, false]);
    expect(page.main).toContain('The status could not be loaded');
  });
});
