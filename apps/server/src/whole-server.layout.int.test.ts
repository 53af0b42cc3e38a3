import { randomBytes } from 'node:crypto';
import { createDatabase, type Database, type Transaction } from '@pahiya/api/db/database';
import type { DocumentName } from '@pahiya/api/modules/layout/defaults/document-name';
import {
  publishDocument,
  rollBackDocument,
} from '@pahiya/api/modules/layout/editing/publish-document';
import { saveDraft } from '@pahiya/api/modules/layout/editing/save-draft';
import { createOperator } from '@pahiya/api/modules/operators/accounts/create-operator';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask } from '../test/ask.ts';
import { type OwnServer, startOwnServer } from '../test/own-server.ts';

let server: OwnServer;
let sql: Database;
let madeBy: string;

beforeAll(async () => {
  server = await startOwnServer({
    SELLER_LEGAL_NAME: 'Chakra Private Limited',
    GRIEVANCE_OFFICER_NAME: 'Asha Rao',
    GRIEVANCE_OFFICER_EMAIL: 'officer@chakra.example',
    PARTNER_SITES: 'acme=https://acme.example/india/',
  });
  sql = createDatabase({ url: server.databaseUrl, applicationName: 'test', poolSize: 1 });
  const tools = { sql, secret: randomBytes(32), issuer: 'Pahiya' };
  const account = { username: 'asha', displayName: 'Asha', roles: ['editor'] as const };
  const made = await createOperator(tools, account, new Date());
  if (!made.ok) throw new Error(made.error);
  madeBy = made.value.operatorId;
});
afterAll(async () => {
  await sql?.end();
  await server?.stop();
});

const read = async (path: string) => (await ask(server.base, path)).text;

/** Publishes a first revision as an editor does, and rolls it back afterwards. */
async function published(name: DocumentName, body: object, look: () => Promise<void>) {
  const edit = <Done>(run: (tx: Transaction) => Promise<Done>) => sql.begin((tx) => run(tx));
  const now = new Date();
  const stored = await sql<{ newest: number }[]>`
    select newest_revision as newest from documents
    where kind = ${name.kind} and name = ${name.key}`;
  const before = stored[0]?.newest ?? 0;
  const draft = { name, expectedRevision: before, body, note: null, madeBy, now };
  const revision = before + 1;
  const done = [
    await edit((tx) => saveDraft(tx, draft)),
    await edit((tx) => publishDocument(tx, { name, revision, expectedRevision: revision, now })),
  ];
  expect(done).toEqual([{ ok: true }, { ok: true }]);
  await soon(look);
  await edit((tx) =>
    rollBackDocument(tx, {
      name,
      revision: 0,
      expectedRevision: revision,
      madeBy,
      now,
    }),
  );
}

/** Servers look for changes every second, unless the machine is busy. */
const soon = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 15_000, interval: 200 });

const words = (en: string, hi: string) => ({ en, hi });
const everyKind = ['/', '/rc-search', '/rto/goa', '/hi/rto/goa/office/ga-01', '/privacy'];

describe('an edit is visible without a restart', () => {
  test('of the footer, on cached and uncached pages', async () => {
    for (const path of everyKind) expect(await read(path)).not.toContain('/own-link');
    const link = { id: 'own', path: '/own-link', label: words('Own', 'अपना') };
    const body = { data: [{ id: 'own', title: words('Own', 'अपना'), links: [link] }] };
    await published({ kind: 'section', key: 'footer' }, body, async () => {
      for (const path of everyKind) expect(await read(path), path).toContain('/own-link');
      expect(await read('/garage')).toContain('/own-link');
    });
    await soon(async () => {
      for (const path of everyKind) expect(await read(path), path).not.toContain('/own-link');
    });
  });

  test('of a notice, on top of every page and on the status page', async () => {
    const part = { id: 'outage', title: words('Own notice', 'अपनी सूचना'), links: [] };
    await published({ kind: 'section', key: 'notice' }, { webSections: [part] }, async () => {
      for (const path of everyKind) {
        expect(await read(path), path).toMatch(/id="top-notice"[^>]*>(?:Own notice|अपनी सूचना)</);
      }
      expect(await read('/status')).toContain('Own notice</h');
    });
    await soon(async () => expect(await read('/')).not.toContain('top-notice'));
  });

  test('of the home page, its tiles, the RTO pages, and metadata', async () => {
    const part = { id: 'own', title: words('Own part', 'अपना हिस्सा'), links: [] };
    await published({ kind: 'section', key: 'home' }, { webSections: [part] }, async () => {
      expect(await read('/')).toContain('Own part</h2>');
    });
    await published({ kind: 'section', key: 'rto' }, { webSections: [part] }, async () => {
      expect(await read('/rto/goa')).toContain('Own part</h2>');
      expect(await read('/hi/rto/goa')).toContain('अपना हिस्सा</h2>');
    });
    const tile = { id: 'own', path: '/rto', label: words('Own tile', 'अपना') };
    await published({ kind: 'services', key: 'top' }, { services: [tile] }, async () => {
      expect(await read('/')).toContain('Own tile');
    });
    const head = { title: 'Own title', description: 'Own words' };
    const hindi = { title: 'अपना शीर्षक', description: 'अपने शब्द' };
    const body = { en: head, hi: hindi };
    await published({ kind: 'meta', key: '/rto/goa' }, body, async () => {
      expect(await read('/rto/goa')).toContain('<title>Own title · Pahiya</title>');
      expect(await read('/hi/rto/goa')).toContain('<title>अपना शीर्षक · पहिया</title>');
    });
  });
});

describe('the pages about the site', () => {
  test('show the configured operator', async () => {
    expect(await read('/about-us')).toContain('Chakra Private Limited');
    const officer = await read('/hi/grievance-officer');
    expect(officer).toContain('Asha Rao');
    expect(officer).toContain('mailto:officer@chakra.example');
  });

  test('every link of the footer works', async () => {
    const page = await read('/privacy');
    const footer = page.slice(page.indexOf('<footer'));
    const links = [...footer.matchAll(/<a[^>]* href="(\/[^"#]*)"/g)].map(([, href]) => href ?? '');
    expect(links.length).toBeGreaterThan(15);
    for (const link of new Set(links)) {
      const { status } = await ask(server.base, link);
      expect([200, 302, 303], link).toContain(status);
    }
  });

  test('the status page reflects previous calls', async () => {
    await sql`insert into upstream_calls (upstream, at, duration_ms, outcome)
      values ('register', now(), 250, 'ok')`;
    // A response is cached for five seconds.
    await vi.waitFor(
      async () => {
        const { services } = JSON.parse(await read('/api/v1/web/util/status')).data;
        expect(services[0]).toMatchObject({ service: 'register', state: 'up' });
      },
      { timeout: 15_000, interval: 500 },
    );
  });
});

test('a link to a configured partner redirects there, and no other anywhere', async () => {
  const path = '/api/v1/web/redirection/partner?partner=acme&place=rto';
  const { status, headers } = await ask(server.base, path);
  expect(status).toBe(302);
  expect(headers.location).toMatch(/^https:\/\/acme\.example\/india\/\?utm_source=/);
  expect((await ask(server.base, `${path}2`)).status).toBe(400);
});
