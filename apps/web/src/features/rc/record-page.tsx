import type { VehicleAnswer } from '@pahiya/contracts/vehicle/get-vehicle';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { usePage } from '../../app/page-facts.tsx';
import { useCopy } from '../../copy/use-copy.ts';
import { recordContext } from '../../record-words/record-context.ts';
import { FreshnessNote } from './freshness-note.tsx';
import { GroupCards } from './group-cards.tsx';
import { InsuranceCard } from './insurance-card.tsx';
import { NcrCard } from './ncr-card.tsx';
import { PapersCard } from './papers-card.tsx';
import { type GarageState, RecordActions } from './record-actions.tsx';
import { RecordHead } from './record-head.tsx';
import { RecordNotes } from './record-notes.tsx';
import { RecordSource } from './record-source.tsx';
import { recordView } from './record-view.ts';

type RecordPageProps = {
  readonly answer: VehicleAnswer;
  readonly today: IstDate;
  readonly askedAt: string;
  readonly garage: GarageState;
};

/** A vehicle's record: what needs the owner first, then every group of facts with its source. */
export function RecordPage({ answer, today, askedAt, garage }: RecordPageProps) {
  const copy = useCopy('rc-details');
  const { language } = usePage();
  const view = recordView(recordContext(answer, today, language, copy));
  const source = <RecordSource copy={copy} answer={answer} />;
  return (
    <div className="stack">
      <FreshnessNote copy={copy} answer={answer} askedAt={askedAt} />
      <div className="split">
        <div className="stack lg:sticky lg:top-4">
          <RecordHead copy={copy} view={view} source={source} />
          <RecordActions copy={copy} view={view} garage={garage} />
        </div>
        <div className="stack">
          <InsuranceCard copy={copy} view={view} source={source} />
          <PapersCard copy={copy} view={view} source={source} />
          <GroupCards copy={copy} view={view} source={source} />
          {view.ncr && <NcrCard copy={copy} ncr={view.ncr} />}
          <RecordNotes
            copy={copy}
            vehicleNumber={view.vehicleNumber}
            isSandbox={answer.source.sandbox}
          />
        </div>
      </div>
    </div>
  );
}
