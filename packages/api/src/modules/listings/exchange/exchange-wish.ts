import { formatKms } from '@pahiya/domain/shared/format';
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
};

/** What a dealer reads of a part exchange, in the person's language. */
export function exchangeWish(
  { car, year, km, value, price, toPay, over }: Exchange,
  language: Language,
): string {
  const [own, asking] = [formatRupees(value), formatRupees(price)];
  if (language === 'hi') {
    const left = over > 0 ? `वापस ${formatRupees(over)}` : `बाक़ी ${formatRupees(toPay)}`;
    return `पुरानी कार के बदले: ${car} ${year}, ${formatKms(km)}, उम्मीद ${own}। माँगी गई क़ीमत ${asking}, ${left}।`;
  }
  const left = over > 0 ? `${formatRupees(over)} back` : `${formatRupees(toPay)} left to pay`;
  return `Part exchange: ${car} ${year}, ${formatKms(km)}, ${own} expected. Asking price ${asking}, ${left}.`;
}
