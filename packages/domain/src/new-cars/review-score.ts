import file from '../../data/review-rules.json' with { type: 'json' };
import { currentOf } from '../shared/dated.ts';
import type { IstDate } from '../shared/ist-date.ts';

/** What a review scores, each from 1 to 5. Rule id: CAR-REVIEW. */
export const reviewAspects = [
  'comfort',
  'performance',
  'mileage',
  'service',
  'value',
  'safety',
] as const;
export type ReviewAspect = (typeof reviewAspects)[number];

/** Scores of one review, 1 to 5. Absent: not scored, for a car that was never serviced for instance. */
export type ReviewScores = Partial<Readonly<Record<ReviewAspect, number>>>;

/** Length of a review's text in characters, both inclusive. */
export const reviewText = {
  least: Math.min(...file.text.map(({ least }) => least)),
  most: Math.max(...file.text.map(({ most }) => most)),
};

/** How a mean is computed on a day: the prior counted in, in reviews and in tenths of a score. */
export type MeanRule = { readonly priorReviews: number; readonly priorTenths: number };

/** The rule of a day. Throws before the first row: a bug. */
export function meanRuleOn(on: IstDate): MeanRule {
  const row = currentOf(file.mean, on);
  if (row === null) throw new RangeError(`no rule for the mean of reviews on ${on}`);
  return row;
}

/** The score of one review: the mean of what it scored, unrounded. At least one must be scored. */
export function reviewScore(scores: ReviewScores): number {
  return sixtiethsOf(scores) / 60;
}

/** In whole sixtieths, which hold the mean of one to six scores exactly: sums of fractions would depend on the order of
 * the reviews. */
function sixtiethsOf(scores: ReviewScores): number {
  const given = reviewAspects.flatMap((aspect) => scores[aspect] ?? []);
  if (given.length === 0) throw new RangeError('a review without a score');
  return (sum(given) * 60) / given.length;
}

/** What the reviews of a model say together. */
export type ReviewSummary = {
  readonly count: number;
  /** Bayesian mean in tenths; null without a review. */
  readonly meanTenths: number | null;
  /** Plain means in tenths of what was scored, with the number of reviews that did; without those nobody scored. */
  readonly aspects: readonly {
    readonly aspect: ReviewAspect;
    readonly meanTenths: number;
    readonly count: number;
  }[];
};

/** Puts reviews together: a few reviews cannot carry a mean to either end, as the prior is counted in with them. */
export function summarizeReviews(reviews: readonly ReviewScores[], on: IstDate): ReviewSummary {
  const { priorReviews, priorTenths } = meanRuleOn(on);
  const sixtieths = sum(reviews.map(sixtiethsOf)) * 10 + priorReviews * priorTenths * 60;
  const aspects = reviewAspects.flatMap((aspect) => {
    const given = reviews.flatMap((scores) => scores[aspect] ?? []);
    if (given.length === 0) return [];
    return [
      { aspect, meanTenths: Math.round((sum(given) * 10) / given.length), count: given.length },
    ];
  });
  return {
    count: reviews.length,
    meanTenths:
      reviews.length === 0 ? null : Math.round(sixtieths / (60 * (priorReviews + reviews.length))),
    aspects,
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
