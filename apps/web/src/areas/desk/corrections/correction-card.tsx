import type { DeskCorrection } from '@pahiya/contracts/service-history/desk-correction-contracts';
import { correctionRefusals } from '@pahiya/domain/service-history/correction';
import { reportWords } from '@pahiya/domain/service-history/report-words';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { SelectField } from '@pahiya/ui/select-field';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { CodeRun } from '../../../parts/texts/code-run.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import type { AnswerFault } from './corrections-page.tsx';

const tones = { open: 'sky', accepted: 'road', refused: 'neutral' } as const;

type CorrectionCardProps = {
  readonly correction: DeskCorrection;
  /** The order whose corrections are shown; null: all open ones. */
  readonly orderId: string | null;
  readonly fault: AnswerFault | null;
};

/** One correction with what the source delivered, and the form for its answer while it is open. */
export function CorrectionCard({ correction, orderId, fault }: CorrectionCardProps) {
  const copy = useCopy('desk-corrections');
  const { isOverdue, state } = correction;
  return (
    <Card title={<span className="nums">{correction.display}</span>}>
      <StatusChip
        tone={isOverdue ? 'brick' : tones[state]}
        word={isOverdue ? copy.late : copy.states[state]}
      />
      <Facts correction={correction} />
      {state === 'open' && <AnswerForm correction={correction} orderId={orderId} fault={fault} />}
    </Card>
  );
}

function Facts({ correction }: { readonly correction: DeskCorrection }) {
  const copy = useCopy('desk-corrections');
  const none = useCopy('desk').none;
  const { language } = usePage();
  const path = usePagePath();
  const words = reportWords[language];
  const day = (on: string) => formatIstDate(on as IstDate, language);
  const { answeredAt, answeredBy, claim, line, note, reason, sentAt, state, statedKm } = correction;
  const place = [line.workshop, line.city].filter(Boolean).join(', ');
  return (
    <KeyValues
      facts={[
        {
          id: 'order',
          term: copy.order,
          detail: (
            <a
              href={path(`/desk/orders/${correction.orderId}`)}
              className="inline-flex min-h-11 items-center"
            >
              <EnglishRun text={correction.publicId} />
            </a>
          ),
        },
        {
          id: 'line',
          term: copy.line,
          detail: (
            <>
              {day(line.on)} · {line.km === null ? words.noReading : words.km(line.km)} ·{' '}
              {words.kinds[line.kind]}
              {place !== '' && (
                <>
                  {' · '}
                  <EnglishRun text={place} />
                </>
              )}
            </>
          ),
        },
        { id: 'claim', term: copy.claim, detail: copy.claims[claim] },
        ...(statedKm === null
          ? []
          : [{ id: 'stated', term: copy.stated, detail: words.km(statedKm) }]),
        {
          id: 'note',
          term: copy.note,
          detail:
            note === '' ? (
              none
            ) : (
              <span lang="" dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {note}
              </span>
            ),
        },
        { id: 'vendor', term: copy.vendor, detail: <EnglishRun text={correction.vendorName} /> },
        {
          id: 'reference',
          term: copy.reference,
          detail: (
            <span className="wrap-anywhere">
              <CodeRun text={`${correction.correctionId} · ${line.lineId}`} />
            </span>
          ),
        },
        { id: 'asked', term: copy.asked, detail: instantText(correction.askedAt, language) },
        {
          id: 'sent',
          term: copy.sent,
          detail: sentAt === null ? copy.notSent : instantText(sentAt, language),
        },
        { id: 'due', term: copy.due, detail: day(correction.dueOn) },
        ...(answeredAt === null
          ? []
          : [
              {
                id: 'answer',
                term: copy.answer,
                detail: (
                  <>
                    {copy.answered(
                      reason === null
                        ? copy.states[state]
                        : copy.form.refused(words.refusals[reason]),
                      instantText(answeredAt, language),
                    )}
                    {' · '}
                    {answeredBy === null ? copy.byVendor : copy.by(answeredBy)}
                  </>
                ),
              },
            ]),
      ]}
    />
  );
}

function AnswerForm({ correction, orderId, fault }: CorrectionCardProps) {
  const copy = useCopy('desk-corrections').form;
  const { language } = usePage();
  const path = usePagePath();
  const { refusals } = reportWords[language];
  const { correctionId, display, line } = correction;
  const errorOf = (field: 'verdict' | 'note', text: string) =>
    fault?.faults.includes(field) ? text : undefined;
  return (
    <form method="post" action={path('/desk/corrections')} className="grid gap-3 pt-3">
      <input type="hidden" name="correction" value={correctionId} />
      {orderId !== null && <input type="hidden" name="order" value={orderId} />}
      <SelectField
        id={`verdict-${correctionId}`}
        name="verdict"
        label={copy.verdict}
        emptyLabel={copy.choose}
        defaultValue={fault?.verdict ?? ''}
        error={errorOf('verdict', copy.verdictMissing)}
        options={[
          { value: 'accepted', label: copy.accepted },
          ...correctionRefusals.map((reason) => ({
            value: reason,
            label: copy.refused(refusals[reason]),
          })),
        ]}
        required
      />
      <TextField
        id={`note-${correctionId}`}
        name="note"
        label={copy.note}
        hint={copy.noteHint}
        minLength={3}
        maxLength={200}
        defaultValue={fault?.note}
        error={errorOf('note', copy.noteMissing)}
        required
      />
      <div>
        <Button
          variant="outline"
          aria-label={copy.submitLong(display, formatIstDate(line.on as IstDate, language))}
        >
          {copy.submit}
        </Button>
      </div>
    </form>
  );
}
