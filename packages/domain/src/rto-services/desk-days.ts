import file from '../../data/rto-price-list.json' with { type: 'json' };
import { currentOf } from '../shared/dated.ts';
import { addDays, type IstDate } from '../shared/ist-date.ts';
import type { RtoService } from './rto-service.ts';
import type { DeskStep } from './rto-work.ts';

/** The day by which the desk acts on work at a step that began on the day `since`. Before filing it is the day that its
 * owner was promised. The RTO has the time that the service usually takes at most (rto-services.json); all other steps
 * have the days of the price list. Throws RangeError for a day without a rule. Rule id: RTO-WORK-DESK. */
export function deskDueOf(
  step: DeskStep,
  {
    since,
    promisedOn,
    service,
  }: {
    readonly since: IstDate;
    readonly promisedOn: IstDate | null;
    readonly service: Pick<RtoService, 'days'>;
  },
): IstDate {
  if (step === 'preparing' || step === 'appointment') return promisedOn ?? since;
  const usual = step === 'filed' ? service.days?.most : undefined;
  return addDays(since, usual ?? deskDays(step, since));
}

function deskDays(step: DeskStep, on: IstDate): number {
  const rule = currentOf(
    file.deskDays.filter((row) => row.step === step),
    on,
  );
  if (rule === null) throw new RangeError(`no time for the desk at ${step} on ${on}`);
  return rule.days;
}
