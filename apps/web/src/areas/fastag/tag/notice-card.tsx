import type { Answer } from '@pahiya/api-client/api-client';
import { callAddress } from '@pahiya/contracts/call';
import { tollNoticeCalendar } from '@pahiya/contracts/fastag/tag-page-calls';
import { objectionLetter } from '@pahiya/domain/fastag/objection-letter';
import { fastagRuleOn } from '@pahiya/domain/fastag/rules';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import type { Tone } from '@pahiya/ui/tone';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { CopyButton } from '../../../parts/controls/copy-button.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import type { TagVehicle } from './load-tag-page.ts';
import type { NoticeAct } from './notice-outcome.ts';
import { tagPath } from './tag-paths.ts';

type Notice = Answer<'tollNotices'>['notices'][number];

const tones: Readonly<Record<Notice['clock']['phase'], Tone>> = {
  single: 'amber',
  double: 'brick',
  flagged: 'brick',
  objected: 'sky',
  lapsed: 'road',
  cancelled: 'road',
  paid: 'road',
};

/** One e-notice: what is due, until when, and what its receiver can record. */
export function NoticeCard({ notice, vehicle }: { notice: Notice; vehicle: TagVehicle }) {
  const copy = useCopy('toll-tag').notices;
  const { phase } = notice.clock;
  const issuedOn = istDateOf(new Date(notice.issuedAt));
  const { decideDays } = fastagRuleOn('unpaid-fee', issuedOn).values;
  return (
    <Card
      id={`notice-${notice.noticeId}`}
      title={<EnglishRun text={notice.place} />}
      aside={<StatusChip tone={tones[phase]} word={copy.phases[phase]} />}
      footer={<Acts notice={notice} vehicleNumber={vehicle.vehicleNumber} />}
    >
      <div className="grid gap-3">
        <p>{phase === 'lapsed' ? copy.lapsed(decideDays) : copy.advice[phase]}</p>
        <KeyValues facts={useFacts(notice)} />
        {notice.clock.canObject && <Objection notice={notice} vehicle={vehicle} />}
        {runs[phase] && <CalendarLink notice={notice} vehicle={vehicle} />}
      </div>
    </Card>
  );
}

function useFacts(notice: Notice): Fact[] {
  const copy = useCopy('toll-tag').notices;
  const { language } = usePage();
  const { clock } = notice;
  const { phase } = clock;
  const at = (instant: string) => instantText(instant, language);
  const sum = (amount: number) => formatRupees(amount as Paise);
  const isOpen = phase === 'single' || phase === 'double' || phase === 'flagged';
  return [
    ...(notice.noticeNumber === null
      ? []
      : [{ id: 'number', term: copy.number, detail: <EnglishRun text={notice.noticeNumber} /> }]),
    { id: 'issued', term: copy.issued, detail: at(notice.issuedAt) },
    {
      id: 'due',
      term: phase === 'paid' ? copy.paidSum : copy.due,
      detail: <b className="nums">{sum(clock.due)}</b>,
    },
    ...(isOpen || phase === 'objected'
      ? [{ id: 'single', term: copy.singleUntil, detail: at(clock.singleUntil) }]
      : []),
    ...(clock.canObject
      ? [{ id: 'object', term: copy.objectUntil, detail: at(clock.objectUntil) }]
      : []),
    ...(clock.decideBy !== null && (phase === 'objected' || phase === 'lapsed')
      ? [{ id: 'decide', term: copy.decideBy, detail: at(clock.decideBy) }]
      : []),
    ...(isOpen ? [{ id: 'flag', term: copy.flagFrom, detail: at(clock.flagFrom) }] : []),
  ];
}

/** Phases in which a clock runs. */
const runs: Readonly<Record<Notice['clock']['phase'], boolean>> = {
  single: true,
  double: true,
  objected: true,
  flagged: false,
  lapsed: false,
  cancelled: false,
  paid: false,
};

function CalendarLink({ notice, vehicle }: { notice: Notice; vehicle: TagVehicle }) {
  const copy = useCopy('toll-tag').notices;
  const { language } = usePage();
  const file = callAddress(tollNoticeCalendar)
    .replace(':vehicleNumber', vehicle.vehicleNumber)
    .replace(':noticeId', notice.noticeId);
  return (
    <p className="no-print">
      <a href={`${file}?language=${language}`} download>
        {copy.calendar}
      </a>
    </p>
  );
}

/** The text of an objection, to be changed and copied into the portal. */
function Objection({ notice, vehicle }: { notice: Notice; vehicle: TagVehicle }) {
  const copy = useCopy('toll-tag').notices.objection;
  const { language, nowIso } = usePage();
  const today = istDateOf(new Date(nowIso));
  const text = objectionLetter(
    {
      writtenOn: today,
      vehicleNumber: vehicle.display,
      noticeNumber: notice.noticeNumber,
      place: notice.place,
      issuedAt: notice.issuedAt,
      decideBy: decisionBy(nowIso, today),
      fee: notice.fee as Paise,
    },
    language,
  );
  return (
    <Disclosure summary={copy.summary}>
      <div className="grid gap-3">
        <TextAreaField
          id={`objection-${notice.noticeId}`}
          name="objection"
          label={copy.label}
          rows={12}
          defaultValue={text}
        />
        <div>
          <CopyButton text={text} label={copy.copy} />
        </div>
      </div>
    </Disclosure>
  );
}

/** When an objection made now has to be decided. */
function decisionBy(nowIso: string, today: IstDate): string {
  const { decideDays } = fastagRuleOn('unpaid-fee', today).values;
  return new Date(Date.parse(nowIso) + decideDays * 86_400_000).toISOString();
}

function Acts({ notice, vehicleNumber }: { notice: Notice; vehicleNumber: string }) {
  const copy = useCopy('toll-tag').notices.acts;
  const { phase, canObject } = notice.clock;
  const isUnpaid = phase !== 'paid' && phase !== 'cancelled' && phase !== 'lapsed';
  const acts: readonly NoticeAct[] = [
    ...(canObject ? (['objected'] as const) : []),
    ...(phase === 'objected' ? (['upheld', 'rejected'] as const) : []),
    ...(isUnpaid ? (['paid'] as const) : []),
    'remove',
  ];
  return (
    <Form
      method="post"
      action={tagPath(vehicleNumber, 'e-notices')}
      className="no-print flex flex-wrap gap-3"
    >
      <input type="hidden" name="noticeId" value={notice.noticeId} />
      {acts.map((act) => (
        <Button
          key={act}
          type="submit"
          name="act"
          value={act}
          size="sm"
          variant={act === 'remove' ? 'quiet' : 'outline'}
        >
          {copy[act]}
        </Button>
      ))}
    </Form>
  );
}
