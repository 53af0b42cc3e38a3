import { hash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { insertLookups, type LookupRow } from './lookup-log-repository.ts';

/** Purpose of a look-up. Source: DPDP Act 2023 s. 4 to 6 (purpose), NTR policy of 18 Aug 2025 (audit). */
export type LookupPurpose =
  | 'rc-view'
  | 'garage-add'
  | 'garage-refresh'
  | 'watch'
  | 'loan-noc'
  | 'insurance'
  | 'valuation'
  | 'listing'
  | 'challan-search'
  | 'challan-details'
  | 'service-history'
  | 'fastag-buy'
  | 'fastag-recharge';

/** Outcome of a look-up. */
export type LookupOutcome = 'served' | 'not-found' | 'hidden' | 'limit-reached' | 'source-failed';

/** One line of the look-up log. */
export type LookupLine = {
  readonly at: Date;
  readonly purpose: LookupPurpose;
  readonly actor: { readonly kind: 'user' | 'device' | 'system'; readonly id: string | null };
  readonly vehicleNumber: string;
  readonly outcome: LookupOutcome;
};

/** The look-up log of one server. */
export type LookupLog = {
  readonly add: (line: LookupLine) => void;
  /** Writes buffered lines. */
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const WRITE_EVERY_MS = 1_000;
const LINES_PER_WRITE = 1_000;
/** Bounds memory while the database is unavailable: the oldest lines are dropped. */
const LINES_AT_MOST = 20_000;

/** Buffers lines and writes them in batches, off the request path: an insert per look-up would cost more than the
 * look-up. A killed server loses the last second of lines; a stopped one flushes them. */
export function createLookupLog(sql: Database, onFault: (error: unknown) => void): LookupLog {
  let waiting: LookupLine[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    writing = writing.then(writeAll);
    return writing;
  };
  const schedule = () => {
    timer ??= setTimeout(() => void flush(), WRITE_EVERY_MS).unref();
  };
  const writeAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, LINES_PER_WRITE);
      try {
        await insertLookups(sql, batch.map(toRow));
      } catch (error) {
        onFault(error);
        waiting = [...batch, ...waiting].slice(-LINES_AT_MOST);
        return;
      }
    }
  };
  return {
    add: (line) => {
      waiting.push(line);
      if (waiting.length > LINES_AT_MOST) waiting = waiting.slice(-LINES_AT_MOST);
      schedule();
    },
    flush,
    close: flush,
  };
}

/** Hash of an actor in the log. Ids are random, so a plain hash cannot be reversed by guessing. */
export function actorHash(kind: 'user' | 'device', id: string): Buffer {
  return hash('sha256', `${kind}:${id}`, 'buffer');
}

function toRow({ actor, ...line }: LookupLine): LookupRow {
  const isNamed = actor.kind !== 'system' && actor.id !== null;
  return {
    ...line,
    kind: actor.kind,
    actorHash: isNamed ? actorHash(actor.kind, actor.id) : null,
  };
}
