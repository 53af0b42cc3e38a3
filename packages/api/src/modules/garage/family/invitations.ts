import { randomUUID } from 'node:crypto';
import type { AnswerOf, InputOf } from '@pahiya/contracts/contract';
import type { inviteToVehicle, readInvitation } from '@pahiya/contracts/garage/family-contracts';
import { familySize, invitationDays } from '@pahiya/domain/garage/family-role';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { lockUser } from '../../auth/find-user.ts';
import { linkOver } from '../../short-links/link-over.ts';
import { readLookupMark } from '../../vehicle/read-lookup-mark.ts';
import { isInGarage } from '../is-in-garage.ts';
import {
  insertInvitation,
  type ShareRow,
  selectInvitation,
  selectSharesOf,
  updateAccepted,
} from '../share-repository.ts';
import { readInvitationKey } from './invitation-key.ts';
import { ownerName } from './read-family.ts';

type Invitation = AnswerOf<typeof readInvitation>;

/** Makes an invitation to one of a person's own vehicles. */
export async function inviteToVehicleOf(
  { sql, now }: Services,
  ownerId: string,
  { vehicleNumber: typed, role, name }: InputOf<typeof inviteToVehicle>['body'],
): Promise<Result<undefined, Refusal>> {
  const reading = readLookupMark(typed, 'body.vehicleNumber');
  if (!reading.ok) return reading;
  const { vehicleNumber } = reading.value;
  if (!(await isInGarage(sql, ownerId, vehicleNumber))) {
    return err({ code: 'garage/not-in-garage', detail: 'This vehicle is not in your garage.' });
  }
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + invitationDays * 86_400_000);
  return sql.begin(async (tx) => {
    await lockUser(tx, ownerId);
    const shares = await selectSharesOf(tx, ownerId, createdAt);
    if (shares.filter((one) => one.vehicleNumber === vehicleNumber).length >= familySize) {
      return err(tooManyPeople);
    }
    const share = { shareId: randomUUID(), ownerId, vehicleNumber, role, name };
    await insertInvitation(tx, { ...share, expiresAt, createdAt });
    return ok(undefined);
  });
}

/** What an invitation offers. */
export async function openInvitation(
  services: Services,
  userId: string,
  key: string,
): Promise<Result<Invitation, Refusal>> {
  const share = await findInvitation(services, key);
  return share === null ? err(linkOver) : ok(await onWire(services, share, userId));
}

/** Accepts an invitation. The owner's own press changes nothing. */
export async function acceptInvitationOf(
  services: Services,
  userId: string,
  key: string,
): Promise<Result<Invitation, Refusal>> {
  const share = await findInvitation(services, key);
  if (share === null) return err(linkOver);
  const { sql, now } = services;
  if (share.ownerId !== userId) {
    const isAccepted = await sql.begin(async (tx) => {
      await lockUser(tx, userId);
      return updateAccepted(tx, share, userId, now());
    });
    if (!isAccepted) return err(linkOver);
  }
  return ok(await onWire(services, share, userId));
}

async function findInvitation(
  { sql, settings, now }: Services,
  key: string,
): Promise<ShareRow | null> {
  const shareId = readInvitationKey(settings.secret, key);
  return shareId === null ? null : selectInvitation(sql, shareId, now());
}

async function onWire(
  services: Services,
  { ownerId, vehicleNumber, role }: ShareRow,
  userId: string,
): Promise<Invitation> {
  return {
    ...{ vehicleNumber, role, isOwn: ownerId === userId },
    display: displayVehicleNumber(vehicleNumber),
    owner: await ownerName(services, ownerId),
  };
}

const message = `A vehicle can be shared with up to ${familySize} people. Remove one first.`;
const tooManyPeople: Refusal = {
  code: 'request/bad-input',
  detail: message,
  errors: [{ path: 'body.vehicleNumber', message }],
};
