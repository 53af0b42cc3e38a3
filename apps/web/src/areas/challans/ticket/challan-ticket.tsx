import type { ChallanOnWire } from '@pahiya/contracts/challans/challan-schema';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { StatusChip } from '@pahiya/ui/status-chip';
import { Ticket } from '@pahiya/ui/ticket';
import { sentences } from '../../../frame/copy/sentences.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { CodeRun } from '../../../parts/texts/code-run.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { ChallanFacts } from './challan-facts.tsx';
import { LokAdalatNote } from './lok-adalat-note.tsx';
import { ContestLink, TicketActs } from './ticket-acts.tsx';
import { type Run, type TicketView, ticketView } from './ticket-view.ts';

/** Id of the form that the checkboxes of all tickets belong to. */
export const payFormId = 'pay';

type ChallanTicketProps = {
  readonly challan: ChallanOnWire;
  readonly discoveryId: string;
  readonly isPicked: boolean;
  readonly onPick: (challanNumber: string, isPicked: boolean) => void;
};

/** One challan: offence, amount, number and next deadline; the rest under "Details". */
export function ChallanTicket({ challan, discoveryId, isPicked, onPick }: ChallanTicketProps) {
  const { language, today } = usePage();
  const copy = useCopy('challan-results');
  const view = ticketView(challan, language, today, copy);
  const words = copy.ticket;
  return (
    <Ticket
      level={2}
      title={<RunText run={view.title} />}
      amount={view.amount}
      amountIsWords={view.amountIsWords}
      detail={<Detail view={view} kind={words.kind[challan.kind]} />}
      pick={
        challan.payability.payable && (
          <input
            type="checkbox"
            name="c"
            value={challan.challanNumber}
            form={payFormId}
            autoComplete="off"
            aria-label={words.pick(view.title.text, view.amount)}
            checked={isPicked}
            onChange={(event) => onPick(challan.challanNumber, event.currentTarget.checked)}
          />
        )
      }
      stub={<StatusChip {...view.chip} />}
      more={words.more}
      details={<TicketDetails challan={challan} view={view} discoveryId={discoveryId} />}
    >
      <TicketActs challan={challan} view={view} discoveryId={discoveryId} />
    </Ticket>
  );
}

type DetailsProps = {
  readonly challan: ChallanOnWire;
  readonly view: TicketView;
  readonly discoveryId: string;
};

function TicketDetails({ challan, view, discoveryId }: DetailsProps) {
  const { language } = usePage();
  const words = useCopy('challan-results').ticket;
  const isOpen = challan.status !== 'paid' && challan.status !== 'disposed';
  return (
    <div className="grid gap-2">
      {view.daysLeft !== null && <p>{view.daysLeft}</p>}
      {view.plain !== null && <p>{view.plain}</p>}
      {view.conflicts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Photos challan={challan} />
      <ChallanFacts challan={challan} />
      {isOpen && challan.regime !== null && (
        <p>{sentences(language, words.regimes[challan.regime], words.check)}</p>
      )}
      {isOpen && <LokAdalatNote challan={challan} />}
      {isOpen && <ContestLink challan={challan} discoveryId={discoveryId} />}
      <SourcesLine>
        {view.provenance.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </SourcesLine>
    </div>
  );
}

/** Place, day, section and kind, as far as known, and the number. */
function Detail({ view, kind }: { view: TicketView; kind: string }) {
  const words = useCopy('challan-results').ticket;
  return (
    <>
      {view.place !== null && (
        <span className="block">
          <RunText run={view.place} />
        </span>
      )}
      <span className="block">
        {[view.when, view.sections, kind].filter((part) => part !== null).join(' · ')}
      </span>
      <span className="block">
        {words.number} <CodeRun text={view.number} />
      </span>
    </>
  );
}

function Photos({ challan }: { challan: ChallanOnWire }) {
  const words = useCopy('challan-results').ticket;
  if (challan.photoUrls.length === 0) return null;
  return (
    <div className="grid gap-2 py-2 sm:grid-cols-2">
      {challan.photoUrls.map((url, index) => (
        <a key={url} href={url} target="_blank" rel="noopener">
          <img
            src={url}
            alt={words.photo(index + 1)}
            width={640}
            height={400}
            loading="lazy"
            decoding="async"
            className="aspect-[16/10] h-auto w-full rounded-button bg-sunken object-contain"
          />
        </a>
      ))}
    </div>
  );
}

function RunText({ run }: { run: Run }) {
  return run.isForeign ? <EnglishRun text={run.text} /> : run.text;
}
