/** Checklists for a vehicle and their points, in the order in which one walks around it. Our own choice; nothing in them
 * is a duty by law. Rule id: UPKEEP-CHECKLISTS. */
export const checklists = {
  monthly: ['tyre-pressure', 'tyre-tread', 'oil', 'coolant', 'washer', 'lights', 'battery'],
  trip: [
    ...['tyre-pressure', 'tyre-tread', 'spare', 'oil', 'coolant', 'brakes', 'washer', 'lights'],
    ...['horn', 'tools', 'first-aid', 'documents', 'fastag'],
  ],
  monsoon: ['wipers', 'tyre-tread', 'brakes', 'lights', 'battery', 'seals', 'drains', 'rust'],
  'two-wheeler': [
    ...['tyre-pressure', 'tyre-tread', 'chain', 'brakes', 'oil', 'lights', 'horn', 'mirrors'],
    'stand',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Name of a checklist. */
export type ChecklistName = keyof typeof checklists;
/** Names, in the order in which they are offered. */
export const checklistNames = Object.keys(checklists) as ChecklistName[];
/** A point of any checklist. */
export type ChecklistPoint =
  | (typeof checklists)['monthly'][number]
  | 'spare'
  | 'brakes'
  | 'horn'
  | 'tools'
  | 'first-aid'
  | 'documents'
  | 'fastag'
  | 'wipers'
  | 'seals'
  | 'drains'
  | 'rust'
  | 'chain'
  | 'mirrors'
  | 'stand';

/** The points of a checklist. */
export function pointsOf(name: ChecklistName): readonly ChecklistPoint[] {
  return checklists[name] as readonly ChecklistPoint[];
}
