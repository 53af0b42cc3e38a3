import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';

/** A state with its number of RTO codes, and the codes themselves if it is open. */
export type StateOffices = {
  readonly code: string;
  readonly name: string;
  readonly count: number;
  readonly offices: readonly { readonly code: string; readonly office: string }[];
};

/** All states. One is open at a time by its URL, so the page stays small and each state can be linked. */
export function StateList({ states }: { states: readonly StateOffices[] | null }) {
  const { list } = useCopy('rto-codes');
  return (
    <section aria-labelledby="states" className="grid gap-4">
      <h2 id="states">{list.title}</h2>
      {states === null ? (
        <p className="text-ink-2">{list.failed}</p>
      ) : (
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {states.map((state) => (
            <StateRow key={state.code} state={state} />
          ))}
        </ul>
      )}
    </section>
  );
}

function StateRow({ state }: { state: StateOffices }) {
  const { list, states } = useCopy('rto-codes');
  const path = usePagePath();
  const isOpen = state.offices.length > 0;
  return (
    <li
      id={`state-${state.code}`}
      className={isOpen ? 'col-span-full border-ink border-y-2 py-2' : 'border-line border-b'}
    >
      <a
        href={path(
          isOpen ? '/rto-codes#states' : `/rto-codes?state=${state.code}#state-${state.code}`,
        )}
        aria-expanded={isOpen}
        className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 no-underline hover:underline"
      >
        <span className="flex min-w-0 flex-[1_1_9rem] items-baseline gap-3 wrap-anywhere">
          <b className="w-8 flex-none font-plate text-lead" lang="en" translate="no">
            {state.code}
          </b>
          {states[state.code] ?? <EnglishRun text={state.name} />}
        </span>
        <span className="text-ink-3 text-small">{list.count(state.count)}</span>
      </a>
      {isOpen && <Offices offices={state.offices} />}
      {isOpen && (
        <p className="pb-3">
          <a href={path(`/rto/${state.code.toLowerCase()}`)}>
            {list.page(states[state.code] ?? state.name)}
          </a>
        </p>
      )}
    </li>
  );
}

function Offices({ offices }: Pick<StateOffices, 'offices'>) {
  const path = usePagePath();
  return (
    <ul className="grid gap-x-8 pb-3 sm:grid-cols-2 lg:grid-cols-3">
      {offices.map(({ code, office }) => (
        <li key={code}>
          <a
            href={path(`/rto-codes?code=${code}`)}
            className="flex min-h-11 items-baseline gap-3 py-2 no-underline hover:underline"
            lang="en"
            translate="no"
          >
            <b className="w-16 flex-none font-plate text-lead">{`${code.slice(0, 2)} ${code.slice(2)}`}</b>
            <span>{office}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
