import type { FeeBook } from '@pahiya/domain/rto-services/fee-book';
import type { VehicleFeeClass } from '@pahiya/domain/rto-services/fee-rule';
import { vehicleClassChoices } from '@pahiya/domain/rto-services/fee-words';
import { ordinaryFees, youngestAge } from '@pahiya/domain/rto-services/ordinary-fees';
import { offerOf } from '@pahiya/domain/rto-services/rto-price';
import type { RtoService } from '@pahiya/domain/rto-services/rto-service';
import {
  drivingAges,
  findRtoService,
  serviceNotes,
} from '@pahiya/domain/rto-services/rto-services';
import type { Bilingual } from '@pahiya/domain/shared/bilingual';
import type { Language } from '@pahiya/domain/shared/language';
import { data } from 'react-router';
import { knownFee } from '../fees/known-fee.server.ts';
import type { RuledDay } from '../fees/ruled-day.server.ts';
import type { KnownFee } from '../fees/service-view.ts';

/** The fee of a vehicle class; null: set by the state, or unknown. */
export type ClassFee = {
  readonly id: string;
  readonly name: string | null;
  readonly fee: KnownFee | null;
};

/** The service of an address. Throws not found. */
export function serviceOfParams({ service = '' }: Readonly<Record<string, string | undefined>>) {
  const found = findRtoService(service);
  if (found === null) throw data(null, { status: 404 });
  return found;
}

/** The guide of a service in the page's language. `day`: the day of our prices and of the fees. */
export function serviceGuide(service: RtoService, language: Language, day: RuledDay) {
  const { id, group, days, confidence, papersConfidence } = service;
  const say = (words: Bilingual) => words[language];
  const sayOrNot = (words: Bilingual | null) => (words === null ? null : words[language]);
  return {
    id,
    group,
    days,
    name: say(service.name),
    summary: say(service.summary),
    who: say(service.who),
    when: sayOrNot(service.when),
    time: sayOrNot(service.time),
    forms: service.forms.map(({ number, title, copies, when }) => ({
      number,
      title: say(title),
      copies,
      when: sayOrNot(when),
    })),
    papers: service.papers.map((paper) => ({
      id: paper.id,
      name: say(paper.name),
      when: sayOrNot(paper.when),
    })),
    steps: service.steps.map(say),
    where: service.where.map(({ id: place, name, url }) => ({ id: place, name: say(name), url })),
    stops: service.stops.map((stop) => ({
      id: stop.id,
      name: say(stop.name),
      words: say(stop.words),
    })),
    ages: (service.hasAges ? drivingAges(day.today) : []).map(({ id: age, years, name }) => ({
      id: age,
      years,
      name: say(name),
    })),
    notes: service.notes.map(say),
    fees: feesOfClasses(service, language, day.rules.fees),
    offer: ownOffer(service, day),
    isFeeByAge: youngestAge(service) !== null,
    related: service.related.flatMap((other) => {
      const found = findRtoService(other);
      return found === null ? [] : [{ id: other, name: say(found.name) }];
    }),
    sources: service.sources,
    isUnsure: [confidence, papersConfidence].some((one) => one === 'low' || one === 'unverified'),
    indicative: say(serviceNotes.indicative),
    asOf: day.rules.fees.asOf,
  };
}

/** The guide as its page shows it. */
export type ServiceGuide = ReturnType<typeof serviceGuide>;

/** Our price for doing it, before GST; null for a service that we do not do. */
function ownOffer(service: RtoService, { today, rules }: RuledDay) {
  const offer = offerOf(service, today, { fees: rules.fees });
  if (offer === null) return null;
  const { states, serviceFee, fileWithinDays, classes } = offer;
  return { states, serviceFee, fileWithinDays, isFixed: classes.length > 0 };
}

/** One line per vehicle class; a single line where all pay the same, as for licences. */
function feesOfClasses(
  service: RtoService,
  language: Language,
  book: FeeBook,
): readonly ClassFee[] {
  const all = vehicleClassChoices.flatMap(({ id, name }): ClassFee[] => {
    const fees = ordinaryFees(service, id satisfies VehicleFeeClass, { fees: book });
    return fees.ok ? [{ id, name: name[language], fee: knownFee(fees.value) }] : [];
  });
  const [first] = all;
  const isSame = all.every(({ fee }) => fee?.sum === first?.fee?.sum);
  return isSame && first !== undefined && service.classes === null
    ? [{ id: 'all', name: null, fee: first.fee }]
    : all;
}
