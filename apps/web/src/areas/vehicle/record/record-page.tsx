import type { VehicleAnswer } from '@pahiya/contracts/vehicle/get-vehicle';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { recordContext } from '../../../parts/record-words/record-context.ts';
import { FreshnessNote } from './freshness-note.tsx';
import { GroupCards } from './group-cards.tsx';
import { NcrCard } from './ncr-card.tsx';
import {
  AddToGarage,
  type GarageState,
  HistoryLink,
  RecordActions,
  SoldLink,
} from './record-actions.tsx';
import { RecordHead } from './record-head.tsx';
import { RecordNotes } from './record-notes.tsx';
import { RecordSource } from './record-source.tsx';
import { ValidityCard } from './validity-card.tsx';
import { originsOf } from './view/origins.ts';
import { recordView } from './view/record-view.ts';

type RecordPageProps = {
  readonly answer: VehicleAnswer;
  readonly today: IstDate;
  readonly askedAt: string;
  readonly garage: GarageState;
};

/** A vehicle's record: what needs attention first, then dates, owner, vehicle. */
export function RecordPage({ answer, today, askedAt, garage }: RecordPageProps) {
  const copy = useCopy('rc-details');
  const { language } = usePage();
  const view = recordView(recordContext(answer, today, language, copy));
  const origins = originsOf(answer);
  return (
    <div className="stack">
      <FreshnessNote copy={copy} answer={answer} askedAt={askedAt} />
      <div className="record">
        <div className="stack">
          <RecordHead
            copy={copy}
            view={view}
            source={<RecordSource copy={copy} answer={answer} />}
            idleAction={<AddToGarage copy={copy} view={view} garage={garage} />}
          />
          <RecordActions copy={copy} view={view} garage={garage} />
          <HistoryLink copy={copy} view={view} />
          {garage === 'in' && <SoldLink copy={copy} view={view} />}
        </div>
        <div className="record-body stack">
          <ValidityCard copy={copy} view={view} origins={origins} />
          <GroupCards copy={copy} view={view} origins={origins} />
          {view.ncr && <NcrCard copy={copy} ncr={view.ncr} origins={origins} />}
        </div>
        <RecordNotes
          copy={copy}
          view={view}
          shareKey={answer.shareKey}
          isSandbox={answer.source.sandbox}
        />
      </div>
    </div>
  );
}
