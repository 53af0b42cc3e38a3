import file from '../../data/inspection-points.json' with { type: 'json' };
import type { Bilingual } from '../shared/bilingual.ts';
import { type CarSpot, type CarView, carViews } from './car-spot.ts';

/** Pass or fail, or a grade from 1 to 5. */
export type PointKind = 'pass-fail' | 'grade';

/** One thing that an inspector looks at. `spot`: where a fault is drawn unless the inspector moves it; null: it has no
 * place on the car. */
export type InspectionPoint = {
  readonly id: string;
  readonly group: string;
  readonly kind: PointKind;
  readonly name: Bilingual;
  readonly spot: CarSpot | null;
};

/** Points of one part of the car. `weight`: its share of the score in percent; 0: listed and not scored. */
export type InspectionGroup = {
  readonly code: string;
  readonly kind: PointKind;
  readonly weight: number;
  readonly name: Bilingual;
  readonly points: readonly InspectionPoint[];
};

const electricGroup = 'EV';

/** Version of the list, stored with every report: an old report keeps the list it was made with. */
export const inspectionListVersion: string = file.meta.version;

const groups: readonly InspectionGroup[] = file.groups.map((group) => ({
  ...group,
  kind: kindOf(group.kind),
  points: group.points.map(({ id, en, hi, spot }) => ({
    id,
    group: group.code,
    kind: kindOf(group.kind),
    name: { en, hi },
    spot: spot === null ? null : { view: viewOf(spot.view), x: spot.x, y: spot.y },
  })),
}));

const pointsById = new Map(groups.flatMap(({ points }) => points).map((one) => [one.id, one]));

/** The list for a car: 200 points, and ten more of the battery for an electric one. Source: the trade's practice, see the
 * data file. Rule id: INSPECTION-LIST. */
export function inspectionGroups(isElectric: boolean): readonly InspectionGroup[] {
  return groups.filter(({ code }) => isElectric || code !== electricGroup);
}

/** A point by its id, such as `EXT-05`; null for an unknown one. */
export function findInspectionPoint(id: string): InspectionPoint | null {
  return pointsById.get(id) ?? null;
}

function kindOf(text: string): PointKind {
  if (text === 'grade' || text === 'pass-fail') return text;
  throw new RangeError(`no kind of points is called ${text}`);
}

function viewOf(text: string): CarView {
  const view = carViews.find((one) => one === text);
  if (view === undefined) throw new RangeError(`no drawing is called ${text}`);
  return view;
}
