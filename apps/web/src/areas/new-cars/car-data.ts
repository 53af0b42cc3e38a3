import { type Language, pathIn } from '@pahiya/domain/shared/language';
import type { StructuredData } from '../../frame/routing/page-module.ts';

type Car = {
  readonly make: string;
  readonly name: string;
  readonly path: string;
  readonly bodyType: string;
  /** Mean of the reviews, as the page shows it. */
  readonly score?: { readonly tenths: number; readonly count: number } | undefined;
};

/** A car without an offer: nobody sells it here. Source: schema.org Car. */
export function carData(
  { make, name, path, bodyType, score }: Car,
  { siteUrl, language }: { readonly siteUrl: string; readonly language: Language },
): StructuredData {
  return {
    '@type': 'Car',
    name,
    brand: { '@type': 'Brand', name: make },
    bodyType,
    url: siteUrl + pathIn(language, path),
    ...(score !== undefined && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: score.tenths / 10,
        bestRating: 5,
        ratingCount: score.count,
      },
    }),
  };
}
