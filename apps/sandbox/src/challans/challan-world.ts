import { addDays, istDateOf } from '@pahiya/domain/shared/ist-date';
import { drawsFor } from '../ulip/record/draws.ts';
import { type AuthorityBook, createAuthorityBook } from './authority-book.ts';
import { regularCourt } from './courts.ts';
import { findChallans } from './find-challans.ts';
import type { ChallanService, SandboxChallan, ShownChallan, Standing } from './sandbox-challan.ts';

/** All challans, as seen by the services and the authorities. */
export type ChallanWorld = {
  /** What a service currently shows for a vehicle. */
  readonly shownBy: (service: ChallanService, vehicleNumber: string) => readonly ShownChallan[];
  /** A challan as recorded by its authority; null if the vehicle has no such challan. */
  readonly atAuthority: (vehicleNumber: string, challanNumber: string) => SandboxChallan | null;
  readonly book: AuthorityBook;
};

export function createChallanWorld(now: () => Date): ChallanWorld {
  const book = createAuthorityBook(now, (challan) => inRegularCourt(challan, now()));
  const challansOf = (vehicleNumber: string) => findChallans(vehicleNumber, istDateOf(now()));
  return {
    book,
    shownBy: (service, vehicleNumber) =>
      challansOf(vehicleNumber)
        .filter((challan) => challan.knownTo.includes(service))
        .map((challan) => asSaidBy(service, book.apply(challan))),
    atAuthority: (vehicleNumber, challanNumber) =>
      challansOf(vehicleNumber)
        .map(book.apply)
        .find((challan) => challan.challanNumber === challanNumber) ?? null,
  };
}

function asSaidBy(service: ChallanService, challan: SandboxChallan): ShownChallan {
  const { knownTo: _, saidBy, ...shown } = challan;
  return { ...shown, ...saidBy?.[service] };
}

function inRegularCourt(challan: SandboxChallan, now: Date): Standing {
  const hearing = addDays(istDateOf(now), 28);
  const draws = drawsFor(challan.challanNumber);
  return {
    kind: 'regular-court',
    court: regularCourt(challan, challan.issuedOn, hearing, draws, 'moved'),
  };
}
