import type { InputOf } from '@pahiya/contracts/contract';
import type * as contracts from '@pahiya/contracts/used-cars/own-listing-contracts';
import { checkListing } from '@pahiya/domain/listings/check-listing';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { tellOfLowerPrice } from '../alerts/price-watches.ts';
import { touchCities } from '../store/city-repository.ts';
import { noSuchListing } from '../store/no-such-listing.ts';
import { usedCarContent } from '../store/used-car-content.ts';
import { attachInspection } from './attach-inspection.ts';
import { checkHandedIn } from './hand-in.ts';
import { handIn, moveListing } from './move-listing.ts';
import { ownOnWire } from './own-on-wire.ts';
import { unlikelyFacts, wrongListingState } from './own-refusals.ts';
import { findOwn, lockOwn, type OwnRow, updateFacts, updatePrice } from './own-repository.ts';
import { statedOf, unknownListingCity } from './seller-facts.ts';

type Whose = { readonly listing: string; readonly userId: string };
type Done = Result<contracts.OwnListing, Refusal>;
type Change = (tx: Transaction, row: OwnRow) => Promise<Result<unknown, Refusal>>;

/** A listing as its seller sees it. */
export async function readOwn(services: Services, { listing, userId }: Whose): Promise<Done> {
  const row = await findOwn(services.sql, listing, userId);
  return row === null ? err(noSuchListing) : ok(await ownOnWire(services, row, userId));
}

/** Changes one of a person's own listings, locked. */
async function changeOwn(services: Services, whose: Whose, change: Change): Promise<Done> {
  const done = await transact(services.sql, async (tx) => {
    const row = await lockOwn(tx, whose.listing, whose.userId);
    return row === null ? err(noSuchListing) : change(tx, row);
  });
  return done.ok ? readOwn(services, whose) : done;
}

/** Writes what the seller of a draft says. */
export function changeFacts(
  services: Services,
  whose: Whose,
  facts: InputOf<typeof contracts.changeListing>['body'],
): Promise<Done> {
  return changeOwn(services, whose, async (tx, row) => {
    if (row.state !== 'draft') return err(wrongListingState);
    const city = unknownListingCity(facts.cityId);
    if (city !== null) return err(city);
    const { cityId, body, km, owners, colour, madeMonth } = facts;
    const stated = statedOf(facts);
    const faults = checkListing(
      { ...row, ...{ km, owners, madeMonth }, ...stated },
      istDateOf(services.now()),
    );
    if (faults.length > 0) return err(unlikelyFacts(faults));
    await updateFacts(tx, row.id, { cityId, body, km, owners, colour, madeMonth, stated });
    return ok(null);
  });
}

/** Sets the price of a draft, a public or a paused listing. While a buyer has reserved the car it stays. */
export function changePrice(services: Services, whose: Whose, price: Paise): Promise<Done> {
  return changeOwn(services, whose, async (tx, row) => {
    const { state, cityId, stated } = row;
    if (state !== 'draft' && state !== 'live' && state !== 'paused') return err(wrongListingState);
    if (row.isHeld) return err(held);
    const faults = checkListing({ ...row, ...stated, price }, istDateOf(services.now()));
    if (faults.length > 0) return err(unlikelyFacts(faults));
    if (price === row.price) return ok(null);
    await updatePrice(tx, row, price, services.now());
    if (state === 'live') {
      await touchCities(tx, [cityId]);
      await bumpContent(tx, usedCarContent);
      await tellOfLowerPrice(tx, services, { id: row.id, price });
    }
    return ok(null);
  });
}

/** Moves a listing for its seller. Handed in, it is checked; public again, it lasts as long as a new one. */
export function moveOwn(
  services: Services,
  whose: Whose,
  to: InputOf<typeof contracts.moveListing>['body']['to'],
): Promise<Done> {
  return changeOwn(services, whose, async (tx, row) => {
    const at = services.now();
    if (to !== 'in-review' || row.state !== 'draft') {
      return moveListing(tx, row, { to, by: 'seller', at });
    }
    const findings = await checkHandedIn(tx, services, row, whose.userId);
    if (!findings.ok) return findings;
    await attachInspection(tx, services, row, whose.userId);
    return handIn(tx, row, findings.value, at);
  });
}

const held: Refusal = {
  code: 'used-car/held',
  detail:
    'A buyer has reserved the car at this price. It can be changed when the reservation ends.',
};
