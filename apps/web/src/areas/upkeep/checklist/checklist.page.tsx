import '../../../frame/styles/records.css';
import { addLogEntry, readVehicleLog } from '@pahiya/contracts/upkeep/upkeep-calls';
import { checklistNames, pointsOf } from '@pahiya/domain/upkeep/checklists';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextField } from '@pahiya/ui/text-field';
import {
  type ActionFunctionArgs,
  data,
  Form,
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
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { checklistPath, logPath } from '../log/log-path.ts';
import { readKm } from '../log/read-line.ts';
import { checkedNote } from './checked-note.ts';

type Outcome = {
  readonly typedKm: string;
  readonly checked: readonly string[];
  readonly km: 'wrong' | 'conflict' | null;
  readonly failure: PageFailure | null;
};

function listOf(request: Request) {
  const asked = new URL(request.url).searchParams.get('list');
  return checklistNames.find((name) => name === asked) ?? 'monthly';
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const vehicleNumber = params.vehicleNum ?? '';
  const list = listOf(request);
  const answer = await pageTools(context).api.call(readVehicleLog, { params: { vehicleNumber } });
  if (answer.ok) {
    const { display, vehicleNumber: number } = answer.value;
    return { kind: 'list' as const, list, display, vehicleNumber: number };
  }
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) {
    return redirect(signInPath(checklistPath(vehicleNumber, list)), 303);
  }
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

/** A checked list becomes a line of the log: what was in order, and what is left to do. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { api, today, language } = pageTools(context);
  const vehicleNumber = params.vehicleNum ?? '';
  const list = listOf(request);
  const form = await request.formData();
  const points = pointsOf(list);
  const checked = points.filter((point) => formText(form, point) === 'yes');
  const typedKm = formText(form, 'km').trim().slice(0, 40);
  const km = typedKm === '' ? undefined : readKm(typedKm);
  const outcome: Outcome = { typedKm, checked, km: null, failure: null };
  if (km === null) return data<Outcome>({ ...outcome, km: 'wrong' }, { status: 400 });
  const answer = await api.call(addLogEntry, {
    params: { vehicleNumber },
    body: {
      ...{ kind: 'service', category: 'inspection', on: today },
      ...(await checkedNote(language, list, checked)),
      ...(km === undefined ? {} : { km }),
    },
  });
  if (answer.ok) return redirect(`${logPath(vehicleNumber)}?done=added#lines`, 303);
  const failure = toPageFailure(answer.error);
  const { status, code } = failure;
  if (needsSignIn(failure)) {
    return redirect(signInPath(checklistPath(vehicleNumber, list)), 303);
  }
  if (code === 'garage/odometer-conflict') {
    return data<Outcome>({ ...outcome, km: 'conflict' }, { status });
  }
  return data<Outcome>({ ...outcome, failure }, { status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('checklist').title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() as Outcome | undefined;
  const copy = useCopy('checklist');
  const path = usePagePath();
  if (page.kind === 'failed') {
    return <FailureFace failure={page.failure} title={copy.title} level={1} />;
  }
  const { list, display, vehicleNumber } = page;
  const action = checklistPath(vehicleNumber, list);
  const kmError = outcome?.km == null ? undefined : copy.faults[outcome.km];
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs
        label={copy.title}
        trail={[
          { href: path('/garage'), label: copy.garage },
          { href: path(logPath(vehicleNumber)), label: display },
        ]}
        here={copy.title}
      />
      <PageTitle title={copy.title} lead={copy.lead} />
      <ChipLinks
        label={copy.title}
        labelHidden
        boxed
        links={checklistNames.map((name) => ({
          href: path(checklistPath(vehicleNumber, name)),
          label: copy.names[name],
          isCurrent: name === list,
        }))}
      />
      {outcome?.failure != null && <FailureFace failure={outcome.failure} action={null} />}
      <Form key={list} method="post" action={action}>
        <Card id="points" title={copy.names[list]}>
          <div className="grid gap-4">
            <FormErrors
              title={copy.errorsTitle}
              errors={kmError === undefined ? [] : [{ fieldId: 'km', message: kmError }]}
            />
            <fieldset className="grid gap-2">
              <legend className="pb-2">{copy.tick}</legend>
              {pointsOf(list).map((point) => (
                <CheckField
                  key={point}
                  id={point}
                  name={point}
                  value="yes"
                  label={copy.points[point]}
                  defaultChecked={outcome?.checked.includes(point) ?? false}
                />
              ))}
            </fieldset>
            <TextField
              id="km"
              name="km"
              label={copy.km}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={outcome?.typedKm ?? ''}
              error={kmError}
            />
            <p className="text-ink-2 text-small">{copy.note}</p>
            <SubmitButton
              label={copy.submit}
              busy={copy.busy}
              action={`/garage/${vehicleNumber}/checklist`}
              block
            />
          </div>
        </Card>
      </Form>
    </div>
  );
}
