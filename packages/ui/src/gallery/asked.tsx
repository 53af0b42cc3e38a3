import { AnswerRows } from '../answer-rows.tsx';
import { Button } from '../button.tsx';
import { PayBar } from '../pay-bar.tsx';
import { Plate } from '../plate.tsx';
import { SourceDots } from '../source-dots.tsx';
import { SourcesLine } from '../sources-line.tsx';
import { StatusChip } from '../status-chip.tsx';
import { SumHead } from '../sum-head.tsx';
import { Tabs } from '../tabs.tsx';
import { Ticket } from '../ticket.tsx';
import { Specimen } from './specimen.tsx';

/** The sources of a search, tickets, and the bar that pays the selected ones. */
export function Asked() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Specimen name="Sources of a search">
        <SumHead
          title="₹3,500 due"
          note="3 challans, most urgent first"
          plate={<Plate parts={['DL', '8C', 'AF', '5030']} size="sm" label="Vehicle number" />}
        />
        <SourceDots
          dots={[
            { id: 'a', state: 'answered' },
            { id: 'b', state: 'asking' },
            { id: 'c', state: 'failed' },
          ]}
          words="City police did not respond"
          action={<a href="#again">Retry</a>}
        >
          <AnswerRows
            rows={[
              {
                id: 'a',
                name: 'National system',
                state: 'answered',
                result: '2 found',
                note: 'checked 10:14 am',
              },
              { id: 'b', name: 'Courts', state: 'asking', words: 'checking' },
              {
                id: 'c',
                name: 'City police',
                state: 'failed',
                words: 'did not respond in time',
                note: 'retry after 10 seconds',
                action: <a href="#again">Retry</a>,
              },
              { id: 'd', name: 'State police', state: 'late', words: 'no response yet' },
            ]}
          />
        </SourceDots>
      </Specimen>
      <Specimen name="Tickets and the selection">
        <Tabs
          label="By state"
          tabs={[
            { href: '#pending', label: 'Pending', count: 3, current: true },
            { href: '#settled', label: 'Settled', count: 1 },
          ]}
        />
        <Ticket
          title="No-parking violation"
          amount="₹500"
          detail="Kamla Nagar market, 30 Sep 2026 · s. 122/177"
          pick={<input type="checkbox" aria-label="Pay: parking" />}
          stub={<StatusChip tone="amber" word="Pay or contest by 14 Nov" />}
          more="Details"
          details={<SourcesLine>City police, checked 10:14 am</SourcesLine>}
        >
          <p>A source that lists it is not responding.</p>
        </Ticket>
        <PayBar
          label="Your selection"
          lines="₹500 + fees ₹234.82"
          total="₹734.82"
          totalLabel="Total"
          action={<Button type="button">Review and pay</Button>}
        />
      </Specimen>
    </div>
  );
}
