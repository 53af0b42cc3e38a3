import {
  deskCar,
  deskSaveDrawing,
  deskSaveFigure,
  deskSaveModel,
  deskSavePrice,
} from '@pahiya/contracts/new-cars/desk-car-calls';
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
import { failedPage, type Refused, refusedForm } from '../shell/desk-gate.ts';
import { deskMeta } from '../shell/desk-meta.ts';
import { FailedDeskPage } from '../shell/failed-desk-page.tsx';
import { CarPage } from './car-page.tsx';
import { readDrawing, readFigure, readModel, readPrice } from './typed-car.ts';

/** A refused form with the values typed, by field. */
export type CarOutcome = {
  readonly refused: Refused;
  readonly typed: Readonly<Record<string, string>>;
};

const deeds = ['figure', 'price', 'drawing', 'model'] as const;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { make = '', model = '' } = params;
  const answer = await pageTools(context).api.call(deskCar, { params: { make, model } });
  if (!answer.ok) return failedPage(answer.error, request);
  const done = new URL(request.url).searchParams.get('done');
  const deed = deeds.find((one) => one === done) ?? null;
  return { kind: 'car' as const, car: answer.value, deed };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const key = { make: params.make ?? '', model: params.model ?? '' };
  const form = await request.formData();
  const intent = deeds.find((one) => one === formText(form, 'intent')) ?? 'model';
  const answer =
    intent === 'figure'
      ? await tools.api.call(deskSaveFigure, { body: { ...key, ...readFigure(form) } })
      : intent === 'price'
        ? await tools.api.call(deskSavePrice, { body: { ...key, ...readPrice(form) } })
        : intent === 'drawing'
          ? await tools.api.call(deskSaveDrawing, { body: { ...key, ...readDrawing(form) } })
          : await tools.api.call(deskSaveModel, { body: { ...key, ...readModel(form) } });
  if (answer.ok) return redirect(`/desk/cars/${key.make}/${key.model}?done=${intent}`, 303);
  const refused = refusedForm(tools, answer.error, { intent, request });
  if (refused instanceof Response) return refused;
  const typed = Object.fromEntries([...form.keys()].map((name) => [name, formText(form, name)]));
  return data<CarOutcome>({ refused: refused.data, typed }, refused.init ?? undefined);
}

export const meta = pageMeta<typeof loader>(({ data: page, copy }) =>
  deskMeta(
    page?.kind === 'car' ? `${page.car.make.name} ${page.car.model.name}` : copy('desk-cars').title,
  ),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as CarOutcome | null;
  if (page.kind === 'failed') return <FailedDeskPage failure={page.failure} />;
  return <CarPage car={page.car} deed={page.deed} outcome={outcome} />;
}
