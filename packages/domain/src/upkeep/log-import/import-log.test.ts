import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IstDate } from '../../shared/ist-date.ts';
import { importApps } from './find-lines.ts';
import { fuelOf } from './fuel-names.ts';
import { type ImportChoices, importLog } from './import-log.ts';

const today = '2026-11-26' as IstDate;
const rowsOf = (text: string) => text.split('\n').map((line) => line.split(';'));
const read = (text: string, app: ImportChoices['app'], more: Partial<ImportChoices> = {}) => {
  const reading = importLog(rowsOf(text), { app, fuel: 'petrol', dayOrder: null, ...more }, today);
  if (reading === null) throw new Error('a file of this app is expected');
  return reading;
};

test('LubeLogger: fills and work, columns by name in any case', () => {
  const fills = read(
    'DATE;Odometer;FuelConsumed;Cost;IsFillToFull;MissedFuelUp\n2026-01-10;20000;35.5;3500.00;True;False\n2026-01-20;20400;20;2000;False;True',
    'lubelogger',
  );
  expect(fills.lines).toMatchObject([
    {
      kind: 'fuel',
      on: '2026-01-10',
      km: 20_000,
      quantity: 35_500,
      costPaise: 350_000,
      isFull: true,
    },
    { isFull: false, isMissed: true },
  ]);
  const work = read(
    'Date;Odometer;Description;Notes;Cost\n2026-01-10;20000;Oil;-;4,500',
    'lubelogger',
  );
  expect(work.lines).toMatchObject([{ kind: 'service', title: 'Oil', costPaise: 450_000 }]);
});

test('Fuelio: tables in one file, units in the names of columns', () => {
  const { lines } = read(
    '## Vehicle\nName;Make\nA;B\n## Log\nData;Odo (km);Fuel (litres);Full;Price (optional);Missed\n2026-02-01 10:15;1000;30;1;3000;0\n## CostCategories\nCostTypeID;Name\n1;x\n## Costs\nCostTitle;Date;Odo;CostTypeID;Notes;Cost\nToll;2026-02-02;1010;1;;85',
    'fuelio',
  );
  expect(lines).toMatchObject([
    {
      kind: 'fuel',
      on: '2026-02-01',
      km: 1_000,
      quantity: 30_000,
      costPaise: 300_000,
      isFull: true,
    },
    { kind: 'expense', category: 'other', title: 'Toll', costPaise: 8_500 },
  ]);
});

test('Drivvo: by position, with translated yes and a decimal comma', () => {
  const { lines } = read(
    '##Refuelling\nKm;Fecha;Combustible;Precio;Total;Volumen;Lleno\n1000;15/03/2026;Gas;100,5;3.015,50;30,25;Sí\n##Service\nKm;Fecha;Costo;Tipo;x;Notas\n1100;16/03/2026;500,00;Aceite;;ok',
    'drivvo',
  );
  expect(lines).toMatchObject([
    { kind: 'fuel', on: '2026-03-15', quantity: 30_250, costPaise: 301_550, isFull: true },
    { kind: 'service', title: 'Aceite', note: 'ok', costPaise: 50_000 },
  ]);
});

test('a day that reads either way is asked about, unless another day settles it', () => {
  const file = 'Date;Odometer;Litres\n03/04/2025;1000;30';
  expect(read(file, 'fuelly')).toMatchObject({ lines: [], isAmbiguous: true });
  expect(read(file, 'fuelly', { dayOrder: 'day-first' }).lines).toMatchObject([
    { on: '2025-04-03' },
  ]);
  expect(read(file, 'fuelly', { dayOrder: 'month-first' }).lines).toMatchObject([
    { on: '2025-03-04' },
  ]);
  expect(read(`${file}\n25/04/2025;1400;30`, 'fuelly')).toMatchObject({
    lines: [{ on: '2025-04-03' }, { on: '2025-04-25' }],
    isAmbiguous: false,
  });
});

test('lines that cannot be are left out with their reason', () => {
  const { lines, faults } = read(
    'Date;Odometer;Litres\n2027-01-01;1;1\n2026-02-30;1;1\n2026-01-01;=1+1;1\n2026-01-01;-5;1\n2026-01-01;5;0\n2026-01-01;5;=cmd()\n2026-01-01;99999999;1',
    'fuelly',
  );
  expect(lines).toEqual([]);
  expect(faults.map(({ record, fault }) => `${record} ${fault}`)).toEqual([
    '2 future',
    '3 date',
    '4 odometer',
    '5 odometer',
    '6 quantity',
    '7 quantity',
    '8 odometer',
  ]);
});

test('a file of another kind is told as such', () => {
  for (const app of importApps) {
    expect(
      importLog(rowsOf('%PDF-1.7\nhello;world'), { app, fuel: 'petrol', dayOrder: null }, today),
    ).toBeNull();
    expect(importLog([], { app, fuel: 'petrol', dayOrder: null }, today)).toBeNull();
  }
});

test('no file makes it throw, and no line is impossible', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('Date', 'Odometer', '## Log', '1,5', '2026-01-01'),
  );
  const file = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 });
  fc.assert(
    fc.property(file, fc.constantFrom(...importApps), (records, app) => {
      const reading = importLog(records, { app, fuel: 'cng', dayOrder: 'day-first' }, today);
      for (const line of reading?.lines ?? []) {
        expect(line.on <= today && (line.km ?? 0) >= 0 && (line.quantity ?? 1) > 0).toBe(true);
      }
    }),
  );
});

test('what the file does not say is asked, and only that', () => {
  const asks = (text: string, app: ImportChoices['app'], more: Partial<ImportChoices> = {}) =>
    read(text, app, { fuel: null, ...more }).asks;
  const bare = 'Date;Odometer;FuelConsumed\n2026-01-10;20000;30';
  expect(asks(bare, 'lubelogger')).toEqual(['fuel', 'distance', 'volume']);
  expect(asks(bare, 'lubelogger', { fuel: 'petrol', distance: 'km', volume: 'l' })).toEqual([]);
  // Kilograms and kWh are no volume.
  expect(asks(bare, 'lubelogger', { fuel: 'cng', distance: 'km' })).toEqual([]);
  const named = '## Log\nData;Odo (km);Fuel (litres);Full\n2026-02-01;1000;30;1';
  expect(asks(named, 'fuelio', { fuel: 'diesel' })).toEqual([]);
  const gallons = 'Date;Odometer (mi);Gallons\n2026-01-10;1000;10';
  expect(asks(gallons, 'fuelly')).toEqual(['fuel', 'volume']);
  const work = 'Date;Odometer;Description;Cost\n2026-01-10;;Oil;100';
  expect(asks(work, 'lubelogger')).toEqual([]);
});

test.each([
  [{ distance: 'mi', volume: 'gal-us' }, 1609, 37_854],
  [{ distance: 'km', volume: 'gal-imp' }, 1000, 45_461],
  [{ distance: 'km', volume: 'l' }, 1000, 10_000],
  [{ distance: 'km', volume: 'gal-us', fuel: 'electric' }, 1000, 10_000],
] as const)('units chosen as %o give %i km and %i thousandths', (choices, km, quantity) => {
  const file = 'Date;Odometer;Qty\n2026-01-10;1000;10';
  expect(read(file, 'fuelly', choices).lines).toMatchObject([{ km, quantity }]);
});

test('units that a file names are kept, whatever is chosen', () => {
  const file = 'Date;Odometer (mi);Fuel (US gal)\n2026-01-10;1000;10';
  expect(read(file, 'fuelly', { distance: 'km', volume: 'l' }).lines).toMatchObject([
    { km: 1609, quantity: 37_854 },
  ]);
});

test('two fuels in one file: each fill has that of its line, and the chosen one counts where a line names none', () => {
  const fuelio = read(
    '## Log\nData;Odo (km);Fuel (litres);Full;Price;FuelType\n2026-02-01;1000;30;1;3000;110\n2026-02-03;1200;8;1;640;500\n2026-02-05;1300;8;1;640;999',
    'fuelio',
    { fuel: 'diesel' },
  );
  expect(fuelio.lines.map(({ category }) => category)).toEqual(['petrol', 'cng', 'diesel']);
  const drivvo = read(
    '##Refuelling\nKm;Date;Fuel;Price;Total;Volume;Full;Second fuel;Price;Total;Volume;Full\n1000;15/03/2026;Petrol;100;3000;30;Yes;CNG;80;640;8;No\n1400;18/03/2026;Petrol;100;1000;10;No;;;;;',
    'drivvo',
    { fuel: null },
  );
  expect(drivvo.lines).toMatchObject([
    { category: 'petrol', km: 1_000, quantity: 30_000, costPaise: 300_000, isFull: true },
    { category: 'cng', km: 1_000, quantity: 8_000, costPaise: 64_000, isFull: false },
    { category: 'petrol', km: 1_400, quantity: 10_000, isFull: false },
  ]);
  expect(drivvo.asks).toEqual(['distance', 'volume']);
  expect(drivvo.faults).toEqual([]);
});

test.each([
  ['Petrol', 'petrol'],
  ['CNG (kg)', 'cng'],
  ['Gasolina comum', 'petrol'],
  ['डीज़ल', 'diesel'],
  ['620', 'electric'],
  ['400', ''],
  ['Petrol + CNG', ''],
  ['Gas', ''],
  ['=petrol()', 'petrol'],
  ['', ''],
])('a fuel called %j is %j', (cell, fuel) => {
  expect(fuelOf(cell)).toBe(fuel);
});
