import type { AnswerOf } from '@pahiya/contracts/contract';
import type { deskPartnerTerms } from '@pahiya/contracts/partner-leads/terms-contracts';
import { leadKinds } from '@pahiya/domain/leads/lead-rules';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { DeskForm } from '../shell/desk-form.tsx';

type Terms = AnswerOf<typeof deskPartnerTerms>;

/** Holidays that the desk changed, and the form that changes one. */
export function HolidaysCard({ holidays }: Pick<Terms, 'holidays'>) {
  const copy = useCopy('desk-partners');
  const { language } = usePage();
  return (
    <Card title={copy.holidays} id="holidays">
      <p>{copy.holidaysText}</p>
      <ul className="grid gap-2 pt-2">
        {holidays.map(({ day, stateCode, isOpen, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added
          <li key={index}>
            <b>{formatIstDate(day as IstDate, language)}</b> · {stateCode ?? copy.everyState} ·{' '}
            {isOpen ? copy.open : copy.closed}
            <span className="block text-ink-2 text-small">
              <bdi>{note}</bdi>
            </span>
          </li>
        ))}
      </ul>
      <DeskForm action="/desk/partners" intent="holiday" className="grid gap-4 pt-3 lg:grid-cols-2">
        <TextField id="holiday-day" name="day" type="date" label={copy.day} required />
        <TextField id="holiday-state" name="stateCode" label={copy.stateOptional} maxLength={2} />
        <SelectField
          id="holiday-open"
          name="isOpen"
          label={copy.becomes}
          options={[
            { value: 'no', label: copy.closed },
            { value: 'yes', label: copy.open },
          ]}
        />
        <TextField
          id="holiday-note"
          name="note"
          label={copy.noteSource}
          minLength={3}
          maxLength={500}
          required
        />
        <Button variant="dark" size="sm">
          {copy.saveHoliday}
        </Button>
      </DeskForm>
    </Card>
  );
}

/** Prices of a firm of its own, and the form that sets one. */
export function FirmPrices({
  firmId,
  prices,
}: { readonly firmId: string } & Pick<Terms, 'prices'>) {
  const copy = useCopy('desk-partners');
  const { language } = usePage();
  const own = prices.filter((one) => one.firmId === firmId);
  return (
    <Disclosure summary={copy.prices}>
      <ul className="grid gap-2 pt-2">
        {own.map(({ kind, from, pricePaise, note }) => (
          <li key={`${kind}-${from}`}>
            {copy.leadKinds[kind]}: <b>{formatRupees(paise(pricePaise))}</b>,{' '}
            {copy.from(formatIstDate(from as IstDate, language))}
            <span className="block text-ink-2 text-small">
              <bdi>{note}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {own.length === 0 && <p>{copy.usualPrices}</p>}
      <DeskForm
        action="/desk/partners"
        intent="price"
        fields={{ firm: firmId }}
        className="grid gap-3 pt-2"
      >
        <SelectField
          id={`${firmId}-kind`}
          name="kind"
          label={copy.leadKind}
          options={leadKinds.map((value) => ({ value, label: copy.leadKinds[value] }))}
        />
        <TextField
          id={`${firmId}-price`}
          name="price"
          label={copy.price}
          inputMode="decimal"
          maxLength={12}
          required
        />
        <TextField id={`${firmId}-from`} name="from" type="date" label={copy.fromDay} required />
        <TextField
          id={`${firmId}-price-note`}
          name="note"
          label={copy.note}
          minLength={3}
          maxLength={500}
          required
        />
        <Button variant="dark" size="sm">
          {copy.savePrice}
        </Button>
      </DeskForm>
    </Disclosure>
  );
}
