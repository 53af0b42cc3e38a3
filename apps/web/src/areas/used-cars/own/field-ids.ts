import type { ListingField } from './read-facts.ts';

/** Ids of the inputs of the fields, for the list of errors. */
export const fieldIds: Readonly<Record<ListingField, string>> = {
  vehicleNumber: 'vehicleNumber',
  otherModel: 'vehicleNumber',
  pricePaise: 'price',
  km: 'km',
  owners: 'owners',
  colour: 'colour',
  body: 'body',
  cityId: 'cityId',
  madeMonth: 'madeMonth',
  insuredUntil: 'insuredUntil',
  keys: 'keys',
  note: 'note',
  photos: 'file',
  file: 'file',
  fileCount: 'file',
  chassisNumber: 'chassisNumber',
  engineNumber: 'engineNumber',
};
