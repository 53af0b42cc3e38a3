import { officesOfState } from '@pahiya/domain/places/rto-offices';
import { stateSlug } from '@pahiya/domain/places/slugs';
import { findState } from '@pahiya/domain/places/states';
import type { RtoService } from '@pahiya/domain/rto-services/rto-service';
import type { Language } from '@pahiya/domain/shared/language';
import { usualFee } from '../fees/known-fee.server.ts';
import { roadTaxView } from '../fees/road-tax-view.server.ts';
import type { RuledDay } from '../fees/ruled-day.server.ts';
import type { FeeView } from '../fees/service-view.ts';
import { serviceGuide } from './service-guide.server.ts';

/** Services that include road tax. */
const taxed: ReadonlySet<string> = new Set(['new-registration', 'new-mark-after-move', 'road-tax']);

/** The checklist of a service, for a state if a known one is given. */
export function checklistPage(
  service: RtoService,
  stateCode: string,
  { language, ...day }: RuledDay & { readonly language: Language },
) {
  const state = findState(stateCode);
  return {
    guide: serviceGuide(service, language, day),
    fee: {
      bike: usualFee(service, 'motorcycle', day.rules.fees),
      car: usualFee(service, 'lmv-private', day.rules.fees),
    } satisfies FeeView,
    state:
      state === null
        ? null
        : {
            code: state.code,
            path: `/rto/${stateSlug(state.code)}`,
            offices: officesOfState(state.code).length,
            hasPartialRegistry: state.hasPartialRegistry,
            roadTax: taxed.has(service.id) ? roadTaxView(state.code, language, day.rules) : null,
            hasRoadTax: taxed.has(service.id),
          },
  };
}
