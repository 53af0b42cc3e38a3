import { Info, Search } from '@pahiya/ui/icons';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { RcCopy } from '../../../parts/record-words/record-context.ts';
import { recordPath, tollTagPath } from '../../../parts/vehicle-number/record-path.ts';
import { ShareSheet } from './share-sheet.tsx';
import type { RecordView } from './view/record-view.ts';

type RecordNotesProps = {
  readonly copy: RcCopy;
  readonly view: RecordView;
  readonly shareKey: string;
  readonly isSandbox: boolean;
};

/** The disclaimer, then sharing, reporting and hiding. */
export function RecordNotes({ copy, view, shareKey, isSandbox }: RecordNotesProps) {
  const path = usePagePath();
  const { actions, sandbox, wrong } = copy;
  const record = path(recordPath(view.vehicleNumber));
  return (
    <div className="record-foot grid content-start gap-3">
      <p className="flex items-start gap-2.5 text-ink-2 text-small [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:flex-none">
        <Info />
        <span>
          {copy.notLegal}
          {isSandbox && (
            <>
              {' '}
              <b className="text-ink">{sandbox.title}:</b> {sandbox.text}
            </>
          )}
        </span>
      </p>
      <ShareSheet copy={copy} view={view} shareKey={shareKey} />
      <div className="no-print flex flex-wrap items-center justify-between gap-x-4 text-small">
        <RecordLink href={path(tollTagPath(view.vehicleNumber))}>{actions.tollTag}</RecordLink>
        <RecordLink href={`${record}/report`}>{wrong.action}</RecordLink>
        <RecordLink href={`${record}/hide`}>{actions.hide}</RecordLink>
        <a
          href={path('/rc-search')}
          className="inline-flex min-h-12 items-center gap-1.5 font-semibold text-ink [&>svg]:size-4"
        >
          <Search />
          {actions.another}
        </a>
      </div>
    </div>
  );
}

function RecordLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      rel="nofollow"
      className="inline-flex min-h-12 items-center font-semibold text-ink"
    >
      {children}
    </a>
  );
}
