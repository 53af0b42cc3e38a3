import { formatKms } from '@pahiya/domain/shared/format';
import { monthName } from '@pahiya/domain/shared/intl';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { type Language, languageTags } from '@pahiya/domain/shared/language';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { ownersText } from '../facts/used-car-words.ts';
import type { UsedCar } from './used-car.ts';

/** What the seller states. What is not stated is named as such. */
export function FactsCard({ car }: { readonly car: UsedCar }) {
  const words = useCopy('used-cars');
  const copy = useCopy('used-car').facts;
  const { language } = usePage();
  const { stated } = car;
  const yesNo = (value: boolean | null) =>
    value === null ? copy.notStated : value ? copy.yes : copy.no;
  const insurance = stated.insurance === null ? copy.notStated : copy.insurances[stated.insurance];
  const [year, month] = car.registeredIn?.split('-').map(Number) ?? [];
  const facts = [
    ['made', copy.made, monthText(car.madeYear, car.madeMonth, language)],
    [
      'registered',
      copy.registered,
      year === undefined ? copy.notStated : monthText(year, month ?? null, language),
    ],
    ['office', copy.office, car.officeCode.replace(/^([A-Z]{2})/, '$1 ')],
    ['km', copy.km, formatKms(car.km)],
    ['owners', copy.owners, ownersText(car, words)],
    ['colour', copy.colour, words.car.colours[car.colour]],
    [
      'insurance',
      copy.insurance,
      stated.insuredUntil === null || stated.insurance === 'none'
        ? insurance
        : copy.until(insurance, formatIstDate(stated.insuredUntil as IstDate, language)),
    ],
    ['accident', copy.accident, words.car.accidents[stated.accident]],
    ['book', copy.serviceBook, yesNo(stated.serviceBook)],
    ['keys', copy.keys, stated.keys === null ? copy.notStated : String(stated.keys)],
    [
      'loan',
      copy.loan,
      stated.hasLoan === null ? copy.notStated : stated.hasLoan ? copy.loanOpen : copy.loanNone,
    ],
  ] as const;
  return (
    <Card id="facts" title={copy.title}>
      <KeyValues facts={facts.map(([id, term, detail]) => ({ id, term, detail }))} />
      {stated.note !== null && (
        <p>
          <strong>{copy.note}:</strong> {stated.note}
        </p>
      )}
      <SourcesLine>{copy.source}</SourcesLine>
    </Card>
  );
}

function monthText(year: number, month: number | null, language: Language): string {
  return month === null ? String(year) : `${monthName(month, languageTags[language])} ${year}`;
}
