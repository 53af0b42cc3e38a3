import { ownerWatch, ownerWatchName } from '../modules/garage/alerts/owner-watch.ts';
import { nocWatch, nocWatchName } from '../modules/loans/noc/noc-watch.ts';
import { saleWatch, saleWatchName } from '../modules/selling/handover/sale-watch.ts';
import { soldWatch, soldWatchName } from '../modules/selling/sold/sold-watch.ts';
import type { WatchKinds } from '../modules/watches/watch-kind.ts';

/** Why records are watched, by the name that is stored with each watch. A new kind is one line here (docs/adr/0051). */
export const watchKinds: WatchKinds = {
  [ownerWatchName]: ownerWatch,
  [nocWatchName]: nocWatch,
  [saleWatchName]: saleWatch,
  [soldWatchName]: soldWatch,
};
