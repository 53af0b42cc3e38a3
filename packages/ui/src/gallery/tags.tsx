import { CheckField } from '../check-field.tsx';
import { Guard } from '../guard.tsx';
import { Plate } from '../plate.tsx';
import { StatusChip } from '../status-chip.tsx';
import { TagCard, type TagColour } from '../tag-card.tsx';
import { WaitFace } from '../wait-face.tsx';
import { Specimen } from './specimen.tsx';

const COLOURS: readonly TagColour[] = [
  'violet',
  'orange',
  'yellow',
  'green',
  'pink',
  'sky',
  'black',
  'unknown',
];

const plate = <Plate size="sm" parts={['DL', '8C', 'AF', '5030']} label="Vehicle number" />;

/** Toll tags in every colour, the question before a recharge, and the wait after it. */
export function Tags() {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {COLOURS.map((colour) => (
          <TagCard
            key={colour}
            colour={colour}
            level={3}
            title="FASTag"
            subtitle={`Suraj Bank (sandbox) · ${colour}`}
            status={<StatusChip tone="amber" word="Low balance" />}
            figure={{ label: 'Balance at 3:12 pm', value: '₹86' }}
            plate={plate}
          />
        ))}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Specimen name="A question before something final">
          <Guard
            id="sample-guard"
            title="Is this the vehicle?"
            check={
              <CheckField
                id="sample-guard-yes"
                name="isConfirmed"
                label="Yes, recharge this tag"
                hint="A wrong recharge cannot be reversed."
              />
            }
          >
            <p>Maruti Suzuki Swift VXI, white</p>
            <p>Owner R***H K***R · last recharge 2 Nov</p>
          </Guard>
        </Specimen>
        <Specimen name="A wait">
          <WaitFace
            id="sample-wait"
            title="Waiting for Suraj Bank (sandbox)"
            words="Most recharges reach the tag in 10 seconds. This one is taking longer."
            amount="₹500"
            plate={plate}
          />
        </Specimen>
      </div>
    </>
  );
}
