import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { parseIstDate } from '@pahiya/domain/shared/ist-date';
import { type Paise, paise, sumPaise } from '@pahiya/domain/shared/money';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { refreshSources } from '../../challans/refresh-sources.ts';
import { type DuesRow, putDues } from '../store/acceptance-repository.ts';
import { findOwnSale, lockOwnSale } from '../store/move-sale.ts';

const open: ReadonlySet<string> = new Set(['unpaid', 'virtual-court', 'regular-court']);
const maxAgeSeconds = 600;

/** Stores the loan as its owner states it, and reads the open challans from all sources. A source that fails, or a fine
 * that is not set, leaves the sum unknown. */
export async function setDues(
  services: Services,
  asked: {
    readonly saleId: string;
    readonly userId: string;
    readonly loanPaise: number;
    readonly lender: string | null;
    readonly letterOn: string | null;
  },
): Promise<Result<{ readonly isChecked: boolean }, Refusal>> {
  const { saleId, userId, loanPaise, lender, letterOn } = asked;
  const own = await findOwnSale(services.sql, saleId, userId);
  if (!own.ok) return own;
  const challans = await readChallans(services, own.value.vehicleNumber);
  return transact(services.sql, async (tx) => {
    const sale = await lockOwnSale(tx, saleId, userId);
    if (!sale.ok) return sale;
    await putDues(tx, saleId, {
      loan: paise(loanPaise),
      lender,
      letterOn: letterOn === null ? null : parseIstDate(letterOn),
      ...challans,
      challansAt: services.now(),
    });
    return ok({ isChecked: challans.challans !== null });
  });
}

type Read = Pick<DuesRow, 'challans' | 'challanCount' | 'hasFailedSource'>;

async function readChallans(services: Services, vehicleNumber: VehicleNumber): Promise<Read> {
  const { challans, failed } = await refreshSources(services, vehicleNumber, { maxAgeSeconds });
  const due = challans.filter(({ status }) => open.has(status));
  const fines = due.map(({ fine }) => fine);
  const isKnown = failed.length === 0 && fines.every((fine) => fine !== null);
  return {
    challans: isKnown ? sumPaise(fines.filter((fine): fine is Paise => fine !== null)) : null,
    challanCount: failed.length === 0 ? due.length : null,
    hasFailedSource: failed.length > 0,
  };
}
