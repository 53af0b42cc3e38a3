import { formatKms } from '@pahiya/domain/shared/format';
import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';

type Exchange = {
  readonly car: string;
  readonly year: number;
  readonly km: number;
  readonly value: Paise;
  readonly price: Paise;
  readonly toPay: Paise;
  readonly over: Paise;
  /** Null: the value is what the person typed. */
  readonly estimate: {
    readonly estimateId: string;
    readonly on: string;
    readonly toDealer: { readonly lowPaise: number; readonly highPaise: number };
  } | null;
};

/** What a dealer reads of a part exchange, in the person's language. */
export function exchangeWish(
  { car, year, km, value, price, toPay, over, estimate }: Exchange,
  language: Language,
): string {
  const [own, asking] = [formatRupees(value), formatRupees(price)];
  const date = estimate === null ? null : parseIstDate(estimate.on);
  const estimated =
    estimate === null || date === null
      ? null
      : {
          range: [estimate.toDealer.lowPaise, estimate.toDealer.highPaise]
            .map((amount) => formatRupees(amount as Paise))
            .join('–'),
          day: formatIstDate(date, language),
          id: estimate.estimateId,
        };
  if (language === 'hi') {
    const left = over > 0 ? `वापस ${formatRupees(over)}` : `बाक़ी ${formatRupees(toPay)}`;
    const worth =
      estimated === null
        ? `उम्मीद ${own}`
        : `${estimated.day} का अनुमान ${own} (${estimated.range}, ${estimated.id})`;
    return `पुरानी कार के बदले: ${car} ${year}, ${formatKms(km)}, ${worth}। माँगी गई क़ीमत ${asking}, ${left}।`;
  }
  const left = over > 0 ? `${formatRupees(over)} back` : `${formatRupees(toPay)} left to pay`;
  const worth =
    estimated === null
      ? `${own} expected`
      : `estimated at ${own} on ${estimated.day} (${estimated.range}, ${estimated.id})`;
  return `Part exchange: ${car} ${year}, ${formatKms(km)}, ${worth}. Asking price ${asking}, ${left}.`;
}
