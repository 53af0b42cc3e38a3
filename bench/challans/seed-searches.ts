import { randomUUID } from 'node:crypto';
import type { Database } from '@pahiya/api/db/database';
import { insertSession } from '@pahiya/api/modules/auth/session-repository';
import { sessionCookie } from '@pahiya/api/modules/auth/session-token';

/** A signed-in person, with the session's header. */
export type Person = {
  readonly userId: string;
  readonly mobile: string;
  readonly cookie: string;
};

/** A search with one unique challan. */
export type Search = {
  readonly discoveryId: string;
  readonly challanNumber: string;
  readonly person: Person;
};

/** A search made by the product, whose responses the seeded ones copy. */
export type SearchTemplate = { readonly discoveryId: string; readonly challanNumber: string };

let made = 0;

/** Accounts with a session each. */
export async function seedPeople(sql: Database, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const userId = randomUUID();
    made += 1;
    const mobile = `98${String(made).padStart(8, '0')}`;
    await sql`insert into users (id, mobile, created_at, last_signed_in_at)
      values (${userId}, ${mobile}, now(), now())`;
    const device = { deviceId: randomUUID(), label: 'bench', now: new Date() };
    const { token } = await insertSession(sql, { userId, ...device });
    people.push({ userId, mobile, cookie: `${sessionCookie}=${token}` });
  }
  return people;
}

/** Copies a search: for each person in turn, with another vehicle and another challan number in all responses. */
export async function seedSearches(
  sql: Database,
  template: SearchTemplate,
  people: readonly Person[],
  count: number,
): Promise<Search[]> {
  const searches = Array.from({ length: count }, (_, index): Search => {
    const person = people[index % people.length];
    if (person === undefined) throw new Error('nobody to search');
    made += 1;
    const digits = template.challanNumber.length - 2;
    const challanNumber = `KA${String(made).padStart(digits, '0')}`;
    return { discoveryId: randomUUID(), challanNumber, person };
  });
  const ids = searches.map(({ discoveryId }) => discoveryId);
  const users = searches.map(({ person }) => person.userId);
  const numbers = searches.map(({ challanNumber }) => challanNumber);
  const vehicles = searches.map(({ challanNumber }) => `KA05${challanNumber.slice(-6)}`);
  await sql`
    insert into challan_discoveries
      (id, vehicle_number, user_id, device_hash, started_at, expires_at)
    select s.id, s.vehicle, s.user_id, d.device_hash, now(), now() + interval '1 day'
    from unnest(${ids}::uuid[], ${vehicles}::text[], ${users}::uuid[]) as s (id, vehicle, user_id)
    cross join challan_discoveries d where d.id = ${template.discoveryId}`;
  await sql`
    insert into challan_discovery_sources
      (discovery_id, source, state, failure, challans, fetched_at, answered_at)
    select s.id, t.source, t.state, t.failure,
      replace(t.challans::text, ${template.challanNumber}, s.number)::jsonb, now(), now()
    from unnest(${ids}::uuid[], ${numbers}::text[]) as s (id, number)
    cross join challan_discovery_sources t where t.discovery_id = ${template.discoveryId}`;
  return searches;
}
