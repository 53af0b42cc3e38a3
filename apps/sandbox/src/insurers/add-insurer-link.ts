import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { rupees } from '@pahiya/domain/shared/money';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addSignedXml, failure, sendXml, tag } from '../control/signed-xml.ts';
import { inventedInsurer } from './insurer-list.ts';
import type { InsurerWorld } from './insurer-world.ts';
import { actOnPolicy, policyPaths } from './policy-acts.ts';
import type { InventedQuote } from './quote-book.ts';

const BASE = '/insurer-link';
const day = z.iso.date().transform((text) => text as IstDate);
const optionalDay = z
  .union([z.literal(''), day])
  .transform((text) => (text === '' ? null : (text as IstDate)));
const whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const optionalWhole = z
  .union([z.literal(''), whole])
  .transform((value) => (value === '' ? null : value));
const flag = z.enum(['Y', 'N']).transform((text) => text === 'Y');
const quoteForm = z.strictObject({
  requestId: z.string().regex(/^[\w.-]{1,80}$/),
  regNo: z.union([z.literal(''), z.string().min(4).max(12)]),
  vehicleClass: z.enum(['PC', 'TW']),
  fuel: z.enum(['P', 'H', 'E']),
  power: z
    .string()
    .regex(/^\d{1,5}(\.\d{1,2})?$/)
    .transform(Number),
  make: z.string().max(400),
  model: z.string().max(400),
  regDate: optionalDay,
  zone: z.enum(['A', 'B']),
  seats: optionalWhole,
  invoice: optionalWhole,
  policy: z.enum(['BNDL', 'COMP', 'SAOD', 'TP']),
  idv: z.union([z.literal(''), whole]),
  ncb: whole,
  odExpiry: optionalDay,
  pa: flag,
  covers: z.string().max(80),
  biFuel: z.enum(['N', 'B', 'F']),
  biFuelValue: optionalWhole,
  volExcess: whole,
  accElec: whole,
  accOther: whole,
  drivers: whole,
  kmLimit: optionalWhole,
  antiTheft: flag,
  aaMember: flag,
  tppdLimit: flag,
  riskStart: day,
});
const POLICIES = {
  BNDL: 'bundle',
  COMP: 'package',
  SAOD: 'own-damage',
  TP: 'third-party',
} as const;
const FUELS = { P: 'engine', H: 'hybrid', E: 'electric' } as const;

/** The link of two insurers: signed XML documents, answers as XML. The signature is HMAC-SHA256 in hexadecimal over
 * time, path and body, each on a line. Failures are XML within HTTP 200. */
export function addInsurerLink(app: FastifyInstance, world: InsurerWorld): void {
  app.register(async (routes) => {
    addSignedXml(routes, {
      name: 'insurer-link',
      contentType: 'application/xml',
      secret: world.linkSecret,
      world,
    });
    for (const path of policyPaths) {
      routes.post<{ Params: { insurer: string } }>(
        `${BASE}/:insurer/policy/${path}`,
        async (request, reply) => {
          const insurer = inventedInsurer(request.params.insurer, 'xml');
          const body = readBody(String(request.body));
          const done =
            insurer === null ? null : actOnPolicy(world.policies, insurer, { path, body });
          if (done === null) return sendXml(reply, failure('30'));
          return sendXml(reply, `<answer><code>00</code>${writeBody(done)}</answer>`);
        },
      );
    }
    routes.post<{ Params: { insurer: string } }>(
      `${BASE}/:insurer/quote`,
      async (request, reply) => {
        const insurer = inventedInsurer(request.params.insurer, 'xml');
        const given = quoteForm.safeParse(readElements(String(request.body)));
        if (insurer === null || !given.success) return sendXml(reply, failure('30'));
        const { data } = given;
        const quote = world.book.quote(insurer, {
          requestId: data.requestId,
          vehicleNumber: data.regNo,
          vehicle: data.vehicleClass === 'PC' ? 'car' : 'two-wheeler',
          fuel: FUELS[data.fuel],
          power: data.power,
          registeredOn: data.regDate,
          zone: data.zone,
          invoicePrice: data.invoice === null ? null : data.invoice * 100,
          cover: POLICIES[data.policy],
          value: data.idv === '' ? null : data.idv * 100,
          bonus: data.ncb,
          ownDamageUntil: data.odExpiry,
          hasOwnerDriver: data.pa,
          addOns: data.covers.split(','),
          gasKit:
            data.biFuel === 'F'
              ? { kind: 'fitted', value: rupees(data.biFuelValue ?? 0) }
              : { kind: data.biFuel === 'B' ? 'built-in' : 'none' },
          voluntaryDeductible: data.volExcess * 100,
          electrical: data.accElec * 100,
          nonElectrical: data.accOther * 100,
          paidDrivers: data.drivers,
          kilometres: data.kmLimit,
          hasAntiTheft: data.antiTheft,
          isAssociationMember: data.aaMember,
          isPropertyLimited: data.tppdLimit,
          startsOn: data.riskStart,
        });
        if (quote === 'down') return sendXml(reply, failure('91'));
        const head = `<code>00</code>${tag('requestId', data.requestId)}`;
        return sendXml(
          reply,
          typeof quote === 'string'
            ? `<answer>${head}${tag('decision', 'REGRET')}${tag('reason', quote)}</answer>`
            : `<answer>${head}${tag('decision', 'QUOTE')}${writeQuote(quote)}</answer>`,
        );
      },
    );
  });
}

type Body = NonNullable<ReturnType<typeof actOnPolicy>>;

/** A body with its lists, where it has any. */
function readBody(xml: string): object {
  const lists = new Map<string, object[]>();
  const flat = xml.replaceAll(/<(premiums|shots)>(.*?)<\/\1>/gs, (_, name: string, inner) => {
    const row = readElements(`<request>${inner}</request>`);
    lists.set(name, [...(lists.get(name) ?? []), row]);
    return '';
  });
  return { ...readElements(flat), ...Object.fromEntries(lists) };
}

function writeBody(body: Body): string {
  return Object.entries(body)
    .map(([name, value]) =>
      typeof value === 'string'
        ? tag(name, value)
        : value.map((row) => `<${name}>${writeBody(row)}</${name}>`).join(''),
    )
    .join('');
}

/** The elements below the root of a flat document. */
function readElements(xml: string): Readonly<Record<string, string>> {
  const inner = /^<request>(.*)<\/request>$/s.exec(xml)?.[1] ?? '';
  return Object.fromEntries(
    [...inner.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name, text = '']) => [
      name,
      text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    ]),
  );
}

/** Lines by the words of this protocol; reductions are positive amounts with `sign` M. */
const HEADS: Readonly<Record<string, string>> = {
  'own-damage': 'BASIC_OD',
  'other-accessories': 'ACC_OTHER',
  'insurer-discount': 'DETARIFF',
  'electrical-accessories': 'ACC_ELEC',
  'usage-discount': 'PAYD',
  'voluntary-deductible': 'VOL_EXCESS',
  'anti-theft': 'ANTI_THEFT',
  association: 'AA_MEMBER',
  'restricted-property': 'TPPD_LIMIT',
  'paid-driver': 'LL_DRIVER',
  'gas-kit': 'BIFUEL_OD',
  'no-claim-bonus': 'NCB',
  'add-on': 'COVER',
  'third-party': 'BASIC_TP',
  'hybrid-discount': 'TP_HYBRID',
  'third-party-gas-kit': 'BIFUEL_TP',
  'owner-driver': 'CPA',
};

function writeQuote({ ref, insurer, premium, ...quote }: InventedQuote): string {
  const value = (amount: number) => (quote.value === null ? '' : inRupees(amount));
  return [
    tag('quoteNo', ref),
    tag('productName', insurer.product),
    tag('uin', insurer.uin),
    tag('idv', value(quote.value ?? 0)),
    tag('idvMin', value(quote.least)),
    tag('idvMax', value(quote.most)),
    ...premium.lines.map(
      ({ id, code, amount }) =>
        `<line>${tag('head', HEADS[id] ?? id)}${tag('cover', code ?? '')}${tag('sign', amount < 0 ? 'M' : 'P')}${tag('amount', inRupees(Math.abs(amount)))}</line>`,
    ),
    tag('net', inRupees(premium.taxable)),
    tag('gst', inRupees(premium.gst)),
    tag('gross', inRupees(premium.total)),
    ...quote.addOns.map(
      ({ code, premium: sum }) =>
        `<cover>${tag('code', code)}${tag('amount', inRupees(sum))}</cover>`,
    ),
    tag('excess', inRupees(quote.deductible)),
    tag('volExcess', inRupees(quote.voluntaryDeductible)),
    tag('kmLimit', quote.kilometres === null ? '' : String(quote.kilometres)),
    tag('inspection', quote.isInspected ? 'Y' : 'N'),
    tag('validTill', quote.validUntil),
  ].join('');
}

function inRupees(amount: number): string {
  return (amount / 100).toFixed(2);
}
