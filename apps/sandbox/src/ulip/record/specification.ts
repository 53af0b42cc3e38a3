import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Draws } from './draws.ts';
import type { ModelChoice } from './models.ts';
import type { SandboxFuel, VehicleKind } from './vahan-record.ts';
import { BODY_SIZES, COLOURS, goodsWords, KIND_WORDS } from './words.ts';

/** Specification of a chosen model. Weights in kg, wheelbase in mm. */
export function specificationOf(kind: VehicleKind, choice: ModelChoice, draws: Draws) {
  const { model, cc } = choice;
  const [firstTrim = '', ...otherTrims] = model.trims;
  const trim = draws.pick('trim', [firstTrim, ...otherTrims]);
  const size = BODY_SIZES[model.body] ?? { unladenKg: 1_000, wheelbaseMm: 2_400, payloadKg: 400 };
  // Lorry engines vary more than body names: a bigger engine has a higher load.
  const scale = kind === 'goods' && cc > 0 ? Math.max(0.6, Math.min(2.2, cc / 1_700)) : 1;
  const unladenKg = Math.round((size.unladenKg * scale) / 5) * 5;
  const grossKg = unladenKg + Math.round((size.payloadKg * scale) / 5) * 5;
  return {
    ...(kind === 'goods' ? goodsWords(grossKg) : KIND_WORDS[kind]),
    maker: model.maker,
    model: trim === 'STD' ? model.name : `${model.name} ${trim}`,
    body: model.body,
    colour: draws.pick('colour', COLOURS),
    cc,
    cylinders: cylindersOf(cc),
    seats: model.seats,
    unladenKg,
    grossKg,
    wheelbaseMm: size.wheelbaseMm,
  };
}

function cylindersOf(cc: number): number {
  if (cc === 0) return 0;
  if (cc < 500) return 1;
  if (cc < 750) return 2;
  return cc < 1_010 ? 3 : 4;
}

/** The fuel in the registry's wording, which changed for electric vehicles. */
export function fuelText(fuel: SandboxFuel, registeredOn: IstDate): string {
  if (fuel === 'electric') return registeredOn < '2022-01-01' ? 'ELECTRIC(BOV)' : 'PURE EV';
  return { petrol: 'PETROL', diesel: 'DIESEL', cng: 'PETROL/CNG', hybrid: 'STRONG HYBRID EV' }[
    fuel
  ];
}
