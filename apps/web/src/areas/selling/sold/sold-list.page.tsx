import { listGarage } from '@pahiya/contracts/garage/garage-calls';
import { soldVehicles } from '@pahiya/contracts/selling/sold-calls';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { soldPath, soldVehiclePath } from '../selling-paths.ts';
import { echoed, sendSold } from './read-sold-form.ts';
import { SoldListPage } from './sold-list-page.tsx';
import { type SoldOutcome, soldFields } from './sold-outcome.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, isLoggedInHint } = pageTools(context);
  const query = new URL(request.url).searchParams;
  const asked = (query.get('vehicleNumber') ?? '').slice(0, 20);
  const isRemoved = query.get('done') === 'removed';
  const visitor = { kind: 'visitor' as const, asked };
  if (!isLoggedInHint) return visitor;
  const [sold, garage] = await Promise.all([api.call(soldVehicles, {}), api.call(listGarage, {})]);
  if (sold.ok && garage.ok) {
    const vehicles = garage.value.vehicles.map(({ vehicleNumber, display }) => ({
      vehicleNumber,
      display,
    }));
    return { kind: 'own' as const, asked, isRemoved, sold: sold.value.sold, vehicles };
  }
  const failed = sold.ok ? garage : sold;
  if (failed.ok) return visitor;
  const failure = toPageFailure(failed.error);
  if (needsSignIn(failure)) return visitor;
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const answer = await sendSold(tools, form);
  if (answer.ok) return redirect(`${soldVehiclePath(answer.value.soldId)}?done=recorded`, 303);
  const typed = Object.fromEntries(
    echoed.map((name) => [name, formText(form, name).slice(0, 200)]),
  );
  const { error } = answer;
  if (error.kind === 'problem') {
    const paths = (error.problem.errors ?? []).map(({ path }) => path.replace('body.', ''));
    const fields = soldFields.filter(
      (field) => paths.includes(field) || (field === 'idLast4' && paths.includes('buyerId.last4')),
    );
    const isVehicle = error.code === 'garage/not-in-garage' || error.code.startsWith('vehicle/');
    const wrong = isVehicle ? (['vehicleNumber'] as const) : fields;
    if (wrong.length > 0) {
      return data<SoldOutcome>({ kind: 'fields', fields: wrong, typed }, { status: 400 });
    }
  }
  const failure = toPageFailure(error);
  if (needsSignIn(failure)) return redirect(signInPath(soldPath), 303);
  return data<SoldOutcome>({ kind: 'failed', failure, typed }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('sold').metaTitle,
  description: copy('sold').metaDescription,
  canonical: soldPath,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() as SoldOutcome | undefined) ?? null;
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return <SoldListPage page={page} outcome={outcome} />;
}
