import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addSignedXml, failure, sendXml, tag } from '../control/signed-xml.ts';
import type { LenderWorld } from './lender-world.ts';
import { type InventedOffer, type InventedStatus, inventedLender } from './loan-book.ts';
import { statedApr } from './stated-apr.ts';

const BASE = '/lender-gateway';
const id = z.string().regex(/^[\w.-]{1,80}$/);
const whole = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const shared = {
  request_id: id,
  consent_id: id,
  consent_check: z.enum(['S', 'H']),
  consent_bureau: z.string().min(1).max(80),
  consent_text: id,
  consent_at: z.iso.datetime(),
  name: z.string().min(2).max(100),
  pan: z.string().regex(/^[A-Z]{5}\d{4}[A-Z]$/),
  dob: z.string().regex(/^\d{2}-\d{2}-\d{4}$/),
  pin: z.string().regex(/^\d{6}$/),
  work: z.enum(['SAL', 'SEP']),
  income: whole,
  obligations: whole,
  employer: z.string().max(100),
  mobile: z.string().regex(/^[6-9]\d{9}$/),
  email: z.string().max(254),
};
const forms = {
  quote: z.strictObject({
    ...shared,
    proof: z.string().max(500),
    product: z.enum(['NC', 'UC', 'TW', 'LAC', 'PL']),
    amount: whole,
    months: whole,
    asset_value: z.string().max(12),
    asset_age: whole,
  }),
  apply: z.strictObject({ ...shared, offer_ref: id }),
  status: z.strictObject({ request_id: id }),
  withdraw: z.strictObject({ request_id: id }),
};
const PRODUCTS = {
  NC: 'NEW_CAR',
  UC: 'USED_CAR',
  TW: 'TWO_WHEELER',
  LAC: 'AGAINST_CAR',
  PL: 'PERSONAL',
};

/** The gateway of two lenders: signed form posts, answers as XML. The signature is HMAC-SHA256 in hexadecimal over
 * time, path and body, each on a line. Failures are XML within HTTP 200. */
export function addLenderGateway(app: FastifyInstance, world: LenderWorld): void {
  const { proofs, book } = world;
  app.register(async (routes) => {
    addSignedXml(routes, {
      name: 'lender-gateway',
      contentType: 'application/x-www-form-urlencoded',
      secret: world.gatewaySecret,
      world,
    });

    const answer = <T>(
      path: keyof typeof forms,
      form: z.ZodType<T>,
      act: (lender: NonNullable<ReturnType<typeof inventedLender>>, given: T) => string,
    ) =>
      routes.post<{ Params: { lender: string } }>(
        `${BASE}/:lender/${path}`,
        async (request, reply) => {
          const lender = inventedLender(request.params.lender, 'xml');
          const given = form.safeParse(
            Object.fromEntries(new URLSearchParams(String(request.body))),
          );
          if (lender === null || !given.success) return sendXml(reply, failure('30'));
          return sendXml(reply, act(lender, given.data));
        },
      );

    answer('quote', forms.quote, (lender, given) => {
      if (!proofs.isGood(given.proof, given.request_id)) return failure('54');
      if (given.consent_check !== 'S') return failure('62');
      const offers = book.quote(lender, {
        requestId: given.request_id,
        check: given.consent_check,
        kind: PRODUCTS[given.product],
        amount: given.amount,
        months: given.months,
        income: given.income,
        instalments: given.obligations,
        pan: given.pan,
      });
      const head = `<code>00</code>${tag('requestId', given.request_id)}`;
      return typeof offers === 'string'
        ? `<answer>${head}${tag('decision', 'REGRET')}${tag('reason', offers)}</answer>`
        : `<answer>${head}${tag('decision', 'OFFER')}${offers.map(writeOffer).join('')}</answer>`;
    });
    answer('apply', forms.apply, (lender, given) => {
      if (given.consent_check !== 'H') return failure('62');
      const status = book.apply(lender, given.request_id, given.offer_ref);
      return status === null ? failure('25') : writeStatus(given.request_id, status);
    });
    answer('status', forms.status, (lender, { request_id }) => {
      const status = book.status(lender, request_id);
      return status === null ? failure('25') : writeStatus(request_id, status);
    });
    answer('withdraw', forms.withdraw, (lender, { request_id }) => {
      const result = book.withdraw(lender, request_id);
      return `<answer><code>00</code>${tag('requestId', request_id)}${tag('result', result)}</answer>`;
    });
  });
}

function writeOffer(offer: InventedOffer): string {
  const { ref, amount, rate, months, validUntil, lender } = offer;
  const apr = statedApr(offer);
  return `<offer>${[
    tag('ref', ref),
    tag('amount', String(amount)),
    tag('ratePercent', (rate / 100).toFixed(2)),
    tag('tenure', String(months)),
    tag('validTill', validUntil),
    tag('rateType', lender.rateKind === 'fixed' ? 'F' : 'V'),
    tag('processingFee', String(lender.fee)),
    tag('insurancePremium', String(lender.insurance)),
    tag('penalCharges', lender.penal),
    tag('foreclosureCharges', lender.foreclosure),
    tag('coolingOffDays', String(lender.coolingOffDays)),
    tag('grievance', `Grievance officer, ${lender.id}@sandbox.example`),
    tag('kfsNumber', `KFS/${ref}`),
    ...(apr === null ? [] : [tag('apr', apr)]),
  ].join('')}</offer>`;
}

function writeStatus(
  requestId: string,
  { status, at, ref, reason, coolingOffUntil }: InventedStatus,
) {
  return `<answer><code>00</code>${[
    tag('requestId', requestId),
    tag('status', status),
    tag('at', at),
    tag('loanRef', ref),
    tag('reason', reason),
    tag('coolingOffTill', coolingOffUntil),
  ].join('')}</answer>`;
}
