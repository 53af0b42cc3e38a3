import type { DeskWorkKinds } from '../desk-work.ts';
import { erasureWork, erasureWorkName } from '../modules/contact-ledger/store/erasure-work.ts';
import {
  inspectionWork,
  inspectionWorkName,
} from '../modules/inspections/store/inspection-work.ts';
import { listingWork, listingWorkName } from '../modules/listings/store/listing-work.ts';
import { saleWork, saleWorkName } from '../modules/selling/store/sale-work.ts';

/** Kinds of the desk's work that belong to no order. A new kind is one line here. */
export const deskWorkKinds: DeskWorkKinds = {
  [erasureWorkName]: erasureWork,
  [inspectionWorkName]: inspectionWork,
  [listingWorkName]: listingWork,
  [saleWorkName]: saleWork,
};
