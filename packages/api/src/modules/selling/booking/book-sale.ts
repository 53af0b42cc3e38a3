import { hash, randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { sellCarInspection as contract } from '@pahiya/contracts/selling/selling-contracts';
import { moveSale } from '@pahiya/domain/selling/sale-states';
import { parseIstDate } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Context } from '../../../http/serve.ts';
import type { Services } from '../../../services.ts';
import type { SignedIn } from '../../../signed-in.ts';
import { transact } from '../../../transact.ts';
import { findUser } from '../../auth/find-user.ts';
import {
  bookInspection,
  cancelInspection,
  confirmHeld,
} from '../../inspections/booking/book-inspection.ts';
import { findEstimate } from '../../valuation/find-estimate.ts';
import { readLookupMark } from '../../vehicle/read-lookup-mark.ts';
import { applySaleEvent } from '../store/move-sale.ts';
import {
  deleteSale,
  insertSale,
  lockLiveSale,
  lockSalesOfDevice,
  type SaleRow,
  type StoredEstimate,
  updateCar,
  updateOwner,
} from '../store/sale-repository.ts';
import { findSellCity, unknownCity } from '../store/sell-city.ts';
import { carOf } from './car-of.ts';

type Asked = Context<typeof contract>;
type Booked = AnswerOf<typeof contract>;

/** Books a home inspection: for the live sale of the car if the person has one, else with a new sale. */
export async function bookSale(
  services: Services,
  { body, caller, device }: Asked,
): Promise<Result<Booked, Refusal>> {
  const mark = readLookupMark(body.vehicleNumber, 'body.vehicleNumber');
  if (!mark.ok) return mark;
  const { vehicleNumber } = mark.value;
  const city = findSellCity(body.cityId);
  if (city === null) return err(unknownCity);
  const day = parseIstDate(body.day);
  if (day === null) throw new Error('the contract accepts days only');
  const userId = caller.kind === 'user' ? caller.userId : null;
  const estimate = await estimateOf(services, body.estimateId);
  if (!estimate.ok) return estimate;
  const car = await carOf(services, {
    vehicleNumber,
    userId,
    km: body.km,
    titled: estimate.value?.title,
  });
  const user = userId === null ? null : await findUser(services.sql, userId);
  return transact(services.sql, async (tx): Promise<Result<Booked, Refusal>> => {
    const started = await startSale(tx, {
      saleId: randomUUID(),
      userId,
      deviceHash: userId === null ? sellerDevice(device.id) : null,
      vehicleNumber,
      state: 'draft',
      car,
      cityId: city.cityId,
      city: city.name,
      estimate: estimate.value?.figures ?? null,
      startedAt: services.now(),
    });
    if (!started.ok) return started;
    const { saleId } = started.value;
    const booked = await bookInspection(tx, services, {
      subject: 'sale',
      subjectId: saleId,
      vehicleNumber,
      car,
      city: city.name,
      day,
      fromHour: body.fromHour,
      address: body.address,
      mobile: user?.mobile ?? '',
      isHeld: userId === null,
    });
    if (!booked.ok) return booked;
    const { slot, heldUntil } = booked.value;
    if (heldUntil === null) {
      const moved = await applySaleEvent(tx, started.value, 'book', services.now());
      if (!moved.ok) return moved;
    }
    return ok({ saleId, slot, heldUntil: heldUntil?.toISOString() ?? null });
  });
}

/** The person's live sale of the car with what is known of it now, or a new one. */
async function startSale(
  tx: Transaction,
  sale: SaleRow & { readonly deviceHash: Uint8Array | null },
): Promise<Result<SaleRow, Refusal>> {
  const live =
    sale.userId === null ? null : await lockLiveSale(tx, sale.userId, sale.vehicleNumber);
  if (live === null) {
    await insertSale(tx, sale);
    return ok(sale);
  }
  if (moveSale(live.state, 'book') === null) return err(underWay);
  const known = { car: sale.car, estimate: sale.estimate ?? live.estimate };
  await updateCar(tx, live.saleId, known);
  return ok({ ...live, ...known });
}

/** After a visitor has signed in: confirms the slots that were kept for the device. A slot that lapsed, or whose car the
 * person sells already, is dropped with its sale; a draft of the person's own makes room for the booked one. */
export async function keepHeldSales(
  services: Services,
  { userId, deviceId }: Pick<SignedIn, 'userId' | 'deviceId'>,
): Promise<void> {
  const user = await findUser(services.sql, userId);
  if (user === null) return;
  await services.sql.begin(async (tx) => {
    for (const sale of await lockSalesOfDevice(tx, sellerDevice(deviceId))) {
      const { saleId, vehicleNumber, car } = sale;
      const own = await lockLiveSale(tx, userId, vehicleNumber);
      const isFree = own === null || own.state === 'draft';
      const isConfirmed =
        isFree && (await confirmHeld(tx, services, { subjectId: saleId, mobile: user.mobile }));
      if (!isConfirmed) {
        await cancelInspection(tx, saleId);
        await deleteSale(tx, saleId);
        continue;
      }
      if (own !== null) {
        await applySaleEvent(tx, own, 'withdraw', services.now());
        await updateCar(tx, saleId, { car, estimate: sale.estimate ?? own.estimate });
      }
      await updateOwner(tx, saleId, userId);
      await applySaleEvent(tx, sale, 'book', services.now());
    }
  });
}

/** The figures of an estimate, copied: the estimate itself is erased some day. Refuses one that is unknown, too old or without
 * a price. */
async function estimateOf(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  estimateId: string | null,
): Promise<Result<{ readonly title: string; readonly figures: StoredEstimate } | null, Refusal>> {
  if (estimateId === null) return ok(null);
  const found = await findEstimate(sql, estimateId, now());
  if (found === null || found.isExpired || found.valuation.kind !== 'value') {
    return err(unknownEstimate);
  }
  const { car, valuation, id, createdAt } = found;
  const { low, price, high } = valuation.toDealer;
  const title = [car.make, car.model, car.variant].filter((part) => part !== null).join(' ');
  const estimatedAt = createdAt.toISOString();
  return ok({ title, figures: { estimateId: id, low, middle: price, high, estimatedAt } });
}

/** Hash of a device: device ids are random, so an unkeyed hash cannot be reversed. */
function sellerDevice(deviceId: string): Buffer {
  return hash('sha256', `sale-device:${deviceId}`, 'buffer');
}

const unknownEstimate: Refusal = {
  code: 'sale/unknown-estimate',
  detail: 'This estimate is unknown or too old. Please get a new one.',
};

const underWay: Refusal = {
  code: 'sale/already-under-way',
  detail: 'You are selling this car already. Open that sale.',
};
