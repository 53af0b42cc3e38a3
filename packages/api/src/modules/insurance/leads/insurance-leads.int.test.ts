import { listContacts, stopContact } from '@pahiya/contracts/contact-ledger/contact-contracts';
import { validateInsurance } from '@pahiya/contracts/insurance/insurance-contracts';
import {
  insuranceAdvertisePage,
  partnerSaveInsuranceLead,
  partnerValidateInsurance,
  saveInsuranceLead,
  systemSaveInsuranceLead,
  systemValidateInsurance,
} from '@pahiya/contracts/insurance/lead-contracts';
import { startQuotes } from '@pahiya/contracts/insurance/quote-contracts';
import { partnerMakeKey } from '@pahiya/contracts/partner-firms/partner-key-contracts';
import {
  partnerActOnLead,
  partnerInbox,
  partnerShowNumber,
} from '@pahiya/contracts/partner-leads/lead-contracts';
import { systemLead } from '@pahiya/contracts/partner-leads/system-contracts';
import type { PartnerKeyScope } from '@pahiya/contracts/partner-roles';
import { noExtras } from '@pahiya/domain/insurance/cover-extras';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { ok } from '@pahiya/domain/shared/result';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../../test/contract-browser.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { makeFirm, signInAsPartner } from '../../../../test/partner-desk.ts';
import { found } from '../../../../test/rc-fixtures.ts';
import { createTestApi } from '../../../../test/test-api.ts';
import { createTestDatabase } from '../../../db/test-database.ts';

const database = await createTestDatabase();
const api = await createTestApi(database.sql);
/** A Friday at 10:30 am in India. */
const start = new Date('2026-11-20T05:00:00Z');
let people = 0;
let mobile = '';

beforeEach(async () => {
  api.setNow(start);
  await emptyTables(database.sql, [
    ...['rate_limits', 'lookup_allowances', 'partner_leads', 'partner_firms'],
  ]);
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

async function parties() {
  const firm = await makeFirm(api, { name: 'Sample Insurance', kind: 'insurer' });
  await makeFirm(api, { name: 'Sample Motors', kind: 'dealer' });
  const { browser: partner } = await signInAsPartner(api, firm);
  const person = createTestBrowser(api, { address: '203.0.113.77' });
  people += 1;
  mobile = `98765001${String(people).padStart(2, '0')}`;
  await signIn(api, person, mobile);
  const ask = (change: object = {}) =>
    person.call(saveInsuranceLead, {
      body: { firmId: firm.firmId, vehicleNumber: 'DL8CAF5030', cityId: 10084, ...change },
    });
  const inbox = async () => (await partner.call(partnerInbox, { query: {} })).data.leads;
  return { firm, partner, person, ask, inbox };
}

test('the campaign page names the insurers’ partners alone', async () => {
  const { firm } = await parties();
  const visitor = createTestBrowser(api);
  expect((await visitor.call(insuranceAdvertisePage)).data).toMatchObject({
    ...{ sale: 'quotes', tariffFrom: '2022-06-01' },
    partners: [{ firmId: firm.firmId, name: 'Sample Insurance' }],
  });
});

test('a partner reads no number before consent, reads it with consent, and not after', async () => {
  const { firm, partner, person, ask, inbox } = await parties();
  expect((await ask()).status).toBe(201);
  const [lead] = await inbox();
  if (lead === undefined) throw new Error('no lead');
  expect(JSON.stringify(lead)).not.toMatch(/5030|98765001/);
  expect(lead).toMatchObject({ kind: 'insurance', consent: { state: 'none' } });
  const params = { leadId: lead.leadId };
  const show = () => partner.call(partnerShowNumber, { params, body: { why: 'Renewal' } });
  expect((await show()).problem.code).toBe('partner/no-consent');
  const again = await ask({ channels: ['show-number', 'call'] });
  expect(again.data).toMatchObject({ isRepeat: true });
  expect((await show()).text).toContain(mobile);
  const { data } = await person.call(listContacts);
  expect(JSON.stringify(data)).toContain('Sample Insurance');
  const [{ consentId } = { consentId: '' }] = await database.sql<{ consentId: string }[]>`
    select id as "consentId" from contact_consents where firm_id = ${firm.firmId}
    order by given_at desc, id limit 1`;
  expect((await person.call(stopContact, { params: { consentId } })).status).toBe(200);
  expect((await show()).problem.code).toBe('partner/no-consent');
});

test('the person’s own list says what it is about in their language, the partner’s in English', async () => {
  const { person, ask, inbox } = await parties();
  await ask({ channels: ['call'], language: 'hi' });
  expect((await inbox())[0]).toMatchObject({ title: 'Motor insurance renewal' });
  const { data } = await person.call(listContacts);
  expect(data.contacts).toMatchObject([{ about: 'गाड़ी का बीमा रिन्यू कराना' }]);
});

test('a permission to be called is none to read the number', async () => {
  const { partner, ask, inbox } = await parties();
  await ask({ channels: ['call'] });
  const params = { leadId: (await inbox())[0]?.leadId ?? '' };
  const show = await partner.call(partnerShowNumber, { params, body: { why: 'Renewal' } });
  expect(show.problem.code).toBe('partner/no-consent');
  expect(await database.sql`select from contact_reads`).toEqual([]);
});

test('an enquiry to a dealer, about no vehicle or without an account is refused', async () => {
  const { ask } = await parties();
  const dealer = await makeFirm(api, { kind: 'dealer', name: 'Other Motors' });
  expect((await ask({ firmId: dealer.firmId })).problem.code).toBe('lead/partner-paused');
  expect((await ask({ vehicleNumber: 'XX' })).problem.code).toBe('vehicle/not-a-mark');
  const visitor = createTestBrowser(api, { address: '203.0.113.78' });
  const body = { firmId: dealer.firmId, vehicleNumber: 'DL8CAF5030', cityId: 10084 };
  expect((await visitor.call(saveInsuranceLead, { body })).status).toBe(401);
});

const versionOf = async () => {
  const rows = await database.sql<{ version: number }[]>`select version from partner_leads`;
  return rows[0]?.version ?? 0;
};

test('the last day of a policy becomes a call back a week before', async () => {
  const { partner, ask, inbox } = await parties();
  await ask();
  const [lead] = await inbox();
  const params = { leadId: lead?.leadId ?? '' };
  const first = { leadId: params.leadId, version: 1, lastDay: '2026-12-20' };
  // Only an enquiry that was answered has a next step.
  const early = await partner.call(partnerSaveInsuranceLead, { body: first });
  expect(early.status).toBe(409);
  const act = async (body: object) =>
    (await partner.call(partnerActOnLead, { params, body })).data.lead.version;
  const accepted = await act({ act: 'accept', version: await versionOf() });
  const next = { step: 'visit', dueAt: '2026-11-23T05:00:00.000Z' };
  const version = await act({ act: 'move', version: accepted, to: 'contacted', next });
  for (const lastDay of ['1900-01-02', '0000-01-01', '2199-12-31']) {
    const wrong = { ...params, version, lastDay };
    const { problem } = await partner.call(partnerSaveInsuranceLead, { body: wrong });
    expect(problem.errors?.map(({ path }) => path)).toEqual(['body.lastDay']);
  }
  const body = { ...params, version, lastDay: '2026-12-20' };
  const saved = await partner.call(partnerSaveInsuranceLead, { body });
  expect([saved.status, saved.data?.dueAt ?? saved.problem]).toEqual([
    ...[200, '2026-12-13T04:30:00.000Z'],
  ]);
  expect((await partner.call(partnerSaveInsuranceLead, { body })).problem.code).toBe(
    'partner/changed-meanwhile',
  );
});

test('a partner prices what it describes, and nothing is looked up', async () => {
  const { partner } = await parties();
  const body = {
    ...{ vehicle: 'car', cc: 1197, kw: null, registeredOn: '2021-03-15', zone: 'A' },
    ...{ cover: 'third-party', insuredValue: null, lastBonus: 0, hadClaim: false },
    ownDamageUntil: null,
  };
  const answer = await partner.call(partnerValidateInsurance, { body });
  expect(answer.data).toMatchObject({ bonus: 0, total: (341_600 + 75_000) * 1.18 });
  expect(await database.sql`select 1 from lookup_allowances`).toEqual([]);
  const refused = async (change: object) => {
    const wrong = await partner.call(partnerValidateInsurance, { body: { ...body, ...change } });
    return wrong.problem.errors?.map(({ path }) => path);
  };
  expect(await refused({ cc: null })).toEqual(['body.cc']);
  expect(await refused({ registeredOn: '2026-12-31' })).toEqual(['body.registeredOn']);
  expect(await refused({ registeredOn: '0021-03-15' })).toEqual(['body.registeredOn']);
  const bundle = { cover: 'bundle', insuredValue: 40_000_000 };
  expect(await refused(bundle)).toEqual(['body.cover']);
  const fresh = { ...body, ...bundle, registeredOn: '2026-11-10' };
  expect((await partner.call(partnerValidateInsurance, { body: fresh })).status).toBe(200);
});

const described = {
  ...{ vehicle: 'car', cc: 1197, kw: null, registeredOn: '2021-03-15', zone: 'A' },
  ...{ cover: 'third-party', insuredValue: null, lastBonus: 0, hadClaim: false },
  ownDamageUntil: null,
};

/** A system of the firm of a signed-in owner: it sends its key and no cookie. */
async function systemOf(owner: TestBrowser, scopes: readonly PartnerKeyScope[]) {
  const made = await owner.call(partnerMakeKey, { body: { name: 'CRM', scopes } });
  const headers = { authorization: `Bearer ${made.data.secret}`, 'sec-fetch-site': 'none' };
  const browser = createTestBrowser(api, { address: '203.0.113.80' });
  return {
    keyId: made.data.key.keyId,
    price: (body: object = described) => browser.call(systemValidateInsurance, { headers, body }),
    save: (body: object) => browser.call(systemSaveInsuranceLead, { headers, body }),
    lead: (leadId: string) => browser.call(systemLead, { headers, params: { leadId } }),
  };
}

test('a firm’s system prices and saves renewal days with its key, and is no way around consent', async () => {
  const { firm, partner, ask, inbox } = await parties();
  await ask();
  const leadId = (await inbox())[0]?.leadId ?? '';
  const system = await systemOf(partner, ['leads', 'insurance']);
  const byMember = await partner.call(partnerValidateInsurance, { body: described });
  expect((await system.price()).data).toEqual(byMember.data);
  expect((await system.price({ ...described, cc: null })).problem.errors).toContainEqual(
    expect.objectContaining({ path: 'body.cc' }),
  );
  const params = { leadId };
  const act = async (body: object) =>
    (await partner.call(partnerActOnLead, { params, body })).data.lead.version;
  const accepted = await act({ act: 'accept', version: await versionOf() });
  const next = { step: 'visit', dueAt: '2026-11-23T05:00:00.000Z' };
  await act({ act: 'move', version: accepted, to: 'contacted', next });
  const read = (await system.lead(leadId)).data.lead;
  const body = { leadId, version: read.version, lastDay: '2026-12-20', note: 'Asked by mail' };
  const saved = await system.save(body);
  expect(saved.data).toEqual({
    ...{ leadId, version: read.version + 1, dueAt: '2026-12-13T04:30:00.000Z' },
  });
  expect((await system.save(body)).problem.code).toBe('partner/changed-meanwhile');
  const again = await system.save({ ...body, version: read.version + 1, lastDay: '2029-01-01' });
  expect(again.problem.code).toBe('partner/next-step-needed');
  const [changed] = await inbox();
  expect(changed).toMatchObject({
    due: { at: '2026-12-13T04:30:00.000Z', step: 'call-back' },
    consent: { state: 'none' },
  });
  const show = await partner.call(partnerShowNumber, { params, body: { why: 'Renewal' } });
  expect(show.problem.code).toBe('partner/no-consent');
  const events = await database.sql`
    select event, member_id, note from partner_lead_events
    where lead_id = ${leadId} order by id desc limit 1`;
  expect(events).toEqual([
    { event: 'system-next-step', member_id: null, note: '2026-12-20: Asked by mail' },
  ]);
  const acts = await database.sql`
    select outcome, note from partner_acts where firm_id = ${firm.firmId}
    and act = 'system-next-step' order by id`;
  expect(acts).toEqual([
    { outcome: 'done', note: system.keyId },
    { outcome: 'partner/changed-meanwhile', note: system.keyId },
    { outcome: 'partner/next-step-needed', note: system.keyId },
  ]);
});

test('a key without the scope, of another firm, or for another kind of lead opens none of it', async () => {
  const { partner, ask, inbox } = await parties();
  await ask();
  const [lead] = await inbox();
  const body = { leadId: lead?.leadId, version: 1, lastDay: '2026-12-20' };
  const reader = await systemOf(partner, ['leads', 'numbers']);
  for (const answer of [await reader.price(), await reader.save(body)]) {
    expect([answer.status, answer.problem.code]).toEqual([403, 'partner/wrong-role']);
  }
  const other = await makeFirm(api, { name: 'Other Insurance', kind: 'insurer' });
  const foreign = await systemOf((await signInAsPartner(api, other)).browser, ['insurance']);
  expect((await foreign.save(body)).problem.code).toBe('partner/not-found');
  const own = await systemOf(partner, ['insurance']);
  await database.sql`update partner_leads set kind = 'used-car'`;
  expect((await own.save(body)).problem.code).toBe('partner/not-found');
  // A session opens no call of systems, and no key one of members.
  expect((await partner.call(systemValidateInsurance, { body: described })).status).toBe(401);
  expect(
    await database.sql`
    select 1 from partner_lead_events where event = 'system-next-step'
    and lead_id = ${lead?.leadId ?? ''}`,
  ).toEqual([]);
});

test('without a licence there is the price by the tariff and a call of a partner, and nothing is sold', async () => {
  const { ask, firm } = await parties();
  const licence = api.insurance.licence;
  api.insurance.licence = { ...licence, validUntil: '2026-11-19' as IstDate };
  api.registry.answer = async (number) => ok(found(number));
  try {
    const visitor = createTestBrowser(api, { address: '203.0.113.79' });
    const { data } = await visitor.call(insuranceAdvertisePage);
    expect(data).toMatchObject({ sale: 'reference', licence: null });
    expect(data.partners).toMatchObject([{ firmId: firm.firmId }]);
    const body = {
      ...{ vehicleNumber: 'DL8CAF5030', cover: 'third-party', insuredValue: null, kw: null },
      ...{ cc: null, lastBonus: 0, hadClaim: false, ownerChanged: false, ownDamageUntil: null },
      ...{ noOwnerDriver: null, addOns: [], extras: noExtras },
    } as const;
    const price = await visitor.call(validateInsurance, { body });
    expect(price.data).toMatchObject({ kind: 'reference' });
    expect((await visitor.call(startQuotes, { body })).problem.code).toBe('insurance/no-quotes');
    expect(api.insurance.insurers.flatMap(({ asked }) => asked)).toEqual([]);
    expect((await ask({ channels: ['call'] })).status).toBe(201);
  } finally {
    api.insurance.licence = licence;
  }
});
