/** Words of an inspection's report. */
export const copy = {
  title: 'Inspection report',
  score: (total: number) => `${total} of 100`,
  conditions: {
    excellent: 'Excellent',
    'very-good': 'Very good',
    good: 'Good',
    fair: 'Fair',
    poor: 'Poor',
  },
  fine: (fine: number, all: number) => `${fine} of ${all} points fine`,
  inspected: (when: string, km: string, city: string) =>
    `Inspected on ${when} at ${km} km, ${city}`,
  by: 'Inspector:',
  valid: (when: string, km: string) => `Valid until ${when}, or ${km} more km`,
  capped: 'Structure or flood damage was found, so the condition is “Fair” at best.',
  noFaults: 'No faults were found.',
  repairs: 'Estimated repairs',
  cost: (low: string, high: string) => `${low} to ${high}`,
  photo: (name: string, number: number) => `Photo ${number}: ${name}`,
  allPoints: (count: number) => `All ${count} points`,
  grades: {
    '5': '5, as new',
    '4': '4, light wear',
    '3': '3, wear',
    '2': '2, work needed',
    '1': '1, unsafe or failed',
    P: 'Pass',
    F: 'Fail',
    N: 'Not fitted',
    U: 'Not checked',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'inspection-report': typeof copy;
  }
}
