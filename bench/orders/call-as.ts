import { randomUUID } from 'node:crypto';
import type { Person } from '../challans/seed-searches.ts';

/** Calls the API as a person; a body makes it a POST. */
export async function callAs<Data>(
  address: string,
  { cookie }: Pick<Person, 'cookie'>,
  { path, body }: { readonly path: string; readonly body?: object },
): Promise<Data> {
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${address}/api/v1/web${path}`, {
    ...sent,
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}
