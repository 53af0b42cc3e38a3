import { randomInt, randomUUID } from 'node:crypto';
import type { Answer } from '../ask.ts';
import { callUntilAnswered } from './persistent-call.ts';

/** Counts of a person's acts. */
export type BuyerCounts = { ordered: number; paid: number; gaveUp: number };

/** A signed-in person with the addresses of server and sandbox. */
export type Buyer = {
  readonly base: string;
  readonly sandbox: string;
  /** Ten digits. */
  readonly mobile: string;
  /** `Cookie` header of the session. */
  readonly cookie: string;
  readonly counts: BuyerCounts;
  /** Ids of the RTO work ordered so far; absent: orders none, since nobody is at the desk. */
  readonly rtoOrders?: Set<string>;
};

/** A call with its own idempotency key, retried until answered; null when it is refused. When the server was killed
 * during it, its key is "in progress" for a while: a person then clicks again, with another key. */
export async function send<Data>(buyer: Buyer, path: string, body: object): Promise<Data | null> {
  let answer = await sendOnce(buyer, path, body);
  if (answer.text.includes('request/idempotency-in-progress')) {
    answer = await sendOnce(buyer, path, body);
  }
  return answer.status < 300 ? (JSON.parse(answer.text) as { data: Data }).data : null;
}

/** A call that must be answered with 2xx. */
export async function post<Data>(buyer: Buyer, path: string, body: object): Promise<Data> {
  const answer = await sendOnce(buyer, path, body);
  if (answer.status >= 300) throw new Error(`${path} was refused: ${answer.text}`);
  return (JSON.parse(answer.text) as { data: Data }).data;
}

/** A read that must be answered with 2xx. */
export async function read<Data>(buyer: Buyer, path: string): Promise<Data> {
  const headers = { cookie: buyer.cookie };
  const answer = await callUntilAnswered(buyer.base, `/api/v1/web${path}`, { headers });
  if (answer.status >= 300) throw new Error(`${path} was refused: ${answer.text}`);
  return (JSON.parse(answer.text) as { data: Data }).data;
}

function sendOnce(buyer: Buyer, path: string, body: object): Promise<Answer> {
  return callUntilAnswered(buyer.base, `/api/v1/web${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
      cookie: buyer.cookie,
    },
    body: JSON.stringify(body),
  });
}

/** A vehicle number of Delhi, with an ending that may stand for a behaviour of the sandbox. */
export function someVehicle(ending: string): string {
  // No I and no O: they look like digits, and plates do without them.
  const letter = 'ABCDEFGHJKLMNPQRSTUVWXYZ'.charAt(randomInt(24));
  return `DL${randomInt(1, 9)}CA${letter}${ending}`;
}

/** One of these, at random. */
export function pick<Item>(items: readonly [Item, ...Item[]]): Item {
  return items[randomInt(items.length)] ?? items[0];
}
