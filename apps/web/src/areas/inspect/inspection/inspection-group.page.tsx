import '../../../frame/styles/cars.css';
import {
  inspectorAddPhoto,
  inspectorInspection,
  inspectorSaveFindings,
} from '@pahiya/contracts/inspections/inspection-calls';
import { gradesOf } from '@pahiya/domain/inspections/inspection-findings';
import { inspectionGroups } from '@pahiya/domain/inspections/inspection-list';
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
import { base64Of, chosenFile, largestFile } from '../../../parts/controls/read-file.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { inspectionPath, inspectorFailure } from '../inspect-paths.ts';
import { GroupPage } from './group-page.tsx';
import { fieldOf, readFindings } from './read-findings.ts';

/** What became of the form: costs to fix, or another failure. */
export type GroupOutcome =
  | { readonly kind: 'costs'; readonly wrong: readonly string[] }
  | { readonly kind: 'photo' }
  | { readonly kind: 'failed'; readonly failure: PageFailure };

const everyGroup = inspectionGroups(true);

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const inspectionId = params.inspectionId ?? '';
  const code = params.group ?? '';
  const answer = await pageTools(context).api.call(inspectorInspection, {
    params: { inspectionId },
  });
  if (!answer.ok) return inspectorFailure(answer.error, inspectionPath(inspectionId, code));
  const { inspection, record } = answer.value;
  const groups = inspectionGroups(inspection.car.isElectric);
  const at = groups.findIndex((group) => group.code === code);
  const group = groups[at];
  if (group === undefined) return redirect(inspectionPath(inspectionId), 303);
  const findings = new Map(record.findings.map((finding) => [finding.pointId, finding]));
  return {
    kind: 'group' as const,
    inspectionId,
    code,
    name: group.name,
    next: groups[at + 1]?.code ?? null,
    points: group.points.map((point) => ({
      ...point,
      grades: gradesOf(point),
      finding: findings.get(point.id) ?? null,
    })),
    isDone: new URL(request.url).searchParams.get('done') === 'saved',
  };
}

/** Without script: saves the group, then its photos. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const inspectionId = params.inspectionId ?? '';
  const code = params.group ?? '';
  const form = await request.formData();
  const ids = everyGroup.find((group) => group.code === code)?.points.map(({ id }) => id) ?? [];
  const { findings, wrong } = readFindings(form, ids);
  if (wrong.length > 0) return data<GroupOutcome>({ kind: 'costs', wrong }, { status: 400 });
  const one = { params: { inspectionId } };
  // The contract checks what was typed.
  const body = { findings: [...findings] } as Parameters<
    typeof api.call<'inspectorSaveFindings'>
  >[1]['body'];
  const saved = await api.call(inspectorSaveFindings, { ...one, body });
  if (!saved.ok) {
    const failure = toPageFailure(saved.error);
    return data<GroupOutcome>({ kind: 'failed', failure }, { status: failure.status });
  }
  for (const pointId of ids) {
    const file = chosenFile(form, fieldOf.photo(pointId));
    if (file === null) continue;
    const sent =
      file.size > largestFile
        ? null
        : await api.call(inspectorAddPhoto, {
            ...one,
            body: {
              photoId: crypto.randomUUID(),
              pointId,
              contentBase64: await base64Of(file),
            },
          });
    if (sent?.ok !== true) return data<GroupOutcome>({ kind: 'photo' }, { status: 422 });
  }
  return redirect(`${inspectionPath(inspectionId, code)}?done=saved`, 303);
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('inspect').list.title,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() as GroupOutcome | undefined) ?? null;
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  return <GroupPage {...page} outcome={outcome} />;
}
