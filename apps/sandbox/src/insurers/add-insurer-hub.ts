import type { PremiumLine } from '@pahiya/domain/insurance/rate-motor';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { paise } from '@pahiya/domain/shared/money';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addClientLogin, refuse } from '../control/client-login.ts';
import { inventedInsurer } from './insurer-list.ts';
import type { InsurerWorld } from './insurer-world.ts';
import { actOnPolicy, policyPaths } from './policy-acts.ts';
import type { InventedQuote, QuoteRequest } from './quote-book.ts';

const BASE = '/insurer-hub';
const day = z.iso.date().transform((text) => text as IstDate);
const sum = z
  .string()
  .regex(/^\d{1,9}\.\d{2}$/)
  .transform((text) => Math.round(Number(text) * 100));
const quoteBody = z.strictObject({
  request_id: z.string().regex(/^[\w.-]{1,80}$/),
  vehicle: z.strictObject({
    number: z.string().min(4).max(12).nullable(),
    class: z.enum(['PRIVATE_CAR', 'TWO_WHEELER']),
    fuel: z.enum(['ENGINE', 'HYBRID', 'ELECTRIC']),
    cc: z.int().min(20).max(10_000).nullable(),
    kw: z.number().min(0.1).max(1_000).nullable(),
    maker: z.string().max(200).nullable(),
    model: z.string().max(200).nullable(),
    registered_on: day.nullable(),
    zone: z.enum(['A', 'B']),
    seats: z.int().min(1).max(50).nullable(),
    invoice_price: sum.nullable(),
  }),
  cover: z.enum(['BUNDLE', 'PACKAGE', 'STANDALONE_OD', 'THIRD_PARTY']),
  idv: sum.nullable(),
  ncb_percent: z.int().min(0).max(50),
  own_damage_until: day.nullable(),
  owner_driver: z.boolean(),
  add_ons: z.array(z.string().max(8)).max(20),
  gas_kit: z.enum(['NONE', 'BUILT_IN', 'FITTED']),
  gas_kit_value: sum.nullable(),
  voluntary_deductible: sum,
  electrical: sum,
  non_electrical: sum,
  paid_drivers: z.int().min(0).max(20),
  yearly_km: z.int().min(1).max(200_000).nullable(),
  anti_theft: z.boolean(),
  association_member: z.boolean(),
  property_limited: z.boolean(),
  starts_on: day,
});
const COVERS = {
  BUNDLE: 'bundle',
  PACKAGE: 'package',
  STANDALONE_OD: 'own-damage',
  THIRD_PARTY: 'third-party',
} as const;
const FUELS = { ENGINE: 'engine', HYBRID: 'hybrid', ELECTRIC: 'electric' } as const;

/** The hub of three insurers: JSON, OAuth 2 with client credentials (RFC 6749, section 4.4), refusals as HTTP status
 * with `{"error":"code"}`. Returns what forgets its tokens. */
export function addInsurerHub(app: FastifyInstance, world: InsurerWorld): () => void {
  const tokens = new Map<string, number>();
  const { book, settings } = world;

  app.register(async (routes) => {
    addClientLogin(routes, { name: 'insurer-hub', base: BASE, tokens, world });

    routes.post<{ Params: { insurer: string } }>(
      `${BASE}/v1/insurers/:insurer/quotes`,
      async (request, reply) => {
        const insurer = inventedInsurer(request.params.insurer, 'json');
        const given = quoteBody.safeParse(request.body);
        if (insurer === null) return refuse(reply, 404, 'unknown_insurer');
        const power = given.success ? (given.data.vehicle.kw ?? given.data.vehicle.cc) : null;
        if (!given.success || power === null) return refuse(reply, 422, 'invalid_request');
        if (insurer.habit === 'slow') {
          await new Promise((done) => setTimeout(done, settings().slowMs));
        }
        const { request_id, vehicle, ...ask } = given.data;
        const quote = book.quote(insurer, {
          requestId: request_id,
          vehicleNumber: vehicle.number ?? '',
          vehicle: vehicle.class === 'PRIVATE_CAR' ? 'car' : 'two-wheeler',
          fuel: FUELS[vehicle.fuel],
          power,
          registeredOn: vehicle.registered_on,
          zone: vehicle.zone,
          invoicePrice: vehicle.invoice_price,
          cover: COVERS[ask.cover],
          value: ask.idv,
          bonus: ask.ncb_percent,
          ownDamageUntil: ask.own_damage_until,
          hasOwnerDriver: ask.owner_driver,
          addOns: ask.add_ons,
          gasKit: gasKitOf(ask.gas_kit, ask.gas_kit_value),
          voluntaryDeductible: ask.voluntary_deductible,
          electrical: ask.electrical,
          nonElectrical: ask.non_electrical,
          paidDrivers: ask.paid_drivers,
          kilometres: ask.yearly_km,
          hasAntiTheft: ask.anti_theft,
          isAssociationMember: ask.association_member,
          isPropertyLimited: ask.property_limited,
          startsOn: ask.starts_on,
        });
        if (quote === 'down') return refuse(reply, 503, 'maintenance');
        return typeof quote === 'string'
          ? { status: 'DECLINED', request_id, reason: quote }
          : { status: 'QUOTE', request_id, ...writeQuote(quote) };
      },
    );

    for (const path of policyPaths) {
      routes.post<{ Params: { insurer: string } }>(
        `${BASE}/v1/insurers/:insurer/policy/${path}`,
        async (request, reply) => {
          const insurer = inventedInsurer(request.params.insurer, 'json');
          if (insurer === null) return refuse(reply, 404, 'unknown_insurer');
          const done = actOnPolicy(world.policies, insurer, { path, body: request.body });
          return done ?? refuse(reply, 422, 'invalid_request');
        },
      );
    }
  });

  return () => tokens.clear();
}

const LINE_CODES: Readonly<Record<PremiumLine['id'], string>> = {
  'own-damage': 'OD',
  'other-accessories': 'NON_ELECTRICAL',
  'insurer-discount': 'OD_DISCOUNT',
  'electrical-accessories': 'ACCESSORIES',
  'gas-kit': 'GAS_OD',
  'usage-discount': 'USAGE',
  'voluntary-deductible': 'VOLUNTARY',
  'anti-theft': 'ANTI_THEFT',
  association: 'ASSOCIATION',
  'no-claim-bonus': 'NCB',
  'add-on': 'ADD_ON',
  'third-party': 'TP',
  'hybrid-discount': 'TP_HYBRID',
  'restricted-property': 'TP_RESTRICTED',
  'third-party-gas-kit': 'GAS_TP',
  'owner-driver': 'PA_OWNER',
  'paid-driver': 'LL_DRIVER',
};

function writeQuote({ ref, insurer, premium, ...quote }: InventedQuote) {
  return {
    quote_ref: ref,
    product: { name: insurer.product, uin: insurer.uin },
    idv: quote.value === null ? null : inRupees(quote.value),
    idv_min: quote.value === null ? null : inRupees(quote.least),
    idv_max: quote.value === null ? null : inRupees(quote.most),
    lines: premium.lines.map(({ id, code, amount }) => ({
      head: LINE_CODES[id],
      add_on: code,
      amount: inRupees(amount),
    })),
    taxable: inRupees(premium.taxable),
    gst: inRupees(premium.gst),
    rounding: inRupees(premium.rounding),
    total: inRupees(premium.total),
    add_ons: quote.addOns.map(({ code, premium: sum }) => ({ code, premium: inRupees(sum) })),
    deductible: inRupees(quote.deductible),
    voluntary_deductible: inRupees(quote.voluntaryDeductible),
    yearly_km: quote.kilometres,
    inspection: quote.isInspected,
    valid_until: quote.validUntil,
  };
}

const GAS_KITS = { NONE: 'none', BUILT_IN: 'built-in', FITTED: 'fitted' } as const;

function gasKitOf(wire: keyof typeof GAS_KITS, value: number | null): QuoteRequest['gasKit'] {
  const kind = GAS_KITS[wire];
  return kind === 'fitted' ? { kind, value: paise(value ?? 0) } : { kind };
}

function inRupees(amount: number): string {
  return (amount / 100).toFixed(2);
}
