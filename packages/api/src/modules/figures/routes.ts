import { publishedFigures, reportVitals } from '@pahiya/contracts/figures/figure-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { keepVitals } from './keep-vitals.ts';
import { readFigures } from './read-figures.ts';

/** One address may not shape the figures: a page view is one report. */
const reports: LimitRule = { name: 'page-vitals', points: 60, perSeconds: 60 * 60 };

/** Registers the public figures and what browsers add to them. */
export function registerFigures(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, publishedFigures, async () => ok(await readFigures(services)));

  serve(app, reportVitals, async ({ body }) => ok(await keepVitals(services, body)), {
    limits: ({ address }) => [{ rule: reports, key: addressUnit(address) }],
  });
}
