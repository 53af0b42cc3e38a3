import type { AnswerOf } from '@pahiya/contracts/contract';
import type { deskFirmMoney } from '@pahiya/contracts/partner-leads/payment-contracts';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { DeskForm } from '../shell/desk-form.tsx';
import type { Refused } from '../shell/desk-gate.ts';
import { RefusalNote } from '../shell/refusal-note.tsx';

type Money = AnswerOf<typeof deskFirmMoney>;

type FirmMoneyPageProps = {
  readonly money: Money;
  readonly done: string | null;
  readonly refused: Refused | null;
  readonly typed: Readonly<Record<string, string>>;
  /** Fields of the form that were not accepted, by the API's names. */
  readonly wrongFields: readonly string[];
};

const rupees = (amount: number) => formatRupees(paise(amount));

/** What a firm owes and paid; payments are recorded and undone. */
export function FirmMoneyPage({ money, done, refused, typed, wrongFields }: FirmMoneyPageProps) {
  const copy = useCopy('desk-firm-money');
  const path = usePagePath();
  return (
    <div className="grid gap-5 pt-4">
      <p>
        <a
          href={path(`/desk/partners#f-${money.firmId}`)}
          className="inline-flex min-h-11 items-center"
        >
          {copy.back}
        </a>
      </p>
      <h1>{copy.title(money.name)}</h1>
      {done === 'recorded' && <DoneNote text={copy.recorded} />}
      {done === 'undone' && <DoneNote text={copy.undoneNote} />}
      <RefusalNote refused={refused} />
      <div className="split">
        <BalanceCard money={money} />
        <RecordCard firmId={money.firmId} typed={typed} wrongFields={wrongFields} />
      </div>
      <PaymentsCard money={money} />
    </div>
  );
}

function BalanceCard({ money: { owedPaise, year, rule } }: { readonly money: Money }) {
  const copy = useCopy('desk-firm-money');
  const { language } = usePage();
  const day = (date: string) => formatIstDate(date as IstDate, language);
  const facts: Fact[] = [
    {
      id: 'balance',
      term: owedPaise < 0 ? copy.credit : copy.owed,
      detail: rupees(Math.abs(owedPaise)),
    },
    { id: 'charged', term: copy.charged(day(year.from)), detail: rupees(year.chargedPaise) },
    { id: 'deducted', term: copy.deducted, detail: rupees(year.deductedPaise) },
  ];
  if (rule !== null) {
    const isBelow = year.chargedPaise <= rule.yearlyThresholdPaise;
    facts.push({
      id: 'rule',
      term: isBelow ? copy.rule.below : copy.rule.gives(`${rule.basisPoints / 100}%`),
      detail: rupees(rule.givesPaise),
      note: (
        <>
          {copy.rule.note({ day: day(rule.from), threshold: rupees(rule.yearlyThresholdPaise) })}{' '}
          <span lang="en">{rule.source}</span>
        </>
      ),
    });
  }
  return (
    <Card title={copy.balance} id="balance">
      <KeyValues facts={facts} />
    </Card>
  );
}

type RecordCardProps = Pick<FirmMoneyPageProps, 'typed' | 'wrongFields'> & {
  readonly firmId: string;
};

function RecordCard({ firmId, typed, wrongFields }: RecordCardProps) {
  const copy = useCopy('desk-firm-money');
  const { today } = usePage();
  const wrong = (field: string, words: string) =>
    wrongFields.includes(`body.${field}`) ? words : undefined;
  return (
    <Card title={copy.record} id="record">
      <p>{copy.recordText}</p>
      <DeskForm
        action={`/desk/partners/${firmId}`}
        intent="record"
        className="grid gap-3 pt-3 sm:grid-cols-2"
      >
        <TextField
          id="received"
          name="received"
          label={copy.received}
          inputMode="decimal"
          maxLength={15}
          defaultValue={typed.received}
          error={wrong('receivedPaise', copy.wrongAmount)}
          required
        />
        <TextField
          id="tds"
          name="tds"
          label={copy.tds}
          hint={copy.tdsHint}
          inputMode="decimal"
          maxLength={15}
          defaultValue={typed.tds}
          error={wrong('tdsPaise', copy.wrongTds)}
          required
        />
        <TextField
          id="paidOn"
          name="paidOn"
          type="date"
          label={copy.paidOn}
          max={today}
          defaultValue={typed.paidOn}
          error={wrong('paidOn', copy.wrongDay)}
          required
        />
        <TextField
          id="reference"
          name="reference"
          label={copy.reference}
          maxLength={40}
          spellCheck={false}
          autoCapitalize="characters"
          defaultValue={typed.reference}
          error={wrong('reference', copy.wrongReference)}
          required
        />
        <div className="sm:col-span-2">
          <Button>{copy.submit}</Button>
        </div>
      </DeskForm>
    </Card>
  );
}

function PaymentsCard({ money: { firmId, payments } }: { readonly money: Money }) {
  const copy = useCopy('desk-firm-money');
  const { language } = usePage();
  return (
    <Card title={copy.payments} id="payments">
      {payments.length === 0 && <p>{copy.none}</p>}
      <ul className="grid gap-4">
        {payments.map((one) => (
          <li key={one.paymentId} className="grid gap-1 border-line border-t pt-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <b>
                {formatIstDate(one.paidOn as IstDate, language)} ·{' '}
                <span lang="en" translate="no">
                  {one.reference}
                </span>
              </b>
              {one.undone !== null && <StatusChip tone="neutral" word={copy.undone} />}
            </p>
            <p>{copy.amounts(rupees(one.receivedPaise), rupees(one.tdsPaise))}</p>
            <p className="text-ink-2 text-small">
              {copy.by(one.by ?? '–', instantText(one.at, language))}
            </p>
            {one.undone === null ? (
              <Disclosure summary={copy.undoLong(one.reference)}>
                <p>{copy.undoText}</p>
                <DeskForm
                  action={`/desk/partners/${firmId}`}
                  intent="undo"
                  fields={{ payment: one.paymentId }}
                  className="flex flex-wrap items-end gap-2 pt-2"
                >
                  <TextField
                    id={`undo-${one.paymentId}`}
                    name="note"
                    label={copy.reason}
                    minLength={3}
                    maxLength={500}
                    required
                  />
                  <Button variant="outline" size="sm">
                    {copy.undo}
                  </Button>
                </DeskForm>
              </Disclosure>
            ) : (
              <p className="text-ink-2 text-small">
                {instantText(one.undone.at, language)}: <bdi>{one.undone.note}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
