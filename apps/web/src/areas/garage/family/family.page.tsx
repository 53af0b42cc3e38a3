import { endShare, inviteToVehicle, readFamily } from '@pahiya/contracts/garage/family-calls';
import { familyRoles } from '@pahiya/domain/garage/family-role';
import '../../../frame/styles/records.css';
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
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { type FamilyOutcome, FamilyPage, FamilyVisitor, type InviteField } from './family-page.tsx';
import { familyDeeds, familyPath } from './family-path.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  if (!tools.isLoggedInHint) return { kind: 'visitor' as const };
  const answer = await tools.api.call(readFamily, {});
  if (answer.ok) {
    const asked = new URL(request.url).searchParams.get('done');
    const deed = familyDeeds.find((one) => one === asked) ?? null;
    return { kind: 'family' as const, family: answer.value, deed };
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return { kind: 'visitor' as const };
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const form = await request.formData();
  if (formText(form, 'intent') === 'end') {
    const answer = await api.call(endShare, { params: { shareId: formText(form, 'shareId') } });
    return answer.ok ? redirect(`${familyPath}?done=ended`, 303) : failed(answer.error);
  }
  const typed = {
    vehicleNumber: formText(form, 'vehicleNumber').slice(0, 40),
    role: formText(form, 'role').slice(0, 40),
    name: formText(form, 'name').trim().slice(0, 100),
  };
  const role = familyRoles.find((one) => one === typed.role);
  const faults: InviteField[] = [
    ...(typed.vehicleNumber === '' ? (['vehicleNumber'] as const) : []),
    ...(typed.name === '' || typed.name.length > 40 ? (['name'] as const) : []),
    ...(role === undefined ? (['role'] as const) : []),
  ];
  if (faults.length > 0 || role === undefined) {
    return data<FamilyOutcome>({ kind: 'form', typed, faults }, { status: 400 });
  }
  const answer = await api.call(inviteToVehicle, {
    body: { vehicleNumber: typed.vehicleNumber, role, name: typed.name },
  });
  if (answer.ok) return redirect(`${familyPath}?done=invited#people`, 303);
  const failure = toPageFailure(answer.error);
  // The only fault that the form cannot see: too many people.
  if (failure.code === 'request/bad-input') {
    return data<FamilyOutcome>({ kind: 'form', typed, faults: ['full'] }, { status: 400 });
  }
  return failed(answer.error);
}

function failed(error: Parameters<typeof toPageFailure>[0]) {
  const failure = toPageFailure(error);
  if (needsSignIn(failure)) return redirect(signInPath(familyPath), 303);
  return data<FamilyOutcome>({ kind: 'failed', failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('family').title,
  canonical: familyPath,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() as FamilyOutcome | undefined) ?? null;
  const copy = useCopy('family');
  switch (page.kind) {
    case 'visitor':
      return <FamilyVisitor next={familyPath} />;
    case 'failed':
      return <FailureFace failure={page.failure} title={copy.title} level={1} />;
    case 'family':
      return <FamilyPage {...page} outcome={outcome} />;
  }
}
