import type { AnswerOf, InputOf } from '@pahiya/contracts/contract';
import type {
  partnerSaveInsuranceLead as saveContract,
  partnerValidateInsurance as validateContract,
} from '@pahiya/contracts/insurance/lead-contracts';
import { noExtras } from '@pahiya/domain/insurance/cover-extras';
import { ageInMonths, completedYears } from '@pahiya/domain/insurance/insured-value';
import { isNewVehicle } from '@pahiya/domain/insurance/offered-covers';
import { referencePremium } from '@pahiya/domain/insurance/reference-premium';
import { addDays, addYears, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { PartnerMember, PartnerSystem } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { actOnLead } from '../../partner-leads/inbox/act-on-lead.ts';
import { kindOfLead } from '../../partner-leads/inbox/kind-of-lead.ts';
import { noSuchLead } from '../../partner-leads/store/lead-refusals.ts';
import { saveSystemStep } from '../../partner-leads/system/system-next-step.ts';
import { badField, coverNotOffered, refusalOf } from '../pricing/premium-refusals.ts';
import { premiumOnWire } from '../pricing/price-by-tariff.ts';
import { motorTables } from '../tariff/motor-tables.ts';

/** Days before the last day on which the partner calls back, and the hour in India. */
const callBack = { daysBefore: 7, at: 'T10:00:00+05:30' } as const;

/** The longest policy: farther from today no policy ends, or is worth a renewal. */
const policyYears = 5;

type SaveBody = InputOf<typeof saveContract>['body'];

/** Saves the last day of a policy with an enquiry about insurance, as a call back a week before, at the earliest
 * tomorrow. Whether the partner may call is the ledger's word, then. Refuses `partner/*` of a lead. */
export async function savePartnerLead(
  services: Services,
  { member, requestId }: { readonly member: PartnerMember; readonly requestId: string },
  body: SaveBody,
): Promise<Result<AnswerOf<typeof saveContract>, Refusal>> {
  const { leadId, version } = body;
  if ((await kindOfLead(services.sql, member, leadId)) !== 'insurance') return err(noSuchLead);
  const planned = callBackOf(services, body);
  if (!planned.ok) return planned;
  const { next, note } = planned.value;
  const done = await actOnLead(services, { member, requestId }, leadId, {
    ...{ act: 'next-step', version, next, note },
  });
  return done.ok ? ok({ leadId, version: done.value.version, dueAt: next.dueAt }) : done;
}

/** The same, by the firm's own system. */
export async function saveSystemLead(
  services: Services,
  by: { readonly system: PartnerSystem; readonly requestId: string },
  body: SaveBody,
): Promise<Result<AnswerOf<typeof saveContract>, Refusal>> {
  const { leadId, version } = body;
  const planned = callBackOf(services, body);
  if (!planned.ok) return planned;
  const { next, note } = planned.value;
  const step = { ...{ leadId, version, next, note }, kind: 'insurance' } as const;
  const done = await saveSystemStep(services, by, step);
  return done.ok ? ok({ leadId, version: done.value.version, dueAt: next.dueAt }) : done;
}

function callBackOf({ now }: Pick<Services, 'now'>, { lastDay, note }: SaveBody) {
  const today = istDateOf(now());
  const [least, most] = [addYears(today, -policyYears), addYears(today, policyYears)];
  if (lastDay < least || lastDay > most) {
    const message = `Enter the last day of the policy, at most ${policyYears} years from today.`;
    return err(badField('lastDay', message));
  }
  const tomorrow = addDays(today, 1);
  const before = addDays(lastDay as IstDate, -callBack.daysBefore);
  const dueAt = new Date(`${before > tomorrow ? before : tomorrow}${callBack.at}`).toISOString();
  return ok({
    next: { step: 'call-back', dueAt },
    note: `${lastDay}${note === '' ? '' : `: ${note}`}`,
  } as const);
}

/** Prices a vehicle that a partner describes; nothing is looked up or stored. */
export async function validateForPartner(
  services: Pick<Services, 'now' | 'sql' | 'content'>,
  body: InputOf<typeof validateContract>['body'],
): Promise<Result<AnswerOf<typeof validateContract>, Refusal>> {
  const tables = await motorTables(services);
  const today = istDateOf(services.now());
  const registeredOn = body.registeredOn as IstDate;
  if (registeredOn > today) {
    return err(badField('registeredOn', 'The registration cannot be in the future.'));
  }
  const ageMonths = ageInMonths(registeredOn, today);
  if (body.cover === 'bundle' && !isNewVehicle({ ageMonths })) {
    return err(badField('cover', coverNotOffered.bundle));
  }
  const priced = referencePremium(
    {
      vehicle: body.vehicle,
      isElectric: body.kw !== null,
      ...{ isHybrid: false, isGas: false, cc: body.cc },
      ageMonths,
      years: completedYears(registeredOn, today),
    },
    {
      cover: body.cover,
      insuredValue: body.insuredValue as Paise | null,
      ...{ kw: body.kw, cc: body.cc, lastBonus: body.lastBonus, hadClaim: body.hadClaim },
      ...{
        ownerChanged: false,
        certificateOn: null,
        noOwnerDriver: null,
        addOns: [],
        extras: noExtras,
      },
      ownDamageUntil: body.ownDamageUntil as IstDate | null,
    },
    { zone: body.zone, tables, today },
  );
  if (!priced.ok) return err(refusalOf(priced.error));
  const premium = premiumOnWire(priced.value.withBonus);
  return ok({ premium, bonus: priced.value.bonus.rate, total: premium.total });
}
