import type { Answer } from '@pahiya/api-client/api-client';
import {
  partnerCancelDrive,
  partnerDrives,
  partnerSetDriveHours,
} from '@pahiya/contracts/used-cars/dealer-drive-calls';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextField } from '@pahiya/ui/text-field';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { failedPage, refusedForm } from '../shell/partner-gate.ts';
import { FailedPartnerPage, partnerMeta, RefusalNote } from '../shell/partner-page.tsx';

type Page = Answer<'partnerDrives'>;
const drivesPath = '/partner/drives';
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(partnerDrives, {});
  if (!answer.ok) return failedPage(answer.error, request);
  return { kind: 'drives' as const, ...answer.value };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  const intent = String(form.get('act') ?? '');
  const hours = {
    weekdays: form.getAll('weekday').map(Number),
    fromHour: Number(form.get('fromHour')),
    untilHour: Number(form.get('untilHour')),
    place: String(form.get('place') ?? ''),
  };
  const answer =
    intent === 'cancel'
      ? await tools.api.call(partnerCancelDrive, {
          params: { driveId: String(form.get('driveId') ?? '') },
        })
      : await tools.api.call(partnerSetDriveHours, {
          body: { hours: intent === 'end' ? null : hours },
        });
  if (!answer.ok) return refusedForm(tools, answer.error, { intent, request });
  return redirect('/partner/drives', 303);
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  partnerMeta(copy('partner-drives').title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const copy = useCopy('partner-drives');
  const path = usePagePath();
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  return (
    <div className="grid gap-5 pt-4">
      <p>
        <a href={path('/partner/listings')}>{copy.back}</a>
      </p>
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      <RefusalNote refused={refused as Parameters<typeof RefusalNote>[0]['refused']} />
      <HoursCard hours={page.hours} />
      <Drives drives={page.drives} />
    </div>
  );
}

function HoursCard({ hours }: Pick<Page, 'hours'>) {
  const copy = useCopy('partner-drives');
  const path = usePagePath();
  return (
    <Card id="hours" title={copy.hours}>
      <form method="post" action={path(drivesPath)} className="grid gap-4">
        <fieldset className="flex flex-wrap gap-x-4">
          <legend>{copy.days}</legend>
          {weekdays.map((day) => (
            <CheckField
              key={day}
              id={`weekday-${day}`}
              name="weekday"
              value={String(day)}
              label={copy.weekdays[day]}
              defaultChecked={hours?.weekdays.includes(day) === true}
            />
          ))}
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            id="fromHour"
            name="fromHour"
            type="number"
            min={0}
            max={23}
            label={copy.from}
            defaultValue={hours?.fromHour ?? ''}
            required
          />
          <TextField
            id="untilHour"
            name="untilHour"
            type="number"
            min={1}
            max={24}
            label={copy.until}
            defaultValue={hours?.untilHour ?? ''}
            required
          />
        </div>
        <TextField
          id="place"
          name="place"
          label={copy.place}
          hint={copy.placeHint}
          minLength={5}
          maxLength={200}
          defaultValue={hours?.place ?? ''}
          required
        />
        <div className="actions">
          <Button type="submit" name="act" value="hours">
            {copy.save}
          </Button>
          {hours !== null && (
            <Button type="submit" name="act" value="end" variant="outline" formNoValidate>
              {copy.end}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

function Drives({ drives }: Pick<Page, 'drives'>) {
  const copy = useCopy('partner-drives');
  const { language } = usePage();
  const path = usePagePath();
  if (drives.length === 0) return <p>{copy.none}</p>;
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {drives.map(({ driveId, car, stockNumber, startsAt, state, leadId }) => (
        <li key={driveId} className="card grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <b>{instantText(startsAt, language)}</b>
            <StatusChip
              tone={state === 'confirmed' ? 'road' : 'neutral'}
              word={copy.states[state]}
            />
          </div>
          <span>
            <EnglishRun text={car} /> · {copy.stock(stockNumber)}
          </span>
          {leadId === null ? (
            <span className="text-ink-2 text-small">{copy.noContact}</span>
          ) : (
            <a
              href={path(`/partner/leads/${leadId}`)}
              className="inline-flex min-h-11 items-center"
            >
              {copy.lead}
            </a>
          )}
          {state === 'confirmed' && (
            <form method="post" action={path(drivesPath)}>
              <input type="hidden" name="driveId" value={driveId} />
              <Button
                type="submit"
                name="act"
                value="cancel"
                variant="outline"
                size="sm"
                aria-label={copy.cancelOf(car, instantText(startsAt, language))}
              >
                {copy.cancel}
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}
