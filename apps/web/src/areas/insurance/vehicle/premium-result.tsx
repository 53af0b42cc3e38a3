import type { Answer } from '@pahiya/api-client/api-client';
import { policyTerms } from '@pahiya/domain/insurance/policy-terms';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { PriceLines } from '@pahiya/ui/price-lines';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import type { PremiumWish } from './premium-wish.ts';

type Price = Answer<'validateInsurance'>;
type Params = NonNullable<Answer<'insuranceHomepage'>['cardParams']>;
type PremiumResultProps = {
  readonly price: Price;
  readonly wish: {
    readonly cover: PremiumWish['cover'];
    readonly typed: Pick<PremiumWish['typed'], 'certificate'>;
  };
  readonly params: Pick<Params, 'zone' | 'isZoneAssumed' | 'longTermYears'>;
  readonly sale: Answer<'insuranceHomepage'>['sale'];
};

/** Every line of the price, the price without the bonus beside it, and what the figure is not. */
export function PremiumResult({ price, wish, params, sale }: PremiumResultProps) {
  const { result: copy, form } = useCopy('insurance');
  const { language } = usePage();
  const { withBonus, withoutBonus, bonus } = price;
  const sum = (amount: number) => formatRupees(amount as Paise);
  const { bonusKeptDays } = policyTerms(price.asOf as IstDate);
  const hasDamage = wish.cover !== 'third-party';
  const hasBonus = hasDamage && (wish.cover !== 'bundle' || wish.typed.certificate !== '');
  return (
    <Card id="price" title={copy.titles[wish.cover]}>
      <div className="grid gap-4">
        <p>{hasDamage ? copy.reference(price.discount / 1_000) : copy.byLaw}</p>
        <PriceLines
          lines={[
            ...withBonus.lines.map(({ id, code, amount }) => ({
              id: `${id}-${code}`,
              label: code === null ? copy.line(id) : form.addOnNames[code],
              amount: sum(amount),
              isLess: amount < 0,
            })),
            { id: 'gst', label: copy.gst, amount: sum(withBonus.gst) },
          ]}
          total={{ label: copy.total(wish.cover === 'bundle'), amount: sum(withBonus.total) }}
        />
        {wish.cover === 'bundle' && params.longTermYears !== null && (
          <p>{copy.bundleYears(params.longTermYears)}</p>
        )}
        {hasBonus && (
          <section className="grid gap-2" aria-labelledby="bonus-title">
            <h3 id="bonus-title">{copy.bonusTitle}</h3>
            <p>
              {bonus.reason === null && copy.bonusIs(bonus.rate / 1_000)}
              {bonus.reason === 'lapsed' && copy.lapsed(bonusKeptDays)}
              {bonus.reason !== null && bonus.reason !== 'lapsed' && copy.noBonus[bonus.reason]}
            </p>
            {bonus.rate > 0 && (
              <p className="nums">{copy.both(sum(withBonus.total), sum(withoutBonus.total))}</p>
            )}
            <p className="text-small">{copy.falseBonus}</p>
          </section>
        )}
        {price.perThousand !== null && <p>{copy.perThousand(sum(price.perThousand))}</p>}
        {price.needsInspection && <p>{copy.inspection}</p>}
        {wish.cover === 'own-damage' && <p>{copy.keepThirdParty}</p>}
        <p className="text-ink-2 text-small">
          {hasDamage && copy.zone(params.zone)}{' '}
          {hasDamage && params.isZoneAssumed && copy.zoneAssumed}{' '}
          {copy.asOf(formatIstDate(price.asOf as IstDate, language))}
        </p>
        <p>{sale === 'quotes' ? copy.nextQuotes : copy.next}</p>
      </div>
    </Card>
  );
}
