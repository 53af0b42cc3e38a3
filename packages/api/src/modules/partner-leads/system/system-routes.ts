import {
  systemLead,
  systemLeads,
  systemNumber,
} from '@pahiya/contracts/partner-leads/system-contracts';
import type { FastifyInstance } from 'fastify';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { readSystemLead, readSystemLeads, readSystemNumber } from './system-leads.ts';

/** Reads of one key. */
const reads: LimitRule = { name: 'system-leads', points: 120, perSeconds: 60 };
/** Numbers read by the systems of one firm. */
const numbers: LimitRule = { name: 'system-number', points: 500, perSeconds: 86_400 };

/** Registers what the systems of firms read with their keys. */
export function registerSystemLeads(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const ofKey = {
    limits: ({ caller }: { readonly caller: { readonly keyId: string } }) => [
      { rule: reads, key: caller.keyId },
    ],
  };
  serve(app, systemLeads, ({ caller, query }) => readSystemLeads(services, caller, query), ofKey);
  serve(
    app,
    systemLead,
    ({ caller, params }) => readSystemLead(services, caller, params.leadId),
    ofKey,
  );
  serve(
    app,
    systemNumber,
    ({ caller, params, body, request }) =>
      readSystemNumber(services, { system: caller, requestId: request.id }, { ...params, ...body }),
    { limits: ({ caller }) => [{ rule: numbers, key: caller.firmId }] },
  );
}
