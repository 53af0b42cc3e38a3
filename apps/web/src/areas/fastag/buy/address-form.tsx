import type { TagIssueOnWire, TagOfferOnWire } from '@pahiya/contracts/fastag/details/issue-schema';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { TryAgain } from '../../../parts/failure/failure-face.tsx';
import { issuePath } from '../buy-paths.ts';
import type { IssueField } from './issue-outcome.ts';
import type { ShownOutcome } from './issue-page.tsx';
import { TagPrice } from './price-table.tsx';
import { useFieldErrors } from './use-field-errors.ts';

type AddressFormProps = {
  readonly issue: TagIssueOnWire;
  readonly price: TagOfferOnWire['price'];
  readonly formKey: string;
  readonly outcome: ShownOutcome | null;
};

const addressFields: readonly IssueField[] = [
  'addressName',
  'line',
  'city',
  'stateCode',
  'pinCode',
];

/** Where the tag goes, the whole price again, and the way to the payment. */
export function AddressForm({ issue, price, formKey, outcome }: AddressFormProps) {
  const { address: copy, errorsTitle, noPrice, price: priceTitle } = useCopy('tag-buy');
  const errors = useCopy('errors');
  const { error, list, typed } = useFieldErrors(outcome, addressFields);
  const action = issuePath(issue.issueId);
  if (price?.state !== 'priced') {
    return (
      <Card title={priceTitle} id="price">
        <p role="status">{noPrice[price?.state ?? 'unavailable']}</p>
        <div className="actions pt-4">
          <TryAgain label={errors.tryAgain} />
        </div>
      </Card>
    );
  }
  const text = (
    field: IssueField,
    label: string,
    more: { readonly autoComplete: string; readonly maxLength: number; readonly hint?: string },
  ) => (
    <TextField
      id={field}
      name={field}
      label={label}
      defaultValue={typed(field)}
      error={error(field)}
      required
      {...more}
    />
  );
  return (
    <Form method="post" action={action} className="grid gap-5">
      <input type="hidden" name="intent" value="order" />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="total" value={price.total} />
      <Card title={copy.title} id="address-step">
        <div className="grid gap-4">
          <FormErrors title={errorsTitle} errors={list} />
          {text('addressName', copy.name, { autoComplete: 'shipping name', maxLength: 80 })}
          {text('line', copy.line, {
            autoComplete: 'shipping street-address',
            maxLength: 160,
            hint: copy.lineHint,
          })}
          {text('city', copy.city, { autoComplete: 'shipping address-level2', maxLength: 60 })}
          <SelectField
            id="stateCode"
            name="stateCode"
            label={copy.state}
            emptyLabel={copy.choose}
            options={Object.entries(copy.states).map(([value, label]) => ({ value, label }))}
            defaultValue={typed('stateCode')}
            autoComplete="shipping address-level1"
            error={error('stateCode')}
            required
          />
          {text('pinCode', copy.pinCode, {
            autoComplete: 'shipping postal-code',
            maxLength: 7,
            hint: copy.pinHint,
          })}
        </div>
      </Card>
      <Card title={priceTitle} id="price">
        <TagPrice price={price} issuer={issue.issuer.name} />
        <p className="pt-3">{copy.refund}</p>
      </Card>
      <SubmitButton
        label={copy.pay(formatRupees(paise(price.total)))}
        busy={copy.busy}
        action={action}
        intent="order"
        block
      />
    </Form>
  );
}
