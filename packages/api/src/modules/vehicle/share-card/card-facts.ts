import { ageOf } from '@pahiya/domain/rc/age';
import { type Due, duesOf } from '@pahiya/domain/rc/dues';
import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import type { ValidityState } from '@pahiya/domain/rc/validity';
import { plateStyleOf } from '@pahiya/domain/rc/vehicle-class';
import type { PlateStyle } from '@pahiya/domain/registration/plate-style';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { formatIstDate, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import type { readBody } from '../vehicle-body.ts';
import { cardWords } from './card-words.ts';

/** One paper on the card. */
export type CardPaper = {
  readonly title: string;
  readonly state: ValidityState;
  readonly words: string;
  readonly until: string;
};

/** All words of a card, with nothing on it that tells whose vehicle it is. */
export type CardFacts = {
  readonly brand: string;
  readonly plate: string;
  readonly plateStyle: PlateStyle;
  readonly title: string;
  readonly line: string;
  readonly papers: readonly CardPaper[];
  readonly source: string;
  readonly sandbox: string | null;
};

/** What a card says of a stored answer on a day. */
export function cardFacts(
  { mark, record, source, fetchedAt }: ReturnType<typeof readBody>,
  { brand, today, language }: { brand: string; today: IstDate; language: Language },
): CardFacts {
  const words = cardWords[language];
  const age = record.registeredOn === null ? null : ageOf(record.registeredOn, today);
  const dues = duesOf(record, today);
  const paper = (document: Due['document'], title: string): CardPaper[] =>
    dues
      .filter((due) => due.document === document)
      .map(({ state, upto }) => ({
        title,
        state,
        words: words.states[state],
        until: upto === null ? '' : words.until(formatIstDate(upto, language), state === 'over'),
      }));
  return {
    brand,
    plate: maskVehicleNumber(mark.vehicleNumber as VehicleNumber),
    plateStyle: plateStyleOf(mark.kind, record),
    title: [record.maker, record.model].filter(Boolean).join(' ') || words.unknownModel,
    line: [
      record.fuel.raw,
      age === null ? null : words.age(age.years, age.months),
      words.status[record.status.code],
    ]
      .filter(Boolean)
      .join('  ·  '),
    papers: [...paper('third-party', words.thirdParty), ...paper('puc', words.puc)],
    source: words.source(source.name, formatIstDate(istDateOf(new Date(fetchedAt)), language)),
    sandbox: source.sandbox ? words.sandbox : null,
  };
}
