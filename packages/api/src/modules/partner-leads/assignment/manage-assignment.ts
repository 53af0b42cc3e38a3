import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type {
  partnerAddRule,
  partnerAssignment,
} from '@pahiya/contracts/partner-leads/assignment-contracts';
import { findCities } from '@pahiya/domain/places/cities';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { z } from 'zod';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { firmAgents } from '../../partner-firms/firms/find-partner-firm.ts';
import { memberNames } from '../../partner-firms/firms/partner-names.ts';
import { performPartnerAct } from '../../partner-firms/store/perform-partner-act.ts';
import { deleteRule, insertRule, lockRules, rulesOfFirm } from '../store/assignment-repository.ts';
import { cityOnWire } from '../store/city-on-wire.ts';
import { noSuchLead } from '../store/lead-refusals.ts';

type By = { readonly member: PartnerMember; readonly requestId: string };
type Assignment = AnswerOf<typeof partnerAssignment>;

const rulesAtMost = 50;

/** Rules of a firm, the most particular first, and the agents who can be named in them. */
export async function readAssignment(
  { sql }: Pick<Services, 'sql'>,
  { firmId }: Pick<PartnerMember, 'firmId'>,
): Promise<Assignment> {
  const [rows, agents] = await Promise.all([rulesOfFirm(sql, firmId), firmAgents(sql, firmId)]);
  const names = await memberNames(
    sql,
    rows.flatMap(({ memberIds }) => memberIds),
  );
  const rules = rows.map(({ ruleId, cityId, kind, word, memberIds }) => ({
    ...{ ruleId, kind, word },
    city: cityId === null ? null : cityOnWire(cityId),
    members: memberIds.map((memberId) => ({ memberId, name: names.get(memberId) ?? '' })),
  }));
  const parts = ({ city, kind, word }: (typeof rules)[number]) =>
    [city, kind, word].filter((part) => part !== null).length;
  return { rules: rules.toSorted((a, b) => parts(b) - parts(a)), agents: [...agents] };
}

/** Adds a rule. Refuses `lead/unknown-city`, `partner/not-found` for others than the firm's agents, and
 * `partner/wrong-state` beyond fifty. */
export async function addRule(
  services: Services,
  { member, requestId }: By,
  { city, kind, word, memberIds }: z.output<NonNullable<(typeof partnerAddRule)['body']>>,
): Promise<Result<Assignment, Refusal>> {
  const cityId = city === '' ? null : (findCities(city, 1)[0]?.id ?? undefined);
  const ruleId = randomUUID();
  const acting = { member, requestId, act: 'add-rule', subject: ruleId } as const;
  const done = await performPartnerAct(services, acting, async (tx) => {
    const { firmId, memberId } = member;
    if (cityId === undefined) return err(unknownCity);
    await lockRules(tx, firmId);
    const agents = new Set((await firmAgents(tx, firmId)).map((agent) => agent.memberId));
    if (memberIds.some((id) => !agents.has(id))) return err(noSuchLead);
    if ((await rulesOfFirm(tx, firmId)).length >= rulesAtMost) return err(tooManyRules);
    await insertRule(tx, {
      ...{ ruleId, firmId, cityId, kind, createdBy: memberId, createdAt: services.now() },
      word: word === '' ? null : word.toLowerCase(),
      memberIds: [...new Set(memberIds)],
    });
    return ok(null);
  });
  return done.ok ? ok(await readAssignment(services, member)) : done;
}

/** Removes a rule. Refuses `partner/not-found` for another firm's. */
export async function removeRule(
  services: Services,
  { member, requestId }: By,
  ruleId: string,
): Promise<Result<Assignment, Refusal>> {
  const acting = { member, requestId, act: 'remove-rule', subject: ruleId } as const;
  const done = await performPartnerAct(services, acting, async (tx) =>
    (await deleteRule(tx, member.firmId, ruleId)) ? ok(null) : err(noSuchLead),
  );
  return done.ok ? ok(await readAssignment(services, member)) : done;
}

const unknownCity: Refusal = {
  code: 'lead/unknown-city',
  detail: 'Unknown city.',
  errors: [{ path: 'city', message: 'Enter the name of a city we list' }],
};

const tooManyRules: Refusal = {
  code: 'partner/wrong-state',
  detail: 'A firm has at most fifty rules. Remove one first.',
};
