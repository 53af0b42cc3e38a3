import { type Language, pathIn } from '@pahiya/domain/shared/language';
import type { StructuredData } from '../../../frame/routing/page-module.ts';
import type { OfficeLine, Question } from './office-line.ts';

type Site = { readonly siteUrl: string; readonly language: Language };

/** The page's FAQs. Source: schema.org FAQPage. */
export function questionData(questions: readonly Question[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

type OfficeFacts = OfficeLine & { readonly city: string | null };

/** The office as structured data, only for active codes with high or medium confidence.
 * Source: schema.org GovernmentOffice. */
export function officeData(
  office: OfficeFacts,
  state: string,
  { siteUrl, language }: Site,
): StructuredData[] {
  const isKnown = office.confidence === 'high' || office.confidence === 'medium';
  if (office.status !== 'active' || !isKnown) return [];
  return [
    {
      '@type': 'GovernmentOffice',
      name: `RTO ${office.office}`,
      identifier: office.display,
      url: siteUrl + pathIn(language, office.path),
      address: {
        '@type': 'PostalAddress',
        ...(office.city === null ? {} : { addressLocality: office.city }),
        addressRegion: state,
        addressCountry: 'IN',
      },
    },
  ];
}
