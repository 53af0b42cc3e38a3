import { formDefinitionSchema } from '@pahiya/contracts/forms/form-schema';
import { layoutForm } from '@pahiya/contracts/layout/layout-schema';
import { editorShape } from '@pahiya/contracts/shapes/shape-contracts';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { notAtDesk } from '../operators/refusals.ts';
import { shapeOf } from './shape-of.ts';

/** Registers the call that describes editors' forms. */
export function registerShapes(app: FastifyInstance, { serve }: ModuleTools): void {
  serve(app, editorShape, async ({ query: { kind, key, parts } }) => {
    if (kind === 'form') return ok({ shape: shapeOf(formDefinitionSchema) });
    const contract = layoutForm(kind, key, { [parts]: [] });
    return contract === null ? err(notAtDesk) : ok({ shape: shapeOf(contract) });
  });
}
