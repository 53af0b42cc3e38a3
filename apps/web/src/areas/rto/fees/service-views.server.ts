import type { FeeBook } from '@pahiya/domain/rto-services/fee-book';
import type { RtoService } from '@pahiya/domain/rto-services/rto-service';
import { rtoServices, rtoServicesOf, serviceNotes } from '@pahiya/domain/rto-services/rto-services';
import type { Language } from '@pahiya/domain/shared/language';
import { usualFee } from './known-fee.server.ts';
import type { ServicesView, ServiceView } from './service-view.ts';

/** Services for a page: all, vehicle services first and popular ones first in each group, or only the popular ones.
 * `fees`: the sums of the day. */
export function servicesView(
  language: Language,
  which: 'all' | 'popular',
  fees: FeeBook,
): ServicesView {
  const services =
    which === 'popular'
      ? rtoServices.filter(({ isPopular }) => isPopular)
      : [...rtoServicesOf('vehicle'), ...rtoServicesOf('licence')];
  return {
    services: services.map((service) => toView(service, language, fees)),
    indicative: serviceNotes.indicative[language],
    asOf: fees.asOf,
  };
}

function toView(service: RtoService, language: Language, fees: FeeBook): ServiceView {
  const { id, group, isPopular, days } = service;
  return {
    id,
    group,
    isPopular,
    days,
    name: service.name[language],
    summary: service.summary[language],
    forms: service.forms.map(({ number }) => number),
    papers: service.papers.map(({ name, when }) =>
      when === null ? name[language] : `${name[language]} (${when[language]})`,
    ),
    fee: {
      bike: usualFee(service, 'motorcycle', fees),
      car: usualFee(service, 'lmv-private', fees),
    },
    time: service.time?.[language] ?? null,
  };
}
