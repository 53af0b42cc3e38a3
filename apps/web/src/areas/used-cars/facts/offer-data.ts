import { type Language, pathIn } from '@pahiya/domain/shared/language';
import type { StructuredData } from '../../../frame/routing/page-module.ts';
import type { UsedCarCard } from './used-car-paths.ts';

/** A used car with its offer. Source: schema.org Car and Offer. */
export function offerData(
  { make, madeYear, km, colour, pricePaise, seller }: UsedCarCard,
  { name, path }: { readonly name: string; readonly path: string },
  { siteUrl, language }: { readonly siteUrl: string; readonly language: Language },
): StructuredData {
  const url = siteUrl + pathIn(language, path);
  return {
    '@type': 'Car',
    ...{ name, url, color: colour, vehicleModelDate: String(madeYear) },
    brand: { '@type': 'Brand', name: make.name },
    itemCondition: 'https://schema.org/UsedCondition',
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: km, unitCode: 'KMT' },
    offers: {
      '@type': 'Offer',
      ...{ url, price: String(pricePaise / 100), priceCurrency: 'INR' },
      availability: 'https://schema.org/InStock',
      seller: { '@type': seller === 'dealer' ? 'AutoDealer' : 'Person' },
    },
  };
}
