/** Words of the outline of a car with its faults. */
export const copy = {
  views: { left: 'Left side', top: 'Top', right: 'Right side' },
  fault: (number: number, name: string) => `Fault ${number}: ${name}`,
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'fault-map': typeof copy;
  }
}
