import { formatKms, formatNumber } from '@pahiya/domain/shared/format';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { logFuels } from '@pahiya/domain/upkeep/log-entry';
import { Card } from '@pahiya/ui/card';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { useLineWords } from './line-words.ts';
import { editLinePath, logPath, photosPath } from './log-path.ts';
import type { VehicleLog } from './vehicle-log-page.tsx';

const linesOnPage = 50;

/** Lines of the log, newest first, in pages. */
export function LinesCard({ log, page }: { readonly log: VehicleLog; readonly page: number }) {
  const { lines: copy } = useCopy('vehicle-log');
  const path = usePagePath();
  const { entries, total, vehicleNumber } = log;
  const at = (to: number) => path(`${logPath(vehicleNumber)}?page=${to}#lines`);
  const hasOlder = page * linesOnPage < total;
  return (
    <Card id="lines" title={copy.title(total)}>
      {entries.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <Line key={entry.entryId} entry={entry} log={log} page={page} />
          ))}
        </ul>
      )}
      {(page > 1 || hasOlder) && (
        <nav aria-label={copy.pages} className="flex flex-wrap justify-between gap-3 pt-4">
          {page > 1 ? <a href={at(page - 1)}>{copy.newer}</a> : <span />}
          {hasOlder && <a href={at(page + 1)}>{copy.older}</a>}
        </nav>
      )}
    </Card>
  );
}

type LineProps = {
  readonly entry: VehicleLog['entries'][number];
  readonly log: VehicleLog;
  readonly page: number;
};

function Line({ entry, log, page }: LineProps) {
  const { lines: copy, photos, units } = useCopy('vehicle-log');
  const path = usePagePath();
  const { language } = usePage();
  const nameOf = useLineWords();
  const day = formatIstDate(entry.on as IstDate, language);
  const name = nameOf(entry.category);
  const fuel = logFuels.find((one) => one === entry.category);
  const facts = [
    day,
    entry.km === null ? null : formatKms(entry.km),
    entry.quantity === null || fuel === undefined
      ? null
      : `${formatNumber(entry.quantity / 1000)} ${units[fuel]}`,
    entry.isFull === false ? copy.notFull : null,
    entry.isMissed === true ? copy.missed : null,
    entry.odometer === 'changed' ? copy.changed : null,
    entry.place,
  ].filter((fact) => fact !== null);
  return (
    <li className="grid gap-1 border-line border-b py-3 last:border-b-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="wrap-anywhere">
          {name}
          {entry.title !== null && `: ${entry.title}`}
        </b>
        {entry.costPaise !== null && (
          <b className="nums whitespace-nowrap">{formatRupees(entry.costPaise as Paise)}</b>
        )}
      </div>
      <p className="wrap-anywhere text-ink-2 text-small">{facts.join(' · ')}</p>
      {entry.note !== null && (
        <p className="wrap-anywhere whitespace-pre-line text-small">{entry.note}</p>
      )}
      {log.role !== 'viewer' && (
        <div className="flex flex-wrap items-center gap-x-4">
          <a
            href={path(photosPath(log.vehicleNumber, { entryId: entry.entryId, page }))}
            className="inline-flex min-h-8 items-center text-small"
            aria-label={photos.linkLong(name, day)}
          >
            {photos.link(entry.photos.length)}
          </a>
          {log.role === 'owner' && <OwnerActs entry={entry} log={log} page={page} />}
        </div>
      )}
    </li>
  );
}

/** What only the owner may do with a line. */
function OwnerActs({ entry, log, page }: LineProps) {
  const { lines: copy } = useCopy('vehicle-log');
  const path = usePagePath();
  const { language } = usePage();
  const name = useLineWords()(entry.category);
  const day = formatIstDate(entry.on as IstDate, language);
  const { entryId, kind } = entry;
  return (
    <>
      <a
        href={path(editLinePath(log.vehicleNumber, { kind, entryId, page }))}
        className="inline-flex min-h-8 items-center text-small"
        aria-label={copy.editLong(name, day)}
      >
        {copy.edit}
      </a>
      <Form method="post" action={logPath(log.vehicleNumber)}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="entryId" value={entryId} />
        <button
          type="submit"
          className="min-h-8 text-small underline underline-offset-4"
          aria-label={copy.removeLong(name, day)}
        >
          {copy.remove}
        </button>
      </Form>
    </>
  );
}
