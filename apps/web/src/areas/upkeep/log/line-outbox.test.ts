import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OutboxEntry } from '../../../parts/outbox/outbox-entry.ts';
import { lineKey, mendPathOf, waitingLine } from './line-outbox.ts';
import { readLine, type SentLine } from './read-line.ts';
import { typedOfSent } from './typed-line.ts';

const line: SentLine = {
  kind: 'fuel',
  on: '2026-11-20',
  km: 25_000,
  fuel: 'petrol',
  quantity: 30_000,
  isFull: true,
  isMissed: false,
};

test('a line sent again has its key, another line or another form has not', () => {
  const key = lineKey('8a1f9c52', line);
  expect(lineKey('8a1f9c52', { ...line })).toBe(key);
  expect(key).toMatch(/^8a1f9c52-[0-9a-f]{1,8}$/);
  const others = [
    lineKey('8a1f9c53', line),
    lineKey('8a1f9c52', { ...line, km: 25_001 }),
    lineKey('8a1f9c52', { ...line, odometer: 'true' }),
    lineKey('8a1f9c52', { ...line, note: 'नोट' }),
  ];
  expect(new Set([key, ...others]).size).toBe(5);
});

const lineId = '8a1f9c52-3b77-4d0e-9f0a-1c2d3e4f5a6b';
const post = (body: OutboxEntry['body'], more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...{ id: 'k 1', box: 'log:DL8CAF5030', path: '/', file: null, label: '', addedAt: 7 },
  ...{ state: 'refused', code: 'garage/odometer-conflict', body },
  ...more,
});

test('a refused line opens in its form, a correction in the form of its line, a photo in none', () => {
  const mend = (entry: OutboxEntry) => mendPathOf('DL8CAF5030', entry);
  const add = '/garage/DL8CAF5030/log/add?kind=fuel';
  expect(mend(post(line))).toBe(`${add}&waiting=k%201`);
  const correction = { act: 'edit', entryId: lineId, version: 2, entry: line };
  expect(mend(post(correction))).toBe(`${add}&line=${lineId}&page=1&waiting=k%201`);
  // Its line is gone: it becomes a new one.
  expect(mend(post(correction, { code: 'garage/entry-not-found' }))).toBe(`${add}&waiting=k%201`);
  const file = { field: 'contentBase64', blob: new Blob(['x']) };
  expect(mend(post({ entryId: lineId }, { file }))).toBeNull();
});

test('a waiting post is shown as it was typed', () => {
  const correction = { act: 'edit', entryId: lineId, entry: { ...line, costPaise: 150_050 } };
  const waiting = waitingLine(post(correction));
  expect(waiting).toMatchObject({
    corrects: lineId,
    makes: null,
    code: 'garage/odometer-conflict',
  });
  expect(waiting && typedOfSent(waiting.sent)).toMatchObject({
    ...{ on: '20/11/2026', km: '25000', fuel: 'petrol', category: '', quantity: '30' },
    ...{ cost: '1500.5', title: '', isFull: true, isMissed: false },
  });
  expect(waitingLine(post(line, { makes: lineId }))).toMatchObject({
    corrects: null,
    makes: lineId,
  });
  const work: SentLine = { kind: 'service', on: '2026-11-20', category: 'repair', title: 'Clutch' };
  expect(typedOfSent(work)).toMatchObject({
    category: 'repair',
    fuel: '',
    km: '',
    title: 'Clutch',
  });
});

test('what the form shows of a waiting line is read as the same line again', () => {
  const common = {
    on: fc.constantFrom('2024-02-29', '2026-11-20', '2000-01-01'),
    costPaise: fc.integer({ min: 0, max: 999_999_999 }),
    place: fc.constantFrom('Asha Motors, Pune', 'पंप'),
    note: fc.constantFrom('a\nb', '1,5'),
  };
  const km = fc.integer({ min: 0, max: 2_000_000 });
  const fill = fc.record(
    {
      ...common,
      kind: fc.constant('fuel' as const),
      km,
      fuel: fc.constantFrom('petrol' as const, 'cng' as const),
      quantity: fc.integer({ min: 1, max: 2_000_000 }),
      isFull: fc.boolean(),
      isMissed: fc.boolean(),
    },
    { requiredKeys: ['kind', 'on', 'km', 'fuel', 'quantity', 'isFull', 'isMissed'] },
  );
  const work = fc.record(
    {
      ...common,
      kind: fc.constant('service' as const),
      category: fc.constantFrom('repair' as const, 'wash' as const),
      km,
      title: fc.constantFrom('Clutch', '=1+1'),
    },
    { requiredKeys: ['kind', 'on', 'category'] },
  );
  fc.assert(
    fc.property(fc.oneof(fill, work), (sent) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(typedOfSent(sent))) {
        if (value === true) form.set(name, 'yes');
        else if (value !== false) form.set(name, value);
      }
      expect(readLine(form, sent.kind)).toMatchObject({ faults: [], sent });
    }),
  );
});
