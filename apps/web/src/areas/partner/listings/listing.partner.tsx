import type { Answer } from '@pahiya/api-client/api-client';
import {
  partnerAddListingPhoto,
  partnerListing,
  partnerPlaceListingPhoto,
} from '@pahiya/contracts/used-cars/dealer-listing-calls';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextField } from '@pahiya/ui/text-field';
import {
  type ActionFunctionArgs,
  data,
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
import { base64Of, chosenFiles, largestFile } from '../../../parts/controls/read-file.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { failedPage, refusedForm } from '../shell/partner-gate.ts';
import { FailedPartnerPage, partnerMeta, RefusalNote } from '../shell/partner-page.tsx';

type Car = Answer<'partnerListing'>;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(partnerListing, {
    params: { listing: params.listing ?? '' },
  });
  if (!answer.ok) return failedPage(answer.error, request);
  return { kind: 'listing' as const, ...answer.value };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const listing = params.listing ?? '';
  const form = await request.formData();
  const act = form.get('act');
  const back = redirect(`/partner/listings/${listing}`, 303);
  if (act === 'first' || act === 'remove') {
    const photoId = String(form.get('photoId') ?? '');
    const answer = await tools.api.call(partnerPlaceListingPhoto, {
      params: { listing, photoId },
      body: { act },
    });
    return answer.ok ? back : refusedForm(tools, answer.error, { intent: act, request });
  }
  const files = chosenFiles(form, 'file');
  if (files.length === 0 || files.some(({ size }) => size > largestFile)) {
    return data({ kind: 'file' as const }, { status: 400 });
  }
  // One after the other: one picture in memory at a time.
  for (const file of files) {
    const answer = await tools.api.call(partnerAddListingPhoto, {
      params: { listing },
      body: { contentBase64: await base64Of(file) },
    });
    if (!answer.ok) {
      const errors = answer.error.kind === 'problem' ? (answer.error.problem.errors ?? []) : [];
      const isSame = errors.some(({ message }) => message === 'same-photo');
      if (isSame) return data({ kind: 'same' as const }, { status: 400 });
      return refusedForm(tools, answer.error, { intent: 'photo', request });
    }
  }
  return back;
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  partnerMeta(copy('partner-listings').car.title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  const copy = useCopy('partner-listings');
  const path = usePagePath();
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  const fault =
    outcome !== null && 'kind' in outcome && (outcome.kind === 'file' || outcome.kind === 'same')
      ? copy.car.faults[outcome.kind]
      : undefined;
  const refused = outcome !== null && fault === undefined ? outcome : null;
  return (
    <div className="grid gap-5 pt-4">
      <p>
        <a href={path('/partner/listings')}>{copy.title}</a>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <h1>
          <EnglishRun text={page.title} />
        </h1>
        <StatusChip
          tone={page.state === 'live' ? 'road' : page.state === 'in-review' ? 'amber' : 'neutral'}
          word={copy.states[page.state]}
        />
      </div>
      <p className="text-ink-2">{copy.stock(page.stockNumber)}</p>
      <RefusalNote refused={refused as Parameters<typeof RefusalNote>[0]['refused']} />
      <RecordCard record={page.record} />
      <PhotosCard car={page} fault={fault} />
    </div>
  );
}

/** In what the record differs from the list. */
function RecordCard({ record }: Pick<Car, 'record'>) {
  const copy = useCopy('partner-listings').car;
  const { language } = usePage();
  return (
    <Card id="record" title={copy.record}>
      {record === null ? (
        <p>{copy.unread}</p>
      ) : (
        <div className="grid gap-2">
          <p className="text-ink-2 text-small">
            {copy.readAt(instantText(record.readAt, language))}
          </p>
          {record.isStopped && <p role="status">{copy.stopped}</p>}
          {record.contradictions.length === 0 ? (
            <p>{copy.same}</p>
          ) : (
            <p role="status">
              {copy.differs(record.contradictions.map((field) => copy.fields[field]).join(', '))}
            </p>
          )}
          <p>
            {record.openChallans === null
              ? copy.noChallanSource
              : copy.openChallans(record.openChallans)}
          </p>
        </div>
      )}
    </Card>
  );
}

function PhotosCard({ car, fault }: { readonly car: Car; readonly fault: string | undefined }) {
  const copy = useCopy('partner-listings').car;
  const path = usePagePath();
  const { photos, photosAtMost, listing, isOpen } = car;
  const action = path(`/partner/listings/${listing}`);
  return (
    <Card id="photos" title={copy.photos(photos.length)}>
      <div className="grid gap-4">
        <p>{copy.text(photosAtMost)}</p>
        {photos.length > 0 && (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {photos.map(({ photoId, width, height }, place) => (
              <li key={photoId} className="grid content-start gap-1">
                <img
                  src={`/api/v1/web/partner/listings/${listing}/photos/${photoId}`}
                  alt={copy.alt(place + 1)}
                  width={width}
                  height={height}
                  loading="lazy"
                  className="h-auto w-full rounded-button"
                />
                {isOpen && (
                  <form method="post" action={action} className="flex flex-wrap gap-x-3">
                    <input type="hidden" name="photoId" value={photoId} />
                    {place > 0 && (
                      <Button type="submit" name="act" value="first" variant="quiet" size="sm">
                        {copy.first(place + 1)}
                      </Button>
                    )}
                    <Button type="submit" name="act" value="remove" variant="quiet" size="sm">
                      {copy.remove(place + 1)}
                    </Button>
                  </form>
                )}
              </li>
            ))}
          </ul>
        )}
        {isOpen && photos.length < photosAtMost && (
          <form method="post" action={action} encType="multipart/form-data" className="grid gap-3">
            <TextField
              id="file"
              name="file"
              type="file"
              label={copy.add}
              hint={copy.hint}
              accept="image/jpeg,image/png,image/webp"
              error={fault}
              multiple
              required
            />
            <div className="actions">
              <Button type="submit" variant="outline">
                {copy.upload}
              </Button>
            </div>
          </form>
        )}
      </div>
    </Card>
  );
}
