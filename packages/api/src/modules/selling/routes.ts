import * as contracts from '@pahiya/contracts/selling/selling-contracts';
import { serviceCharge } from '@pahiya/domain/selling/selling-rules';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { addressUnit } from '../../http/address.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { freeSlots } from '../inspections/booking/slots.ts';
import { readPhoto } from '../inspections/recording/photos.ts';
import { noInspection } from '../inspections/store/inspection-refusals.ts';
import { findLatestInspection } from '../inspections/store/inspections-of-subject.ts';
import { bookSale, keepHeldSales } from './booking/book-sale.ts';
import { registerRounds } from './round-routes.ts';
import { cancelSaleInspection, moveInspection, withdrawSale } from './sale/change-inspection.ts';
import { readSale } from './sale/sale-on-wire.ts';
import { sellingAccountData } from './selling-account-data.ts';
import { registerSold } from './sold-routes.ts';
import { findOwnSale } from './store/move-sale.ts';
import { findSalesOf } from './store/sale-repository.ts';
import { findSellCity, unknownCity } from './store/sell-city.ts';
import { toSaleRow } from './store/to-sale-row.ts';

const hour = 3600;
/** A kept slot is taken from others: few a device, and an address. */
const bookingsPerDevice: LimitRule = { name: 'sale-booking', points: 5, perSeconds: hour };
const bookingsPerAddress: LimitRule = {
  name: 'sale-booking-address',
  points: 20,
  perSeconds: hour,
};
const changes: LimitRule = { name: 'sale-changes', points: 60, perSeconds: hour };

/** Registers the calls of sellers. */
export function registerSelling(app: FastifyInstance, tools: ModuleTools): void {
  registerRounds(app, tools);
  registerSold(app, tools);
  const { services, serve, accountData, onSignIn } = tools;
  const { sql, now } = services;
  accountData.push(sellingAccountData);
  onSignIn.push((event) => keepHeldSales(services, event));

  serve(app, contracts.sellCarSlots, async ({ query }) => {
    const city = findSellCity(query.cityId);
    if (city === null) return err(unknownCity);
    const at = now();
    const slots = await freeSlots(sql, city.name, at);
    const { charge, gst } = serviceCharge(istDateOf(at));
    return ok({ city: city.names, slots: [...slots], fee: { charge, gst } });
  });

  serve(app, contracts.sellCarInspection, (context) => bookSale(services, context), {
    limits: ({ device, address }) => [
      { rule: bookingsPerDevice, key: device.id },
      { rule: bookingsPerAddress, key: addressUnit(address) },
    ],
  });

  serve(app, contracts.sellCarSales, async ({ caller }) =>
    ok({ sales: (await findSalesOf(sql, caller.userId)).map(toSaleRow) }),
  );

  serve(app, contracts.sellCarSale, async ({ params, caller }) => {
    const sale = await findOwnSale(sql, params.saleId, caller.userId);
    return sale.ok ? ok(await readSale(sql, sale.value, now())) : sale;
  });

  const perUser = ({ caller }: { readonly caller: { readonly userId: string } }) => [
    { rule: changes, key: caller.userId },
  ];
  serve(
    app,
    contracts.sellCarReschedule,
    ({ params, body, caller }) => moveInspection(services, { ...params, ...caller }, body),
    { limits: perUser },
  );

  serve(
    app,
    contracts.sellCarCancelInspection,
    ({ params, caller }) => cancelSaleInspection(services, { ...params, ...caller }),
    { limits: perUser },
  );

  serve(
    app,
    contracts.sellCarWithdraw,
    ({ params, caller }) => withdrawSale(services, { ...params, ...caller }),
    { limits: perUser },
  );

  serve(app, contracts.sellCarPhoto, async ({ params, caller }) => {
    const sale = await findOwnSale(sql, params.saleId, caller.userId);
    if (!sale.ok) return sale;
    const inspection = await findLatestInspection(sql, params.saleId);
    if (inspection?.state !== 'passed') return err(noInspection);
    return readPhoto(services, inspection.inspectionId, params.photoId);
  });
}
