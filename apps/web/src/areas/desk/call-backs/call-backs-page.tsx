import type { DeskCallBack } from '@pahiya/contracts/rto-services/call-back-contracts';
import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { Refused } from '../shell/desk-gate.ts';
import { RefusalNote } from '../shell/refusal-note.tsx';

/** A request with the name of its service in the page's language. */
type Named = DeskCallBack & { readonly serviceName: string };

type CallBacksPageProps = {
  readonly callBacks: readonly Named[];
  readonly waiting: number;
  readonly isDone: boolean;
  readonly refused: Refused | null;
};

/** Open call-back requests, earliest first, each with buttons for the outcome. */
export function CallBacksPage({ callBacks, waiting, isDone, refused }: CallBacksPageProps) {
  const copy = useCopy('desk-call-backs');
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      {isDone && refused === null && <DoneNote text={copy.closed} />}
      <RefusalNote refused={refused} />
      <p>
        <b>{waiting === 0 ? copy.none : copy.waiting(waiting)}</b>
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        {callBacks.map((one) => (
          <CallBackCard key={one.callBackId} callBack={one} />
        ))}
      </div>
    </div>
  );
}

function CallBackCard({ callBack }: { callBack: Named }) {
  const copy = useCopy('desk-call-backs');
  const { states } = useCopy('rto-pages');
  const none = useCopy('desk').none;
  const { language } = usePage();
  const path = usePagePath();
  const { callBackId, name, mobile, day, fromHour, untilHour, stateCode } = callBack;
  const date = parseIstDate(day);
  const shown = name ?? copy.unreadable;
  return (
    <Card id={`c-${callBackId}`} title={shown}>
      <KeyValues
        facts={[
          {
            id: 'when',
            term: copy.when,
            detail: copy.hours(
              date === null ? day : formatIstDate(date, language),
              fromHour,
              untilHour,
            ),
          },
          {
            id: 'mobile',
            term: copy.mobile,
            detail: <span className="nums">{mobile ?? copy.unreadable}</span>,
          },
          { id: 'language', term: copy.language, detail: copy.languages[callBack.language] },
          { id: 'service', term: copy.service, detail: callBack.serviceName },
          {
            id: 'state',
            term: copy.state,
            detail: stateCode === null ? none : (states[stateCode] ?? stateCode),
          },
          {
            id: 'account',
            term: copy.account,
            detail: callBack.isSignedIn ? copy.yes : copy.no,
          },
          {
            id: 'consented',
            term: copy.consented,
            detail: instantText(callBack.consentedAt, language),
          },
        ]}
      />
      <form method="post" action={path('/desk/call-backs')} className="flex flex-wrap gap-2 pt-3">
        <input type="hidden" name="callBack" value={callBackId} />
        {(['called', 'not-reached', 'not-wanted'] as const).map((outcome) => (
          <Button
            key={outcome}
            name="outcome"
            value={outcome}
            variant="outline"
            size="sm"
            aria-label={copy.outcomeLong(copy.outcomes[outcome], shown)}
          >
            {copy.outcomes[outcome]}
          </Button>
        ))}
      </form>
    </Card>
  );
}
