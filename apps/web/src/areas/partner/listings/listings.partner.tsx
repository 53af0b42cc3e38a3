import type { Answer } from '@pahiya/api-client/api-client';
import {
  partnerImportListings,
  partnerListings,
  partnerSetFeed,
} from '@pahiya/contracts/used-cars/dealer-listing-calls';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { failedPage, refusedForm } from '../shell/partner-gate.ts';
import { FailedPartnerPage, partnerMeta, RefusalNote } from '../shell/partner-page.tsx';
import { FeedCard } from './feed-card.tsx';

type Imported = Answer<'partnerImportListings'> & {
  readonly kind: 'imported';
  readonly csv: string;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await pageTools(context).api.call(partnerListings, {});
  if (!answer.ok) return failedPage(answer.error, request);
  return { kind: 'listings' as const, ...answer.value };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const form = await request.formData();
  if (form.get('act') === 'feed' || form.get('act') === 'end-feed') {
    const url = form.get('url');
    const isEnd = form.get('act') === 'end-feed';
    const set = await tools.api.call(partnerSetFeed, {
      body: { url: isEnd || typeof url !== 'string' ? null : url },
    });
    if (!set.ok) return refusedForm(tools, set.error, { intent: 'feed', request });
    return { kind: 'feed' as const, isEnded: isEnd };
  }
  const typed = form.get('csv');
  const csv = typeof typed === 'string' ? typed : '';
  const intent = form.get('act') === 'store' ? 'store' : 'check';
  const answer = await tools.api.call(partnerImportListings, {
    body: { csv, isDryRun: intent === 'check' },
  });
  if (!answer.ok) return refusedForm(tools, answer.error, { intent, request });
  return { kind: 'imported' as const, csv, ...answer.value } satisfies Imported;
}

export const meta = pageMeta<typeof loader>(({ copy }) =>
  partnerMeta(copy('partner-listings').title),
);

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  const copy = useCopy('partner-listings');
  const path = usePagePath();
  if (page.kind === 'failed') return <FailedPartnerPage failure={page.failure} />;
  const imported = outcome !== null && 'lines' in outcome ? (outcome as Imported) : null;
  const fed = outcome !== null && 'isEnded' in outcome ? outcome : null;
  const refused = outcome !== null && imported === null && fed === null ? outcome : null;
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      <p>
        <a href={path('/partner/drives')}>{copy.drives}</a>
      </p>
      <RefusalNote refused={refused as Parameters<typeof RefusalNote>[0]['refused']} />
      <FeedCard feed={page.feed} isEnded={fed?.isEnded ?? null} />
      <ImportCard columns={page.columns} imported={imported} />
      {page.listings.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <p>
          <a href="/api/v1/web/partner/listings/file" download>
            {copy.download}
          </a>
        </p>
      )}
      <ul className="grid gap-3 lg:grid-cols-2">
        {page.listings.map(({ listing, stockNumber, title, pricePaise, state, path: place }) => (
          <li key={listing} className="card grid gap-1">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <b>
                {place === null ? (
                  <EnglishRun text={title} />
                ) : (
                  <a href={path(place)}>
                    <EnglishRun text={title} />
                  </a>
                )}
              </b>
              <StatusChip
                tone={state === 'live' ? 'road' : state === 'in-review' ? 'amber' : 'neutral'}
                word={copy.states[state]}
              />
            </div>
            <span className="text-ink-2 text-small">
              {copy.stock(stockNumber)} · {formatRupees(pricePaise as Paise)}
            </span>
            <a
              href={path(`/partner/listings/${listing}`)}
              className="inline-flex min-h-11 items-center"
            >
              {copy.manage}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ImportCard({
  columns,
  imported,
}: {
  readonly columns: readonly string[];
  readonly imported: Imported | null;
}) {
  const copy = useCopy('partner-listings').import;
  const path = usePagePath();
  return (
    <Card id="import" title={copy.title}>
      <div className="grid gap-4">
        {imported !== null && <ImportNote imported={imported} />}
        <p>{copy.text}</p>
        <p className="break-words text-ink-2 text-small" lang="en" translate="no">
          {columns.join(', ')}
        </p>
        <form method="post" action={path('/partner/listings')} className="grid gap-3">
          <TextAreaField
            id="csv"
            name="csv"
            label={copy.field}
            rows={6}
            maxLength={60_000}
            defaultValue={imported?.isStored === false ? imported.csv : ''}
            required
          />
          <div className="actions">
            <Button type="submit" name="act" value="check" variant="outline">
              {copy.check}
            </Button>
            <Button type="submit" name="act" value="store">
              {copy.store}
            </Button>
          </div>
        </form>
      </div>
    </Card>
  );
}

function ImportNote({ imported }: { readonly imported: Imported }) {
  const copy = useCopy('partner-listings').import;
  const { isStored, isKnown, lines } = imported;
  const isWrong = lines.some(({ outcome }) => outcome === 'wrong');
  return (
    <div className="grid gap-2">
      {isStored && <DoneNote text={copy.stored} />}
      {isKnown && <DoneNote text={copy.known} />}
      {isWrong && <p role="alert">{copy.wrong}</p>}
      {!isStored && !isKnown && !isWrong && <DoneNote text={copy.checked} />}
      <ul className="grid gap-1 text-small">
        {lines.map(({ line, stockNumber, outcome, faults }) => (
          <li key={line}>
            {copy.line(line, stockNumber)}: <b>{copy.outcomes[outcome]}</b>
            {faults.length > 0 && (
              <span lang="en">
                {' '}
                ({faults.map(({ column, message }) => `${column}: ${message}`).join(' ')})
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
