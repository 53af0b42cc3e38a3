import { allCities } from '@pahiya/contracts/places/places-calls';
import { searchCities } from '@pahiya/domain/places/city-search';
import { Button } from '@pahiya/ui/button';
import { Dialog } from '@pahiya/ui/dialog';
import { FailedFace } from '@pahiya/ui/failed-face';
import { TextField } from '@pahiya/ui/text-field';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { CityChoices } from '../../frame/city/city-choices.tsx';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { cookieDays } from '../../frame/page/page-cookie.ts';
import { safeNextPath } from '../../frame/page/page-path.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';

const shownAtOnce = 24;

export const meta = pageMeta(({ copy }) => ({ title: copy('city').title, isIndexable: false }));

/** Cities that match the query; popular ones without a query. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const query = (params.get('q') ?? '').trim().slice(0, 40);
  const next = safeNextPath(params.get('next'), '/');
  const answer = await pageTools(context).api.call(allCities, {});
  if (!answer.ok) return data({ cities: null, query, next }, { status: 503 });
  return { cities: searchCities(answer.value.allCities, query, shownAtOnce), query, next };
}

/** Stores the chosen city in both cookies. An unknown city changes nothing. */
export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const cityId = Number(form.get('cityId'));
  const answer = await tools.api.call(allCities, {});
  const city = answer.ok ? answer.value.allCities.find(({ id }) => id === cityId) : undefined;
  if (city !== undefined) {
    tools.setCookie({ name: 'city', value: city.name, days: cookieDays });
    tools.setCookie({ name: 'cityId', value: String(city.id), days: cookieDays });
    tools.setCookie({ name: 'cityHindi', value: city.nameHindi, days: cookieDays });
  }
  if (form.get('place') === 'popup') return { isChosen: city !== undefined };
  throw redirect(safeNextPath(form.get('next'), '/'), 303);
}

export function Component() {
  const copy = useCopy('city');
  const errors = useCopy('errors');
  const shell = useCopy('shell');
  const { cities, query, next } = useLoaderData<typeof loader>();
  return (
    <div className="narrow-page">
      <Dialog id="city-page" title={copy.title} closeLabel={shell.close} isPage>
        <p>{copy.why}</p>
        <Form method="get" action="/city" className="stack">
          <input type="hidden" name="next" value={next} />
          <TextField
            id="q"
            name="q"
            type="search"
            autoComplete="off"
            label={copy.searchLabel}
            hint={copy.searchHint}
            defaultValue={query}
            maxLength={40}
          />
          <Button variant="dark">{copy.search}</Button>
        </Form>
        {cities === null ? (
          <FailedFace title={copy.failed} detail={errors.byCode['server/unavailable'].detail} />
        ) : (
          <CityChoices cities={cities} query={query} next={next} place="page" Form={Form} />
        )}
      </Dialog>
    </div>
  );
}
