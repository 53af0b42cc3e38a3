import { randomUUID } from 'node:crypto';
import { deleteAccount, exportAccount } from '@pahiya/contracts/account/account-contracts';
import { setConsent } from '@pahiya/contracts/account/consent-contracts';
import { checkLogin, generateOtp } from '@pahiya/contracts/auth/session-contracts';
import { keptAfterDeletion, keptRule } from '@pahiya/domain/shared/kept-after-deletion';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestBrowser, signIn, type TestBrowser } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { layOrder } from '../../../test/order-fixtures.ts';
import { makeFirm } from '../../../test/partner-desk.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { mobileHash } from '../auth/mobile.ts';
import { reportCall } from '../contact-ledger/report-call.ts';
import { takeFeedback } from '../forms/notes/take-feedback.ts';
import { seedForms } from '../forms/seed/seed-forms.ts';
import { askLead } from '../partner-leads/ask/ask-lead.ts';
import { askCallBack } from '../rto-services/call-backs/ask-call-back.ts';

const mobile = '9812345210';
const now = new Date('2026-11-21T04:44:00Z');

let database: TestDatabase;
let api: TestApi;
let browser: TestBrowser;
let userId: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.sql, [
    'users',
    'otp_challenges',
    'otp_waits',
    'rate_limits',
    'audit_events',
    'consents',
    'idempotency_keys',
  ]);
  api = await createTestApi(database.sql);
  browser = createTestBrowser(api);
  ({ userId } = await signIn(api, browser, mobile));
  await browser.call(setConsent, { body: { purpose: 'analytics', granted: false } });
  await fillTables(userId);
});
afterEach(() => api.close());

/** Inserts a row into each table of other modules that refers to a person. */
async function fillTables(of: string): Promise<void> {
  const { sql } = database;
  await sql`insert into recent_searches values (${of}, 'DL8CAF5030', ${now})`;
  await sql`insert into garage_vehicles values (${of}, 'MH12DE1433', ${now})`;
  await sql`insert into calendar_feeds values (${of}, ${randomUUID()}, ${of}, ${now})`;
  await sql`
    insert into field_reports (id, vehicle_number, field, note, user_id, reported_at)
    values (${randomUUID()}, 'KA01MJ2022', 'fuel', 'call me on 9812345210', ${of}, ${now})`;
  await sql`
    insert into hidden_vehicles values ('TN09BZ1234', ${of}, ${now}) on conflict do nothing`;
  await sql`
    insert into challan_discoveries (id, vehicle_number, user_id, started_at, expires_at)
    values (${randomUUID()}, 'UP16AB7788', ${of}, ${now}, ${now})`;
  await sql`
    insert into proved_owners values ('TN09BZ1234', ${of}, ${now}) on conflict do nothing`;
  await sql`insert into toll_crossing_polls values (${of}, 'TN09BZ1234', 'test')`;
  await sql`insert into toll_crossings (user_id, vehicle_number, plaza, read_at)
    values (${of}, 'TN09BZ1234', 'Kherki Daula', ${now})`;
  await sql`
    insert into toll_notices (id, user_id, vehicle_number, place, fee_paise, issued_at, entered_at)
    values (${randomUUID()}, ${of}, 'TN09BZ1234', 'Kherki Daula', 8500, ${now}, ${now})`;
  await sql`
    insert into vehicle_watches (kind, subject, user_id, vehicle_number, next_on, until_on, started_at)
    values ('loan-noc', ${randomUUID()}, ${of}, 'DL8CAF5030', '2026-12-01', '2026-12-31', ${now})`;
  await sql`
    insert into noc_clocks (id, user_id, vehicle_number, closed_on, started_on)
    values (${randomUUID()}, ${of}, 'DL8CAF5030', '2026-11-01', '2026-11-20')`;
  await sql`
    insert into upkeep_entries (id, user_id, vehicle_number, kind, category, on_day, km, added_at)
    values (${randomUUID()}, ${of}, 'MH12DE1433', 'service', 'service', '2026-11-01', 20000, ${now})`;
  await sql`
    insert into wallet_documents (id, user_id, kind, storage_key, added_at, stored_at, bytes)
    values (${randomUUID()}, ${of}, 'puc', ${`wallet/${randomUUID()}`}, ${now}, ${now}, 10)`;
  await sql`
    insert into garage_shares (id, owner_id, vehicle_number, role, name, created_at, expires_at)
    values (${randomUUID()}, ${of}, 'MH12DE1433', 'viewer', 'Ravi', ${now}, ${now})`;
  await sql`
    insert into push_devices values (${randomUUID()}, ${of}, ${`https://push.example/${randomUUID()}`}, 'k', 'a', ${now})`;
  await sql`
    insert into owner_alerts (id, user_id, vehicle_number, channels, started_at)
    values (${randomUUID()}, ${of}, 'MH12DE1433', '{sms}', ${now})`;
  await sql`
    insert into calendar_events (user_id, event_id, due_on, title, changed_at)
    values (${of}, 'a', '2026-12-31', 'PUC', ${now})`;
  await sql`
    insert into upkeep_photos (id, entry_id, user_id, storage_key, added_at, stored_at, bytes)
    select gen_random_uuid(), id, user_id, 'upkeep/x', now(), now(), 10
    from upkeep_entries where user_id = ${of}`;
  await sql`
    insert into upkeep_packs (id, user_id, vehicle_number, made_on)
    values (gen_random_uuid(), ${of}, 'MH12DE1433', '2026-11-20')`;
  await sql`insert into upkeep_intervals values (${of}, 'MH12DE1433', 'service', 10000, 12)`;
  await sql`
    insert into insurance_requests (id, vehicle_number, user_id, device_hash, vehicle, ask,
      answers, started_at, expires_at)
    values (${randomUUID()}, 'DL8CAF5030', ${of}, ''::bytea, '{}', '{"cover":"package"}', '{}', ${now}, ${now})`;
  await sql`
    insert into insurance_claims (id, user_id, loss, vehicle_number, lost_on, claim_number, is_closed,
      created_at)
    values (${randomUUID()}, ${of}, 'theft', 'DL8CAF5030', '2026-11-20', 'C-77', false, ${now})`;
  await sql`
    insert into insurance_inspections (id, request_id, insurer_id, insurer_name, user_id,
      vehicle_number, state, consented_at, expires_at)
    values (${randomUUID()}, ${randomUUID()}, 'a', 'A', ${of}, 'DL8CAF5030', 'open', ${now}, ${now})`;
  await sql`
    insert into loan_applications (id, user_id, kind, amount_paise, months, vehicle_age, is_sandbox,
      state, created_at, changed_at)
    values (${randomUUID()}, ${of}, 'new-car', 50000000, 60, 0, true, 'draft', ${now}, ${now})`;
  const { orderId } = await layOrder(sql, { now });
  await sql`update orders set user_id = ${of} where id = ${orderId}`;
  await sql`
    insert into order_quotes (id, kind, user_id, vehicle_number, lines, item_count, total_paise, terms,
      is_sandbox, created_at, valid_until)
    values (${randomUUID()}, 'service-report', ${of}, 'DL8CAF5030', '[]', 1, 29382, '{}', true,
      ${now}, ${now})`;
  const reportOrderId = randomUUID();
  await sql`
    insert into orders (id, public_id, kind, user_id, vehicle_number, active_step, payment_state,
      quote_id, quote_valid_until, total_paise, item_count, source_key, is_sandbox, created_at,
      changed_at, closes_at)
    values (${reportOrderId}, ${reportOrderId}, 'service-report', ${of}, 'DL8CAF5030', 'CREATED',
      'open', ${randomUUID()}, ${now}, 29382, 1, 'test', true, ${now}, ${now}, ${now})`;
  await sql`
    insert into service_reports (id, order_id, user_id, vehicle_number, purpose, previewed_visits,
      vendor_name, is_sandbox, state)
    values (${randomUUID()}, ${reportOrderId}, ${of}, 'DL8CAF5030', 'own', 3, 'Sandbox', true, 'unpaid')`;
  const policyOrderId = randomUUID();
  await sql`
    insert into orders (id, public_id, kind, user_id, vehicle_number, active_step, payment_state,
      quote_id, quote_valid_until, total_paise, item_count, source_key, is_sandbox, created_at,
      changed_at, closes_at)
    values (${policyOrderId}, ${policyOrderId}, 'insurance-policy', ${of}, 'DL8CAF5030', 'CREATED',
      'open', ${randomUUID()}, ${now}, 885000, 1, 'test', true, ${now}, ${now}, ${now})`;
  await sql`
    insert into insurance_policies (id, order_id, user_id, insurer_id, insurer_name, helpline,
      product, uin, cover, proposal_ref, quoted_paise, price_until, consent_version, consented_at,
      is_sandbox, state, starts_on)
    values (${randomUUID()}, ${policyOrderId}, ${of}, 'test', 'Test', '1800', 'Cover', 'TEST0001',
      'third-party', 'P-1', 885000, ${now}, '2026-11', ${now}, true, 'unpaid', '2026-11-22')`;
  await sql`
    insert into tag_issues (id, user_id, vehicle_number, tag_class, issuer_name, is_sandbox, state,
      mobile_masked, otp_valid_until, resend_after, created_at, changed_at)
    values (${randomUUID()}, ${of}, 'DL8CAF5030', 4, 'Sandbox', true, 'otp-sent', '98•••••210',
      ${now}, ${now}, ${now}, ${now})`;
  const articleId = randomUUID();
  await sql`insert into documents (id, kind, name, created_at)
    values (${articleId}, 'article', ${`a-${articleId}`}, ${now})`;
  await sql`insert into polls values (${articleId}, ${articleId}, ${now}, null, false)`;
  await sql`insert into poll_texts values (${articleId}, 'en', 'Which?'), (${articleId}, 'hi', 'कौन?')`;
  await sql`insert into poll_options values (${articleId}, 'one', 0)`;
  await sql`insert into poll_option_texts
    values (${articleId}, 'one', 'en', 'This one'), (${articleId}, 'one', 'hi', 'यह')`;
  await sql`insert into poll_votes values (${articleId}, 'one', ${of}, null, ${now})`;
  const call = { serviceId: 'noc', name: 'Asha', mobile, slot: 'any', language: 'en' } as const;
  await askCallBack(api.services, call, of);
  await sendForm(of);
  await askPartner(of);
  await layReview(of);
  await layPost(of);
  await layCars(of);
  await sql`
    insert into content_reports (id, kind, subject_id, reason, note, user_id, reported_at)
    values (${randomUUID()}, 'car-review', ${randomUUID()}, 'other', 'call me on 9812345210', ${of}, ${now})`;
  await sql`
    insert into assistant_messages (id, user_id, language, asked_at, question, answer)
    values (${randomUUID()}, ${of}, 'en', ${now}, 'What is HPA?',
      ${sql.json({ outcome: 'answered', text: null, sources: [{ path: '/blog/hpa' }] })})`;
  await sql`
    insert into idempotency_keys (owner, key, request_hash, created_at)
    values (${`user:${of}`}, 'garage-1', 'hash', ${now})`;
}

/** A notice, a saved search, a car for sale with its reservation and queue, and the sale of another. */
async function layCars(of: string): Promise<void> {
  const { sql } = database;
  await sql`
    insert into notices (id, user_id, subject_kind, subject_id, channel, dedupe_key, facts, due_at,
      state, created_at)
    values (${randomUUID()}, ${of}, 'saved-search', 'a', 'sms', 'a', '{}', ${now}, 'pending', ${now})`;
  await sql`
    insert into reminder_choices (user_id, channels, silent, changed_at)
    values (${of}, '{sms}', '{}', ${now})`;
  await sql`insert into notice_extras values (${of}, 'own-vehicle', '{push}')`;
  await sql`insert into notice_hours values (${of}, 9, 20)`;
  await sql`
    insert into reminder_typed_days (user_id, vehicle_number, kind, began_on, added_at)
    values (${of}, 'MH12DE1433', 'tag', '2025-01-01', ${now})`;
  await sql`insert into tag_balance_lines values (${of}, 20000, ${now})`;
  await sql`
    insert into tag_balances values (${of}, 'MH12DE1433', 8500, ${now}, 'Test bank', true, null)`;
  await sql`
    insert into reminder_series (id, user_id, vehicle_number, item, due_on, source_name, source_at, state)
    values (${randomUUID()}, ${of}, 'DL8CAF5030', 'puc', '2026-12-01', 'VAHAN', ${now}, 'open')`;
  await sql`
    insert into saved_searches (id, user_id, kind, query, channels, seen, created_at)
    values (${randomUUID()}, ${of}, 'new-cars', 'body=suv', '{sms}', '{}', ${now})`;
  const [carId, listingId] = [randomUUID(), randomUUID()];
  await sql`insert into used_cars (id, mark_hash) values (${carId}, ${Buffer.from(carId)})`;
  await sql`
    insert into used_listings (id, public_id, car_id, state, seller_kind, user_id, vehicle_number,
      city_id, make, model, make_name, model_name, body, fuel, gearbox, office_code, made_year, km, owners,
      price_paise, colour, stated, created_at)
    values (${listingId}, ${listingId}, ${carId}, 'draft', 'owner', ${of}, 'DL8CAF5030', 10084, 'a',
      'b', 'A', 'B', 'suv', 'petrol', 'manual', 'DL 8', 2019, 40000, 1, 50000000, 'red', '{}', ${now})`;
  const orderId = randomUUID();
  await sql`
    insert into orders (id, public_id, kind, user_id, vehicle_number, active_step, payment_state,
      quote_id, quote_valid_until, total_paise, item_count, source_key, is_sandbox, created_at,
      changed_at, closes_at)
    values (${orderId}, ${orderId}, 'used-car-reservation', ${of}, 'DL8CAF5030', 'to-pay', 'open',
      ${randomUUID()}, ${now}, 500000, 1, 'test', true, ${now}, ${now}, ${now})`;
  await sql`
    insert into used_reservations (id, order_id, listing_id, user_id, state, until, created_at)
    values (${randomUUID()}, ${orderId}, ${listingId}, ${of}, 'ended', ${now}, ${now})`;
  await sql`insert into used_queue values (${listingId}, ${of}, ${now})`;
  await sql`insert into used_test_drives values (${randomUUID()}, ${listingId}, ${of}, ${of}, ${now},
    'over', null, ${now}, ${now})`;
  await sql`insert into used_price_watches values (${listingId}, ${of}, 500000, '{sms}', ${now})`;
  await sql`
    insert into sale_cases (id, user_id, vehicle_number, state, car, city_id, city, started_at)
    values (${randomUUID()}, ${of}, 'DL8CAF5030', 'withdrawn', '{}', 10084, 'Delhi', ${now})`;
  await sql`
    insert into sold_vehicles (id, user_id, vehicle_number, title, sold_at, is_other_state, details,
      language, code, storage_key, sha256, channels, recorded_at)
    values (${randomUUID()}, ${of}, 'DL8CAF5030', 'Swift', ${now}, false, '\\x00', 'en',
      ${randomUUID()}, 'handovers/x', '\\x00', '{}', ${now})`;
}

async function layPost(of: string): Promise<void> {
  const { sql } = database;
  const name = `p_${randomUUID().slice(0, 8)}`;
  await sql`insert into community_people (user_id, handle, skeleton, joined_at, renamed_at)
    values (${of}, ${name}, ${name}, ${now}, ${now})`;
  await sql`insert into community_former_names (user_id, kind, name, ended_at)
    values (${of}, 'display', 'Asha Rao', ${now})`;
  await sql`insert into community_likes values ('post', 0, ${of}, ${now})`;
  await sql`insert into community_subscriptions values (${of}, 'rto', ${now})`;
  await sql`insert into community_news_off values (${of}, 'reply')`;
  const operatorId = randomUUID();
  await sql`insert into operators (id, username, display_name, roles, password_hash,
    is_first_password, totp_secret, created_at)
    values (${operatorId}, ${operatorId}, 'Mira', '{moderator}', '', false, '', ${now})`;
  await sql`insert into community_suspensions (user_id, operator_id, reason, note, starts_at)
    values (${of}, ${operatorId}, 'spam', '', ${now})`;
  await sql`insert into community_moderator_accounts (operator_id, user_id, named_at)
    values (${operatorId}, ${of}, ${now})`;
  await sql`
    with act as (insert into community_acts (kind, subject_id, topic, operator_id, act, from_state,
      to_state, acted_at) values ('post', ${randomUUID()}, 'rto', ${operatorId}, 'remove', 'live',
      'removed', ${now}) returning act_id, operator_id)
    insert into community_appeals (act_id, act_operator_id, user_id, words, filed_at, due_at)
    select act_id, operator_id, ${of}, 'Please look again', ${now}, ${now} from act`;
  await sql`insert into community_drafts (user_id, place, revision, topic, title, source, language,
    updated_at) values (${of}, 'post', 1, 'rto', 'Which form?', '', 'en', ${now})`;
  await sql`insert into community_pictures (picture_id, user_id, alt, storage_key, width, height,
    bytes, created_at) values (${randomUUID()}, ${of}, 'Form 29', ${randomUUID()}, 60, 40, 9, ${now})`;
  await sql`
    insert into community_posts (public_id, author_id, topic, title, source, language, state,
      spam_parts, text_hash, created_at, published_at, changed_at)
    values (${randomUUID()}, ${of}, 'rto', 'Which form?', 'Form 29 or 30?', 'en', 'live', '{}', '',
      ${now}, ${now}, ${now})`;
  await sql`insert into community_bookmarks select ${of}, post_id, ${now} from community_posts limit 1`;
  await sql`insert into community_news (user_id, kind, cause, post_id, created_at)
    select ${of}, 'reply', 'x', post_id, ${now} from community_posts limit 1`;
  await sql`insert into community_letters (user_id, letter_id, channels, email_to, push_to, changed_at)
    values (${of}, ${randomUUID()}, '{email}', 0, 0, ${now})`;
  await sql`insert into community_mutes
    select ${of}, id, true, ${now} from users where id <> ${of} limit 1`;
}

async function layReview(userId: string): Promise<void> {
  const { sql } = database;
  await sql`insert into car_makes (slug, name) values ('a', 'A') on conflict do nothing`;
  await sql`insert into car_models (make_id, slug, name, body)
    select id, 'b', 'B', 'suv' from car_makes where slug = 'a' on conflict do nothing`;
  const reviewId = randomUUID();
  await sql`insert into car_reviews (id, model_id, user_id, first_at)
    select ${reviewId}, id, ${userId}, ${now} from car_models where slug = 'b'`;
  await sql`insert into car_review_versions (review_id, version, scores, text, written_at, state)
    values (${reviewId}, 1, ${sql.json({ comfort: 4 })}, 'Fine.', ${now}, 'waiting')`;
}

/** An enquiry with a consent, and a report of a call. */
async function askPartner(of: string): Promise<void> {
  const { firmId } = await makeFirm(api);
  const asked = await database.sql.begin((tx) =>
    askLead(api.services, tx, {
      userId: of,
      firmId,
      kind: 'used-car',
      title: 'Swift 2019',
      subjectRef: null,
      wish: '',
      hasBudgetOrDate: false,
      cityId: 10084,
      slot: 'any',
      channels: ['call'],
      language: 'en',
    }),
  );
  expect(asked.ok).toBe(true);
  const report = { consentId: null, caller: 'A bank', calledOn: '2026-11-20', note: '' };
  await reportCall(api.services, of, report);
}

async function sendForm(userId: string): Promise<void> {
  await seedForms(database.sql, now);
  const caller = { kind: 'user', userId, sessionId: randomUUID() } as const;
  const sent = await takeFeedback(api.services, {
    ...{ rating: 5, remark: '', path: '/', language: 'en', userAgent: undefined },
    ...{ caller, deviceId: randomUUID() },
  });
  if (!sent.ok) throw new Error(sent.error.code);
}

async function tablesWithUserId(): Promise<string[]> {
  const rows = await database.sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by table_name`;
  return rows.map(({ name }) => name);
}

async function rowsOf(table: string, of: string): Promise<number> {
  const { sql } = database;
  const [row] = await sql<{ count: number }[]>`
    select count(*) from ${sql(table)} where user_id = ${of}`;
  return row?.count ?? 0;
}

describe('exporting', () => {
  test('the file contains all data, with the full mobile', async () => {
    const answer = await browser.call(exportAccount);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="account-data.json"');
    expect(answer.data).toMatchObject({
      exportedAt: '2026-11-21T04:44:00.000Z',
      account: { userId, mobile },
      devices: [{ label: 'Unknown device', signedOutAt: null }],
      consents: [{ purpose: 'analytics', isGranted: false }],
      garage: [{ vehicleNumber: 'MH12DE1433' }],
      recentSearches: [{ vehicleNumber: 'DL8CAF5030' }],
      reports: [{ vehicleNumber: 'KA01MJ2022', note: 'call me on 9812345210' }],
      hiddenVehicles: [{ vehicleNumber: 'TN09BZ1234' }],
      provedVehicles: [{ vehicleNumber: 'TN09BZ1234' }],
      tollCrossings: [{ plaza: 'Kherki Daula' }],
      tollNotices: [{ feePaise: 8500 }],
      vehicleWatches: [{ kind: 'loan-noc' }],
      nocClocks: [{ closedOn: '2026-11-01' }],
      upkeep: [
        { km: 20_000 },
        { everyKm: 10_000 },
        { bytes: 10 },
        { recordForBuyersMadeOn: '2026-11-20' },
      ],
      wallet: [{ kind: 'puc', bytes: 10 }],
      ownerAlerts: [{ vehicleNumber: 'MH12DE1433' }],
      pushDevices: [{ service: 'push.example' }],
      reminderDays: [{ kind: 'tag', beganOn: '2025-01-01' }],
      tagBalances: [{ linePaise: 20_000, balancePaise: 8_500 }],
      messageChoices: [{ message: 'own-vehicle' }, { first: 9, last: 20 }],
      family: [{ role: 'viewer', sharedWith: 'Ravi' }],
      loanApplications: [{ kind: 'new-car', state: 'draft' }],
      insuranceRequests: [{ ask: { cover: 'package' } }],
      insuranceClaims: [{ claimNumber: 'C-77', steps: [] }],
      insuranceInspections: [{ insurer: 'A', state: 'open' }],
      pollVotes: [{ question: 'Which?', choice: 'This one' }],
      assistantQuestions: [{ question: 'What is HPA?', sources: ['/blog/hpa'] }],
      formSubmissions: [{ formId: 'FEEDBACK_FORM', values: { rating: '5' } }],
      callBacks: [{ service: 'noc', outcome: 'waiting' }],
      events: [{ event: 'signed-in' }, { event: 'account-exported' }],
    });
  });

  test('it contains no hash or token', async () => {
    const { text } = await browser.call(exportAccount);
    expect(text).not.toContain(browser.cookies.get('pahiya_session'));
    expect(text.toLowerCase()).not.toMatch(/hash|token/);
  });

  test('it contains nothing of other people', async () => {
    const other = createTestBrowser(api);
    await signIn(api, other, '9999999999');
    const { data, text } = await other.call(exportAccount);
    expect(data).toMatchObject({ garage: [], recentSearches: [], reports: [], consents: [] });
    expect(text).not.toContain(userId);
    expect(text).not.toContain(mobile);
  });

  test('it is available ten times an hour', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await browser.call(exportAccount)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('deleting', () => {
  const confirmed = { body: { confirm: 'DELETE' } };

  test('it requires the word DELETE, to prevent accidental deletion', async () => {
    const answer = await browser.call(deleteAccount, { body: { confirm: 'delete' } });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.[0]?.path).toBe('body.confirm');
    expect((await browser.call(checkLogin)).data.isLoggedIn).toBe(true);
  });

  test('afterwards no table holds the mobile, plain or as its hash', async () => {
    api.setNow(new Date(now.getTime() + 60_000));
    await browser.call(generateOtp, { body: { mobile } });
    expect(await columnsHolding(...tracesOf(mobile))).not.toEqual([]);
    await browser.call(deleteAccount, confirmed);
    expect(await columnsHolding(...tracesOf(mobile))).toEqual([]);
  });

  test('afterwards only the security log refers to the person', async () => {
    const tables = await tablesWithUserId();
    const empty: string[] = [];
    for (const table of tables) if ((await rowsOf(table, userId)) === 0) empty.push(table);
    expect(empty).toEqual([]);
    await browser.call(deleteAccount, confirmed);
    const left: string[] = [];
    for (const table of tables) if ((await rowsOf(table, userId)) > 0) left.push(table);
    expect(left).toEqual(['audit_events']);
    expect(await columnsHolding(userId)).toEqual(['audit_events.user_id']);
  });

  test('the response lists every row of the retention table with its expiry date', async () => {
    const { data } = await browser.call(deleteAccount, confirmed);
    expect(data.deletedAt).toBe('2026-11-21T04:44:00.000Z');
    const days = new Map(data.kept.map(({ id, until }) => [id, until.slice(0, 10)]));
    expect([...days.keys()].sort()).toEqual(keptAfterDeletion.map(({ id }) => id).sort());
    expect(days.get('security-log')).toBe('2027-11-21');
    expect(days.get('paid-orders')).toBe('2034-11-21');
    for (const { id, why } of data.kept) expect(why).toBe(keptRule(id).law);
  });

  test('every device is signed out, and the cookie is cleared', async () => {
    const phone = createTestBrowser(api);
    api.setNow(new Date(now.getTime() + 60_000));
    await signIn(api, phone, mobile);
    await browser.call(deleteAccount, confirmed);
    expect(browser.cookies.has('pahiya_session')).toBe(false);
    expect((await phone.call(checkLogin)).data.isLoggedIn).toBe(false);
  });

  test('the same mobile may sign up again, with a new empty account', async () => {
    await browser.call(deleteAccount, confirmed);
    const again = await signIn(api, browser, mobile);
    expect(again.userId).not.toBe(userId);
    expect((await browser.call(exportAccount)).data).toMatchObject({ garage: [], reports: [] });
  });

  test('of two simultaneous deletions one is recorded, and neither fails', async () => {
    const copy = createTestBrowser(api);
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    const answers = await Promise.all([
      browser.call(deleteAccount, confirmed),
      copy.call(deleteAccount, confirmed),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(
      await database.sql`
      select count(*) from audit_events where event = 'account-deleted'`,
    ).toEqual([{ count: 1 }]);
  });

  test("other people's data is untouched", async () => {
    const other = createTestBrowser(api);
    const { userId: otherId } = await signIn(api, other, '9999999999');
    await fillTables(otherId);
    await browser.call(deleteAccount, confirmed);
    expect((await other.call(exportAccount)).data).toMatchObject({
      garage: [{ vehicleNumber: 'MH12DE1433' }],
      recentSearches: [{ vehicleNumber: 'DL8CAF5030' }],
    });
  });
});

/** Forms in which a mobile could be stored: plain, hashed with the server's key, in the usual notations. */
function tracesOf(number: string): string[] {
  const hash = mobileHash(api.services.settings.secret, number);
  return [number, hash.toString('hex'), hash.toString('base64'), hash.toString('base64url')];
}

/** Columns, of all tables, that contain one of the texts; bytes are read as hex. */
async function columnsHolding(...texts: string[]): Promise<string[]> {
  const { sql } = database;
  const columns = await sql<{ table: string; column: string; type: string }[]>`
    select c.table_name as "table", c.column_name as "column", c.data_type as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`;
  const holding: string[] = [];
  for (const { table, column, type } of columns) {
    const text = type === 'bytea' ? sql`encode(${sql(column)}, 'hex')` : sql`${sql(column)}::text`;
    const rows = await sql`
      select from ${sql(table)} where exists (
        select from unnest(${texts}::text[]) as trace where position(trace in ${text}) > 0)`;
    if (rows.length > 0) holding.push(`${table}.${column}`);
  }
  return holding;
}
