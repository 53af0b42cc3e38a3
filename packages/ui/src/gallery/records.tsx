import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { KeyValues } from '../key-values.tsx';
import { Plate } from '../plate.tsx';
import { PriceLines } from '../price-lines.tsx';
import { SourcesLine } from '../sources-line.tsx';
import { StaleNote } from '../stale-note.tsx';
import { StatusChip } from '../status-chip.tsx';
import { Stone } from '../stone.tsx';
import { Ticket } from '../ticket.tsx';
import { Timeline } from '../timeline.tsx';
import { ValidityBar } from '../validity-bar.tsx';
import { Specimen } from './specimen.tsx';

/** A record's head with four facts, as in the sketches. */
export function SampleStone() {
  return (
    <Stone
      id="sample-stone"
      level={2}
      plate={<Plate parts={['DL', '8C', 'AF', '5030']} label="Vehicle number" />}
      title="Maruti Suzuki Swift VXI"
      subtitle="Petrol · BS VI · White · 2nd owner · 5 y 8 m old"
      status={<StatusChip tone="road" word="Active" />}
    >
      <KeyValues
        facts={[
          { id: 'owner', term: 'Owner name', detail: 'R***H K***R' },
          { id: 'office', term: 'Registering authority', detail: 'Wazirpur, Delhi' },
          {
            id: 'loan',
            term: 'Hypothecation',
            detail: <StatusChip tone="sky" word="Active" />,
            note: 'Before a sale: close the loan and file Form 35 at the RTO.',
          },
          { id: 'chassis', term: 'Chassis no. (last 5)', detail: '•••• 4471K' },
        ]}
      />
      <SourcesLine action={<a href="#refresh">Refresh</a>}>
        As per VAHAN, 23 Nov 2026, 10:14 am IST
      </SourcesLine>
    </Stone>
  );
}

export function SampleValidity() {
  return (
    <Card id="valid" title="Validity" footer={<SampleActs />}>
      <ValidityBar
        level={3}
        tone="brick"
        label="Own-damage insurance"
        detail="Expired on 2 Nov 2026"
        word="Expired 18 days ago"
        share={1}
      />
      <ValidityBar
        level={3}
        tone="amber"
        label="Third-party insurance"
        detail="Valid upto 14 Mar 2027"
        word="114 days left"
        share={0.69}
      />
      <ValidityBar
        level={3}
        tone="road"
        label="PUC"
        detail="Valid upto 1 Mar 2027"
        word="101 days left"
        share={0.72}
      />
      <ValidityBar
        level={3}
        tone="road"
        label="Registration"
        detail="Valid upto 13 Mar 2036"
        word="9 y 3 m left"
        share={0.38}
      />
      <ValidityBar
        level={3}
        tone="neutral"
        label="Fitness"
        detail="Not on record"
        word="Not known"
        share={null}
      />
    </Card>
  );
}

function SampleActs() {
  return (
    <>
      <Button>Renew own damage</Button>
      <Button variant="outline">Remind me</Button>
    </>
  );
}

export function Records() {
  return (
    <>
      <div className="split">
        <div className="stack">
          <SampleStone />
          <StaleNote action={<a href="#again">Refresh</a>}>
            As on 14:05. VAHAN is unavailable.
          </StaleNote>
        </div>
        <div className="stack">
          <SampleValidity />
          <Card id="note" look="accent" title="Hypothecation (HPA) is active">
            <p>Before a sale, get the bank's NOC and file Form 35.</p>
          </Card>
          <Card id="quiet" look="quiet" title="What an RC is">
            <p>
              The registration certificate says which vehicle it is, who owns it and until when.
            </p>
          </Card>
          <Card id="toned" tone="sky" title="Over age in Delhi NCR">
            <p>Petrol vehicles older than 15 years may not be driven here. BS VI decides.</p>
          </Card>
        </div>
      </div>
      <Specimen name="Facts in columns">
        <Card>
          <KeyValues
            layout="columns"
            facts={[
              { id: 'fuel', term: 'Fuel type', detail: 'Petrol' },
              { id: 'norm', term: 'Emission norm', detail: 'BS VI' },
              { id: 'seats', term: 'Seating capacity', detail: '5' },
              { id: 'cc', term: 'Cubic capacity', detail: '1,197 cc' },
              { id: 'weight', term: 'Unladen weight', detail: '875 kg' },
              { id: 'made', term: 'Manufactured', detail: 'Feb 2021' },
            ]}
          />
        </Card>
      </Specimen>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Specimen name="Tickets">
          <Ticket
            title="Jumping a red light"
            amount="₹1,000"
            detail="ITO crossing, 2 Nov 2026, 6:20 pm · s. 119/177"
            pick={<input type="checkbox" defaultChecked aria-label="Pay: jumping a red light" />}
            stub={
              <>
                <StatusChip tone="amber" word="Pay or contest by 17 Dec" /> E-Challan
              </>
            }
          />
          <Ticket
            title="Dangerous driving"
            amount="Court decides"
            amountIsWords
            detail="Ring Road, 3 Aug 2025 · s. 184"
            pick={<input type="checkbox" aria-label="Choose: dangerous driving" />}
            stub={
              <>
                <StatusChip tone="sky" word="Tis Hazari, 12 Jan" /> <a href="#what">What to do</a>
              </>
            }
          />
          <Ticket
            title="No pollution certificate"
            amount="₹500"
            detail="Rohini, 21 Oct 2026 · s. 190(2)"
            torn
            stub={<StatusChip tone="road" word="Paid, sent to authority" />}
          />
        </Specimen>
        <div className="stack">
          <Card id="cost" title="What it costs">
            <PriceLines
              lines={[
                {
                  id: 'fines',
                  label: 'Fines',
                  amount: '₹1,500',
                  note: '2 challans, to the authority',
                },
                { id: 'fee', label: 'Settlement fee', amount: '₹199' },
                { id: 'gst', label: 'GST on the fee', amount: '₹35.82', note: '18 %' },
                { id: 'less', label: 'Concession', amount: '−₹250', isLess: true },
              ]}
              total={{ label: 'To pay', amount: '₹1,484.82' }}
            />
          </Card>
          <Card id="progress" title="Where it is">
            <Timeline
              steps={[
                {
                  id: 'paid',
                  title: 'You paid ₹1,484.82',
                  when: '20 Nov 2026, 9:02 am',
                  state: 'done',
                  word: 'done',
                },
                {
                  id: 'sent',
                  title: 'Sent to the authority',
                  detail: 'Usually within a day.',
                  state: 'now',
                  word: 'now',
                },
                {
                  id: 'receipt',
                  title: 'Receipt from the authority',
                  when: 'by 23 Nov',
                  state: 'next',
                  word: 'to come',
                },
              ]}
            />
            <Timeline
              steps={[
                {
                  id: 'failed',
                  title: 'The bank said no',
                  when: '9:01 am',
                  detail: 'No money left your account.',
                  state: 'failed',
                  word: 'failed',
                },
              ]}
            />
          </Card>
        </div>
      </div>
    </>
  );
}
