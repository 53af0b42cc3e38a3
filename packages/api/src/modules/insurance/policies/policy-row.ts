import type { ThirdPartyGround } from '@pahiya/domain/insurance/cancellation-refund';
import type { Cover } from '@pahiya/domain/insurance/rate-motor';
import type { PolicyState } from '@pahiya/domain/insurance/sale-states';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { PricedFor } from './policy-terms.ts';

/** A policy as stored. */
export type PolicyRow = {
  readonly policyId: string;
  readonly orderId: string;
  readonly insurerId: string;
  readonly insurerName: string;
  readonly helpline: string;
  readonly product: string;
  readonly uin: string;
  readonly cover: Cover;
  readonly proposalRef: string;
  readonly quotedTotal: Paise;
  readonly priceUntil: Date;
  readonly state: PolicyState;
  readonly paidAt: Date | null;
  readonly askedAt: Date | null;
  readonly policyNumber: string | null;
  readonly startsOn: IstDate;
  /** Of a bundle: of own damage. */
  readonly endsOn: IstDate | null;
  /** Of a bundle's third party. */
  readonly thirdPartyUntil: IstDate | null;
  readonly handOverId: string | null;
  readonly handedOverAt: Date | null;
  readonly statedAmount: Paise | null;
  readonly comparedAt: Date | null;
  /** Another policy of the same quote was asked for first. */
  readonly isTwin: boolean;
  /** Bonus that was declared, in thousandths of a percent. */
  readonly bonus: number;
  /** A lower bonus that the holder says is right, with the estimated difference, and what came of it. */
  readonly bonusActual: number | null;
  readonly bonusDue: Paise | null;
  readonly bonusAskedAt: Date | null;
  readonly bonusOutcome: 'endorsed' | 'kept' | null;
  /** Premium before GST by its parts; null for policies that were ordered before they were stored. */
  readonly ownDamage: Paise | null;
  readonly thirdParty: Paise | null;
  /** A cancellation that the holder confirmed: what ends, for which refund, on which day. */
  readonly cancelPart: 'own-damage' | 'whole' | null;
  readonly cancelGround: ThirdPartyGround | null;
  readonly cancelOther: string | null;
  readonly hadClaim: boolean | null;
  readonly cancelRefund: Paise | null;
  readonly cancelOn: IstDate | null;
  readonly cancelAskedAt: Date | null;
  readonly cancelledAt: Date | null;
  /** What the insurer paid back of `cancelRefund`, by its statements up to a day. */
  readonly refundStated: Paise;
  readonly refundReadUntil: IstDate | null;
  readonly refundSettledAt: Date | null;
  /** It is late with it, or paid back another sum. */
  readonly isRefundOwed: boolean;
  /** Null for policies that were ordered before it was stored. */
  readonly priced: PricedFor | null;
  /** Words of a new vehicle that was insured before it had a number; null for one with a number. */
  readonly vehicleWords: string | null;
  /** The number that it was given since. */
  readonly addedNumber: string | null;
  readonly numberAddedAt: Date | null;
  /** The insurer has it too. */
  readonly numberNotedAt: Date | null;
  /** The insurer's statement has another sum, or none. */
  readonly isDisputed: boolean;
};
