import { type Language, pathIn } from '@pahiya/domain/shared/language';
import type { StructuredData } from '../../../frame/routing/page-module.ts';
import { servicePath } from '../fees/service-paths.ts';
import type { ServiceGuide } from './service-guide.server.ts';

type Site = { readonly siteUrl: string; readonly language: Language };

/** A service of the RTOs, not of ours. Source: schema.org GovernmentService. */
export function serviceData(
  { id, name, summary, group }: ServiceGuide,
  { siteUrl, language }: Site,
): StructuredData {
  return {
    '@type': 'GovernmentService',
    name,
    description: summary,
    serviceType: group === 'vehicle' ? 'Vehicle registration' : 'Driving licence',
    provider: { '@type': 'GovernmentOrganization', name: 'Regional Transport Office' },
    areaServed: { '@type': 'Country', name: 'India' },
    url: siteUrl + pathIn(language, servicePath(id)),
  };
}
