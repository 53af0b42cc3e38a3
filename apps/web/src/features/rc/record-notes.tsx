import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { EyeOff, Search } from '@pahiya/ui/icons';
import { usePagePath } from '../../app/use-page-path.ts';
import type { RcCopy } from '../../record-words/record-context.ts';
import { recordPath } from '../../vehicle-number/record-path.ts';

type RecordNotesProps = {
  readonly copy: RcCopy;
  readonly vehicleNumber: string;
  readonly isSandbox: boolean;
};

/** What a record is not, and what its owner can do about it being here. */
export function RecordNotes({ copy, vehicleNumber, isSandbox }: RecordNotesProps) {
  const path = usePagePath();
  const { actions, notLegal, sandbox } = copy;
  return (
    <>
      <Card id="not-legal" title={notLegal.title} level={2} look="quiet">
        <p>{notLegal.text}</p>
        {isSandbox && (
          <p className="pt-2">
            <b className="text-ink">{sandbox.title}:</b> {sandbox.text}
          </p>
        )}
      </Card>
      <div className="no-print flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ButtonLink href={path('/rc-search')} variant="outline" icon={<Search />}>
          {actions.another}
        </ButtonLink>
        <div className="text-small">
          <p className="text-ink-2">{actions.hideNote}</p>
          <a
            href={path(`${recordPath(vehicleNumber)}/hide`)}
            rel="nofollow"
            className="inline-flex min-h-12 items-center gap-1.5 text-ink [&>svg]:size-4"
          >
            <EyeOff />
            {actions.hide}
          </a>
        </div>
      </div>
    </>
  );
}
