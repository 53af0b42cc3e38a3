/** Copy of the checklists. */
export const copy = {
  title: 'Checklists',
  lead: 'Walk around the vehicle and tick what is in order. The result goes into the log.',
  garage: 'Garage',
  names: {
    monthly: 'Once a month',
    trip: 'Before a long trip',
    monsoon: 'Before the monsoon',
    'two-wheeler': 'Two-wheeler',
  },
  tick: 'Tick what is in order',
  points: {
    'tyre-pressure': 'Tyre pressure, measured cold',
    'tyre-tread': 'Tyre tread and sidewalls',
    spare: 'Spare wheel with air',
    oil: 'Engine oil level',
    coolant: 'Coolant level, engine cold',
    washer: 'Washer fluid',
    lights: 'All lights and indicators',
    battery: 'Battery terminals clean and tight',
    brakes: 'Brakes and brake fluid',
    horn: 'Horn',
    tools: 'Jack, wheel spanner and warning triangle',
    'first-aid': 'First-aid box',
    documents: 'Documents, also in DigiLocker',
    fastag: 'FASTag balance',
    wipers: 'Wiper blades',
    seals: 'Door and window seals',
    drains: 'Drain holes free of leaves',
    rust: 'Underbody without rust',
    chain: 'Chain tension and lubrication',
    mirrors: 'Mirrors',
    stand: 'Side stand and its switch',
  },
  km: 'Odometer (km), optional',
  note: 'These lists are our own. Your vehicle’s manual comes first.',
  submit: 'Save in the log',
  busy: 'Saving',
  errorsTitle: 'Please fix the following',
  faults: {
    wrong: 'Enter whole kilometres, such as 45200.',
    conflict: 'This reading does not agree with your log. Correct it, or leave it empty.',
  },
  result: (name: string, done: number, all: number) => `${name}: ${done} of ${all} in order`,
  left: (points: string) => `To do: ${points}`,
  inOrder: (points: string) => `In order: ${points}`,
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly checklist: typeof copy;
  }
}
