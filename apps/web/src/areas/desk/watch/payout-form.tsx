import { payees } from '@pahiya/domain/ledger/ledger';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { DeskForm } from '../shell/desk-form.tsx';

/** Typed values of a refused form. */
export type TypedPayout = Readonly<Record<string, string>>;

type PayoutFormProps = { readonly typed: TypedPayout; readonly isWrongAmount: boolean };

/** Records a payout to those who pass money on or charge us. */
export function PayoutForm({ typed, isWrongAmount }: PayoutFormProps) {
  const copy = useCopy('desk-watch').money.payout;
  const { today } = usePage();
  const recipients = payees.map((value) => ({ value, label: copy.recipients[value] }));
  const options = Object.entries(copy.directions).map(([value, label]) => ({ value, label }));
  return (
    <Card title={copy.title} id="payout">
      <p>{copy.text}</p>
      <DeskForm action="/desk/money" intent="payout" className="grid gap-3 pt-3 sm:grid-cols-2">
        <SelectField
          id="direction"
          name="direction"
          label={copy.direction}
          options={options}
          defaultValue={typed.direction}
        />
        <SelectField
          id="to"
          name="to"
          label={copy.to}
          options={recipients}
          defaultValue={typed.to}
        />
        <TextField
          id="amount"
          name="amount"
          label={copy.amount}
          inputMode="decimal"
          maxLength={15}
          defaultValue={typed.amount}
          error={isWrongAmount ? copy.wrongAmount : undefined}
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
          required
        />
        <TextField
          id="paidOn"
          name="paidOn"
          type="date"
          label={copy.paidOn}
          max={today}
          defaultValue={typed.paidOn}
          required
        />
        <TextField
          id="note"
          name="note"
          label={copy.note}
          maxLength={200}
          defaultValue={typed.note}
          required
        />
        <div className="sm:col-span-2">
          <Button>{copy.submit}</Button>
        </div>
      </DeskForm>
    </Card>
  );
}
