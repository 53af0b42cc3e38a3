import { parseMark } from '@pahiya/domain/registration/vehicle-number';
import { expect, test } from 'vitest';
import { day, recordOf } from '../../../../test/rc-fixtures.ts';
import type { LookupMark } from '../read-lookup-mark.ts';
import { readBody, vehicleBody } from '../vehicle-body.ts';
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

test('the card tells what the vehicle is and how its papers stand, not which one it is', () => {
  const facts = factsOf()('en');
  expect(facts).toEqual({
    brand: 'Pahiya',
    plate: 'DL 8C •• ••30',
    plateStyle: 'private',
    title: 'MARUTI SUZUKI INDIA LTD SWIFT VXI',
    line: 'PETROL  ·  7 years old  ·  RC active',
    papers: [
      {
        title: 'Third-party insurance',
        state: 'soon',
        words: 'Ends soon',
        until: 'until 1 Dec 2026',
      },
      {
        title: 'Pollution certificate',
        state: 'over',
        words: 'Over',
        until: 'ended 10 Nov 2026',
      },
    ],
    source: 'Source: VAHAN, as of 21 Nov 2026',
    sandbox: null,
  });
  expect(JSON.stringify(facts)).not.toMatch(/5030|CAF|A\*\*A|23456/);
});

test('made-up data is marked as such', () => {
  expect(factsOf({}, true)('en').sandbox).toBe('Sandbox data: made up');
  expect(factsOf({}, true)('hi').sandbox).toBe('नमूना डेटा: असली नहीं');
});

test('words are drawn as outlines: markup in a record cannot become part of the picture', async () => {
  const draw = await loadTextDrawer();
  const svg = drawCard(factsOf({ model: '"/><script>alert(1)</script>' })('hi'), draw);
  expect(svg).not.toMatch(/<text|<script|alert/);
  expect(svg).not.toMatch(/NaN|undefined/);
});

test('a name too long for the card is cut, not run over its edge', async () => {
  const draw = await loadTextDrawer();
  const svg = drawCard(factsOf({ model: 'VERY LONG NAME '.repeat(40) })('en'), draw);
  const numbers = [...svg.matchAll(/translate\(75 318\)" fill="[^"]+" d="([^"]+)"/g)]
    .flatMap(([, path]) => path?.match(/-?\d+\.\d/g) ?? [])
    .map(Number);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(1060);
  expect(numbers.length).toBeGreaterThan(100);
});
