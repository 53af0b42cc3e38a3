import type { ChallanOnWire } from '@pahiya/contracts/challans/challan-schema';
import { Disclosure } from '@pahiya/ui/disclosure';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { StatusChip } from '@pahiya/ui/status-chip';
import { Ticket } from '@pahiya/ui/ticket';
import type { ReactNode } from 'react';
import { usePage } from '../../app/page-facts.tsx';
import { useCopy } from '../../copy/use-copy.ts';
import { EnglishRun } from '../../page-parts/english-run.tsx';
import { sentences } from '../../page-parts/sentences.ts';
import { ChallanFacts } from './challan-facts.tsx';
import { LokAdalatNote } from './lok-adalat-note.tsx';
import { ContestLink, TicketActs } from './ticket-acts.tsx';
import { type Run, type TicketView, ticketView } from './ticket-view.ts';

/** Id of the form that the ticks of all tickets belong to. */
export const payFormId = 'pay';

type ChallanTicketProps = {
  readonly challan: ChallanOnWire;
  readonly discoveryId: string;
  readonly isPicked: boolean;
  readonly onPick: (challanNumber: string, isPicked: boolean) => void;
};

/** One challan: what, how much, where and when, until when, what to do, and who said so. */
export function ChallanTicket({ challan, discoveryId, isPicked, onPick }: ChallanTicketProps) {
  const { language } = usePage();
  const copy = useCopy('challan-results');
  const view = ticketView(challan, language, copy);
  const words = copy.ticket;
  const isOpen = challan.status !== 'paid' && challan.status !== 'disposed';
  return (
    <Ticket
      title={<RunText run={view.title} />}
      amount={view.amount}
      amountIsWords={view.amountIsWords}
      detail={<Detail view={view} isHeldBack={challan.isHeldBack} />}
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
      stub={
        <>
          {view.chip !== null && <StatusChip {...view.chip} />}
          {view.daysLeft !== null && <span>{view.daysLeft}</span>}
          <span>{words.kind[challan.kind]}</span>
        </>
      }
    >
      <TicketActs challan={challan} view={view} discoveryId={discoveryId} />
      {view.conflicts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Photos challan={challan} />
      <Disclosure summary={words.more}>
        {view.plain !== null && <p>{view.plain}</p>}
        <ChallanFacts challan={challan} />
        {isOpen && challan.regime !== null && (
          <p>{sentences(language, words.regimes[challan.regime], words.check)}</p>
        )}
        {isOpen && <LokAdalatNote challan={challan} />}
        {isOpen && <ContestLink challan={challan} discoveryId={discoveryId} />}
      </Disclosure>
      <SourcesLine>
        {view.provenance.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </SourcesLine>
    </Ticket>
  );
}

/** Where, when, under what: parts that are known, with a dot between. */
function Detail({ view, isHeldBack }: { view: TicketView; isHeldBack: boolean }) {
  const words = useCopy('challan-results').ticket;
  const place: ReactNode = view.place === null ? null : <RunText run={view.place} />;
  return (
    <>
      {place}
      {place !== null && view.when !== null && ' · '}
      {view.when}
      {view.sections !== null && ` · ${view.sections}`}
      {isHeldBack && (
        <>
          {' · '}
          <a href="#reveal">{words.placeHeld}</a>
        </>
      )}
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
