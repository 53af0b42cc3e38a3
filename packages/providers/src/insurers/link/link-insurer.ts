import type {
  CoverAsk,
  Insurer,
  InsurerProfile,
  InsurerQuote,
  QuotedVehicle,
} from '@pahiya/domain/insurance/ports';
import type { PremiumLineId } from '@pahiya/domain/insurance/rate-motor';
import { type Paise, paise } from '@pahiya/domain/shared/money';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import {
  openProvider,
  type ProviderLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { providerFailure } from '../../http/provider-failures.ts';
import type { XmlRecord } from '../../http/safe-xml.ts';
import { sendSigned } from '../../http/signed-xml.ts';
import { type HandOverPage, handOverAddress } from '../hand-over.ts';
import { createPolicyIssuer, type PolicyFields } from '../policy-issuer.ts';
import { addOnCodes, toQuote } from '../to-quote.ts';
import { answerWire, type QuoteXml } from './wire.ts';

/** An insurer over the link. */
export type LinkInsurerOptions = ProviderLimits & {
  /** Without a trailing slash; `/insurer-link/…` is appended. */
  readonly baseUrl: string;
  readonly secret: string;
  readonly profile: InsurerProfile;
  /** Its own page; null: it sells here. */
  readonly page: HandOverPage | null;
  readonly now?: () => Date;
};

const policies = {
  bundle: 'BNDL',
  package: 'COMP',
  'own-damage': 'SAOD',
  'third-party': 'TP',
} as const;

/** An insurer over signed XML documents that are answered in XML: code `00` is data, others refuse us. Refuses with a
 * provider failure. Source: docs/providers/insurers.md. */
export function createLinkInsurer({
  baseUrl,
  secret,
  profile,
  page,
  now = () => new Date(),
  ...limits
}: LinkInsurerOptions): Insurer & WatchedProvider {
  const provider = `insurer-${profile.id}`;
  const { http, guard, watched } = openProvider(provider, limits, {
    http: { timeoutMs: 10_000 },
    guard: { totalTimeoutMs: 15_000 },
  });
  const malformed = (): Result<never, ProviderFailure> =>
    err(providerFailure(provider, 'malformed', 'answer is not as documented'));

  const ask = (path: string, fields: PolicyFields) =>
    guard.run(async (signal): Promise<Result<XmlRecord, ProviderFailure>> => {
      const said = await sendSigned(http, {
        url: `${baseUrl}/insurer-link/${encodeURIComponent(profile.id)}/${path}`,
        contentType: 'application/xml',
        body: `<request>${writeFields(fields)}</request>`,
        ...{ secret, now: now(), signal },
      });
      if (!said.ok) return said;
      const { code, root } = said.value;
      return code === '00'
        ? ok(root)
        : err(providerFailure(provider, 'rejected', `answered code ${code}`));
    });

  const issuer = createPolicyIssuer(provider, async (path, fields, wire) => {
    const said = await ask(`policy/${path}`, fields);
    if (!said.ok) return said;
    const read = wire.safeParse(readFields(said.value));
    return read.success ? ok(read.data) : malformed();
  });

  return {
    profile,
    issuer: page === null ? issuer : null,
    quote: async ({ requestId, vehicle, ask: wish }) => {
      const said = await ask('quote', { requestId, ...vehicleFields(vehicle), ...askFields(wish) });
      if (!said.ok) return said;
      const answer = answerWire.safeParse(said.value);
      if (!answer.success || answer.data.requestId !== requestId) return malformed();
      const { data } = answer;
      if (data.decision === 'REGRET') {
        return ok({ kind: 'declined', reason: data.reason || 'NOT_TOLD' });
      }
      const quote = quoteOf(data);
      return quote === null ? malformed() : ok({ kind: 'quote', quote });
    },
    handOver: (quoteRef) =>
      page === null ? null : handOverAddress(page, { insurerId: profile.id, quoteRef }),
    ...watched,
  };
}

function writeFields(fields: PolicyFields): string {
  return Object.entries(fields)
    .map(([name, value]) =>
      typeof value === 'string'
        ? `<${name}>${escapeXml(value)}</${name}>`
        : value.map((row) => `<${name}>${writeFields(row)}</${name}>`).join(''),
    )
    .join('');
}

/** An answer about policies; its lists are lists also with one row or none. */
function readFields(root: XmlRecord): XmlRecord {
  const { premiums = [], refunds = [] } = root;
  const listOf = (rows: XmlRecord[string]) => (Array.isArray(rows) ? rows : [rows]);
  return { ...root, premiums: listOf(premiums), refunds: listOf(refunds) };
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function vehicleFields({ power, ...vehicle }: QuotedVehicle): Readonly<Record<string, string>> {
  const isMotor = power.kind === 'motor';
  return {
    regNo: vehicle.vehicleNumber ?? '',
    vehicleClass: vehicle.vehicle === 'car' ? 'PC' : 'TW',
    fuel: isMotor ? 'E' : power.isHybrid ? 'H' : 'P',
    power: String(isMotor ? power.kw : power.cc),
    make: vehicle.maker ?? '',
    model: vehicle.model ?? '',
    regDate: vehicle.registeredOn ?? '',
    zone: vehicle.zone,
    seats: vehicle.seats === null ? '' : String(vehicle.seats),
    invoice: vehicle.invoicePrice === null ? '' : wholeRupees(vehicle.invoicePrice),
  };
}

const gasKits = { none: 'N', 'built-in': 'B', fitted: 'F' } as const;
/** The link takes whole rupees, rounded down. */
const flag = (isSet: boolean) => (isSet ? 'Y' : 'N');
const wholeRupees = (amount: Paise) => String(Math.floor(amount / 100));

function askFields(ask: CoverAsk): Readonly<Record<string, string>> {
  const { gasKit, ...extras } = ask.extras;
  return {
    policy: policies[ask.cover],
    idv: ask.insuredValue === null ? '' : wholeRupees(ask.insuredValue),
    ncb: String(ask.bonus / 1_000),
    odExpiry: ask.ownDamageUntil ?? '',
    pa: flag(ask.withOwnerDriver),
    covers: ask.addOns.map((code) => addOnCodes[code]).join(','),
    biFuel: gasKits[gasKit.kind],
    biFuelValue: gasKit.kind === 'fitted' ? wholeRupees(gasKit.value) : '',
    volExcess: wholeRupees(extras.voluntaryDeductible),
    accElec: wholeRupees(extras.electricalAccessories),
    accOther: wholeRupees(extras.otherAccessories),
    drivers: String(extras.paidDrivers),
    kmLimit: extras.yearlyKilometres === null ? '' : String(extras.yearlyKilometres),
    antiTheft: flag(extras.hasAntiTheft),
    aaMember: flag(extras.isAssociationMember),
    tppdLimit: flag(extras.hasRestrictedProperty),
    riskStart: ask.startsOn,
  };
}

const heads: Readonly<Record<string, PremiumLineId>> = {
  BASIC_OD: 'own-damage',
  ACC_OTHER: 'other-accessories',
  DETARIFF: 'insurer-discount',
  ACC_ELEC: 'electrical-accessories',
  PAYD: 'usage-discount',
  VOL_EXCESS: 'voluntary-deductible',
  ANTI_THEFT: 'anti-theft',
  AA_MEMBER: 'association',
  TPPD_LIMIT: 'restricted-property',
  LL_DRIVER: 'paid-driver',
  BIFUEL_OD: 'gas-kit',
  NCB: 'no-claim-bonus',
  COVER: 'add-on',
  BASIC_TP: 'third-party',
  TP_HYBRID: 'hybrid-discount',
  BIFUEL_TP: 'third-party-gas-kit',
  CPA: 'owner-driver',
};

function quoteOf(wire: QuoteXml): InsurerQuote | null {
  return toQuote({
    quoteRef: wire.quoteNo,
    product: { name: wire.productName, uin: wire.uin },
    insuredValue: wire.idv,
    least: wire.idvMin,
    most: wire.idvMax,
    lines: wire.line.map(({ head, cover, sign, amount }) => ({
      id: heads[head],
      addOn: cover === '' ? null : cover,
      amount: sign === 'M' ? -amount : amount,
    })),
    taxable: wire.net,
    gst: wire.gst,
    // What the gross differs from the sum by.
    rounding: paise(wire.gross - wire.net - wire.gst),
    total: wire.gross,
    addOns: wire.cover.map(({ code, amount }) => ({ code, premium: amount })),
    compulsoryDeductible: wire.excess,
    voluntaryDeductible: wire.volExcess,
    yearlyKilometres: wire.kmLimit,
    needsInspection: wire.inspection === 'Y',
    validUntil: wire.validTill,
  });
}
