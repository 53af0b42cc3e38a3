import type { InboxLead } from '@pahiya/contracts/partner-leads/lead-schema';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';

/** What the person agreed to, in a few words. */
export function ConsentChip({ consent }: { consent: InboxLead['consent'] }) {
  const copy = useCopy('partner-leads').consent;
  const { language } = usePage();
  const day = (instant: string) => formatIstDate(istDateOf(new Date(instant)), language);
  if (consent.state === 'active' && consent.endsAt !== null) {
    const word = consent.channels.includes('show-number') ? copy.number : copy.calls;
    return <StatusChip tone="road" word={`${word}, ${copy.until(day(consent.endsAt))}`} />;
  }
  if (consent.state === 'withdrawn' && consent.withdrawnAt !== null) {
    return <StatusChip tone="brick" word={copy.withdrawn(day(consent.withdrawnAt))} />;
  }
  return <StatusChip tone="neutral" word={consent.state === 'over' ? copy.over : copy.none} />;
}
