import { parseMark } from '@pahiya/domain/registration/vehicle-number';
import { expect, test } from 'vitest';
import { day, recordOf } from '../../../test/rc-fixtures.ts';
import type { LookupMark } from '../vehicle/read-lookup-mark.ts';
import { readBody, vehicleBody } from '../vehicle/vehicle-body.ts';
import { cardFacts } from './card-facts.ts';
import { drawCard } from './draw-card.ts';
import { loadTextDrawer } from './outline-text.ts';

function factsOf(changes: Parameters<typeof recordOf>[1] = {}, sandbox = false) {
  const mark = parseMark('DL8CAF5030');
  if (!mark.ok) throw new Error('a mark');
  const at = new Date('2026-11-20T20:00:00Z');
  const body = vehicleBody({
    mark: mark.value as LookupMark,
    record: recordOf('DL8CAF5030', changes),
    source: { id: 'vahan', name: 'VAHAN', sandbox },
    fetchedAt: at,
    freshUntil: at,
    reports: [],
  });
  return (language: 'en' | 'hi') =>
    cardFacts(readBody(body), { brand: 'Pahiya', today: day('2026-11-21'), language });
}

test('the card names the model and its expired documents, and does not identify the vehicle', () => {
  const facts = factsOf()('en');
  expect(facts).toEqual({
    brand: 'Pahiya',
    plate: 'DL 8C •• ••30',
    plateStyle: 'private',
    title: 'Maruti Suzuki Swift VXI',
    line: 'Petrol  ·  7 years old  ·  RC active',
    papers: [
      { title: 'PUC', state: 'over', words: 'Expired', until: 'on 10 Nov 2026' },
      {
        title: 'Third-party insurance',
        state: 'soon',
        words: 'Expires soon',
        until: 'upto 1 Dec 2026',
      },
      { title: 'Registration', state: 'in-order', words: 'Valid', until: 'upto 13 Mar 2034' },
    ],
    source: 'As per VAHAN, 21 Nov 2026',
    sandbox: null,
  });
  expect(JSON.stringify(facts)).not.toMatch(/5030|CAF|A\*\*A|23456/);
});

test('sandbox data is marked as such', () => {
  expect(factsOf({}, true)('en').sandbox).toBe('Sandbox data');
  expect(factsOf({}, true)('hi').sandbox).toBe('सैंडबॉक्स डेटा');
});

test('expired own-damage cover is on the card', () => {
  const { insurance } = recordOf('DL8CAF5030');
  const facts = factsOf({ insurance: { ...insurance, ownDamageUpto: day('2026-11-02') } })('en');
  expect(facts.papers.map(({ title, words }) => [title, words])).toContainEqual([
    'Own-damage insurance',
    'Expired',
  ]);
});

test('markup in a record is drawn as outlines and cannot become part of the image', async () => {
  const draw = await loadTextDrawer();
  const svg = drawCard(factsOf({ model: '"/><script>alert(1)</script>' })('hi'), draw);
  expect(svg).not.toMatch(/<text|<script|alert/);
  expect(svg).not.toMatch(/NaN|undefined/);
});

test('a long name is truncated at the edge of the card', async () => {
  const draw = await loadTextDrawer();
  const svg = drawCard(factsOf({ model: 'VERY LONG NAME '.repeat(40) })('en'), draw);
  const numbers = [...svg.matchAll(/translate\(75 318\)" fill="[^"]+" d="([^"]+)"/g)]
    .flatMap(([, path]) => path?.match(/-?\d+\.\d/g) ?? [])
    .map(Number);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(1060);
  expect(numbers.length).toBeGreaterThan(100);
});
