import { ageOf } from '@pahiya/domain/rc/age';
import { type Due, duesOf } from '@pahiya/domain/rc/dues';
import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import { rcStanding } from '@pahiya/domain/rc/rc-standing';
import { tidyWords, vehicleName } from '@pahiya/domain/rc/readable-names';
import type { ValidityState } from '@pahiya/domain/rc/validity';
import { plateStyleOf } from '@pahiya/domain/rc/vehicle-class';
import type { PlateStyle } from '@pahiya/domain/registration/plate-style';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { formatIstDate, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import type { readBody } from '../vehicle/vehicle-body.ts';
import { cardWords } from './card-words.ts';

/** One document on the card. */
export type CardPaper = {
  readonly title: string;
  readonly state: ValidityState;
  readonly words: string;
  readonly until: string;
};

/** All texts on a card; none identifies vehicle or owner. */
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

/** Maximum number of documents on the card; the most urgent come first. */
const PAPERS_ON_CARD = 3;
const urgency: Readonly<Record<ValidityState, number>> = {
  over: 0,
  soon: 1,
  'in-order': 2,
  unknown: 3,
  lifetime: 4,
  'not-needed': 5,
};

/** The texts of a card for a stored record on a date. */
export function cardFacts(
  { mark, record, source, fetchedAt }: ReturnType<typeof readBody>,
  { brand, today, language }: { brand: string; today: IstDate; language: Language },
): CardFacts {
  const words = cardWords[language];
  const age = record.registeredOn === null ? null : ageOf(record.registeredOn, today);
  const paper = ({ document, state, upto }: Due): CardPaper => ({
    title: words.papers[document],
    state,
    words: words.states[state],
    until: upto === null ? '' : words.until(formatIstDate(upto, language), state === 'over'),
  });
  return {
    brand,
    plate: maskVehicleNumber(mark.vehicleNumber as VehicleNumber),
    plateStyle: plateStyleOf(mark.kind, record),
    title: vehicleName(record.maker, record.model) ?? words.unknownModel,
    line: [
      record.fuel.code === 'other' ? tidyWords(record.fuel.raw) : words.fuel[record.fuel.code],
      age === null ? null : words.age(age.years, age.months),
      words.status[rcStanding(record, today)],
    ]
      .filter(Boolean)
      .join('  ·  '),
    papers: [...duesOf(record, today)]
      .sort((a, b) => urgency[a.state] - urgency[b.state])
      .slice(0, PAPERS_ON_CARD)
      .map(paper),
    source: words.source(
      source.name.split(' through ')[0] ?? source.name,
      formatIstDate(istDateOf(new Date(fetchedAt)), language),
    ),
    sandbox: source.sandbox ? words.sandbox : null,
  };
}
