import {
  addToGarage as addContract,
  listGarage,
  listReminders,
  removeFromGarage,
  renewCalendarFeed,
} from '@pahiya/contracts/garage/garage-contracts';
import { pressingDues } from '@pahiya/domain/rc/dues';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { readLookupMark } from '../vehicle/read-lookup-mark.ts';
import { addToGarage } from './add-to-garage.ts';
import { renewCalendarPath } from './calendar-key.ts';
import { garageAccountData } from './garage-account-data.ts';
import { removePlace } from './garage-repository.ts';
import { findInsured, readGarage } from './read-garage.ts';

/** Registers the calls of the module. */
export function registerGarage(
  app: FastifyInstance,
  { services, serve, accountData }: ModuleTools,
): void {
  accountData.push(garageAccountData);
  serve(app, listGarage, async ({ caller }) => ok(await readGarage(services, caller.userId)));

  serve(app, addContract, ({ body, caller, device, address, request }) =>
    addToGarage(services, { ...body, caller, device, address, requestId: request.id }),
  );

  serve(app, removeFromGarage, async ({ params, caller }) => {
    const reading = readLookupMark(params.vehicleNumber, 'params.vehicleNumber');
    if (!reading.ok) return reading;
    if (await removePlace(services.sql, caller.userId, reading.value.vehicleNumber)) {
      return ok(await readGarage(services, caller.userId));
    }
    return err({
      code: 'garage/not-in-garage',
      detail: 'This vehicle is not in your garage.',
    });
  });

  serve(app, listReminders, async ({ caller }) => {
    const parked = await findInsured(services, caller.userId);
    const reminders = parked
      .flatMap(({ vehicleNumber, display, dues }) =>
        pressingDues(dues).map((due) => ({ vehicleNumber, display, due })),
      )
      .sort((a, b) => (a.due.daysLeft ?? 0) - (b.due.daysLeft ?? 0));
    return ok({ reminders });
  });

  serve(app, renewCalendarFeed, async ({ caller }) =>
    ok({ calendarPath: await renewCalendarPath(services, caller.userId) }),
  );
}
