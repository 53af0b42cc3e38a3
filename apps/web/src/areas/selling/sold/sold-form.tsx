import { buyerIdKinds, handoverPapers } from '@pahiya/domain/selling/transfer-forms/handover-facts';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { soldPath } from '../selling-paths.ts';
import type { SoldField, SoldOutcome } from './sold-outcome.ts';

type SoldFormProps = {
  readonly vehicles: readonly { readonly vehicleNumber: string; readonly display: string }[];
  /** From the link of a vehicle. */
  readonly asked: string;
  readonly outcome: SoldOutcome | null;
};

/** The form of a private sale. */
export function SoldForm({ vehicles, asked, outcome }: SoldFormProps) {
  const copy = useCopy('sold').form;
  const { nowIso } = usePage();
  const typed = outcome?.typed ?? {};
  const wrong = outcome?.kind === 'fields' ? outcome.fields : [];
  const error = (name: SoldField) => (wrong.includes(name) ? copy.fields[name] : undefined);
  const ids: Partial<Record<SoldField, string>> = { soldAt: 'day', amountPaise: 'price' };
  const field = (name: string) => ({ id: name, name, defaultValue: typed[name] ?? '' });
  const text = (name: SoldField) => ({ ...field(name), error: error(name) });
  return (
    <Form method="post" action={soldPath}>
      <Card id="record" title={copy.title}>
        <div className="grid gap-4">
          {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
          <FormErrors
            title={copy.errors}
            errors={wrong.map((name) => ({
              fieldId: ids[name] ?? name,
              message: copy.fields[name],
            }))}
          />
          <SelectField
            id="vehicleNumber"
            name="vehicleNumber"
            label={copy.vehicle}
            error={error('vehicleNumber')}
            defaultValue={typed.vehicleNumber ?? asked}
            required
            options={[
              { value: '', label: copy.choose },
              ...vehicles.map(({ vehicleNumber, display }) => ({
                value: vehicleNumber,
                label: display,
              })),
            ]}
          />
          <TextField
            {...text('sellerName')}
            label={copy.sellerName}
            autoComplete="name"
            maxLength={80}
            required
          />
          <fieldset className="grid gap-4">
            <legend className="pb-3 font-bold">{copy.handover}</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                {...field('day')}
                label={copy.day}
                type="date"
                max={istDateOf(new Date(nowIso))}
                error={error('soldAt')}
                required
              />
              <TextField
                {...field('time')}
                label={copy.time}
                hint={copy.timeHint}
                type="time"
                required
              />
              <TextField {...text('place')} label={copy.place} maxLength={120} required />
              <TextField
                {...text('odometerKm')}
                label={copy.km}
                inputMode="numeric"
                maxLength={9}
                required
              />
              <TextField
                {...field('price')}
                label={copy.price}
                error={error('amountPaise')}
                inputMode="numeric"
                maxLength={14}
                required
              />
            </div>
          </fieldset>
          <fieldset className="grid gap-4">
            <legend className="pb-3 font-bold">{copy.buyer}</legend>
            <p className="text-ink-2 text-small">{copy.private}</p>
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                {...text('buyerName')}
                label={copy.buyerName}
                autoComplete="off"
                maxLength={80}
                required
              />
              <TextField
                {...text('buyerMobile')}
                label={copy.buyerMobile}
                type="tel"
                autoComplete="off"
                maxLength={20}
              />
              <SelectField
                id="idKind"
                name="idKind"
                label={copy.idKind}
                defaultValue={typed.idKind ?? ''}
                options={[
                  { value: '', label: copy.idNone },
                  ...buyerIdKinds.map((kind) => ({ value: kind, label: copy.idKinds[kind] })),
                ]}
              />
              <TextField
                {...text('idLast4')}
                label={copy.idLast4}
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={4}
              />
            </div>
            <TextField
              {...text('buyerAddress')}
              label={copy.buyerAddress}
              autoComplete="off"
              maxLength={200}
            />
            <CheckField
              id="other"
              name="other"
              value="yes"
              label={copy.other}
              defaultChecked={typed.other === 'yes'}
            />
          </fieldset>
          <fieldset className="grid gap-2">
            <legend className="pb-3 font-bold">{copy.papers}</legend>
            <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
              {handoverPapers.map((paper) => (
                <CheckField
                  key={paper}
                  id={paper}
                  name={paper}
                  value="yes"
                  label={copy.paperNames[paper]}
                  defaultChecked={typed[paper] === 'yes'}
                />
              ))}
            </div>
          </fieldset>
          <fieldset className="grid gap-2">
            <legend className="pb-3 font-bold">{copy.messages}</legend>
            <p className="text-ink-2 text-small">{copy.messagesHint}</p>
            <CheckField id="sms" name="sms" value="yes" label={copy.sms} />
            <CheckField id="email" name="email" value="yes" label={copy.email} />
          </fieldset>
          <SubmitButton label={copy.submit} busy={copy.busy} action={soldPath} block />
        </div>
      </Card>
    </Form>
  );
}
