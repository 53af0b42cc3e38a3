import { AnswerRows } from '../answer-rows.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { PayBar } from '../pay-bar.tsx';
import { SourcesLine } from '../sources-line.tsx';
import { StatusChip } from '../status-chip.tsx';
import { Tabs } from '../tabs.tsx';
import { Ticket } from '../ticket.tsx';
import { Specimen } from './specimen.tsx';

/** Several asked side by side, what came of it, and the bar that pays what was picked. */
export function Asked() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card id="asked-who" title="Who was asked">
        <AnswerRows
          rows={[
            {
              id: 'a',
              name: 'National system',
              state: 'answered',
              result: '2 found',
              note: 'at 10:14 am',
            },
            { id: 'b', name: 'Courts', state: 'asking', words: 'asking' },
            {
              id: 'c',
              name: 'City police',
              state: 'failed',
              words: 'did not answer in time',
              note: 'best after 10 seconds',
              action: <a href="#again">Try again</a>,
            },
            { id: 'd', name: 'State police', state: 'late', words: 'has not answered yet' },
          ]}
        />
      </Card>
      <Specimen name="Tickets, and what is picked of them">
        <Tabs
          label="By state"
          tabs={[
            { href: '#pending', label: 'Pending', count: 3, current: true },
            { href: '#settled', label: 'Settled', count: 1 },
          ]}
        />
        <Ticket
          title="Parking where it is not allowed"
          amount="₹500"
          detail="Kamla Nagar market, 30 Sep 2026 · s. 122/177"
          pick={<input type="checkbox" aria-label="Pay: parking" />}
          stub={<StatusChip tone="amber" word="Pay or contest by 14 Nov" />}
        >
          <p>A source that knows it does not answer now.</p>
          <SourcesLine>City police, asked 10:14 today</SourcesLine>
        </Ticket>
        <PayBar
          label="What you picked"
          lines="Fines ₹500 + our fee ₹199 + GST ₹35.82"
          total="₹734.82"
          totalLabel="In all"
          action={<Button type="button">See price and pay</Button>}
        />
      </Specimen>
    </div>
  );
}
