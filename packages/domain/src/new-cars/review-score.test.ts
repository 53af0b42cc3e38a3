import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseIstDate } from '../shared/ist-date.ts';
import { type ReviewScores, reviewAspects, reviewScore, summarizeReviews } from './review-score.ts';

const today = parseIstDate('2026-11-25');
if (today === null) throw new Error('no day');

const score = fc.integer({ min: 1, max: 5 });
const scores: fc.Arbitrary<ReviewScores> = fc
  .dictionary(fc.constantFrom(...reviewAspects), score, { minKeys: 1 })
  .map((given) => ({ ...given }));

test('five reviews of 3.5 are counted in with the real ones', () => {
  expect(summarizeReviews([], today).meanTenths).toBeNull();
  // (5 × 3.5 + 5) / 6
  expect(summarizeReviews([{ comfort: 5 }], today).meanTenths).toBe(38);
  // (5 × 3.5 + 100 × 5) / 105
  const many = Array.from({ length: 100 }, () => ({ comfort: 5, value: 5 }));
  expect(summarizeReviews(many, today)).toMatchObject({ count: 100, meanTenths: 49 });
});

test('a review is the mean of what it scored, and an aspect of those who scored it', () => {
  expect(reviewScore({ comfort: 5, service: 2 })).toBe(3.5);
  const { aspects } = summarizeReviews([{ comfort: 5, service: 2 }, { comfort: 4 }], today);
  expect(aspects).toEqual([
    { aspect: 'comfort', meanTenths: 45, count: 2 },
    { aspect: 'service', meanTenths: 20, count: 1 },
  ]);
});

test('a mean is between the lowest and the highest of its reviews and the prior, whatever their order', () => {
  fc.assert(
    fc.property(fc.array(scores, { minLength: 1 }), (reviews) => {
      const all = [...reviews.map(reviewScore), 3.5];
      const { meanTenths } = summarizeReviews(reviews, today);
      expect(meanTenths).toBeGreaterThanOrEqual(Math.floor(Math.min(...all) * 10));
      expect(meanTenths).toBeLessThanOrEqual(Math.ceil(Math.max(...all) * 10));
      expect(summarizeReviews([...reviews].reverse(), today).meanTenths).toBe(meanTenths);
    }),
  );
});

test('a better review never lowers a mean', () => {
  fc.assert(
    fc.property(fc.array(scores), scores, (reviews, review) => {
      const best = Object.fromEntries(reviewAspects.map((aspect) => [aspect, 5]));
      const before = summarizeReviews([...reviews, review], today).meanTenths ?? 0;
      expect(summarizeReviews([...reviews, best], today).meanTenths).toBeGreaterThanOrEqual(before);
    }),
  );
});
