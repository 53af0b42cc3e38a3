/** Words of the desk's pages of inspections. */
export const copy = {
  title: 'Inspections',
  text: 'Assign booked inspections to inspectors, and decide about submitted reports.',
  none: 'No inspections are waiting.',
  open: (name: string) => `Open report of ${name}`,
  openShort: 'Open report',
  when: (day: string, from: string, until: string) => `${day}, ${from} to ${until}`,
  states: { booked: 'To assign', assigned: 'Assigned', submitted: 'To decide' },
  inspector: 'Inspector',
  nobody: 'Unassigned',
  assign: 'Assign',
  assignTo: (name: string) => `Inspector for ${name}`,
  assigned: 'Assigned.',
  decided: 'Decision saved.',
  noInspectors: 'There is no account with the inspector role.',
  one: (name: string) => `Report of ${name}`,
  decide: 'Decide',
  note: 'Note to the inspector or the seller',
  noteHint: 'Needed to return or refuse. A refusal is shown to the seller.',
  pass: 'Pass',
  return: 'Return to inspector',
  refuse: 'Refuse',
  odometer: 'Odometer',
  km: (km: string) => `${km} km`,
  gaps: 'Missing',
  faults: 'Faults',
  points: 'All points',
  repair: 'Repair',
  photo: (number: number, point: string) => `Photo ${number}: ${point}`,
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'desk-inspections': typeof copy;
  }
}
