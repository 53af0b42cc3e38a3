import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Database } from '@pahiya/api/db/database';
import { writeInboxCursor } from '@pahiya/api/modules/partner-leads/inbox/inbox-cursor';
import { median } from '../measure.ts';
import type { Line } from '../report.ts';
import type { StartTwin } from '../twin.ts';

const few = 10_000;
const wanted = 0.9;
const warmUps = 100;
const depths = 10;
const agents = 20;
const perStatement = 100_000;

type InboxBench = { readonly startTwin: StartTwin; readonly isQuick: boolean };

/** The inbox of an owner, its tabs and deeper pages, at many leads of one firm beside ten thousand: one request at a time, of
 * both in turn, so that a busy machine slows both alike. */
export async function inboxLine({ startTwin, isQuick }: InboxBench): Promise<Line> {
  const many = isQuick ? 100_000 : 1_000_000;
  const count = many.toLocaleString('en-IN');
  process.stdout.write(`partner inbox: seeding ${count} leads\n`);
  const small = await startTwin('few_leads');
  const large = await startTwin('many_leads');
  const agent = new Agent({ keepAlive: true });
  try {
    const ofFew = await seed(small.sql, few);
    const ofMany = await seed(large.sql, many);
    const [timesFew, timesMany]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < warmUps + (isQuick ? 400 : 2_000); turn += 1) {
      const isFewFirst = turn % 2 === 0;
      const both = [
        { ...{ product: small.product, inbox: ofFew }, times: timesFew },
        { ...{ product: large.product, inbox: ofMany }, times: timesMany },
      ];
      for (const { product, inbox, times } of isFewFirst ? both : both.reverse()) {
        const path = inbox.paths[Math.floor(turn / 2) % inbox.paths.length] ?? '';
        const took = await timed(product.address + path, inbox.headers, agent);
        if (turn >= warmUps) times.push(took);
      }
    }
    const ratio = median(timesFew) / median(timesMany);
    return {
      measured: `partner inbox at ${count} leads of a firm against 10,000, any tab and depth, median`,
      product: `${median(timesMany).toFixed(2)} ms`,
      floor: `${median(timesFew).toFixed(2)} ms`,
      ratio,
      wanted: String(wanted),
      isMet: ratio >= wanted,
    };
  } finally {
    agent.destroy();
    await large.stop();
    await small.stop();
  }
}

function timed(address: string, headers: Inbox['headers'], agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address}: ${answer.statusCode}`));
      answer.resume();
      answer.once('end', () => resolve(performance.now() - began));
    });
    asked.once('error', reject);
    asked.end();
  });
}

type Inbox = {
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
};

/** A firm with its members and leads, and the inbox as its signed-in owner asks for it. One in five leads is open, as in a
 * firm that works. */
async function seed(sql: Database, leads: number): Promise<Inbox> {
  const [firmId, ownerId, token] = [randomUUID(), randomUUID(), randomBytes(32)];
  const cookie = token.toString('base64url');
  const now = new Date();
  await sql`
    insert into partner_firms (id, kind, name, legal_name, state_code, city_id, grievance_name,
      grievance_email, created_at)
    values (${firmId}, 'dealer', 'Bench Motors', 'Bench Motors', 'DL', 10084, 'Meena',
      'care@dealer.example', ${now})`;
  await sql`
    insert into partner_members (id, firm_id, email, display_name, role, password_hash, totp_secret,
      created_at)
    select case when n = 0 then ${ownerId}::uuid else gen_random_uuid() end, ${firmId},
      'member-' || n || '@dealer.example', 'Member ' || n,
      case when n = 0 then 'owner' else 'agent' end, '', '', ${now}
    from generate_series(0, ${agents}::int) n`;
  await sql`
    insert into partner_sessions (id, member_id, token_hash, label, created_at, last_seen_at,
      expires_at)
    values (${randomUUID()}, ${ownerId}, ${createHash('sha256').update(cookie).digest()}, 'Bench',
      ${now}, ${now}, ${new Date(now.getTime() + 12 * 3_600_000)})`;
  for (let from = 0; from < leads; from += perStatement) {
    const until = Math.min(leads, from + perStatement) - 1;
    await sql`
      insert into partner_leads (id, firm_id, member_id, kind, stage, due_at, due_step, created_at,
        closed_at, name_masked, mobile_masked, city_id, title, slot, dedupe_key, last_asked_at,
        quality, quality_parts)
      select gen_random_uuid(), ${firmId}, m.id, 'used-car', s.stage,
        case when s.is_open then ${now}::timestamptz + n * interval '1 second' end,
        case when s.is_open then 'call-back' end, ${now}::timestamptz - n * interval '1 second',
        case when s.is_open then null else ${now}::timestamptz - n * interval '1 second' end,
        'R•••••', '98•••••210', 10084, 'Swift VXI 2019', 'any', int8send(n::bigint),
        ${now}::timestamptz - n * interval '1 second', 50, '{}'
      from generate_series(${from}::int, ${until}::int) n
      join lateral (
        select case when n % 5 > 0
            then (array['won', 'lost', 'returned', 'withdrawn', 'expired'])[1 + n / 5 % 5]
            else (array['contacted', 'meeting', 'offer'])[1 + n / 5 % 3] end as stage,
          n % 5 = 0 as is_open) s on true
      join (
        select id, row_number() over (order by id) - 1 as place from partner_members
        where firm_id = ${firmId} and role = 'agent') m on m.place = n % ${agents}::int`;
  }
  await sql`vacuum analyze partner_leads`;
  const keys = await sql<{ at: Date; leadId: string }[]>`
    select due_at as at, id as "leadId" from (
      select due_at, id, row_number() over (order by due_at, id) as place
      from partner_leads where firm_id = ${firmId} and closed_at is null) open
    where place % greatest(1, ${Math.floor(leads / 5 / depths)}::int) = 0 limit ${depths}`;
  const path = '/api/v1/web/partner/leads';
  return {
    paths: [
      path,
      ...['contacted', 'won', 'lost'].map((tab) => `${path}?tab=${tab}`),
      ...keys.map((key) => `${path}?cursor=${writeInboxCursor(key)}`),
    ],
    headers: { cookie: `pahiya_partner=${cookie}` },
  };
}
