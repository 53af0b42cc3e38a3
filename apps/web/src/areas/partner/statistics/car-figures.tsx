import type { AnswerOf } from '@pahiya/contracts/contract';
import type { partnerListingFigures } from '@pahiya/contracts/used-cars/dealer-listing-contracts';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { CarViews } from './car-views.tsx';

type Car = AnswerOf<typeof partnerListingFigures>['cars'][number];

/** What people did about one car, and how its price compares. */
export function CarFigures({ car, today }: { car: Car; today: string }) {
  const copy = useCopy('partner-statistics');
  const path = usePagePath();
  const money = (amount: number) => formatRupees(paise(amount));
  const { leads, like, views } = car;
  const isCounted = views.length > 0;
  return (
    <Card
      id={`car-${car.listing}`}
      level={3}
      title={<bdi>{car.title}</bdi>}
      aside={<a href={path(`/partner/listings/${car.listing}`)}>{car.stockNumber}</a>}
    >
      <KeyValues
        facts={[
          { id: 'price', term: copy.price, detail: money(car.pricePaise) },
          { id: 'days', term: copy.day, detail: String(car.days) },
          {
            id: 'views',
            term: copy.views.term,
            detail: isCounted
              ? String(views.reduce((sum, count) => sum + count, 0))
              : copy.views.none,
            ...(isCounted ? { note: copy.views.days(views.length) } : {}),
          },
          ...(isCounted
            ? [{ id: 'shortlisted', term: copy.shortlisted, detail: String(car.shortlisted) }]
            : []),
          {
            id: 'leads',
            term: copy.carLeads,
            detail: `${leads.received}, ${leads.contacted}, ${leads.won}`,
          },
          { id: 'drives', term: copy.drives, detail: String(car.drives) },
          { id: 'reservations', term: copy.reservations, detail: String(car.reservations) },
          { id: 'watches', term: copy.watches, detail: String(car.watches) },
          {
            id: 'label',
            term: copy.label,
            detail: copy.labels[car.label],
            ...(car.marketPaise === null ? {} : { note: copy.market(money(car.marketPaise)) }),
          },
          {
            id: 'like',
            term: copy.like,
            detail:
              like.medianPaise === null
                ? copy.few(like.count)
                : copy.median(like.count, money(like.medianPaise)),
          },
        ]}
      />
      <CarViews views={views} today={today} car={car.title} />
    </Card>
  );
}
