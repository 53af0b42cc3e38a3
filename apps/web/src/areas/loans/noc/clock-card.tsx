import type { Answer } from '@pahiya/api-client/api-client';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { languages } from '@pahiya/domain/shared/language';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { Plate } from '@pahiya/ui/plate';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { TextField } from '@pahiya/ui/text-field';
import type { Tone } from '@pahiya/ui/tone';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { CopyButton } from '../../../parts/controls/copy-button.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { plateParts } from '../../../parts/vehicle-number/plate-parts.ts';
import { ClockAlerts } from './clock-alerts.tsx';
import type { NocOutcome } from './noc-outcome.ts';

type Clock = Answer<'listNocClocks'>['clocks'][number];

const tones: Readonly<Record<Clock['phase'], Tone>> = {
  waiting: 'sky',
  late: 'brick',
  ombudsman: 'brick',
  papers: 'road',
};
const here = '/loans/noc';

/** One closed loan: where it stands, what to do, the letter, and what its owner records. */
export function ClockCard({
  clock,
  outcome,
}: {
  readonly clock: Clock;
  readonly outcome: NocOutcome | null;
}) {
  const copy = useCopy('loan-noc');
  const facts = useFacts(clock);
  const isClear = clock.record.state === 'clear';
  return (
    <Card
      id={`clock-${clock.clockId}`}
      title={copy.day(clock.day)}
      aside={<StatusChip tone={tones[clock.phase]} word={copy.phases[clock.phase]} />}
    >
      <div className="grid gap-4">
        <div>
          <Plate parts={plateParts(clock.display)} size="sm" label={copy.form.vehicle} />
        </div>
        <p>{isClear && clock.phase === 'papers' ? copy.advice.clear : copy.advice[clock.phase]}</p>
        {isClear && clock.phase !== 'papers' && <p>{copy.advice.clear}</p>}
        <KeyValues facts={facts} />
        {clock.rule === null ? (
          <p className="text-small">{copy.noClaim}</p>
        ) : (
          <p className="text-ink-2 text-small">{copy.rule(clock.rule.source)}</p>
        )}
        <Letters clock={clock} outcome={outcome} />
        <Papers clock={clock} outcome={outcome} />
        <ClockAlerts clock={clock} outcome={outcome} />
      </div>
    </Card>
  );
}

function useFacts(clock: Clock): Fact[] {
  const { facts: copy, record: words } = useCopy('loan-noc');
  const { language } = usePage();
  const day = (date: string) => formatIstDate(date as IstDate, language);
  const sum = (amount: number) => formatRupees(amount as Paise);
  const row = (id: string, term: string, detail: Fact['detail']): Fact => ({ id, term, detail });
  const { record, watch, claim, rule, papersOn, nocUntil, daysLate } = clock;
  const recordText =
    record.state === 'listed'
      ? words.listed(record.financier ?? '')
      : record.state === 'clear' && record.clearOn !== null
        ? words.clear(day(record.clearOn))
        : words.unknown;
  return [
    ...(clock.lender === null
      ? []
      : [row('lender', copy.lender, <span lang="en">{clock.lender}</span>)]),
    row('closed', copy.closedOn, day(clock.closedOn)),
    row('due', copy.dueOn, day(clock.dueOn)),
    ...(daysLate > 0 ? [row('late', copy.late, copy.days(daysLate))] : []),
    ...(claim !== null && claim > 0 && rule !== null
      ? [
          row(
            'claim',
            papersOn === null ? copy.claim : copy.claimFinal,
            <b className="nums">{copy.claimSum(daysLate, sum(rule.perDay), sum(claim))}</b>,
          ),
        ]
      : []),
    ...(papersOn === null
      ? [row('ombudsman', copy.ombudsmanFrom, day(clock.ombudsmanFrom))]
      : [row('papers', copy.papersOn, day(papersOn))]),
    ...(nocUntil === null ? [] : [row('noc', copy.nocUntil, day(nocUntil))]),
    row('record', copy.record, recordText),
    ...(watch === null
      ? []
      : [
          row(
            'next',
            copy.next,
            watch.failedAt === null
              ? day(watch.nextOn)
              : words.failed(instantText(watch.failedAt, language)),
          ),
        ]),
  ];
}

type PartProps = { readonly clock: Clock; readonly outcome: NocOutcome | null };

/** A letter that the clock has reason for; written on the server, so that it works without script. */
function Letters({ clock, outcome }: PartProps) {
  const { letter: copy } = useCopy('loan-noc');
  const { language } = usePage();
  if (clock.letters.length === 0) return null;
  const written = outcome?.kind === 'letter' && outcome.clockId === clock.clockId ? outcome : null;
  return (
    <section className="grid gap-3" aria-labelledby={`letter-${clock.clockId}-title`}>
      <h3 id={`letter-${clock.clockId}-title`}>{copy.title}</h3>
      {clock.letters.map((kind) => (
        <Form key={kind} method="post" action={here} className="grid gap-3">
          <input type="hidden" name="intent" value="letter" />
          <input type="hidden" name="clockId" value={clock.clockId} />
          <input type="hidden" name="kind" value={kind} />
          <TextField
            id={`loan-${kind}-${clock.clockId}`}
            name="loanNumber"
            label={copy.loanNumber}
            hint={copy.loanHint}
            autoComplete="off"
            maxLength={40}
          />
          <div>
            <SubmitButton
              label={copy.kinds[kind]}
              busy={copy.busy}
              action={here}
              intent="letter"
              variant="outline"
            />
          </div>
        </Form>
      ))}
      {written !== null && (
        <div className="grid gap-3" key={written.letter.body}>
          <TextAreaField
            id={`text-${clock.clockId}`}
            name="letter"
            label={copy.text}
            rows={16}
            defaultValue={written.letter.body}
          />
          <div className="flex flex-wrap gap-3">
            <CopyButton text={written.letter.body} label={copy.copy} />
            {[language, ...languages.filter((one) => one !== language)].map((one) => (
              <ButtonLink
                key={one}
                href={`${written.letterPath}&language=${one}`}
                download
                size="sm"
                variant="outline"
              >
                {copy.pdf}: {one.toUpperCase()}
              </ButtonLink>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

function Papers({ clock, outcome }: PartProps) {
  const { papers: copy, form } = useCopy('loan-noc');
  const { clockId, papersOn } = clock;
  const isBad = outcome?.kind === 'faults' && outcome.clockId === clockId;
  const act = (intent: 'no-papers' | 'remove', label: string) => (
    <Form method="post" action={here}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="clockId" value={clockId} />
      <SubmitButton
        label={label}
        busy={copy.busy}
        action={here}
        intent={intent}
        variant="quiet"
        size="sm"
      />
    </Form>
  );
  return (
    <section className="grid gap-3" aria-labelledby={`papers-${clockId}-title`}>
      <h3 id={`papers-${clockId}-title`}>{copy.title}</h3>
      {papersOn === null && (
        <Form method="post" action={here} className="grid gap-3">
          <input type="hidden" name="intent" value="papers" />
          <input type="hidden" name="clockId" value={clockId} />
          <TextField
            id={`papers-${clockId}`}
            name="papersOn"
            label={copy.on}
            hint={copy.onHint}
            inputMode="numeric"
            autoComplete="off"
            error={isBad ? form.errors.papersOn : undefined}
            required
          />
          <div>
            <SubmitButton
              label={copy.submit}
              busy={copy.busy}
              action={here}
              intent="papers"
              variant="outline"
            />
          </div>
        </Form>
      )}
      <div className="flex flex-wrap gap-3">
        {papersOn !== null && act('no-papers', copy.undo)}
        {act('remove', copy.remove)}
      </div>
    </section>
  );
}
