import type { WalletKind } from '@pahiya/domain/garage/wallet';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Queryable } from '../../../db/database.ts';
import { selectDatedCopies } from './wallet-repository.ts';

/** A saved copy with a last valid day. */
export type DatedCopy = {
  readonly documentId: string;
  readonly kind: WalletKind;
  readonly vehicleNumber: VehicleNumber | null;
  readonly validUpto: IstDate;
  readonly addedAt: Date;
};

/** Copies of a person that have a last valid day. */
export function findDatedCopies(sql: Queryable, userId: string): Promise<readonly DatedCopy[]> {
  return selectDatedCopies(sql, userId);
}
