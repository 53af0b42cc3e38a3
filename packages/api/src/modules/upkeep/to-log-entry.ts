import type {
  ExpenseCategory,
  LogEntry,
  LogFuel,
  WorkCategory,
} from '@pahiya/domain/upkeep/log-entry';
import type { EntryRow } from './upkeep-repository.ts';

/** A stored line as the rules see it. The contract checked the category before it was stored. */
export function toLogEntry(row: EntryRow): LogEntry {
  const common = {
    id: row.entryId,
    on: row.on,
    km: row.km,
    cost: row.costPaise,
    odometer: row.odometer,
  };
  switch (row.kind) {
    case 'service':
      return { ...common, kind: 'service', category: row.category as WorkCategory };
    case 'expense':
      return { ...common, kind: 'expense', category: row.category as ExpenseCategory };
    case 'fuel':
      return {
        ...common,
        kind: 'fuel',
        fuel: row.category as LogFuel,
        quantity: row.quantity ?? 0,
        isFull: row.isFull === true,
        isMissed: row.isMissed === true,
      };
  }
}
