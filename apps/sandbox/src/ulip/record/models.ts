import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { SandboxFuel, VehicleKind } from './vahan-record.ts';

const modelsFile = z.object({
  models: z
    .array(
      z.object({
        kind: z.enum(['car', 'two-wheeler', 'auto', 'bus', 'goods']),
        maker: z.string(),
        name: z.string(),
        trims: z.array(z.string()).min(1),
        body: z.string(),
        seats: z.int().positive(),
        fuels: z
          .array(
            z.object({
              fuel: z.enum(['petrol', 'diesel', 'cng', 'hybrid', 'electric']),
              cc: z.number().nonnegative(),
              from: z.int(),
            }),
          )
          .min(1),
        to: z.int().nullable(),
      }),
    )
    .min(1),
});

export type Model = z.infer<typeof modelsFile>['models'][number];

/** A model with one of its fuels, as sold new in a given year. */
export type ModelChoice = {
  readonly model: Model;
  readonly fuel: SandboxFuel;
  readonly cc: number;
};

export const MODELS: readonly Model[] = modelsFile.parse(
  JSON.parse(readFileSync(new URL('../../../data/models.json', import.meta.url), 'utf8')),
).models;

/** All models of a kind sold new in a year, with each fuel available then. */
export function choicesIn(kind: VehicleKind, year: number): ModelChoice[] {
  return MODELS.filter(
    (model) => isOfKind(model, kind) && (model.to === null || year <= model.to),
  ).flatMap((model) =>
    model.fuels
      .filter((option) => option.from <= year)
      .map((option) => ({ model, fuel: option.fuel, cc: option.cc })),
  );
}

/** Taxis are sedans and MPVs, not SUVs. */
function isOfKind(model: Model, kind: VehicleKind): boolean {
  if (kind !== 'taxi') return model.kind === kind;
  return model.kind === 'car' && ['SALOON', 'MPV', 'HATCHBACK'].includes(model.body);
}
