import { officesOfState } from '@pahiya/domain/places/rto-offices';
import { stateSlug } from '@pahiya/domain/places/slugs';
import { findState } from '@pahiya/domain/places/states';
import { ordinaryFees } from '@pahiya/domain/rto-services/ordinary-fees';
import type { RtoService } from '@pahiya/domain/rto-services/rto-service';
import type { Language } from '@pahiya/domain/shared/language';
import { roadTaxView } from '../road-tax-view.server.ts';
import type { FeeView } from '../service-view.ts';
import { serviceGuide } from './service-guide.server.ts';

/** Services with which road tax is paid. */
const taxed: ReadonlySet<string> = new Set(['new-registration', 'new-mark-after-move', 'road-tax']);

/** A service as a list to tick, for a state when one is named; null for no such state is as if none was. */
export function checklistPage(service: RtoService, stateCode: string, language: Language) {
  const state = findState(stateCode);
  return {
    guide: serviceGuide(service, language),
    fee: {
      bike: feeFor(service, 'motorcycle'),
      car: feeFor(service, 'lmv-private'),
    } satisfies FeeView,
    state:
      state === null
        ? null
        : {
            code: state.code,
            path: `/rto/${stateSlug(state.code)}`,
            offices: officesOfState(state.code).length,
            hasPartialRegistry: state.hasPartialRegistry,
            roadTax: taxed.has(service.id) ? roadTaxView(state.code, language).words : [],
          },
  };
}

function feeFor(service: RtoService, vehicleClass: 'motorcycle' | 'lmv-private') {
  const fees = ordinaryFees(service, vehicleClass);
  return fees.ok ? fees.value.centralFee : null;
}
