import type { ReportSubject } from '../../../report-subject.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { carContent } from '../content/car-content.ts';
import { hideShown, selectReported } from './review-repository.ts';

/** Reviews in the queue of reports. */
export const reviewSubject: ReportSubject = {
  kind: 'car-review',
  role: 'editor',
  find: async (sql, ids) =>
    new Map(
      (await selectReported(sql, ids)).map(({ id, make, model, text, isShown }) => [
        id,
        {
          ...{ title: `${make.name} ${model.name}`, text, isShown },
          path: `/new-cars/${make.slug}/${model.slug}`,
        },
      ]),
    ),
  hide: async (tx, id, hiding) => {
    if (!(await hideShown(tx, id, hiding))) return false;
    await bumpContent(tx, carContent);
    return true;
  },
};
