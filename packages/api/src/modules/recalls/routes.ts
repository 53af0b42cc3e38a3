import { checkRecalls } from '@pahiya/contracts/recalls/recall-contracts';
import { mayConcern } from '@pahiya/domain/recalls/recall';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { recallList } from './recall-list.ts';

/** Registers the look-up of recalls. */
export function registerRecalls(app: FastifyInstance, { services, serve }: ModuleTools): void {
  serve(app, checkRecalls, async ({ query: { make, model, year } }) => {
    const all = await recallList(services);
    const models = new Map(
      all.map((recall) => {
        const { makeSlug, modelSlug } = recall;
        const named = { make: recall.make, model: recall.model, makeSlug, modelSlug };
        return [`${makeSlug}/${modelSlug}`, named];
      }),
    );
    const isAsked = make !== undefined && model !== undefined;
    const found = all.filter(
      (recall) =>
        recall.makeSlug === make &&
        recall.modelSlug === model &&
        (year === undefined || mayConcern(recall, { year, month: null })),
    );
    return ok({
      models: [...models.values()].sort((a, b) =>
        `${a.make} ${a.model}`.localeCompare(`${b.make} ${b.model}`, 'en'),
      ),
      newestOn: all[0]?.announcedOn ?? null,
      recalls: isAsked
        ? found.map(({ make: _m, model: _o, makeSlug: _ms, modelSlug: _os, ...recall }) => ({
            ...recall,
            defect: { ...recall.defect },
            remedy: { ...recall.remedy },
          }))
        : null,
    });
  });
}
