import { compareTariffs, readMotorTables } from '@pahiya/domain/insurance/compare-tariffs';
import { shippedMotorTables } from '@pahiya/domain/insurance/motor-tables';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Operator } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { badField } from '../pricing/premium-refusals.ts';

/** At most as many as a person reads. */
const shownAtMost = 300;

type Change = {
  readonly place: string;
  readonly before: string | null;
  readonly after: string | null;
};
type Preview = { readonly faults: string[]; readonly count: number; readonly changes: Change[] };

/** What a corrected table of motor rating would change, or its faults. Nothing is written: the table ships with the
 * product (`npm run tariff-import`). Recorded as an act of the operator. */
export function previewTariff(
  services: Services,
  {
    text,
    ...by
  }: { readonly text: string; readonly operator: Operator; readonly requestId: string },
): Promise<Result<Preview, Refusal>> {
  return performAct(
    services,
    { ...by, act: 'preview-motor-tariff' },
    async (): Promise<Result<Preview, Refusal>> => {
      const given = readJson(text);
      if (!given.ok) return given;
      const read = readMotorTables(given.value, shippedMotorTables);
      if (!read.ok) {
        return ok({ faults: [...read.error.slice(0, shownAtMost)], count: 0, changes: [] });
      }
      const changes = compareTariffs(shippedMotorTables, read.value);
      return ok({
        faults: [],
        count: changes.length,
        changes: changes.slice(0, shownAtMost).map((one) => ({ ...one })),
      });
    },
  );
}

function readJson(text: string): Result<unknown, Refusal> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return err(badField('text', 'The text is not JSON.'));
  }
}
