import type { ChallanOnWire } from '@pahiya/contracts/challans/challan-schema';
import {
  lokAdalatDocuments,
  lokAdalatEligibility,
  nextLokAdalat,
} from '@pahiya/domain/challans/lok-adalat';
import { formatIstDate } from '@pahiya/domain/shared/ist-date';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';

/** Whether a Lok Adalat takes up the challan, its next date and what to carry. Nothing is promised. */
export function LokAdalatNote({ challan }: { challan: ChallanOnWire }) {
  const { language, today } = usePage();
  const words = useCopy('challan-results').ticket.lokAdalat;
  const answer = lokAdalatEligibility(challan);
  if (answer.eligible === 'no') {
    return (
      <p>
        <b>{words.title}:</b> {words.no[answer.reason]}
      </p>
    );
  }
  const day = nextLokAdalat(challan.stateCode, today);
  const on = formatIstDate(day.on, language);
  return (
    <div>
      <p>
        <b>{words.title}:</b> {words[answer.eligible]}{' '}
        {day.confidence === 'unverified' ? words.expected(on) : words.next(on)}
      </p>
      <p>
        {words.bring} {lokAdalatDocuments.map((one) => words.documents[one]).join(', ')}.
      </p>
    </div>
  );
}
