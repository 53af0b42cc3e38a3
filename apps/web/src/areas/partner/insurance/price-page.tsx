import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { PriceLines } from '@pahiya/ui/price-lines';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { RefusalNote } from '../shell/partner-page.tsx';
import type { PriceView } from './price.partner.tsx';
import { bonuses, covers, type PriceField, powers, vehicles, zones } from './price-wish.ts';

/** A vehicle as the partner describes it, and its premium by the tariff. Nothing is looked up or stored. */
export function PricePage({ typed, faults, price, refused }: PriceView) {
  const copy = useCopy('partner-insurance');
  const path = usePagePath();
  const field = (name: PriceField) => ({
    ...{ id: name, name, label: copy.fields[name], defaultValue: typed[name] },
    error: faults.includes(name) ? copy.errors[name] : undefined,
  });
  const choice = (name: PriceField, options: readonly { value: string; label: string }[]) => (
    <SelectField {...field(name)} options={options} emptyLabel={copy.choose} />
  );
  return (
    <div className="grid gap-4 pt-4">
      <h1>{copy.title}</h1>
      <p>{copy.lead}</p>
      <RefusalNote refused={refused} />
      {price !== null && <PriceCard price={price} />}
      <form method="get" action={path('/partner/insurance-price')} className="card grid gap-4">
        <FormErrors
          title={copy.errorsTitle}
          errors={faults.map((name) => ({
            fieldId: name,
            message: `${copy.fields[name]}: ${copy.errors[name]}`,
          }))}
        />
        <input type="hidden" name="asked" value="1" />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {choice(
            'vehicle',
            vehicles.map((value) => ({ value, label: copy.vehicles[value] })),
          )}
          {choice(
            'power',
            powers.map((value) => ({ value, label: copy.powers[value] })),
          )}
          <TextField
            {...field('size')}
            hint={copy.sizeHint}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField {...field('registeredOn')} type="date" />
          {choice(
            'zone',
            zones.map((value) => ({ value, label: copy.zones[value] })),
          )}
          {choice(
            'cover',
            covers.map((value) => ({ value, label: copy.covers[value] })),
          )}
          <TextField
            {...field('value')}
            hint={copy.damageHint}
            prefix="₹"
            inputMode="numeric"
            autoComplete="off"
          />
          {choice(
            'bonus',
            bonuses.map((value) => ({ value, label: `${Number(value) / 1_000}%` })),
          )}
          <TextField {...field('until')} hint={copy.untilHint} type="date" />
        </div>
        <CheckField
          id="claim"
          name="claim"
          value="yes"
          label={copy.claim}
          defaultChecked={typed.claim === 'yes'}
        />
        <div>
          <Button>{copy.submit}</Button>
        </div>
      </form>
    </div>
  );
}

function PriceCard({
  price: { premium, bonus },
}: {
  readonly price: NonNullable<PriceView['price']>;
}) {
  const copy = useCopy('partner-insurance');
  const sum = (amount: number) => formatRupees(amount as Paise);
  return (
    <Card id="price" title={copy.priceTitle}>
      <div className="grid gap-3">
        <PriceLines
          lines={[
            ...premium.lines.map(({ id, amount }) => ({
              ...{ id, label: copy.line(id), amount: sum(amount), isLess: amount < 0 },
            })),
            { id: 'gst', label: copy.gst, amount: sum(premium.gst) },
          ]}
          total={{ label: copy.total, amount: sum(premium.total) }}
        />
        <p>{copy.bonus(bonus / 1_000)}</p>
        <p className="text-small">{copy.reference}</p>
      </div>
    </Card>
  );
}
