import {
  deskDecideTariff,
  deskPreviewTariff,
  deskSaveTariff,
  deskTariffs,
} from '@pahiya/contracts/insurance/desk-tariff-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { decideTariff, listTariffs, previewTariff, saveTariff } from './save-tariff.ts';

const tries: LimitRule = { name: 'tariff-preview', points: 30, perSeconds: 600 };

/** Registers what operators see and change of the tables of motor rating. */
export function registerTariffs(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const limits = ({ caller }: { readonly caller: { readonly operatorId: string } }) => [
    { rule: tries, key: caller.operatorId },
  ];
  serve(app, deskTariffs, async ({ caller }) => ok(await listTariffs(services, caller)));
  serve(
    app,
    deskPreviewTariff,
    ({ body, caller, request }) =>
      previewTariff(services, { ...body, operator: caller, requestId: request.id }),
    { bodyLimitBytes: 500_000, limits },
  );
  serve(
    app,
    deskSaveTariff,
    ({ body, caller, request }) =>
      saveTariff(services, { ...body, operator: caller, requestId: request.id }),
    { bodyLimitBytes: 500_000, limits },
  );
  serve(
    app,
    deskDecideTariff,
    ({ params, body, caller, request }) =>
      decideTariff(services, { ...params, ...body, operator: caller, requestId: request.id }),
    { bodyLimitBytes: 512 },
  );
}
