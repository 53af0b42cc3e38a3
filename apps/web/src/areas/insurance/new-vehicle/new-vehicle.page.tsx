import '../../../frame/styles/records.css';
import type { Answer } from '@pahiya/api-client/api-client';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import {
  insuranceHomepage,
  startNewVehicleQuotes,
  validateNewVehicle,
} from '@pahiya/contracts/insurance/insurance-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { newVehiclePath } from '../insurance-path.ts';
import { quotesPath } from '../quote-paths.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { NewVehiclePage } from './new-vehicle-page.tsx';
import {
  type NewField,
  type NewTyped,
  newVehicleBody,
  readNewTyped,
  refusedFields,
} from './new-vehicle-wish.ts';

/** What came of a form: its faults, a failure, or the price by the tariff. */
type Outcome = {
  readonly faults: readonly NewField[];
  readonly failure: PageFailure | null;
  readonly price: Answer<'validateNewVehicle'> | null;
};
const none: Outcome = { faults: [], failure: null, price: null };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, today } = pageTools(context);
  const query = new URL(request.url).searchParams;
  const [home, catalogue] = await Promise.all([
    api.call(insuranceHomepage, { query: {} }),
    loadCatalogue(api, query),
  ]);
  if (!home.ok) {
    const failure = toPageFailure(home.error);
    return data({ kind: 'failed' as const, failure }, { status: failure.status });
  }
  const typed = readNewTyped(query, catalogue.filled);
  const page = { kind: 'form' as const, home: home.value, catalogue, typed };
  if (!query.has('asked')) return { ...page, ...none };
  const { body, faults } = newVehicleBody(typed, { ...home.value, today });
  if (faults.length > 0) return data({ ...page, ...none, faults }, { status: 400 });
  const price = await api.call(validateNewVehicle, { body });
  if (price.ok) return { ...page, ...none, price: price.value };
  const { status } = toPageFailure(price.error);
  return data({ ...page, ...outcomeOf(price.error) }, { status });
}

/** Asks the insurers for quotes and leads to them; a form that is not right comes back with its faults. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, today } = pageTools(context);
  const form = await request.formData();
  const query = new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const typed = readNewTyped(query, {});
  const home = await api.call(insuranceHomepage, { query: {} });
  if (!home.ok) return answered(typed, outcomeOf(home.error), toPageFailure(home.error).status);
  const { body, faults } = newVehicleBody(typed, { ...home.value, today });
  if (faults.length > 0) return answered(typed, { ...none, faults }, 400);
  const started = await api.call(startNewVehicleQuotes, { body: { ...body, addOns: [] } });
  if (started.ok) return redirect(quotesPath(started.value.requestId), 303);
  return answered(typed, outcomeOf(started.error), toPageFailure(started.error).status);
}

type Posted = Outcome & { readonly typed: NewTyped };

function answered(typed: NewTyped, outcome: Outcome, status: number) {
  return data<Posted>({ ...outcome, typed }, { status });
}

/** A refusal at its fields, where the form has them. */
function outcomeOf(error: ApiFailure): Outcome {
  const errors = error.kind === 'problem' ? (error.problem.errors ?? []) : [];
  const faults = refusedFields(errors);
  return faults.length > 0 ? { ...none, faults } : { ...none, failure: toPageFailure(error) };
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('insurance-new').metaTitle,
  description: copy('insurance-new').metaDescription,
  canonical: newVehiclePath,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>() as Posted | undefined;
  if (page.kind === 'failed') {
    return (
      <div className="mx-auto max-w-xl pt-4">
        <FailureFace failure={page.failure} level={1} />
      </div>
    );
  }
  return <NewVehiclePage {...page} {...posted} />;
}
