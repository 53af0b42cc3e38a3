import { randomUUID } from 'node:crypto';
import type { InputOf } from '@pahiya/contracts/contract';
import type { buyQuote } from '@pahiya/contracts/insurance/policy-contracts';
import { premiumParts } from '@pahiya/domain/insurance/cancelled-policy';
import { totalWithoutBonus } from '@pahiya/domain/insurance/compare-quotes';
import { sheetVersion } from '@pahiya/domain/insurance/information-sheet';
import type { Proposer } from '@pahiya/domain/insurance/policy-ports';
import type { InsurerQuote } from '@pahiya/domain/insurance/ports';
import {
  readChassisNumber,
  readEngineNumber,
  type WrongIdentity,
} from '@pahiya/domain/insurance/vehicle-identity';
import { inspectionShots } from '@pahiya/domain/insurance/vehicle-inspection';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { currentOf } from '@pahiya/domain/shared/dated';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { formatRupees } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { signInFirst, type User } from '../../../http/caller.ts';
import type { Device } from '../../../http/device.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { findUser } from '../../auth/find-user.ts';
import { createOrder } from '../../orders/quotes/create-order.ts';
import { saveQuote } from '../../orders/quotes/save-quote.ts';
import { paymentsPaused, quoteChanged } from '../../orders/refusals.ts';
import { isOver } from '../inspection/inspection-on-wire.ts';
import { selectInspection } from '../inspection/inspection-repository.ts';
import { badField } from '../pricing/premium-refusals.ts';
import { displayOf } from '../quotes/quote-board.ts';
import { noSuchInsurer, openDesk, requestOver } from '../quotes/quote-refusals.ts';
import { selectAnsweredRequest } from '../quotes/request-repository.ts';
import { motorTables } from '../tariff/motor-tables.ts';
import { policyLines } from './policy-price.ts';
import { insurerRefused, insurerUnavailable, notSoldHere } from './policy-refusals.ts';
import { selectPaidOrderOfQuote } from './policy-repository.ts';
import { consentVersion, type PolicyTerms, policyKindName } from './policy-terms.ts';

type Wish = InputOf<typeof buyQuote>['body'] & {
  readonly requestId: string;
  readonly caller: User;
  readonly device: Device;
};

/** Proposes to the insurer of a quote and orders the policy at the price that it then has. What the person entered goes
 * to that insurer alone and is stored nowhere here. Returns the order's id. Refuses `insurance/*`, `order/quote-changed`
 * for another total than the quote's, and what the order refuses. */
export async function buyPolicy(
  services: Services,
  { requestId, caller, device, ...wish }: Wish,
): Promise<Result<string, Refusal>> {
  const { sql, now, settings } = services;
  if (settings.orders.isPaused) return err(paymentsPaused);
  if (wish.textVersion !== consentVersion) {
    return err(badField('textVersion', 'The text of the consent has changed. Read it again.'));
  }
  const desk = openDesk(services);
  const at = now();
  const found = await selectAnsweredRequest(sql, requestId, { caller, device }, at);
  const { request = null, answers = [] } = found ?? {};
  const insurer = desk?.insurers.find(({ profile }) => profile.id === wish.insurerId);
  const quote = answers.find(({ insurerId }) => insurerId === wish.insurerId)?.quote ?? null;
  if (request === null || desk === null) return err(requestOver('params.requestId'));
  if (insurer === undefined) return err(noSuchInsurer('body.insurerId'));
  if (quote === null || Date.parse(quote.validUntil) <= at.getTime())
    return err(requestOver('params.requestId'));
  if (insurer.issuer === null) return err(notSoldHere);
  const isNew = request.vehicle.vehicleNumber === null;
  const identity = isNew ? readIdentity(wish) : ok(noIdentity);
  if (!identity.ok) return identity;
  const key = { requestId, insurerId: wish.insurerId, userId: caller.userId };
  const inspection = quote.needsInspection ? await selectInspection(sql, key) : null;
  const isPassed = inspection?.state === 'passed' && !isOver(inspection, at);
  if (quote.needsInspection && !isPassed) return err(notSoldHere);
  if (quote.total !== wish.expectedTotal) {
    const message = `The premium of this quote is ${formatRupees(quote.total)}.`;
    return err({ ...quoteChanged, errors: [{ path: 'body.expectedTotal', message }] });
  }
  // A second tab, or the back button after payment: one quote is one policy, so it leads to that order.
  const { quoteRef } = quote;
  const paid = await selectPaidOrderOfQuote(sql, { quoteRef, userId: caller.userId });
  if (paid !== null) return ok(paid);
  if (request.ask.cover === 'own-damage') {
    if (wish.previousInsurer === null) {
      return err(badField('previousInsurer', 'Enter the insurer of your third-party policy.'));
    }
    if (wish.previousPolicy === null) {
      return err(badField('previousPolicy', 'Enter the number of your third-party policy.'));
    }
  }
  const hasBonus = request.ask.bonus > 0 && ['package', 'own-damage'].includes(request.ask.cover);
  if (hasBonus && wish.previousInsurer === null) {
    return err(
      badField('previousInsurer', 'Enter your last insurer: it is asked about the bonus.'),
    );
  }
  if (hasBonus && wish.previousPolicy === null) {
    return err(badField('previousPolicy', 'Enter your last policy’s number, to prove the bonus.'));
  }
  const hasOwnerDriver = quote.lines.some(({ id }) => id === 'owner-driver');
  if (hasOwnerDriver && wish.nominee === null) {
    return err(badField('nominee', 'Enter the nominee’s name.'));
  }
  if (hasOwnerDriver && wish.nomineeRelation === null) {
    return err(badField('nomineeRelation', 'Enter how the nominee is related.'));
  }
  const user = await findUser(sql, caller.userId);
  if (user === null) return err(signInFirst);
  const policyId = randomUUID();
  if (inspection !== null) {
    const reported = await insurer.issuer.inspected({
      inspectionId: inspection.inspectionId,
      quoteRef,
      shots: inspectionShots,
      validUntil: inspection.expiresAt.toISOString(),
    });
    if (!reported.ok) return err(insurerUnavailable);
    if (reported.value.kind === 'refused') return err(insurerRefused);
  }
  const proposed = await insurer.issuer.propose({
    policyId,
    quoteRef: quote.quoteRef,
    inspectionId: inspection?.inspectionId ?? null,
    proposer: {
      name: wish.name,
      mobile: user.mobile,
      email: wish.email,
      address: wish.address,
      pinCode: wish.pinCode,
      // Only the owner-driver cover pays a nominee.
      nominee: hasOwnerDriver ? wish.nominee : null,
      nomineeRelation: hasOwnerDriver ? wish.nomineeRelation : null,
      previousInsurer: wish.previousInsurer,
      previousPolicy: wish.previousPolicy,
      financier: request.financier,
      ...identity.value,
    },
  });
  if (!proposed.ok) return err(insurerUnavailable);
  if (proposed.value.kind === 'refused') return err(insurerRefused);
  const { proposalRef, total } = proposed.value;
  const { profile } = insurer;
  const terms: PolicyTerms = {
    policyId,
    insurerId: profile.id,
    insurerName: profile.name,
    helpline: profile.helpline,
    product: quote.product.name,
    uin: quote.product.uin,
    cover: request.ask.cover,
    startsOn: request.ask.startsOn,
    vehicleWords: isNew ? displayOf(request.vehicle) : null,
    proposalRef,
    quoteRef: quote.quoteRef,
    quotedTotal: quote.total,
    bonus: request.ask.cover === 'third-party' ? 0 : request.ask.bonus,
    premium: premiumParts(quote.lines, { quoted: quote.total, sold: total }),
    priced: {
      insuredValue: quote.insuredValue,
      deductible: quote.compulsoryDeductible,
      voluntary: quote.voluntaryDeductible,
      kilometres: quote.yearlyKilometres,
      hasRestrictedProperty: quote.lines.some(({ id }) => id === 'restricted-property'),
      bill: {
        lines: quote.lines.map((line) => ({ ...line })),
        gst: quote.gst,
        rounding: quote.rounding,
      },
      bonusWorth: await bonusWorth(services, quote),
      sheetVersion,
    },
    priceUntil: quote.validUntil,
    consentedAt: at.toISOString(),
  };
  const { quoteId } = await saveQuote(services, {
    kind: policyKindName,
    userId: caller.userId,
    // A new vehicle stands there by its words until it has a number (docs/adr/0153).
    vehicleNumber: (request.vehicle.vehicleNumber ?? displayOf(request.vehicle)) as VehicleNumber,
    lines: policyLines(total, policyId),
    itemCount: 1,
    terms,
    isSandbox: profile.sandbox,
  });
  return createOrder(services, { kind: policyKindName, quoteId }, { caller, device });
}

const noIdentity: Pick<Proposer, 'chassisNumber' | 'engineNumber'> = {
  chassisNumber: null,
  engineNumber: null,
};

/** Chassis and engine number of a new vehicle, by which its policy knows it. Refuses `request/bad-input` at the field. */
function readIdentity({
  chassisNumber,
  engineNumber,
}: Pick<Wish, 'chassisNumber' | 'engineNumber'>): Result<typeof noIdentity, Refusal> {
  const chassis = readChassisNumber(chassisNumber ?? '');
  if (!chassis.ok) return err(badField('chassisNumber', chassisSentences[chassis.error]));
  const engine = readEngineNumber(engineNumber ?? '');
  if (!engine.ok) return err(badField('engineNumber', engineSentences[engine.error]));
  if (engine.value === chassis.value) {
    return err(badField('engineNumber', 'This is the chassis number. Enter the engine number.'));
  }
  return ok({ chassisNumber: chassis.value, engineNumber: engine.value });
}

const chassisSentences: Readonly<Record<WrongIdentity, string>> = {
  'registration-number': 'This is a vehicle number. Enter the chassis number (VIN).',
  'wrong-length': 'A chassis number (VIN) has 17 letters and digits.',
  'wrong-letters': 'A chassis number (VIN) has letters and digits, never I, O or Q.',
};
const engineSentences: Readonly<Record<WrongIdentity, string>> = {
  'registration-number': 'This is a vehicle number. Enter the engine or motor number.',
  'wrong-length': 'An engine or motor number has 5 to 25 letters and digits.',
  'wrong-letters': 'An engine or motor number has letters and digits only.',
};

/** What the declared bonus takes off the total; null without one. */
async function bonusWorth(services: Services, quote: InsurerQuote): Promise<number | null> {
  const tables = await motorTables(services);
  const gst = currentOf(tables.gst, istDateOf(services.now()));
  const without = gst === null ? null : totalWithoutBonus(quote, gst.rate);
  return without === null ? null : without - quote.total;
}
