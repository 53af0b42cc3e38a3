import servicesFile from '../../data/rto-services.json' with { type: 'json' };
import type { Bilingual } from '../shared/bilingual.ts';
import type { AgeBand, VehicleFeeClass } from './fee-rule.ts';

type Choice<Id> = { readonly id: Id; readonly name: Bilingual };

/** Vehicle classes with labels, in form order. */
export const vehicleClassChoices =
  servicesFile.vehicleClasses as readonly Choice<VehicleFeeClass>[];

/** Age bands with labels, youngest first. */
export const ageBandChoices = servicesFile.ageBands as readonly Choice<AgeBand>[];
