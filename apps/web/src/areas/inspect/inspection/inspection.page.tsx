import '../../../frame/styles/records.css';
import {
  inspectorAddPhoto,
  inspectorInspection,
  inspectorSaveFindings,
  inspectorSubmit,
} from '@pahiya/contracts/inspections/inspection-calls';
import { inspectionGroups } from '@pahiya/domain/inspections/inspection-list';
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
import { base64Of, chosenFile } from '../../../parts/controls/read-file.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { inspectionPath, inspectorFailure, inspectPath } from '../inspect-paths.ts';
import { InspectionPage } from './inspection-page.tsx';
import { readKm } from './read-findings.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const inspectionId = params.inspectionId ?? '';
  const answer = await pageTools(context).api.call(inspectorInspection, {
    params: { inspectionId },
  });
  if (!answer.ok) return inspectorFailure(answer.error, inspectionPath(inspectionId));
  const { inspection, record } = answer.value;
  const graded = new Set(record.findings.map(({ pointId }) => pointId));
  const groups = inspectionGroups(inspection.car.isElectric).map(({ code, name, points }) => ({
    code,
    name,
    all: points.length,
    done: points.filter(({ id }) => graded.has(id)).length,
    names: Object.fromEntries(points.map((point) => [point.id, point.name])),
  }));
  const isDone = new URL(request.url).searchParams.get('done') === 'saved';
  return { kind: 'inspection' as const, ...answer.value, groups, isDone };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const inspectionId = params.inspectionId ?? '';
  const one = { params: { inspectionId } };
  const form = await request.formData();
  if (formText(form, 'intent') === 'submit') {
    const answer = await api.call(inspectorSubmit, one);
    if (answer.ok) return redirect(inspectPath, 303);
    const failure = toPageFailure(answer.error);
    return data<PageFailure>(failure, { status: failure.status });
  }
  const km = readKm(formText(form, 'odometerKm'));
  const file = chosenFile(form, 'photo');
  const saved = await api.call(inspectorSaveFindings, {
    ...one,
    body: { findings: [], ...(km === null ? {} : { odometerKm: km }) },
  });
  const sent =
    file === null || !saved.ok
      ? saved
      : await api.call(inspectorAddPhoto, {
          ...one,
          body: {
            photoId: crypto.randomUUID(),
            pointId: 'ODO',
            contentBase64: await base64Of(file),
          },
        });
  if (sent.ok) return redirect(`${inspectionPath(inspectionId)}?done=saved`, 303);
  const failure = toPageFailure(sent.error);
  return data<PageFailure>(failure, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('inspect').list.title,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const failure = (useActionData<typeof action>() as PageFailure | undefined) ?? null;
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return <InspectionPage {...page} failure={failure} />;
}
