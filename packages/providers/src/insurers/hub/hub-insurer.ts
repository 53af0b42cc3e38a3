import type {
  CoverAsk,
  Insurer,
  InsurerProfile,
  InsurerQuote,
  QuotedVehicle,
} from '@pahiya/domain/insurance/ports';
import type { PremiumLineId } from '@pahiya/domain/insurance/rate-motor';
import type { Paise } from '@pahiya/domain/shared/money';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { ClientSession } from '../../http/client-session.ts';
import {
  openProvider,
  type ProviderLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import { type HandOverPage, handOverAddress } from '../hand-over.ts';
import { createPolicyIssuer } from '../policy-issuer.ts';
import { addOnCodes, toQuote } from '../to-quote.ts';
import { type QuoteWire, quoteWire } from './wire.ts';

/** An insurer of the hub. */
export type HubInsurerOptions = ProviderLimits & {
  readonly session: ClientSession;
  readonly profile: InsurerProfile;
  /** Its own page; null: it sells here. */
  readonly page: HandOverPage | null;
};

const covers = {
  bundle: 'BUNDLE',
  package: 'PACKAGE',
  'own-damage': 'STANDALONE_OD',
  'third-party': 'THIRD_PARTY',
} as const;

/** An insurer over the hub's JSON API. Its breaker is its own: one that is down keeps no other waiting. Refuses with a
 * provider failure. Source: docs/providers/insurers.md. */
export function createHubInsurer({
  session,
  profile,
  page,
  ...limits
}: HubInsurerOptions): Insurer & WatchedProvider {
  const provider = `insurer-${profile.id}`;
  const { http, guard, watched } = openProvider(provider, limits, {
    http: { timeoutMs: 10_000 },
    guard: { totalTimeoutMs: 15_000 },
  });
  const refused = (code: string): Result<never, ProviderFailure> => {
    const reason = `the insurer refused with ${code}`;
    return err({ ...providerFailure(provider, 'rejected', reason), isOfOneQuestion: true });
  };
  const malformed = () => err(providerFailure(provider, 'malformed', 'sums do not add up'));

  const issuer = createPolicyIssuer(provider, async (path, json, wire) => {
    const said = await guard.run((signal) =>
      session.ask(
        http,
        { path: `insurers/${encodeURIComponent(profile.id)}/policy/${path}`, json },
        wire,
        signal,
      ),
    );
    if (!said.ok) return said;
    return said.value.kind === 'data' ? ok(said.value.data) : refused(said.value.code);
  });

  return {
    profile,
    issuer: page === null ? issuer : null,
    quote: async ({ requestId, vehicle, ask }) => {
      const path = `insurers/${encodeURIComponent(profile.id)}/quotes`;
      const json = { request_id: requestId, ...vehicleOnWire(vehicle), ...askOnWire(ask) };
      const said = await guard.run((signal) =>
        session.ask(http, { path, json }, quoteWire, signal),
      );
      if (!said.ok) return said;
      if (said.value.kind === 'refused') return refused(said.value.code);
      const { data } = said.value;
      if (data.request_id !== requestId) return malformed();
      if (data.status === 'DECLINED') return ok({ kind: 'declined', reason: data.reason });
      const quote = quoteOf(data);
      return quote === null ? malformed() : ok({ kind: 'quote', quote });
    },
    handOver: (quoteRef) =>
      page === null ? null : handOverAddress(page, { insurerId: profile.id, quoteRef }),
    ...watched,
  };
}

function vehicleOnWire({ power, ...vehicle }: QuotedVehicle) {
  const isMotor = power.kind === 'motor';
  return {
    vehicle: {
      number: vehicle.vehicleNumber,
      class: vehicle.vehicle === 'car' ? 'PRIVATE_CAR' : 'TWO_WHEELER',
      fuel: isMotor ? 'ELECTRIC' : power.isHybrid ? 'HYBRID' : 'ENGINE',
      cc: isMotor ? null : power.cc,
      kw: isMotor ? power.kw : null,
      maker: vehicle.maker,
      model: vehicle.model,
      registered_on: vehicle.registeredOn,
      zone: vehicle.zone,
      seats: vehicle.seats,
      invoice_price: vehicle.invoicePrice === null ? null : inRupees(vehicle.invoicePrice),
    },
  };
}

const gasKits = { none: 'NONE', 'built-in': 'BUILT_IN', fitted: 'FITTED' } as const;

function askOnWire(ask: CoverAsk) {
  const { gasKit, ...extras } = ask.extras;
  return {
    cover: covers[ask.cover],
    idv: ask.insuredValue === null ? null : inRupees(ask.insuredValue),
    ncb_percent: ask.bonus / 1_000,
    own_damage_until: ask.ownDamageUntil,
    owner_driver: ask.withOwnerDriver,
    add_ons: ask.addOns.map((code) => addOnCodes[code]),
    gas_kit: gasKits[gasKit.kind],
    gas_kit_value: gasKit.kind === 'fitted' ? inRupees(gasKit.value) : null,
    voluntary_deductible: inRupees(extras.voluntaryDeductible),
    electrical: inRupees(extras.electricalAccessories),
    non_electrical: inRupees(extras.otherAccessories),
    paid_drivers: extras.paidDrivers,
    yearly_km: extras.yearlyKilometres,
    anti_theft: extras.hasAntiTheft,
    association_member: extras.isAssociationMember,
    property_limited: extras.hasRestrictedProperty,
    starts_on: ask.startsOn,
  };
}

function inRupees(amount: Paise): string {
  return (amount / 100).toFixed(2);
}

const lineIds: Readonly<Record<string, PremiumLineId>> = {
  OD: 'own-damage',
  NON_ELECTRICAL: 'other-accessories',
  OD_DISCOUNT: 'insurer-discount',
  ACCESSORIES: 'electrical-accessories',
  GAS_OD: 'gas-kit',
  USAGE: 'usage-discount',
  VOLUNTARY: 'voluntary-deductible',
  ANTI_THEFT: 'anti-theft',
  ASSOCIATION: 'association',
  NCB: 'no-claim-bonus',
  ADD_ON: 'add-on',
  TP: 'third-party',
  TP_HYBRID: 'hybrid-discount',
  TP_RESTRICTED: 'restricted-property',
  GAS_TP: 'third-party-gas-kit',
  PA_OWNER: 'owner-driver',
  LL_DRIVER: 'paid-driver',
};

function quoteOf(wire: QuoteWire): InsurerQuote | null {
  return toQuote({
    quoteRef: wire.quote_ref,
    product: wire.product,
    insuredValue: wire.idv,
    least: wire.idv_min,
    most: wire.idv_max,
    lines: wire.lines.map(({ head, add_on, amount }) => ({
      id: lineIds[head],
      addOn: add_on,
      amount,
    })),
    taxable: wire.taxable,
    gst: wire.gst,
    rounding: wire.rounding,
    total: wire.total,
    addOns: wire.add_ons,
    compulsoryDeductible: wire.deductible,
    voluntaryDeductible: wire.voluntary_deductible,
    yearlyKilometres: wire.yearly_km,
    needsInspection: wire.inspection,
    validUntil: wire.valid_until,
  });
}
