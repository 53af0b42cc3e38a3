import { addDays, formatIstDate, istDateOf, parseIstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { spanBetween } from '@pahiya/domain/shared/span';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { shortSource } from '../../parts/texts/short-source.ts';
import { itemName } from './item-name.ts';
import { acts, type Board, remindersPath } from './reminder-facts.ts';

/** Before that no reminder has come yet: there is nothing to put off or to be done with. */
const nearDays = 90;

type Due = Board['due'][number];

/** What ends when, with the source of each date and the answers to its reminder. */
export function DueList({ due }: Pick<Board, 'due'>) {
  const copy = useCopy('reminders').due;
  const path = usePagePath();
  if (due.length === 0) {
    return (
      <EmptyFace
        title={copy.none}
        detail={copy.noneDetail}
        action={<ButtonLink href={path('/garage')}>{copy.garage}</ButtonLink>}
      />
    );
  }
  return (
    <section aria-labelledby="due" className="grid gap-3">
      <h2 id="due">{copy.title}</h2>
      <ul className="grid gap-3">
        {due.map((one) => (
          <li key={`${one.vehicleNumber} ${one.item}`} className="card grid gap-1">
            <DueRow due={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const dueTopics: ReadonlySet<string> = new Set(['work', 'challan', 'tag']);

function DueRow({ due }: { due: Due }) {
  const copy = useCopy('reminders');
  const path = usePagePath();
  const { language, today } = usePage();
  // Documents and passes end; everything else is due on a day.
  const isWork = dueTopics.has(due.topic) || due.page !== null;
  const { daysLeft } = due;
  const span = spanBetween(today, addDays(today, Math.max(0, daysLeft)));
  const sourceDay = formatIstDate(istDateOf(new Date(due.source.at)), language);
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{itemName(due, copy)}</span>
        <span className="font-semibold">
          {span.unit === 'months'
            ? (isWork ? copy.due.inSpan : copy.due.spanLeft)(span.years, span.months)
            : isWork
              ? copy.due.workLeft(daysLeft)
              : copy.due.left(daysLeft)}
        </span>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4">
        <span>{due.display === '' ? copy.due.own : due.display}</span>
        <span>
          {isWork
            ? copy.due.workOn(dayText(due.dueOn, language))
            : copy.due.last(dayText(due.dueOn, language))}
        </span>
      </div>
      <p className="text-ink-2 text-small">
        {copy.due.source(sourceName(due.source.name, copy), sourceDay)}
        {due.source.sandbox && ` · ${copy.due.sandbox}`}
      </p>
      {due.topic === 'challan' && <p className="text-ink-2 text-small">{copy.due.law}</p>}
      {due.page === null ? (
        <DueState due={due} />
      ) : (
        <p className="text-small">
          <a href={path(due.page)}>{copy.due.page}</a>
        </p>
      )}
    </>
  );
}

function DueState({ due }: { due: Due }) {
  const copy = useCopy('reminders');
  const { language } = usePage();
  const { seriesId, state, nextOn } = due;
  if (seriesId === null || state === null) return null;
  const text =
    state === 'open'
      ? nextOn === null
        ? copy.due.noNext
        : copy.due.next(dayText(nextOn, language))
      : copy.due[state];
  const offered =
    state !== 'open' ? (['snooze'] as const) : due.daysLeft > nearDays ? (['stop'] as const) : acts;
  return (
    <Form method="post" action={remindersPath} className="grid gap-1">
      <p className="text-small">{text}</p>
      <input type="hidden" name="series" value={seriesId} />
      <div className="flex flex-wrap gap-2">
        {offered.map((act) => (
          <Button
            key={act}
            type="submit"
            name="act"
            value={act}
            variant="quiet"
            size="sm"
            aria-label={copy.due.of(copy.acts[act], itemName(due, copy), due.display)}
          >
            {copy.acts[act]}
          </Button>
        ))}
      </div>
    </Form>
  );
}

type Words = ReturnType<typeof useCopy<'reminders'>>;

function sourceName(name: string, { due: { sources } }: Words): string {
  const own: Readonly<Record<string, string>> = sources;
  return own[name] ?? shortSource(name);
}

function dayText(day: string, language: Language): string {
  const date = parseIstDate(day);
  return date === null ? day : formatIstDate(date, language);
}
