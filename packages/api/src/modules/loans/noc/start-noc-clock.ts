import { randomUUID } from 'node:crypto';
import { nextNocLook, nocWatchUntil } from '@pahiya/domain/loans/noc-clock';
import { nextNocNotice } from '@pahiya/domain/loans/noc-notices';
import { addDays, addYears, istDateOf, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { User } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { type LookupRequest, lookUpVehicle } from '../../vehicle/look-up-vehicle.ts';
import { type LookupMark, readLookupMark } from '../../vehicle/read-lookup-mark.ts';
import { isSourceRefusal } from '../../vehicle/source-refusal.ts';
import { findStoredRecord } from '../../vehicle/stored-records.ts';
import { readBody } from '../../vehicle/vehicle-body.ts';
import { endWatch, startWatch } from '../../watches/watches.ts';
import { upsertNocRow } from './noc-repository.ts';
import { nocWatchName } from './noc-watch.ts';

/** Loans closed longer ago have no clock worth showing. Our choice. */
const yearsBack = 10;

type Start = Omit<LookupRequest, 'purpose' | 'path' | 'caller'> & {
  readonly caller: User;
  readonly closedOn: string;
  readonly lender?: string | undefined;
};

/** Starts the clock of a closed loan. If the registry is down, it starts without a record, which is looked for from
 * the next day on. Refuses what a look-up refuses, a day in the future, and `loan/too-many-clocks`. */
export async function startNocClock(
  services: Services,
  { closedOn: typed, lender, ...request }: Start,
): Promise<Result<undefined, Refusal>> {
  const { sql, now } = services;
  const today = istDateOf(now());
  const closedOn = parseIstDate(typed);
  if (closedOn === null || closedOn > today || closedOn < addYears(today, -yearsBack)) {
    return err(badDay('closedOn'));
  }
  const path = 'body.vehicleNumber';
  const reading = readLookupMark(request.vehicleNumber, path);
  if (!reading.ok) return reading;
  const found = await lookUpVehicle(services, { ...request, path, purpose: 'loan-noc' });
  if (!found.ok && !isSourceRefusal(found.error)) return found;
  const { userId } = request.caller;
  const record = await readFinancier(services, reading.value, userId);
  return sql
    .begin(async (tx) => {
      const isClear = record !== null && record.financier === null;
      const clockId = await upsertNocRow(tx, {
        clockId: randomUUID(),
        userId,
        vehicleNumber: reading.value.vehicleNumber,
        lender: lender === undefined || lender === '' ? null : lender,
        closedOn,
        financier: record?.financier ?? null,
        recordAt: record?.at ?? null,
        clearOn: isClear ? today : null,
        startedOn: today,
        tellOn: nextNocNotice({ closedOn, papersOn: null, clearOn: isClear ? today : null }, today),
      });
      const watch = { kind: nocWatchName, subject: clockId };
      if (isClear) await endWatch(tx, watch);
      else {
        const started = await startWatch(
          tx,
          {
            ...watch,
            userId,
            vehicleNumber: reading.value.vehicleNumber,
            nextOn: record === null ? addDays(today, 1) : nextNocLook(today, today),
            untilOn: nocWatchUntil(today),
          },
          now(),
        );
        if (started === 'full') throw new TooMany();
      }
      return ok(undefined);
    })
    .catch((error: unknown) => {
      if (error instanceof TooMany) return err(tooManyClocks);
      throw error;
    });
}

/** Undoes the transaction. */
class TooMany extends Error {}

async function readFinancier(
  services: Services,
  { vehicleNumber }: LookupMark,
  userId: string,
): Promise<{ readonly financier: string | null; readonly at: Date } | null> {
  const stored = await findStoredRecord(services, vehicleNumber, userId);
  if (stored?.body == null || stored.isHidden) return null;
  return { financier: readBody(stored.body).record.financier, at: stored.fetchedAt };
}

const tooManyClocks: Refusal = {
  code: 'loan/too-many-clocks',
  detail: 'This account watches as many vehicles as it can. End one first.',
};

/** Refusal of a day that cannot be. */
export function badDay(field: 'closedOn' | 'papersOn'): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors: [{ path: `body.${field}`, message: 'Enter a day that has come, as on your papers.' }],
  };
}
