import { err, ok } from '@pahiya/domain/shared/result';
import type { Services } from '../../../services.ts';
import { maskEnd, maskMark } from '../handover/mask-mark.ts';
import { findSoldByCode } from '../sold/sold-repository.ts';
import { findHandoverByCode } from '../store/handover-repository.ts';
import { noSale } from '../store/move-sale.ts';

/** What a check code says, of a sale through us or a private one: no names, and the number masked. */
export async function readCheck({ sql }: Pick<Services, 'sql'>, code: string) {
  const row = await findHandoverByCode(sql, code);
  if (row !== null) {
    return ok(checked(await maskMark(sql, row.saleId), row.handedOverAt, row.sha256));
  }
  const sold = await findSoldByCode(sql, code);
  if (sold === null) return err(noSale);
  return ok(checked(maskEnd(sold.vehicleNumber), sold.soldAt, sold.sha256));
}

function checked(vehicleNumber: string, at: Date, sha256: Buffer) {
  return { vehicleNumber, handedOverAt: at.toISOString(), sha256: sha256.toString('hex') };
}
