import { publishedFigures, reportVitals } from '@pahiya/contracts/figures/figure-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import { keptAnswer } from '../../http/kept-answer.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { keepVitals } from './keep-vitals.ts';
import { readFigures } from './read-figures.ts';

/** One address may not distort the figures: a page view is one report. */
const reports: LimitRule = { name: 'page-vitals', points: 60, perSeconds: 60 * 60 };

/** Figures of thirty days do not change in seconds; counting them takes four queries. */
const figuresKeptMs = 30_000;

/** Registers the public figures and browsers' measurements. */
export function registerFigures(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const figures = keptAnswer(services, { keepMs: figuresKeptMs, ask: () => readFigures(services) });
  serve(app, publishedFigures, async () => ok(await figures()));

  serve(app, reportVitals, async ({ body }) => ok(await keepVitals(services, body)), {
    limits: ({ address }) => [{ rule: reports, key: addressUnit(address) }],
  });
}
