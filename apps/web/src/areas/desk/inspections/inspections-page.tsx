import type { Answer } from '@pahiya/api-client/api-client';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { SelectField } from '@pahiya/ui/select-field';
import { StatusChip } from '@pahiya/ui/status-chip';
import type { Tone } from '@pahiya/ui/tone';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import type { Refused } from '../../../parts/failure/refused.ts';
import { slotWords } from '../../../parts/slot/slot-words.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { RefusalNote } from '../shell/refusal-note.tsx';

type InspectionsPageProps = Answer<'deskInspections'> & {
  readonly done: string | null;
  readonly refused: Refused | null;
};

const tones: Readonly<Record<'booked' | 'assigned' | 'submitted', Tone>> = {
  booked: 'amber',
  assigned: 'sky',
  submitted: 'amber',
};

/** Inspections to assign, under way and to decide. */
export function InspectionsPage({ inspections, inspectors, done, refused }: InspectionsPageProps) {
  const copy = useCopy('desk-inspections');
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      {refused === null && done === 'assigned' && <DoneNote text={copy.assigned} />}
      {refused === null && done === 'decided' && <DoneNote text={copy.decided} />}
      <RefusalNote refused={refused} />
      {inspectors.length === 0 && <p>{copy.noInspectors}</p>}
      {inspections.length === 0 && <p>{copy.none}</p>}
      <ul className="grid gap-4 lg:grid-cols-2">
        {inspections.map((inspection) => (
          <li key={inspection.inspectionId}>
            <InspectionCard inspection={inspection} inspectors={inspectors} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Inspection = InspectionsPageProps['inspections'][number];

function InspectionCard({
  inspection,
  inspectors,
}: {
  inspection: Inspection;
  inspectors: InspectionsPageProps['inspectors'];
}) {
  const copy = useCopy('desk-inspections');
  const { language } = usePage();
  const path = usePagePath();
  const { inspectionId, car, vehicleNumber, city, slot, state, assignedTo } = inspection;
  const shown = state === 'assigned' || state === 'submitted' ? state : 'booked';
  const { day, from, until } = slotWords(slot, language);
  const name = car.title || vehicleNumber;
  return (
    <Card
      id={`i-${inspectionId}`}
      title={<EnglishRun text={name} />}
      aside={<StatusChip tone={tones[shown]} word={copy.states[shown]} />}
    >
      <div className="grid gap-3">
        <p>
          <span className="nums">{vehicleNumber}</span> · {copy.when(day, from, until)} ·{' '}
          <EnglishRun text={city} />
        </p>
        {state === 'submitted' ? (
          <p>
            <a href={path(`/desk/inspections/${inspectionId}`)} aria-label={copy.open(name)}>
              {copy.openShort}
            </a>
          </p>
        ) : (
          <form
            method="post"
            action={path('/desk/inspections')}
            className="flex flex-wrap items-end gap-3"
          >
            <input type="hidden" name="inspectionId" value={inspectionId} />
            <SelectField
              id={`to-${inspectionId}`}
              name="to"
              label={copy.inspector}
              emptyLabel={copy.nobody}
              options={inspectors.map(({ operatorId, displayName }) => ({
                value: operatorId,
                label: displayName,
              }))}
              defaultValue={assignedTo?.operatorId ?? ''}
            />
            <Button variant="outline" aria-label={copy.assignTo(name)}>
              {copy.assign}
            </Button>
          </form>
        )}
      </div>
    </Card>
  );
}
