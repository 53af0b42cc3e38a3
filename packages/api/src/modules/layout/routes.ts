import { getLayout, topServices as servicesContract } from '@pahiya/contracts/app/app-contracts';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { layoutSections, topServices } from './sections.ts';

/** Registers the calls of the module. */
export function registerLayout(app: FastifyInstance, { serve }: ModuleTools): void {
  serve(app, servicesContract, async () => ok({ services: [...topServices] }));

  serve(app, getLayout, async ({ params }) => {
    const section = layoutSections.get(params.section);
    if (section === undefined) {
      return err({
        code: 'layout/unknown-section',
        detail: `The sections are: ${[...layoutSections.keys()].join(', ')}.`,
      });
    }
    return ok({ data: section.map(({ id, links }) => ({ id, links: [...links] })) });
  });
}
