import '../../frame/styles/records.css';
import type { Answer } from '@pahiya/api-client/api-client';
import { checkRecalls } from '@pahiya/contracts/recalls/recall-calls';
import { formatNumber } from '@pahiya/domain/shared/format';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { FormErrors } from '@pahiya/ui/form-errors';
import { KeyValues } from '@pahiya/ui/key-values';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../parts/failure/page-failure.ts';
import { PageTitle } from '../../parts/page/page-title.tsx';
import { breadcrumbData } from '../../parts/structured-data/breadcrumb-data.ts';

const here = '/recalls';
type Field = 'car' | 'year';
type Found = NonNullable<Answer<'checkRecalls'>['recalls']>[number];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const typed = {
    car: (params.get('car') ?? '').slice(0, 170),
    year: (params.get('year') ?? '').trim().slice(0, 10),
  };
  const [make = '', model = '', ...rest] = typed.car.split('/');
  const isCar = [make, model].every((one) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(one));
  const faults: Field[] = [
    ...(typed.car !== '' && (!isCar || rest.length > 0) ? (['car'] as const) : []),
    ...(typed.car === '' && typed.year !== '' ? (['car'] as const) : []),
    ...(/^(?:|19[89]\d|20\d\d)$/.test(typed.year) ? [] : (['year'] as const)),
  ];
  const isAsked = typed.car !== '' && faults.length === 0;
  const year = typed.year === '' ? {} : { year: Number(typed.year) };
  const answer = await pageTools(context).api.call(checkRecalls, {
    query: isAsked ? { make, model, ...year } : {},
  });
  if (!answer.ok) {
    const failure = toPageFailure(answer.error);
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  const page = { kind: 'recalls' as const, typed, faults, ...answer.value };
  return faults.length > 0 ? data(page, { status: 400 }) : page;
}

export const meta = pageMeta<typeof loader>(({ copy: copyOf, brand, language }) => {
  const copy = copyOf('recalls');
  const steps = [
    { path: '/', label: language === 'hi' ? brand.nameHindi : brand.name },
    { path: here, label: copy.crumb },
  ];
  return {
    title: copy.metaTitle,
    description: copy.metaDescription,
    canonical: here,
    structuredData: [breadcrumbData(steps, { siteUrl: brand.siteUrl, language })],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const copy = useCopy('recalls');
  const { brand, language } = usePage();
  const path = usePagePath();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const { models, newestOn, recalls, typed, faults } = page;
  const car = models.find(({ makeSlug, modelSlug }) => `${makeSlug}/${modelSlug}` === typed.car);
  const home = { href: path('/'), label: language === 'hi' ? brand.nameHindi : brand.name };
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs label={copy.crumb} trail={[home]} here={copy.crumb} />
      <PageTitle title={copy.title} lead={copy.lead} />
      {newestOn === null ? (
        <EmptyFace title={copy.emptyTitle} detail={copy.empty} />
      ) : (
        <>
          <form method="get" action={path(here)} className="card grid gap-4">
            <FormErrors
              title={copy.errorsTitle}
              errors={faults.map((name) => ({ fieldId: name, message: copy.errors[name] }))}
            />
            <SelectField
              id="car"
              name="car"
              label={copy.car}
              hint={copy.carHint}
              error={faults.includes('car') ? copy.errors.car : undefined}
              emptyLabel={copy.choose}
              defaultValue={car === undefined ? '' : typed.car}
              options={models.map(({ make, model, makeSlug, modelSlug }) => ({
                value: `${makeSlug}/${modelSlug}`,
                label: `${make} ${model}`,
              }))}
            />
            <TextField
              id="year"
              name="year"
              label={copy.year}
              hint={copy.yearHint}
              error={faults.includes('year') ? copy.errors.year : undefined}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={typed.year}
            />
            <div>
              <Button>{copy.submit}</Button>
            </div>
          </form>
          {recalls !== null && (
            <Recalls recalls={recalls} car={car === undefined ? typed.car : named(car)} />
          )}
          <p className="text-ink-2 text-small">
            {copy.covers(String(models.length), formatIstDate(newestOn as IstDate, language))}
          </p>
        </>
      )}
      <Card id="steps" title={copy.doTitle}>
        <ol className="grid list-decimal gap-2 ps-5">
          {copy.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
    </div>
  );
}

function named({ make, model }: { readonly make: string; readonly model: string }): string {
  return `${make} ${model}`;
}

function Recalls({ recalls, car }: { readonly recalls: readonly Found[]; readonly car: string }) {
  const copy = useCopy('recalls');
  if (recalls.length === 0) {
    return (
      <Card id="found" title={copy.none(car)}>
        <p>{copy.noneNote}</p>
      </Card>
    );
  }
  return (
    <section aria-labelledby="found-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="found-title">
          {copy.found(recalls.length)}: <span lang="en">{car}</span>
        </h2>
        <p>{copy.may}</p>
      </div>
      {recalls.map((recall) => (
        <RecallCard key={recall.ref} recall={recall} />
      ))}
    </section>
  );
}

function RecallCard({ recall }: { readonly recall: Found }) {
  const copy = useCopy('recalls');
  const { language } = usePage();
  const day = (date: string) => formatIstDate(date as IstDate, language);
  const { builtFrom, builtUntil, units } = recall;
  const row = (id: 'built' | 'units' | 'remedy' | 'announced', detail: string) => ({
    id,
    term: copy.facts[id],
    detail,
  });
  return (
    <Card id={`recall-${recall.ref}`} level={3} title={copy.ref(recall.ref)}>
      <div className="grid gap-3">
        <p>{recall.defect[language]}</p>
        <KeyValues
          facts={[
            row('built', copy.between(day(builtFrom), day(builtUntil))),
            ...(units === null ? [] : [row('units', formatNumber(units))]),
            row('remedy', recall.remedy[language]),
            row('announced', day(recall.announcedOn)),
            {
              id: 'source',
              term: copy.facts.source,
              detail: (
                <a href={recall.url} target="_blank" rel="noopener noreferrer" lang="en">
                  {recall.source}
                </a>
              ),
            },
          ]}
        />
      </div>
    </Card>
  );
}
