import {
  partnerAddRule,
  partnerAssignment,
  partnerRemoveRule,
} from '@pahiya/contracts/partner-leads/assignment-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { addRule, readAssignment, removeRule } from './manage-assignment.ts';

/** Rules added by one firm. */
const added: LimitRule = { name: 'lead-rule', points: 200, perSeconds: 86_400 };

/** Registers who gets which leads. */
export function registerAssignment(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, partnerAssignment, async ({ caller }) => ok(await readAssignment(services, caller)));
  serve(
    app,
    partnerAddRule,
    ({ caller, body, request }) =>
      addRule(services, { member: caller, requestId: request.id }, body),
    { limits: ({ caller }) => [{ rule: added, key: caller.firmId }] },
  );
  serve(app, partnerRemoveRule, ({ caller, params, request }) =>
    removeRule(services, { member: caller, requestId: request.id }, params.ruleId),
  );
}
