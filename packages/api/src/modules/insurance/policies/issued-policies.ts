import type { Cover } from '@pahiya/domain/insurance/rate-motor';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';
import { findOrders } from '../../orders/find-order.ts';
import { selectIssuedOf } from './policy-repository.ts';
import type { PricedFor } from './policy-terms.ts';

/** A policy that was bought here and has its number. */
export type IssuedPolicy = {
  readonly vehicleNumber: string;
  readonly insurerName: string;
  readonly cover: Cover;
  readonly endsOn: IstDate;
  /** Of a bundle's third party. */
  readonly thirdPartyUntil: IstDate | null;
  readonly issuedAt: Date;
  readonly isSandbox: boolean;
  readonly priced: PricedFor | null;
  /** As paid, with GST. */
  readonly total: Paise;
};

/** The issued policies of a person. */
export async function findIssuedPolicies(
  sql: Queryable,
  userId: string,
): Promise<readonly IssuedPolicy[]> {
  const policies = await selectIssuedOf(sql, userId);
  const orders = await findOrders(
    sql,
    policies.map(({ orderId }) => orderId),
  );
  return policies.flatMap(({ orderId, ...policy }) => {
    const order = orders.get(orderId);
    return order === undefined
      ? []
      : [{ ...policy, vehicleNumber: order.vehicleNumber, total: order.total }];
  });
}
