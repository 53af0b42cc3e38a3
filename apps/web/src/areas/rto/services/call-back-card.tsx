import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { servicePath } from '../fees/service-paths.ts';
import { CallBackForm } from './call-back-form.tsx';
import { type CallBackOutcome, callBackId } from './call-back-outcome.ts';

type CallBackCardProps = {
  readonly serviceId: string;
  readonly outcome: CallBackOutcome | null;
  /** Whether nothing else on the page is its main action. */
  readonly isMainAction: boolean;
};

/** Call-back form for a service, or its outcome. */
export function CallBackCard({ serviceId, outcome, isMainAction }: CallBackCardProps) {
  const copy = useCopy('rto-services').callBack;
  if (outcome?.kind === 'asked') return <Asked serviceId={serviceId} outcome={outcome} />;
  if (outcome?.kind === 'ended') {
    return (
      <Card id={callBackId} title={copy.ended} tone="road">
        <p role="status">{copy.endedDetail}</p>
      </Card>
    );
  }
  return (
    <div className="no-print">
      <Card id={callBackId} title={copy.title}>
        <div className="grid gap-3">
          <p>
            {copy.text} {copy.hours}
          </p>
          <CallBackForm serviceId={serviceId} failed={outcome} isMainAction={isMainAction} />
        </div>
      </Card>
    </div>
  );
}

type AskedProps = {
  readonly serviceId: string;
  readonly outcome: Extract<CallBackOutcome, { kind: 'asked' }>;
};

/** When we call, and a button to cancel. */
function Asked({ serviceId, outcome }: AskedProps) {
  const copy = useCopy('rto-services').callBack;
  const { language } = usePage();
  const path = usePagePath();
  const { day, fromHour, untilHour, withdrawKey } = outcome;
  const date = parseIstDate(day);
  return (
    <Card id={callBackId} title={copy.asked} tone="road">
      <div className="grid gap-3">
        <p role="status">
          {copy.askedDetail(
            date === null ? day : formatIstDate(date, language),
            fromHour,
            untilHour,
          )}
        </p>
        {withdrawKey === null ? (
          <p>{copy.moved}</p>
        ) : (
          <form
            method="post"
            action={`${path(servicePath(serviceId))}#${callBackId}`}
            data-swap={callBackId}
          >
            <input type="hidden" name="key" value={withdrawKey} />
            <Button type="submit" name="intent" value="end" variant="outline">
              {copy.end}
            </Button>
          </form>
        )}
      </div>
    </Card>
  );
}
