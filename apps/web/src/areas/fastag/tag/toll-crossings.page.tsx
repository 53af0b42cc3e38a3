import type { Answer } from '@pahiya/api-client/api-client';
import { setConsent } from '@pahiya/contracts/account/consent-calls';
import { askTollCrossings, tollCrossings } from '@pahiya/contracts/fastag/tag-page-calls';
import '../../../frame/styles/records.css';
import { Card } from '@pahiya/ui/card';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { KeyValues } from '@pahiya/ui/key-values';
import { StaleNote } from '@pahiya/ui/stale-note';
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
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { shortSource } from '../../../parts/texts/short-source.ts';
import { crossingDisputePath } from './dispute-request.ts';
import { tagPageFailure, tagVehicleOf } from './load-tag-page.ts';
import { TagFrame } from './tag-frame.tsx';
import { tagPath } from './tag-paths.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const vehicle = await tagVehicleOf(params.vehicleNum);
  const { vehicleNumber } = vehicle;
  const answer = await pageTools(context).api.call(tollCrossings, { params: { vehicleNumber } });
  if (answer.ok) return { vehicle, answer: answer.value, failure: null };
  const failure = tagPageFailure(answer.error, vehicleNumber);
  return data({ vehicle, answer: null, failure }, { status: failure.status });
}

/** Turns crossings on or off for the account, or fetches them now. A failed source is shown by the loader. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const { vehicleNumber } = await tagVehicleOf(params.vehicleNum);
  const here = tagPath(vehicleNumber, 'crossings');
  const intent = formText(await request.formData(), 'intent');
  if (intent === 'on' || intent === 'off') {
    const body = { purpose: 'toll-crossings', granted: intent === 'on' } as const;
    const changed = await api.call(setConsent, { body });
    if (!changed.ok) return failed(tagPageFailure(changed.error, vehicleNumber));
  }
  if (intent !== 'off') {
    const asked = await api.call(askTollCrossings, { params: { vehicleNumber } });
    if (!asked.ok) return failed(tagPageFailure(asked.error, vehicleNumber));
  }
  return redirect(here, 303);
}

function failed(failure: ReturnType<typeof tagPageFailure>) {
  return data({ failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('toll-tag').crossings.title,
  isIndexable: false,
}));

export function Component() {
  const { vehicle, answer, failure } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const copy = useCopy('toll-tag').crossings;
  return (
    <TagFrame vehicle={vehicle} title={copy.title} lead={copy.lead}>
      {failure !== null && <FailureFace failure={failure} />}
      {refused !== undefined && <FailureFace failure={refused.failure} action={null} />}
      {answer !== null &&
        (answer.hasConsent ? (
          <Kept answer={answer} />
        ) : (
          <TurnOn vehicleNumber={vehicle.vehicleNumber} keptDays={answer.keptDays} />
        ))}
    </TagFrame>
  );
}

function TurnOn({ vehicleNumber, keptDays }: { vehicleNumber: string; keptDays: number }) {
  const copy = useCopy('toll-tag').crossings.off;
  const action = tagPath(vehicleNumber, 'crossings');
  return (
    <Card id="off" title={copy.title} look="accent">
      <p>{copy.text(keptDays)}</p>
      <Form method="post" action={action} className="actions pt-4">
        <input type="hidden" name="intent" value="on" />
        <SubmitButton label={copy.action} busy={copy.busy} action={action} intent="on" />
      </Form>
    </Card>
  );
}

function Kept({ answer }: { answer: Answer<'tollCrossings'> }) {
  const { crossings: copy, tags } = useCopy('toll-tag');
  const { language } = usePage();
  const path = usePagePath();
  const { poll, crossings, vehicle } = answer;
  const action = tagPath(vehicle.vehicleNumber, 'crossings');
  const at = (instant: string) => instantText(instant, language);
  const facts = crossings.map((crossing) => ({
    id: `${crossing.readAt} ${crossing.plaza}`,
    term: <EnglishRun text={crossing.plaza} />,
    detail: (
      <>
        <span className="block">{at(crossing.readAt)}</span>
        <a
          href={path(crossingDisputePath(vehicle.vehicleNumber, crossing))}
          aria-label={copy.disputeAt(crossing.plaza, at(crossing.readAt))}
        >
          {copy.disputeIt}
        </a>
      </>
    ),
    note: copy.roads[crossing.road ?? 'unlisted'],
  }));
  const isAnswered = poll.answeredAt !== null;
  return (
    <>
      {(poll.isFailed || !isAnswered) && (
        <StaleNote>
          {isAnswered && poll.askedAt !== null ? copy.failed(at(poll.askedAt)) : copy.failedNever}
        </StaleNote>
      )}
      {crossings.length > 0 && (
        <Card id="list" title={copy.list(answer.keptDays)}>
          <KeyValues facts={facts} />
        </Card>
      )}
      {crossings.length === 0 && isAnswered && (
        <EmptyFace title={copy.none(answer.keptDays)} detail={copy.noneText} />
      )}
      <p className="text-ink-2 text-small">
        {tags.source} <EnglishRun text={shortSource(answer.source.name)} />
        {poll.answeredAt !== null && ` · ${copy.asOn(at(poll.answeredAt))}`}
      </p>
      <div className="actions">
        <Form method="post" action={action}>
          <input type="hidden" name="intent" value="refresh" />
          <SubmitButton
            label={copy.refresh}
            busy={copy.refreshBusy}
            action={action}
            intent="refresh"
          />
        </Form>
        <Form method="post" action={action}>
          <input type="hidden" name="intent" value="off" />
          <SubmitButton
            label={copy.withdraw}
            busy={copy.withdrawBusy}
            action={action}
            intent="off"
            variant="outline"
          />
        </Form>
      </div>
    </>
  );
}
