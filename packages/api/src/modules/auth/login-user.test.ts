import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { tell } from './login-user.ts';

test("a module that fails to carry over the guest's data stops neither the sign-in nor the next module", async () => {
  const noted: unknown[] = [];
  const told: string[] = [];
  const request = { log: { error: (what: unknown) => noted.push(what) } };
  await tell(
    [
      async () => {
        throw new RangeError('9812345210 is in this message');
      },
      async ({ userId }) => {
        told.push(userId);
      },
    ],
    {
      userId: 'u',
      deviceId: 'd',
      request: request as unknown as FastifyRequest,
      reply: {} as FastifyReply,
    },
  );
  expect(told).toEqual(['u']);
  expect(noted).toEqual([{ kind: 'RangeError' }]);
});
