/** Words of the two numbers of the RC that prove its owner. */
export const copy = {
  chassisLabel: 'Chassis number',
  chassisHint: '17 characters on newer vehicles.',
  chassisMissing: 'Enter the full chassis number, 5 to 25 characters.',
  engineLabel: 'Engine number',
  engineHint: 'For electric vehicles: the motor number.',
  engineMissing: 'Enter the full engine number, 3 to 25 characters.',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'owner-proof': typeof copy;
  }
}
