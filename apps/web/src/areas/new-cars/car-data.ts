import { type Language, pathIn } from '@pahiya/domain/shared/language';
import type { StructuredData } from '../../frame/routing/page-module.ts';

type Car = {
  readonly make: string;
  readonly name: string;
  readonly path: string;
  readonly bodyType: string;
};

/** A car without an offer: nobody sells it here. Source: schema.org Car. */
export function carData(
  { make, name, path, bodyType }: Car,
  { siteUrl, language }: { readonly siteUrl: string; readonly language: Language },
): StructuredData {
  return {
    '@type': 'Car',
    name,
    brand: { '@type': 'Brand', name: make },
    bodyType,
    url: siteUrl + pathIn(language, path),
  };
}
