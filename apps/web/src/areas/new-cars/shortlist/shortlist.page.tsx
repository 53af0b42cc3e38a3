import type { Answer } from '@pahiya/api-client/api-client';
import '../../../frame/styles/results.css';
import { carModels } from '@pahiya/contracts/new-cars/new-car-calls';
import { ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { Bookmark } from '@pahiya/ui/icons';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { safeNextPath } from '../../../frame/page/page-path.ts';
import { type PageTools, pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { shortlistPath } from '../../../parts/shortlist/keep-button.tsx';
import {
  isKept,
  keptCookie,
  keptDays,
  keptItemOf,
  readKept,
  withKept,
  withoutKept,
  writeKept,
} from '../../../parts/shortlist/kept-items.ts';
import { carSearchPath } from '../facts/search-paths.ts';
import { KeptCar } from './kept-car.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const all = readKept(tools.cookie(keptCookie));
  const kept = all.filter(({ kind }) => kind === 'new-car');
  const makes = [...new Set(kept.map(({ id }) => id.split('/')[0] ?? ''))];
  const answers = await Promise.all(
    makes.map((make) => tools.api.call(carModels, { body: { make } })),
  );
  const failed = answers.find((answer) => !answer.ok && toPageFailure(answer.error).status !== 404);
  if (failed !== undefined && !failed.ok) {
    const failure = toPageFailure(failed.error);
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  const models = new Map<string, KeptModel>(
    answers.flatMap((answer) =>
      answer.ok ? answer.value.models.map((model) => keyed(answer.value, model)) : [],
    ),
  );
  const cars = kept.flatMap(({ id }) => models.get(id) ?? []);
  const isRemoved = new URL(request.url).searchParams.get('done') === 'removed';
  return {
    kind: 'cars' as const,
    cars,
    gone: kept.length - cars.length,
    usedCars: all.length - kept.length,
    isRemoved,
  };
}

type Models = Answer<'carModels'>;
type KeptModel = { readonly make: Models['make']; readonly model: Models['models'][number] };

function keyed({ make }: Models, model: KeptModel['model']): [string, KeptModel] {
  return [`${make.slug}/${model.slug}`, { make, model }];
}

/** Puts something on the list or takes it off. With script the answer is only whether it is there. */
export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const item = keptItemOf(formText(form, 'kind'), formText(form, 'id'));
  if (item === null) return data({ isKept: false, isFull: false }, { status: 400 });
  const before = readKept(tools.cookie(keptCookie));
  const isWanted = formText(form, 'intent') === 'keep';
  const after = isWanted ? withKept(before, item) : withoutKept(before, item);
  if (after === null) return data({ isKept: false, isFull: true }, { status: 409 });
  keep(tools, after);
  if (formText(form, 'place') === 'here') return { isKept: isKept(after, item), isFull: false };
  return redirect(safeNextPath(formText(form, 'next'), `${shortlistPath}?done=removed`), 303);
}

function keep({ setCookie }: PageTools, items: Parameters<typeof writeKept>[0]): void {
  const value = writeKept(items);
  setCookie({ name: keptCookie, value, days: value === '' ? null : keptDays });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('shortlist').title,
  canonical: shortlistPath,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const copy = useCopy('shortlist');
  const path = usePagePath();
  if (page.kind === 'failed') {
    return <FailureFace failure={page.failure} title={copy.failed} level={1} />;
  }
  const { cars, gone, usedCars, isRemoved } = page;
  return (
    <div className="grid gap-5 pt-3">
      <PageTitle title={copy.title} lead={copy.lead} />
      {isRemoved && <DoneNote text={copy.removed} />}
      {outcome?.isFull === true && <p role="alert">{copy.full}</p>}
      {cars.length === 0 ? (
        <EmptyFace
          icon={<Bookmark />}
          title={copy.empty.title}
          detail={copy.empty.detail}
          action={<ButtonLink href={path(carSearchPath)}>{copy.empty.act}</ButtonLink>}
        />
      ) : (
        <section aria-labelledby="new-cars" className="grid gap-3">
          <h2 id="new-cars">{copy.newCars}</h2>
          <ul className="results-list lg:grid-cols-3!">
            {cars.map(({ make, model }) => (
              <li key={`${make.slug}/${model.slug}`} className="grid">
                <KeptCar make={make} model={model} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {usedCars > 0 && (
        <p>
          <a href={path(`${shortlistPath}/used-cars`)}>{copy.usedCars(usedCars)}</a>
        </p>
      )}
      {gone > 0 && <p className="text-ink-2 text-small">{copy.gone(gone)}</p>}
    </div>
  );
}
