import { randomUUID } from 'node:crypto';
import { findCity } from '@pahiya/domain/places/cities';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { findPartnerFirm } from '../../partner-firms/firms/find-partner-firm.ts';
import { lockDealerOfFirm } from './dealer-repository.ts';
import type { DealerLine } from './read-dealer-csv.ts';

type Firm = NonNullable<Awaited<ReturnType<typeof findPartnerFirm>>>;

/** A firm that may offer cars. */
export async function offeringFirm(
  sql: Queryable,
  firmId: string,
  at: Date,
): Promise<Result<Firm, Refusal>> {
  const firm = await findPartnerFirm(sql, firmId, at);
  return firm === null || firm.pausedAt !== null || firm.kind !== 'dealer' ? err(paused) : ok(firm);
}

/** Its dealer, locked; in the city of the firm, else of its first car. */
export function lockDealer(
  tx: Transaction,
  firmId: string,
  firm: Firm,
  lines: readonly DealerLine[],
): Promise<string> {
  const cityId = firm.cityId ?? lines.find(({ car }) => car !== null)?.car?.cityId ?? 0;
  return lockDealerOfFirm(tx, {
    ...{ id: randomUUID(), firmId, name: firm.name, cityId },
    area: findCity(cityId)?.name ?? '',
    authorisation: firm.authorisationNumber,
  });
}

const paused: Refusal = {
  code: 'partner/paused',
  detail: 'Only a dealer that is not paused can offer cars.',
};
