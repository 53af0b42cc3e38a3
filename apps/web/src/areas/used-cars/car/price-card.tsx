import { formatKms } from '@pahiya/domain/shared/format';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { clockText } from '../../../parts/failure/instant-text.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { labelTones } from '../facts/label-tones.ts';
import { aboutPrice, daysOffered, fullPrice, ownersText } from '../facts/used-car-words.ts';
import { PriceDots } from './price-dots.tsx';
import type { UsedCar } from './used-car.ts';

type Label = Extract<UsedCar['label'], { kind: 'label' }>;

/** What the price is called and why, or why there is no comparison; and every price so far. */
export function PriceCard({ car }: { readonly car: UsedCar }) {
  const copy = useCopy('used-car').price;
  const { label } = car;
  return (
    <Card
      id="price"
      title={copy.title}
      aside={
        label.kind === 'label' && (
          <StatusChip tone={labelTones[label.code]} word={copy.labels[label.code]} />
        )
      }
    >
      {label.kind === 'label' ? (
        <Comparison car={car} label={label} />
      ) : (
        <NoComparison label={label} />
      )}
      <PriceHistory car={car} />
    </Card>
  );
}

function NoComparison({ label }: { readonly label: Exclude<UsedCar['label'], Label> }) {
  const copy = useCopy('used-car').price;
  const { language } = usePage();
  if (label.kind === 'waiting') {
    return (
      <div>
        <p className="font-semibold">{copy.waiting}</p>
        <p>{copy.waitingNote(clockText(label.until, language))}</p>
      </div>
    );
  }
  return (
    <div>
      <p className="font-semibold">{copy.none}</p>
      <p>{copy.reasons[label.reason](label.found, label.needed)}</p>
    </div>
  );
}

function Comparison({ car, label }: { readonly car: UsedCar; readonly label: Label }) {
  const words = useCopy('used-cars');
  const copy = useCopy('used-car').price;
  const { language } = usePage();
  const { comparables, lowPaise, highPaise, marketPaise, grade } = label;
  return (
    <div className="grid gap-3">
      <PriceDots
        price={car.pricePaise}
        range={{ low: lowPaise, high: highPaise }}
        others={comparables.map(({ adjustedPaise }) => adjustedPaise)}
      />
      <p>{copy.range(aboutPrice(lowPaise), aboutPrice(highPaise))}</p>
      {label.code === 'well-below' && <p className="font-semibold">{copy.lookClosely}</p>}
      <KeyValues
        facts={[
          { id: 'market', term: copy.market(comparables.length), detail: aboutPrice(marketPaise) },
        ]}
      />
      <p className="text-ink-2 text-small">
        {copy.basis(formatIstDate(label.on as IstDate, language))} {copy.grades[grade]}
      </p>
      <Disclosure summary={copy.table}>
        <p className="text-small">{copy.tableNote}</p>
        <RowTable
          isSmall
          columns={[
            { id: 'car', label: copy.columns.car },
            { id: 'asked', label: copy.columns.asked, look: 'sums' },
            { id: 'adjusted', label: copy.columns.adjusted, look: 'sums' },
          ]}
          rows={comparables.map((one) => ({
            id: one.listing,
            name: [
              one.madeYear,
              one.variant,
              formatKms(one.km),
              ownersText({ owners: one.owners, demoUse: null }, words),
            ]
              .filter((part) => part !== null)
              .join(', '),
            cells: [fullPrice(one.pricePaise), aboutPrice(one.adjustedPaise)],
          }))}
        />
      </Disclosure>
    </div>
  );
}

function PriceHistory({ car }: { readonly car: UsedCar }) {
  const words = useCopy('used-cars').car;
  const copy = useCopy('used-car').price;
  const { language, today } = usePage();
  const dayText = (day: string) => formatIstDate(day as IstDate, language);
  return (
    <KeyValues
      facts={[
        {
          id: 'first',
          term: copy.firstOffered,
          detail: dayText(car.firstOfferedOn),
          note: car.state === 'live' ? words.days(daysOffered(car, today)) : undefined,
        },
        ...(car.prices.length > 1
          ? [
              {
                id: 'history',
                term: copy.history,
                detail: car.prices.map(({ paise }) => fullPrice(paise)).join(' → '),
                note: car.prices.map(({ since }) => dayText(since)).join(' → '),
              },
            ]
          : []),
      ]}
    />
  );
}
