import { plazaAdvice } from '@pahiya/domain/fastag/plaza-advice';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { Clock } from '@pahiya/ui/icons';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';

/** When a plaza sees a recharge, by the kind of road, from the dated rule and with its source. */
export function PlazaNote() {
  const { plaza } = useCopy('tollsetu');
  const { language, nowIso } = usePage();
  const today = istDateOf(new Date(nowIso));
  const national = plazaAdvice('national', today);
  const state = plazaAdvice('state', today);
  const { from, to } = national.issuerMinutes;
  return (
    <div className="flex items-start gap-3">
      <Clock aria-hidden="true" className="mt-0.5 size-6 flex-none" />
      <div className="grid gap-1">
        <p>
          <b>{plaza.national}</b> {plaza.nationalText(from, to)}
        </p>
        <p>
          <b>{plaza.state}</b> {plaza.stateText(state.listMinutes)}
        </p>
        <p className="text-ink-2 text-small">
          {plaza.source(formatIstDate(national.rule.sourceDate, language))}
        </p>
      </div>
    </div>
  );
}
