import { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressUnit } from './address.ts';
import { RefusedRequest } from './refusal.ts';

/** Bodies up to this size are not counted. */
const smallBodyBytes = 64 * 1024;

/** Limits the bytes of large bodies that the process reads and parses at the same time. */
export type LargeBodies = {
  /** Reserves room for a body; null when there is none left, for everyone or for this address. Call the result once the
   * request is over. */
  readonly reserve: (bytes: number, address: string) => (() => void) | null;
};

/** A ceiling on large bodies: `maxBytes` in the process, `maxBytesPerAddress` of one address (a /64 of IPv6). */
export function createLargeBodies({
  maxBytes,
  maxBytesPerAddress,
}: {
  readonly maxBytes: number;
  readonly maxBytesPerAddress: number;
}): LargeBodies {
  const byAddress = new Map<string, number>();
  let inUse = 0;
  return {
    reserve: (bytes, address) => {
      const unit = addressUnit(address);
      const ofUnit = byAddress.get(unit) ?? 0;
      if (inUse + bytes > maxBytes || ofUnit + bytes > maxBytesPerAddress) return null;
      inUse += bytes;
      byAddress.set(unit, ofUnit + bytes);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        inUse -= bytes;
        const left = (byAddress.get(unit) ?? 0) - bytes;
        if (left > 0) byAddress.set(unit, left);
        else byAddress.delete(unit);
      };
    },
  };
}

/** The room of one process. A body takes about three times its size while it is read, parsed and stored; the server's
 * heap is limited to 160 MB (`scripts/bootstrap/server-flags.mjs`). One address may send two documents of the largest
 * size. */
export const largeBodiesOfProcess = (): LargeBodies =>
  createLargeBodies({ maxBytes: 40 * 1024 * 1024, maxBytesPerAddress: 24 * 1024 * 1024 });

/** Reserves room for a request body until the request ends, or refuses it before it is read. A body of unknown length
 * counts as the largest the route accepts. In-process requests of a page belong to one that is counted already. */
export function holdRoom(
  bodies: LargeBodies,
  request: FastifyRequest,
  reply: FastifyReply,
  bodyLimit: number,
): void {
  if (!(request.raw instanceof IncomingMessage)) return;
  const written = Number(request.headers['content-length'] ?? bodyLimit);
  const bytes = Math.min(Number.isFinite(written) ? written : bodyLimit, bodyLimit);
  if (bytes <= smallBodyBytes) return;
  const release = bodies.reserve(bytes, request.ip);
  if (release === null) throw new RefusedRequest(noRoom);
  reply.raw.once('close', release);
}

const noRoom = {
  code: 'server/unavailable',
  detail: 'Too many files are being uploaded at the moment. Please try again.',
  retryAfterSeconds: 10,
} as const;
