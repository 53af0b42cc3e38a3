import { officesOfState } from '@pahiya/domain/places/rto-offices';
import { stateSlug } from '@pahiya/domain/places/slugs';
import { findState } from '@pahiya/domain/places/states';
import type { RtoService } from '@pahiya/domain/rto-services/rto-service';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { usualFee } from '../fees/known-fee.server.ts';
import { roadTaxView } from '../fees/road-tax-view.server.ts';
import type { FeeView } from '../fees/service-view.ts';
import { serviceGuide } from './service-guide.server.ts';

/** Services that include road tax. */
const taxed: ReadonlySet<string> = new Set(['new-registration', 'new-mark-after-move', 'road-tax']);

/** The checklist of a service, for a state if a known one is given. */
export function checklistPage(
  service: RtoService,
  stateCode: string,
  { language, today }: Pick<PageTools, 'language' | 'today'>,
) {
  const state = findState(stateCode);
  return {
    guide: serviceGuide(service, language, today),
    fee: {
      bike: usualFee(service, 'motorcycle'),
      car: usualFee(service, 'lmv-private'),
    } satisfies FeeView,
    state:
      state === null
        ? null
        : {
            code: state.code,
            path: `/rto/${stateSlug(state.code)}`,
            offices: officesOfState(state.code).length,
            hasPartialRegistry: state.hasPartialRegistry,
            roadTax: taxed.has(service.id) ? roadTaxView(state.code, language) : null,
            hasRoadTax: taxed.has(service.id),
          },
  };
}
