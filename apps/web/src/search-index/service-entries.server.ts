import type { FeeBook } from '@pahiya/domain/rto-services/fee-book';
import type { RtoService } from '@pahiya/domain/rto-services/rto-service';
import { drivingAges, rtoServices } from '@pahiya/domain/rto-services/rto-services';
import type { SearchEntry } from '@pahiya/domain/search/search-entry';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { feeText, timeText } from '../areas/rto/fees/fee-text.ts';
import type { ServiceView } from '../areas/rto/fees/service-view.ts';
import { servicesView } from '../areas/rto/fees/service-views.server.ts';
import { copyOf } from '../frame/copy/copy-store.ts';
import { sentences } from '../frame/copy/sentences.ts';

/** Services of registering and licensing offices, with forms, papers, ages, fee and time, as they are on a
 * day. */
export function serviceEntries(
  language: Language,
  { fees, today }: { readonly fees: FeeBook; readonly today: IstDate },
): readonly SearchEntry[] {
  const { services, indicative } = servicesView(language, 'all', fees);
  const byId = new Map(rtoServices.map((service) => [service.id, service]));
  return services.flatMap((view) => {
    const service = byId.get(view.id);
    if (service === undefined) return [];
    return [
      {
        kind: 'service' as const,
        ref: view.id,
        language,
        title: view.name,
        summary: view.summary,
        body: bodyOf(view, service, { language, indicative, today }),
        tags: [
          view.id.replaceAll('-', ' '),
          ...view.forms.map((form) => `form ${form}`),
          ...(service.hasAges ? [copyOf(language, 'rto-pages').services.age] : []),
        ],
        path: `/rto-services/${view.id}`,
        weight: view.isPopular ? 1.1 : 1,
      },
    ];
  });
}

function bodyOf(
  view: ServiceView,
  service: RtoService,
  {
    language,
    indicative,
    today,
  }: { readonly language: Language; readonly indicative: string; readonly today: IstDate },
): string {
  const words = copyOf(language, 'rto-pages').services;
  const time = timeText(view, words);
  const parts: readonly (string | null)[] = [
    view.summary,
    ...(service.hasAges ? drivingAges(today) : []).map(
      ({ years, name }) => `${words.age} ${words.ageOf(years)}: ${name[language]}`,
    ),
    `${words.fee}: ${feeText(view.fee, words)}`,
    indicative,
    view.forms.length === 0 ? null : `${words.forms}: ${view.forms.join(', ')}`,
    view.papers.length === 0 ? null : `${words.papers}: ${view.papers.join(', ')}`,
    time === null ? null : `${words.time}: ${time}`,
    service.when?.[language] ?? null,
    ...service.notes.map((note) => note[language]),
    ...service.stops.map((stop) => stop.words[language]),
  ];
  return sentences(language, ...parts.filter((part) => part !== null));
}
