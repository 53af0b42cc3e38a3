import { newVehicleFuels } from '@pahiya/domain/insurance/new-vehicle';
import { z } from 'zod';
import { motorClassSchema, premiumFields } from './insurance-schemas.ts';

const words = (message: string, most: number) =>
  z
    .string()
    .trim()
    .min(2, { error: message })
    .max(most, { error: message })
    .regex(/^[\p{L}\p{N}\p{P}\p{S}\p{M} ]*$/u, { error: message });

/** A vehicle that has no number yet, as its buyer describes it. Ranges by class are the domain's. */
export const newVehicleSchema = z.strictObject({
  vehicle: motorClassSchema,
  maker: words('Enter the make.', 60),
  model: words('Enter the model and variant.', 100),
  fuel: z.enum(newVehicleFuels),
  cc: z.int().nullable().describe('Of an engine'),
  kw: z.number().nullable().describe('Of an electric motor'),
  seats: z.int(),
  invoicePrice: z.int().describe('Ex-showroom, in paise'),
  place: z.string().trim().min(2).max(60).describe('Code of the RTO, or city'),
});

const { insuredValue, lastBonus, certificateOn, noOwnerDriver, extras } = premiumFields;

/** What is asked of a person for the price of its bundle; every kind of price adds its add-ons. */
export const newVehicleFields = {
  newVehicle: newVehicleSchema,
  insuredValue: insuredValue.describe('Paise; null: by the rule, from the invoice price'),
  ...{ lastBonus, certificateOn, noOwnerDriver, extras },
};
