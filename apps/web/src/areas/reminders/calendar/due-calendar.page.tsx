import { readReminders } from '@pahiya/contracts/reminders/reminder-calls';
import { type MonthGrid, monthGrid } from '@pahiya/domain/reminders/month-grid';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { itemName } from '../item-name.ts';
import type { Board } from '../reminder-facts.ts';

const calendarPath = '/reminders/calendar';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const grid = monthGrid(new URL(request.url).searchParams.get('month') ?? '', tools.today);
  if (!tools.isLoggedInHint) return { kind: 'visitor' as const };
  const answer = await tools.api.call(readReminders, {});
  if (answer.ok) {
    const due = answer.value.due.filter(({ dueOn }) => dueOn.startsWith(grid.month));
    return { kind: 'calendar' as const, grid, due, today: tools.today };
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return { kind: 'visitor' as const };
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('due-calendar').title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('due-calendar');
  const path = usePagePath();
  if (page.kind === 'failed') {
    return <FailureFace failure={page.failure} title={copy.title} level={1} />;
  }
  return (
    <div className="grid gap-5 pt-3">
      <Breadcrumbs
        label={copy.title}
        trail={[
          { href: path('/garage'), label: copy.garage },
          { href: path('/reminders'), label: copy.reminders },
        ]}
        here={copy.title}
      />
      <PageTitle title={copy.title} lead={copy.lead} />
      {page.kind === 'visitor' ? (
        <EmptyFace
          title={copy.signIn}
          detail={copy.signInText}
          action={<ButtonLink href={path(signInPath(calendarPath))}>{copy.signInLink}</ButtonLink>}
        />
      ) : (
        <Month {...page} />
      )}
    </div>
  );
}

type MonthProps = {
  readonly grid: MonthGrid;
  readonly due: Board['due'];
  readonly today: IstDate;
};

function Month({ grid, due, today }: MonthProps) {
  const copy = useCopy('due-calendar');
  const path = usePagePath();
  const name = copy.month(Number(grid.month.slice(5)), grid.month.slice(0, 4));
  const at = (month: string) => path(`${calendarPath}?month=${month}`);
  const counts = new Map<string, number>();
  for (const { dueOn } of due) counts.set(dueOn, (counts.get(dueOn) ?? 0) + 1);
  return (
    <div className="split lg:grid-cols-[minmax(0,1fr)_23rem]!">
      <section aria-labelledby="month" className="card grid gap-3">
        <div className="flex items-center justify-between gap-3">
          <ButtonLink
            href={at(grid.previous)}
            size="sm"
            variant="outline"
            aria-label={copy.previous}
          >
            ‹
          </ButtonLink>
          <h2 id="month">{name}</h2>
          <ButtonLink href={at(grid.next)} size="sm" variant="outline" aria-label={copy.next}>
            ›
          </ButtonLink>
        </div>
        <table className="w-full table-fixed text-center">
          <caption className="sr-only">{name}</caption>
          <thead>
            <tr>
              {copy.weekdays.map(({ short, long }) => (
                <th key={long} scope="col" abbr={long} className="py-2 text-ink-2 text-small">
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.weeks.map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, place) => (
                  <td key={day ?? `blank-${copy.weekdays[place]?.long}`} className="p-0.5">
                    {day !== null && (
                      <Day day={day} count={counts.get(day) ?? 0} isToday={day === today} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section aria-labelledby="dates" className="grid content-start gap-3">
        <h2 id="dates">{copy.dates}</h2>
        {due.length === 0 ? <p>{copy.none}</p> : <Dates due={due} />}
      </section>
    </div>
  );
}

type DayProps = { readonly day: IstDate; readonly count: number; readonly isToday: boolean };

function Day({ day, count, isToday }: DayProps) {
  const copy = useCopy('due-calendar');
  const number = Number(day.slice(8));
  const look = `nums grid min-h-11 place-content-center rounded-card ${isToday ? 'border border-line-strong font-semibold' : ''}`;
  if (count === 0) {
    return (
      <span className={look} aria-current={isToday ? 'date' : undefined}>
        {number}
      </span>
    );
  }
  return (
    <a
      href={`#d-${day}`}
      className={`${look} tone-amber chip font-semibold`}
      aria-current={isToday ? 'date' : undefined}
      aria-label={copy.onDay(number, count)}
    >
      {number}
    </a>
  );
}

function Dates({ due }: Pick<MonthProps, 'due'>) {
  const words = useCopy('reminders');
  const { language } = usePage();
  const days = Object.entries(Object.groupBy(due, ({ dueOn }) => dueOn)).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return (
    <ul className="grid gap-3">
      {days.map(([day, ofDay = []]) => (
        <li key={day} id={`d-${day}`} className="card grid gap-1 scroll-mt-20">
          <h3>{formatIstDate(day as IstDate, language)}</h3>
          <ul>
            {ofDay.map((one) => (
              <li key={`${one.vehicleNumber} ${one.item}`}>
                <b>{itemName(one, words)}</b>{' '}
                <span className="text-ink-2 text-small">
                  {one.display === '' ? words.due.own : one.display}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
