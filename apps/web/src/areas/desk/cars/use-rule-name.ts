import type { Answer } from '@pahiya/api-client/api-client';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';

type Named = Pick<Answer<'deskTaxRules'>['rules'][number], 'kind' | 'stateCode' | 'from'>;

/** Names a rule by its kind, state and first day. */
export function useRuleName(): (rule: Named) => string {
  const copy = useCopy('desk-tax-rules');
  const { language } = usePage();
  return ({ kind, stateCode, from }) => {
    const states: Readonly<Record<string, string>> = copy.states;
    const where = stateCode === '' ? copy.india : (states[stateCode] ?? stateCode);
    return copy.ruleName(copy.kinds[kind], where, formatIstDate(from as IstDate, language));
  };
}
