import { isFault } from '@pahiya/domain/inspections/inspection-findings';

/** A finding as a form has it, ready to be sent. */
export type TypedFinding = {
  readonly pointId: string;
  readonly grade: string;
  readonly note: string | null;
  readonly repair: { readonly low: number; readonly high: number } | null;
  readonly spot?: { readonly view: string; readonly x: number; readonly y: number };
};

/** Names of the fields of a point. */
export const fieldOf = {
  grade: (id: string) => `grade-${id}`,
  note: (id: string) => `note-${id}`,
  low: (id: string) => `low-${id}`,
  high: (id: string) => `high-${id}`,
  photo: (id: string) => `photo-${id}`,
  view: (id: string) => `view-${id}`,
  x: (id: string) => `x-${id}`,
  y: (id: string) => `y-${id}`,
} as const;

/** The graded points of a form, and those whose costs are not two amounts in order. */
export function readFindings(
  form: FormData,
  pointIds: readonly string[],
): { readonly findings: readonly TypedFinding[]; readonly wrong: readonly string[] } {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const wrong: string[] = [];
  const findings = pointIds.flatMap((pointId): TypedFinding[] => {
    const grade = text(fieldOf.grade(pointId));
    if (grade === '') return [];
    const [low, high] = [
      readRupees(text(fieldOf.low(pointId))),
      readRupees(text(fieldOf.high(pointId))),
    ];
    const isEmpty = low === 'empty' && high === 'empty';
    const isPair = typeof low === 'number' && typeof high === 'number' && low <= high;
    if (!isEmpty && !isPair) wrong.push(pointId);
    const note = text(fieldOf.note(pointId)).slice(0, 300);
    const spot = readSpot(text, pointId);
    return [
      {
        pointId,
        grade,
        note: note === '' ? null : note,
        // Only a fault is repaired: what was typed before the grade was corrected is dropped.
        repair: isPair && isFault(grade as Parameters<typeof isFault>[0]) ? { low, high } : null,
        ...(spot === null ? {} : { spot }),
      },
    ];
  });
  return { findings, wrong };
}

/** Whole km of a field; null for anything else. */
export function readKm(text: string): number | null {
  const km = Number(text.replace(/[\s,]/g, ''));
  return text.trim() !== '' && Number.isInteger(km) && km >= 0 ? km : null;
}

/** Rupees of a field as paise. */
function readRupees(text: string): number | 'empty' | 'wrong' {
  if (text === '') return 'empty';
  const rupees = Number(text.replace(/[\s,₹]/g, ''));
  return Number.isInteger(rupees) && rupees >= 0 && rupees <= 5_000_000 ? rupees * 100 : 'wrong';
}

function readSpot(text: (name: string) => string, pointId: string) {
  const view = text(fieldOf.view(pointId));
  const [x, y] = [fieldOf.x(pointId), fieldOf.y(pointId)].map((name) => {
    const share = Number(text(name));
    return text(name) !== '' && share >= 0 && share <= 100 ? Math.round(share * 10) : null;
  });
  return view === '' || x == null || y == null ? null : { view, x, y };
}
