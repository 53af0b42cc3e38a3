import type { Language } from '@pahiya/domain/shared/language';
import {
  type ChecklistName,
  type ChecklistPoint,
  pointsOf,
} from '@pahiya/domain/upkeep/checklists';
import { copyOf, loadCopy } from '../../../frame/copy/copy-store.ts';

/** Title and note of a checked list for the log: what is left to do stands first. */
export async function checkedNote(
  language: Language,
  list: ChecklistName,
  checked: readonly ChecklistPoint[],
): Promise<{ readonly title: string; readonly note: string }> {
  await loadCopy(language, ['checklist']);
  const copy = copyOf(language, 'checklist');
  const points = pointsOf(list);
  const open = points.filter((point) => !checked.includes(point));
  const words = (some: readonly ChecklistPoint[]) => some.map((one) => copy.points[one]).join(', ');
  return {
    title: copy.result(copy.names[list], checked.length, points.length),
    note: [
      ...(open.length === 0 ? [] : [copy.left(words(open))]),
      ...(checked.length === 0 ? [] : [copy.inOrder(words(checked))]),
    ].join('\n'),
  };
}
