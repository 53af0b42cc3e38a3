import { timingSafeEqual } from 'node:crypto';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { ResaleSummary } from '@pahiya/domain/upkeep/resale-summary';
import { z } from 'zod';
import { keyedHash } from '../../http/keyed-hash.ts';

const purpose = 'resale-pack';
const longestCode = 1000;

/** What a pack states, as its code carries it. */
export type ResaleFacts = ResaleSummary & {
  readonly vehicleNumber: VehicleNumber;
  readonly madeAt: string;
  /** By which its keeper can end it; files made before that was possible have none. */
  readonly packId?: string | undefined;
};

const facts = z.strictObject({
  vehicleNumber: z.string().transform((text) => text as VehicleNumber),
  madeAt: z.string(),
  packId: z.uuid().optional(),
  lines: z.int(),
  works: z.int(),
  firstOn: z.string().nullable(),
  lastOn: z.string().nullable(),
  lastKm: z.int().nullable(),
  longestGap: z.int().nullable(),
});

/** The code of a pack: its facts and our signature. Of what it states nothing is stored, so it says the same for as long
 * as it is valid, whatever happens to the log. */
export function resaleCode(secret: Uint8Array, given: ResaleFacts): string {
  const text = Buffer.from(JSON.stringify(given)).toString('base64url');
  return `${text}.${keyedHash(secret, purpose, text).toString('base64url')}`;
}

/** The facts of a code; null when it is not ours, or was changed. */
export function readResaleCode(secret: Uint8Array, code: string): ResaleFacts | null {
  const [text = '', signature = ''] = code.slice(0, longestCode).split('.', 2);
  const expected = keyedHash(secret, purpose, text);
  const sent = Buffer.from(signature, 'base64url');
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
  const read = facts.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return read.success ? (read.data as ResaleFacts) : null;
}
