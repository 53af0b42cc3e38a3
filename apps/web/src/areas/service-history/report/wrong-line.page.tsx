import {
  correctServiceReport,
  serviceReport,
} from '@pahiya/contracts/service-history/service-history-calls';
import '../../../frame/styles/records.css';
import { ButtonLink } from '@pahiya/ui/button';
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
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { needsSignIn, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { reportPath } from '../history-path.ts';
import { reportFailure } from './report-failure.ts';
import { claims, type WrongFault, WrongLineForm, type WrongOutcome } from './wrong-line-form.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const orderId = params.orderId ?? '';
  const answer = await pageTools(context).api.call(serviceReport, { params: { orderId } });
  if (answer.ok) return { kind: 'form' as const, orderId, report: answer.value.report };
  const failure = reportFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(`${reportPath(orderId)}/correct`));
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const orderId = params.orderId ?? '';
  const form = await request.formData();
  const typed = {
    lineId: formText(form, 'lineId'),
    claim: formText(form, 'claim'),
    km: formText(form, 'km').replace(/[\s,]/g, ''),
    note: formText(form, 'note'),
  };
  const claim = claims.find((one) => one === typed.claim);
  const faults: WrongFault[] = [
    ...(typed.lineId === '' ? (['line'] as const) : []),
    ...(claim === undefined ? (['claim'] as const) : []),
    ...(claim === 'wrong-km' && !/^\d{1,7}$/.test(typed.km) ? (['km'] as const) : []),
  ];
  if (faults.length > 0 || claim === undefined) {
    return data<WrongOutcome>({ typed, faults, failure: null }, { status: 400 });
  }
  const stated = claim === 'wrong-km' ? { statedKm: Number(typed.km) } : {};
  const body = { lineId: typed.lineId, claim, note: typed.note, ...stated };
  const { api } = pageTools(context);
  const answer = await api.call(correctServiceReport, { params: { orderId }, body });
  if (answer.ok) {
    return redirect(`${reportPath(orderId)}?done=corrected`, 303);
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(`${reportPath(orderId)}/correct`), 303);
  return data<WrongOutcome>({ typed, faults: [], failure }, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('service-history').wrong.title,
  isIndexable: false,
  canonical: null,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  const copy = useCopy('service-history');
  const path = usePagePath();
  return (
    <div className="mx-auto max-w-2xl pt-3">
      {page.kind === 'failed' ? (
        <FailureFace
          failure={page.failure}
          level={1}
          action={
            page.failure.status === 404 ? (
              <ButtonLink href={path('/orders')}>{copy.report.orders}</ButtonLink>
            ) : undefined
          }
        />
      ) : (
        <div className="grid gap-4">
          <WrongLineForm {...page} outcome={outcome} />
          <ButtonLink href={path(reportPath(page.orderId))} variant="quiet">
            {copy.wrong.back}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
