import type { AnswerOf } from '@pahiya/contracts/contract';
import type { listNocClocks } from '@pahiya/contracts/loans/noc-contracts';
import { nocClock } from '@pahiya/domain/loans/noc-clock';
import { nocLetterKinds } from '@pahiya/domain/loans/noc-letter';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Services } from '../../../services.ts';
import { readWatches, type WatchState } from '../../watches/watches.ts';
import { findNocRows, type NocRow } from './noc-repository.ts';
import { nocWatchName } from './noc-watch.ts';

type Clocks = AnswerOf<typeof listNocClocks>;

/** The closed loans of a person with their clocks today. */
export async function readNocClocks(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  userId: string,
): Promise<Clocks> {
  const rows = await findNocRows(sql, userId);
  const ids = rows.map(({ clockId }) => clockId);
  const watches = await readWatches(sql, nocWatchName, ids);
  const today = istDateOf(now());
  return { clocks: rows.map((row) => onWire(row, watches.get(row.clockId), today)) };
}

function onWire(
  row: NocRow,
  watch: WatchState | undefined,
  today: IstDate,
): Clocks['clocks'][number] {
  const { rule, ...clock } = nocClock(row, today);
  return {
    clockId: row.clockId,
    vehicleNumber: row.vehicleNumber,
    display: displayVehicleNumber(row.vehicleNumber),
    lender: row.lender ?? row.financier,
    closedOn: row.closedOn,
    papersOn: row.papersOn,
    ...clock,
    letters: nocLetterKinds(clock),
    rule: rule && {
      releaseDays: rule.releaseDays,
      perDay: rule.perDay,
      source: rule.source,
      sourceDate: rule.sourceDate,
      confidence: rule.confidence,
      hypothecationConfidence: rule.hypothecationConfidence,
    },
    record: {
      state: row.recordAt === null ? 'unknown' : row.financier === null ? 'clear' : 'listed',
      financier: row.financier,
      seenAt: row.recordAt?.toISOString() ?? null,
      clearOn: row.clearOn,
    },
    alerts: { channels: [...row.channels], nextOn: row.channels.length === 0 ? null : row.tellOn },
    watch:
      watch === undefined
        ? null
        : {
            nextOn: watch.nextOn,
            untilOn: watch.untilOn,
            failedAt: watch.failedAt?.toISOString() ?? null,
          },
  };
}
