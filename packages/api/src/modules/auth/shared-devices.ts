// What a module that judges floods may ask about devices: which people signed in on the same ones.
import { countAccountsOnDevices, selectDevices } from './session-repository.ts';

/** Devices on which people signed in, by person. */
export const devicesOf = selectDevices;

/** How many accounts opened since an instant were signed in on a device of this person, their own included. */
export const countNewOnDevices = countAccountsOnDevices;
