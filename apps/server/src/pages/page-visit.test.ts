import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { visitOf } from './page-visit.ts';

const request = { url: '/status', cookies: {} } as FastifyRequest;
const at = (seconds: number) => new Date(Date.parse('2026-11-21T04:44:00Z') + seconds * 1000);
const visitAt = (seconds: number, freshSeconds?: number) =>
  visitOf(request, {
    reading: { content: [], ...(freshSeconds === undefined ? {} : { freshSeconds }) },
    versions: new Map([['layout', 3]]),
    now: at(seconds),
  });

test('a page that changes by itself is never shown from bytes older than it says', () => {
  const { stamp, key } = visitAt(0, 30);
  expect(visitAt(29, 30).stamp).toBe(stamp);
  expect(visitAt(30, 30).stamp).not.toBe(stamp);
  expect(visitAt(30, 30).key).toBe(key);
});

test('other pages stand until their content changes', () => {
  expect(visitAt(0).stamp).toBe('3');
  expect(visitAt(3600).stamp).toBe('3');
});
