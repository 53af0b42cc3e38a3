import type { InboxLead } from '@pahiya/contracts/partner-leads/lead-schema';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';

type DueNoteProps = { readonly due: NonNullable<InboxLead['due']>; readonly nowIso: string };

/** What has to happen next, and how much time is left. */
export function DueNote({ due, nowIso }: DueNoteProps) {
  const copy = useCopy('partner-leads');
  const { language } = usePage();
  const minutes = Math.round((Date.parse(due.at) - Date.parse(nowIso)) / 60_000);
  const left = due.isOverdue
    ? copy.overdue(copy.length(-minutes))
    : copy.inTime(copy.length(minutes));
  return (
    <p className="text-small">
      {copy.steps[due.step]} ·{' '}
      <time dateTime={due.at} title={instantText(due.at, language)}>
        <b className={due.isOverdue ? 'text-brick' : undefined}>{left}</b>
      </time>
    </p>
  );
}
