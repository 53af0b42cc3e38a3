import type { RtoAct } from '@pahiya/contracts/rto-orders/desk-rto-contracts';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import type { Typed } from '../order/order-outcome.ts';
import { DeskForm } from '../shell/desk-form.tsx';
import type { Refused } from '../shell/desk-gate.ts';

type FieldName =
  | 'on'
  | 'time'
  | 'place'
  | 'applicationNumber'
  | 'remark'
  | 'courier'
  | 'consignmentNumber'
  | 'note';

/** Text fields of each act; `send-back` also has the reason. */
const fieldsOf: Readonly<Record<RtoAct, readonly FieldName[]>> = {
  'set-appointment': ['on', 'time', 'place'],
  file: ['applicationNumber'],
  'send-back': ['remark'],
  approve: [],
  dispatch: ['courier', 'consignmentNumber'],
  finish: [],
  'give-up': ['note'],
  resume: ['note'],
};
const optional: ReadonlySet<FieldName> = new Set<FieldName>(['remark']);

/** A refused form, with what was typed into it. */
export type RefusedAct = Refused & { readonly typed: Typed };

type RtoActFormProps = {
  readonly act: RtoAct;
  readonly orderId: string;
  readonly reasons: readonly { readonly value: string; readonly label: string }[];
  /** This form as it was refused; null when another one was. */
  readonly refused: RefusedAct | null;
};

/** One act with its fields. */
export function RtoActForm({ act, orderId, reasons, refused }: RtoActFormProps) {
  const copy = useCopy('desk-rto');
  const typed = refused?.typed ?? {};
  const errorOf = (field: FieldName | 'reason') =>
    refused?.fields.includes(`body.${field}`) ? copy.faults[field] : undefined;
  const { title, button, text } = copy.acts[act];
  return (
    <Card title={title} id={act}>
      {text !== '' && <p className="pb-3">{text}</p>}
      <DeskForm action={`/desk/rto/${orderId}`} intent={act} className="grid gap-3">
        {act === 'send-back' && (
          <SelectField
            id="send-back-reason"
            name="reason"
            label={copy.fields.reason}
            emptyLabel={copy.documents.choose}
            options={[...reasons]}
            defaultValue={typed.reason?.[0]}
            error={errorOf('reason')}
            required
          />
        )}
        {fieldsOf[act].map((field) => (
          <TextField
            key={field}
            id={`${act}-${field}`}
            name={field}
            label={copy.fields[field]}
            maxLength={300}
            defaultValue={typed[field]?.[0]}
            error={errorOf(field)}
            required={!optional.has(field)}
          />
        ))}
        <div className="actions">
          <Button variant="outline">{button}</Button>
        </div>
      </DeskForm>
    </Card>
  );
}
