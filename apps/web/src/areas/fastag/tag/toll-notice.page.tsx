import { tollNoticeVehicle } from '@pahiya/contracts/fastag/tag-page-calls';
import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { tagPath } from './tag-paths.ts';

/** Where reminders lead: on to the e-notices of the vehicle, which a message does not name. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const noticeId = params.noticeId ?? '';
  const signIn = signInPath(`/tollsetu/e-notice/${noticeId}`);
  if (!tools.isLoggedInHint) throw redirect(signIn, 303);
  const answer = await tools.api.call(tollNoticeVehicle, { params: { noticeId } });
  if (answer.ok) throw redirect(tagPath(answer.value.vehicleNumber, 'e-notices'), 303);
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) throw redirect(signIn, 303);
  return data({ failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('toll-tag').notices.title,
  isIndexable: false,
}));

export function Component() {
  const { failure } = useLoaderData<typeof loader>();
  const { title } = useCopy('toll-tag').notices;
  return <FailureFace failure={failure} title={title} level={1} action={null} />;
}
