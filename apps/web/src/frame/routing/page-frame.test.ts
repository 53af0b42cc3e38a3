import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { describe, expect, test } from 'vitest';
import { evilTexts } from '../../../e2e/fixtures/evil-texts.ts';
import { renderPage } from '../../entry-server.tsx';
import { type Answers, pageInput } from '../../testing/page-input.ts';

let versions = 0;

/** A page with fake responses; each has its own layout version, so nothing is cached between tests. */
async function page(path: string, answers: Answers, nowIso = '2026-11-21T04:44:00.000Z') {
  versions += 1;
  const { environment } = pageInput(path);
  const input = pageInput(path, {
    answers,
    environment: { ...environment, nowIso, layoutVersion: versions },
  });
  const result = await renderPage(input);
  if (result.kind !== 'document') throw new Error(`${path} leads to ${result.location}`);
  return { ...result, asked: input.asked };
}

const words = (en: string, hi: string) => ({ en, hi });
const notice = {
  id: 'outage',
  title: words('Payments pause at night', 'रात में भुगतान रुकेगा'),
  links: [],
  from: '2026-11-21T04:00:00Z',
  until: '2026-11-21T06:00:00Z',
};
const services = { services: [{ id: 'rc-details', path: '/rc-search' }] };

describe('a site-wide notice', () => {
  test.each(['/rc-search', '/rto/goa', '/nothing', '/privacy'])(
    'is at the top of %s, in its language, with a link to the status',
    async (path) => {
      const answers = { getLayout: { webSections: [notice] } };
      const english = await page(path, answers);
      expect(english.html).toMatch(
        /<aside class="top-notice"[^>]*><a id="top-notice" href="\/status">Payments pause at night<\/a>/,
      );
      const hindi = await page(`/hi${path}`, answers);
      expect(hindi.html).toContain('href="/hi/status">रात में भुगतान रुकेगा</a>');
    },
  );

  test('is shown only during its period', async () => {
    const answers = { getLayout: { webSections: [notice] } };
    const at = async (nowIso: string) =>
      (await page('/rc-search', answers, nowIso)).html.includes('Payments pause');
    expect(await at('2026-11-21T03:59:59.000Z')).toBe(false);
    expect(await at('2026-11-21T04:00:00.000Z')).toBe(true);
    expect(await at('2026-11-21T05:59:59.999Z')).toBe(true);
    expect(await at('2026-11-21T06:00:00.000Z')).toBe(false);
  });

  test('costs a page nothing without a notice', async () => {
    const { html } = await page('/rc-search', {});
    expect(html).not.toContain('top-notice');
    expect(html).toContain('"shell":{}');
  });
});

describe('the footer', () => {
  const link = { id: 'own', path: '/rto', label: words('Own words', 'अपने शब्द') };
  const groups = {
    data: [{ id: 'own', title: words('Own group', 'अपना समूह'), links: [link] }],
  };

  test.each(['/rc-search', '/rto/goa'])(
    'of %s has the editor’s text, in its language',
    async (path) => {
      const english = await page(path, { getLayout: groups });
      expect(english.html).toContain('Own group</h2>');
      expect(english.html).toContain('<a href="/rto">Own words</a>');
      const hindi = await page(`/hi${path}`, { getLayout: groups });
      expect(hindi.html).toContain('<a href="/hi/rto">अपने शब्द</a>');
      expect(hindi.html).not.toContain('Own words');
    },
  );

  test.each(['/rc-search', '/rto/goa', '/insurance-claims', '/nothing'])(
    'of %s names the registration to sell insurance until its last day',
    async (path) => {
      const licence = {
        ...({ number: 'IRDAI/WA00/00', kind: 'web-aggregator' } as const),
        validUntil: '2026-11-21' as IstDate,
      };
      const at = async (prefix: string, nowIso: string, insuranceLicence = licence) => {
        const input = pageInput(prefix + path);
        const result = await renderPage({
          ...input,
          environment: { ...input.environment, nowIso, insuranceLicence },
        });
        if (result.kind !== 'document') throw new Error(path);
        return result.html.slice(result.html.indexOf('<footer'));
      };
      const today = '2026-11-21T04:44:00.000Z';
      expect(await at('', today)).toContain(
        'IRDAI-registered insurance web aggregator: registration no. IRDAI/WA00/00, valid until 21 Nov 2026.',
      );
      expect(await at('/hi', today)).toContain('पंजीकरण संख्या IRDAI/WA00/00, 21 नव॰ 2026 तक मान्य');
      expect(await at('', '2026-11-21T18:31:00.000Z')).not.toContain('IRDAI/WA00/00');
      expect((await page(path, {})).html).not.toContain('IRDAI-registered');
    },
  );

  test('is requested once while nothing changes', async () => {
    const first = await page('/rc-search', { getLayout: groups });
    expect(first.asked.filter((call) => call === 'getLayout')).toHaveLength(2);
    const input = pageInput('/rc-search');
    const again = { ...input, environment: { ...input.environment, layoutVersion: versions } };
    await renderPage(again);
    expect(input.asked).toEqual([]);
  });
});

describe('the head of a page', () => {
  const edited = {
    path: '/rc-search',
    en: { title: 'Edited title', description: 'Edited words' },
    hi: { title: 'बदला शीर्षक', description: 'बदले शब्द' },
  };

  test('comes from the editor where one was written, in both languages, and nowhere else', async () => {
    const answers = { editedMetas: { metas: [edited] } };
    const english = await page('/rc-search', answers);
    expect(english.html).toContain('<title>Edited title · Pahiya</title>');
    expect(english.html).toContain('<meta name="description" content="Edited words">');
    expect(english.html).toContain('<link rel="canonical" href="http://localhost/rc-search">');
    const hindi = await page('/hi/rc-search', answers);
    expect(hindi.html).toContain('<title>बदला शीर्षक · पहिया</title>');
    expect((await page('/rto-codes', answers)).html).not.toContain('Edited');
  });

  test('may name another page as canonical', async () => {
    const answers = { editedMetas: { metas: [{ ...edited, canonical: '/rto' }] } };
    const { html } = await page('/hi/rc-search', answers);
    expect(html).toContain('<link rel="canonical" href="http://localhost/hi/rto">');
  });

  test('of a failed page does not come from the editor', async () => {
    const answers = { editedMetas: { metas: [{ ...edited, path: '/rto/nowhere' }] } };
    const { html, status } = await page('/rto/nowhere', answers);
    expect(status).toBe(404);
    expect(html).not.toContain('Edited');
  });
});

describe("editors' sections", () => {
  const part = (id: string, en: string) => ({
    id,
    title: words(en, `${en} हिंदी`),
    text: words('First.\n\nSecond.', 'पहला।'),
    links: [
      { label: words('Here', 'यहाँ'), path: '/rto' },
      { label: words('There', 'वहाँ'), path: 'https://parivahan.gov.in' },
    ],
  });

  test('are on the home page and below the RTO pages', async () => {
    const answers = { getLayout: { webSections: [part('a', 'Own part')] }, topServices: services };
    for (const path of ['/', '/rto', '/rto/goa', '/rto/goa/office/ga-01']) {
      const { html } = await page(path, answers);
      expect(html, path).toContain('Own part</h2>');
      expect(html, path).toMatch(/First\.<\/p><p[^>]*>Second\./);
      expect(html, path).toMatch(
        /<a href="https:\/\/parivahan\.gov\.in" rel="noopener"[^>]*>There<\/a>/,
      );
    }
    const hindi = await page('/hi/rto/goa', answers);
    expect(hindi.html).toMatch(/<a href="\/hi\/rto"[^>]*>यहाँ<\/a>/);
  });

  test('with a shared name open and close each other without script', async () => {
    const tab = (id: string) => ({
      id,
      title: words(id, id),
      webSections: [part(id, `Part ${id}`)],
    });
    const { html } = await page('/rto/goa', { getLayout: { webTabs: [tab('x'), tab('y')] } });
    expect(html.match(/<details class="disclosure" name="part--tabs"/g)).toHaveLength(2);
    expect(html).toContain('Part y');
  });

  test('are cached until the layout changes', async () => {
    const answers = (title: string) => ({ getLayout: { webSections: [part('a', title)] } });
    await page('/rto/goa', answers('Before'));
    const later = pageInput('/rto/kerala', { answers: answers('After') });
    const at = { ...later.environment, layoutVersion: versions };
    const again = await renderPage({ ...later, environment: at });
    expect(again).toMatchObject({ html: expect.stringContaining('Before</h2>') });
    expect(later.asked).not.toContain('getLayout');
    const changed = await page('/rto/kerala', answers('After'));
    expect(changed.html).toContain('After</h2>');
  });

  test('leave the page complete when unavailable, and stop it from being cached', async () => {
    const failing = { status: 503, body: { code: 'server/unavailable' }, retryAfter: null };
    const { html, status, shareable } = await page('/rto/goa', { getLayout: failing });
    expect([status, shareable]).toEqual([200, false]);
    expect(html).toContain('<h1');
  });
});

test("an area that an editor adds follows the menu's groups on the home page, if it has a name", async () => {
  const list = {
    services: [
      { id: 'garage', path: '/garage' },
      {
        id: 'own',
        path: '/rto',
        label: words('Own area', 'अपना'),
        note: words('Note', 'टिप्पणी'),
      },
      { id: 'unknown', path: '/x' },
    ],
  };
  const { html } = await page('/', { topServices: list });
  expect(html.indexOf('href="/garage"')).toBeLessThan(html.indexOf('Own area'));
  expect(html).not.toContain('href="/x"');
  expect(html).toContain('Note');
});

test("no editor's text becomes markup anywhere", async () => {
  for (const text of evilTexts) {
    const both = words(text, text);
    const part = {
      id: 'a',
      title: both,
      text: both,
      links: [{ label: both, path: text }],
    };
    const layout = {
      data: [{ id: 'a', title: both, links: [{ id: 'b', path: text, label: both }] }],
      webSections: [part],
      webTabs: [{ id: 't', title: both, webSections: [part] }],
    };
    const head = { title: text, description: text };
    const area = { id: 'own', path: '/rto', label: both, note: both };
    for (const path of ['/', '/rto/goa', '/status']) {
      const { html, status } = await page(path, {
        getLayout: layout,
        topServices: { services: [area] },
        editedMetas: { metas: [{ path, en: head, hi: head }] },
        siteStatus: { asOf: '2026-11-21T04:50:00Z', services: [] },
      });
      expect(status).toBe(200);
      // Our own scripts: the entry, the data blocks.
      const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)].map(([, attributes]) => attributes);
      for (const attributes of scripts) {
        expect(attributes, text).toMatch(/^ type="(?:application\/(?:ld\+)?json|module)"/);
      }
      const markup = html.replace(
        /<script type="application\/(?:ld\+)?json"[^>]*>[^<]*<\/script>/g,
        '',
      );
      // Quoted values are not markup: a quote in them is an entity.
      const names = markup.replace(/"[^"]*"/g, '""');
      expect(names, text).not.toMatch(/<[^>]*\s(?:on\w+|srcdoc)\s*=/i);
      expect(markup, text).not.toMatch(
        /<(?:iframe|object|embed|base|math|video|template|noscript)\b/i,
      );
      expect(markup, text).not.toMatch(/(?:href|src)="\s*(?:javascript|data|vbscript):/i);
    }
  }
});
