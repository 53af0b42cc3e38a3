import type { AnswerOf } from '@pahiya/contracts/contract';
import type { readFamily as contract } from '@pahiya/contracts/garage/family-contracts';
import { duesOf, pressingDues } from '@pahiya/domain/rc/dues';
import { maskMobile } from '@pahiya/domain/rc/mask';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { findUser } from '../../auth/find-user.ts';
import { findStoredRecord } from '../../vehicle/stored-records.ts';
import { readBody } from '../../vehicle/vehicle-body.ts';
import { garageVehicles } from '../garage-vehicles.ts';
import { type ShareRow, selectSharedWith, selectSharesOf } from '../share-repository.ts';
import { invitationKey } from './invitation-key.ts';

type Family = AnswerOf<typeof contract>;

/** Who sees a person's vehicles, and whose vehicles the person sees. */
export async function readFamily(services: Services, userId: string): Promise<Family> {
  const { sql, settings, now } = services;
  const [numbers, shares, shared] = await Promise.all([
    garageVehicles(sql, userId),
    selectSharesOf(sql, userId, now()),
    selectSharedWith(sql, userId),
  ]);
  return {
    vehicles: numbers.map((vehicleNumber) => ({
      vehicleNumber,
      display: displayVehicleNumber(vehicleNumber),
    })),
    shares: await Promise.all(
      shares.map(async ({ shareId, vehicleNumber, role, name, memberId, expiresAt }) => ({
        ...{ shareId, vehicleNumber, role, name, expiresAt: expiresAt.toISOString() },
        display: displayVehicleNumber(vehicleNumber),
        member: memberId === null ? null : await mobileOf(services, memberId),
        joinPath:
          memberId === null
            ? `/garage/family/join?key=${invitationKey(settings.secret, shareId)}`
            : null,
      })),
    ),
    shared: await Promise.all(shared.map((share) => sharedOf(services, share))),
  };
}

/** How an owner is named to the people who see the vehicle. */
export async function ownerName({ sql }: Pick<Services, 'sql'>, ownerId: string): Promise<string> {
  const owner = await findUser(sql, ownerId);
  if (owner === null) return '';
  return owner.name ?? maskMobile(owner.mobile);
}

async function mobileOf({ sql }: Pick<Services, 'sql'>, userId: string): Promise<string | null> {
  const user = await findUser(sql, userId);
  return user === null ? null : maskMobile(user.mobile);
}

/** The record as its owner sees it: a vehicle that the owner hides from others stays visible to the family. */
async function sharedOf(
  services: Services,
  { shareId, ownerId, vehicleNumber, role }: ShareRow,
): Promise<Family['shared'][number]> {
  const stored = await findStoredRecord(services, vehicleNumber, ownerId);
  const body = stored?.body ?? null;
  const dues = body === null ? [] : duesOf(readBody(body).record, istDateOf(services.now()));
  return {
    ...{ shareId, vehicleNumber, role },
    display: displayVehicleNumber(vehicleNumber),
    owner: await ownerName(services, ownerId),
    dues: [...pressingDues(dues)],
  };
}
