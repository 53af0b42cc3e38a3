import { describe, expect, test } from 'vitest';
import { engineFuel, readFuel } from './fuel.ts';
import { isBs4OrNewer, readNorm } from './norm.ts';
import { RC_STATUS_MEANING, readRcStatus } from './rc-status.ts';
import { isTransportVehicle, plateStyleOf, vehicleForm } from './vehicle-class.ts';

describe('fuels of the registry', () => {
  test.each([
    ['PETROL', 'petrol', 'petrol'],
    ['petrol ', 'petrol', 'petrol'],
    ['PETROL(E20)', 'petrol', 'petrol'],
    ['PETROL/ETHANOL', 'petrol', 'petrol'],
    ['DIESEL', 'diesel', 'diesel'],
    ['CNG ONLY', 'cng', 'petrol'],
    ['PETROL/CNG', 'cng', 'petrol'],
    ['DUAL DIESEL/CNG', 'cng', 'diesel'],
    ['PETROL/LPG', 'lpg', 'petrol'],
    ['LPG ONLY', 'lpg', 'petrol'],
    ['ELECTRIC(BOV)', 'electric', 'electric'],
    ['PURE EV', 'electric', 'electric'],
    ['PLUG-IN HYBRID EV', 'hybrid', 'petrol'],
    ['STRONG HYBRID EV', 'hybrid', 'petrol'],
    ['PETROL/HYBRID', 'hybrid', 'petrol'],
    ['DIESEL/HYBRID', 'hybrid', 'diesel'],
    ['DUAL DIESEL/LNG', 'diesel', 'diesel'],
    ['LNG', 'other', null],
    ['ETHANOL', 'other', null],
    ['METHANOL', 'other', null],
    ['FUEL CELL HYDROGEN', 'other', null],
    ['SOLAR', 'other', null],
    ['NOT APPLICABLE', 'other', null],
    [null, 'other', null],
  ] as const)('%s is %s, for age rules %s', (raw, code, engine) => {
    const fuel = readFuel(raw);
    expect(fuel).toEqual({ code, raw: raw?.trim() ?? '' });
    expect(engineFuel(fuel)).toBe(engine);
  });
});

describe('emission norms of the registry', () => {
  test.each([
    ['BHARAT STAGE VI', 'bs6', true],
    ['BHARAT STAGE IV', 'bs4', true],
    ['Bharat Stage III', 'bs3', false],
    ['BHARAT STAGE II', 'bs2', false],
    ['BHARAT STAGE I', 'bs1', false],
    ['BHARAT STAGE V', 'bs5', true],
    ['BS-VI', 'bs6', true],
    ['BS4', 'bs4', true],
    ['EURO 2', 'bs2', false],
    ['EURO 1', 'bs1', false],
    ['EURO 6D', 'bs6', true],
    ['BHARAT STAGE III/IV', 'unknown', null],
    ['BHARAT (TREM) STAGE III A', 'unknown', null],
    ['CEV STAGE IV', 'unknown', null],
    ['BHARAT STAGE VII', 'unknown', null],
    ['Not Available', 'unknown', null],
    ['', 'unknown', null],
    [null, 'unknown', null],
  ] as const)('%s is %s', (raw, code, isNewer) => {
    expect(readNorm(raw)).toEqual({ code, raw: raw ?? '' });
    expect(isBs4OrNewer(code)).toBe(isNewer);
  });
});

describe('registration statuses of the registry', () => {
  test.each([
    ['ACTIVE', 'active', 'in-order'],
    ['Active ', 'active', 'in-order'],
    ['INACTIVE', 'inactive', 'attention'],
    ['NOC ISSUED', 'noc-issued', 'attention'],
    ['NOC_ISSUED', 'noc-issued', 'attention'],
    ['CANCELLED', 'cancelled', 'stop'],
    ['CANCELED', 'cancelled', 'stop'],
    ['SUSPENDED', 'suspended', 'stop'],
    ['SCRAPPED', 'scrapped', 'stop'],
    ['ARCHIVED', 'other', 'attention'],
    [null, 'other', 'attention'],
  ] as const)('%s is %s', (raw, code, tone) => {
    const status = readRcStatus(raw);
    expect(status).toEqual({ code, raw: raw?.trim() ?? '' });
    expect(RC_STATUS_MEANING[status.code].tone).toBe(tone);
  });
});

describe('classes and categories', () => {
  test.each([
    ['Motor Car(LMV)', 'LMV', 'car', false],
    ['MOTOR CAB', 'LPV', 'car', true],
    ['LUXURY CAB', 'LPV', 'car', true],
    ['MAXI CAB', null, 'car', true],
    ['M-CYCLE/SCOOTER', '2WN', 'two-wheeler', false],
    ['M-CYCLE/SCOOTER-WITH SIDE CAR', null, 'two-wheeler', false],
    ['M-CYCLE/SCOOTER', '2WT', 'two-wheeler', true],
    ['MOPED', '2WN', 'two-wheeler', false],
    ['MOTORISED CYCLE (CC > 25CC)', null, 'two-wheeler', false],
    ['THREE WHEELER (PASSENGER)', '3WT', 'three-wheeler', true],
    ['THREE WHEELER (PERSONAL)', '3WN', 'three-wheeler', false],
    ['E-RICKSHAW(P)', '3WT', 'three-wheeler', true],
    ['E-RICKSHAW WITH CART (G)', null, 'three-wheeler', true],
    ['GOODS CARRIER', 'LGV', 'goods', true],
    ['ARTICULATED VEHICLE', 'HGV', 'goods', true],
    ['TRAILER (COMMERCIAL)', null, 'goods', true],
    ['TRAILER (AGRICULTURAL)', null, 'tractor', false],
    ['AGRICULTURAL TRACTOR', null, 'tractor', false],
    ['TRACTOR (COMMERCIAL)', null, 'tractor', true],
    ['BUS', 'HPV', 'bus', true],
    ['OMNI BUS (PRIVATE USE)', 'LMV', 'bus', false],
    ['OMNI BUS', null, 'bus', true],
    ['EDUCATIONAL INSTITUTION BUS', null, 'bus', true],
    ['PRIVATE SERVICE VEHICLE', null, 'bus', true],
    ['AMBULANCE', null, 'other', true],
    [null, 'LMV', 'car', false],
    [null, 'MGV', 'goods', true],
    ['HARVESTER', 'OTH', null, null],
    [null, null, null, null],
  ] as const)(
    'class %s, category %s: %s, commercial %s',
    (vehicleClass, category, form, isTransport) => {
      expect(vehicleForm({ vehicleClass, category })).toBe(form);
      expect(isTransportVehicle({ vehicleClass, category })).toBe(isTransport);
    },
  );

  test('an electric taxi carries a green plate with yellow letters', () => {
    const fuel = readFuel('PURE EV');
    expect(plateStyleOf('classic', { isTransport: true, fuel })).toBe('electric-commercial');
  });
});
