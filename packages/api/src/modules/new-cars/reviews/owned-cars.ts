import { registeredModel } from '@pahiya/domain/new-cars/registered-model';
import {
  displayVehicleNumber,
  type VehicleNumber,
} from '@pahiya/domain/registration/vehicle-number';
import type { Services } from '../../../services.ts';
import { garageVehicles } from '../../garage/garage-vehicles.ts';
import { isProvedOwner } from '../../vehicle/proved-owner.ts';
import { registeredNameOf } from '../../vehicle/registered-name.ts';
import type { ReviewedModel } from './review-repository.ts';

/** Whether a stored record says that a vehicle is of a model. */
export async function isCarOf(
  services: Services,
  vehicleNumber: VehicleNumber,
  userId: string,
  { make, model, models }: ReviewedModel,
): Promise<boolean> {
  const named = await registeredNameOf(services, vehicleNumber, userId);
  return named !== null && registeredModel(named, make.name, models) === model.name;
}

/** Whether an account has proved to own a car of a model. */
export async function isOwnerOf(
  services: Services,
  vehicleNumber: VehicleNumber,
  userId: string,
  of: ReviewedModel,
): Promise<boolean> {
  return (
    (await isCarOf(services, vehicleNumber, userId, of)) &&
    (await isProvedOwner(services, vehicleNumber, userId))
  );
}

/** Vehicles of a model in an account's garage, and whether their ownership is proved. */
export async function garageCarsOf(services: Services, userId: string, of: ReviewedModel) {
  const numbers = await garageVehicles(services.sql, userId);
  const cars = [];
  for (const vehicleNumber of numbers) {
    if (!(await isCarOf(services, vehicleNumber, userId, of))) continue;
    cars.push({
      vehicleNumber,
      display: displayVehicleNumber(vehicleNumber),
      isProved: await isProvedOwner(services, vehicleNumber, userId),
    });
  }
  return cars;
}
