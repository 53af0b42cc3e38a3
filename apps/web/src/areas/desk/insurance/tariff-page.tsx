import type { Answer } from '@pahiya/api-client/api-client';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { Refused } from '../../../parts/failure/refused.ts';
import { RefusalNote } from '../shell/refusal-note.tsx';

type Tariffs = Answer<'deskTariffs'>;
type Preview = Answer<'deskPreviewTariff'>;
type TariffPageProps = {
  readonly tariffs: Tariffs;
  readonly preview: Preview | null;
  readonly refused: Refused | null;
  /** As typed. */
  readonly text: string;
  readonly reason: string;
};

/** The saved table of motor rating, those that wait for a second operator, and what a corrected one would change. */
export function TariffPage({ tariffs, preview, refused, text, reason }: TariffPageProps) {
  const copy = useCopy('desk-insurance');
  const path = usePagePath();
  const { language } = usePage();
  const action = path('/desk/insurance/tariff');
  const { saved, waiting } = tariffs;
  const maySave = preview !== null && preview.faults.length === 0 && preview.count > 0;
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.tariff}</h1>
      <RefusalNote refused={refused} />
      {saved === null ? (
        <p>{copy.shipped}</p>
      ) : (
        <Card id="saved" title={copy.savedTitle}>
          <div className="grid gap-2">
            <p>
              {copy.savedBy(instantText(saved.savedAt, language))} <bdi>{saved.operator}</bdi>
            </p>
            <p>
              {saved.reason === null ? copy.confirmedByOther : copy.why} <bdi>{saved.reason}</bdi>
            </p>
            <Disclosure summary={copy.againstShipped(saved.count)}>
              <Changes changes={saved.changes} />
            </Disclosure>
          </div>
        </Card>
      )}
      {waiting.map(({ tariffId, operator, isOwn, savedAt, count, changes }) => (
        <Card
          key={tariffId}
          id={`t-${tariffId}`}
          title={copy.waits(instantText(savedAt, language))}
        >
          <div className="grid gap-3">
            <p>
              {copy.waitsBy} <bdi>{operator}</bdi> · {copy.changes(count)}
            </p>
            <Changes changes={changes} />
            {isOwn && <p>{copy.needsOther}</p>}
            <form method="post" action={action} className="flex flex-wrap gap-3">
              <input type="hidden" name="tariffId" value={tariffId} />
              {!isOwn && (
                <Button name="intent" value="confirm">
                  {copy.confirm}
                </Button>
              )}
              <Button name="intent" value="discard" variant="outline">
                {copy.discard}
              </Button>
            </form>
          </div>
        </Card>
      ))}
      {preview !== null && (
        <div role="status">
          <Card title={preview.faults.length > 0 ? copy.faults : copy.changes(preview.count)}>
            {preview.faults.length === 0 && preview.count === 0 && <p>{copy.nothing}</p>}
            <ul className="grid gap-1 text-small" lang="en">
              {preview.faults.map((fault) => (
                <li key={fault} className="wrap-anywhere">
                  <code>{fault}</code>
                </li>
              ))}
            </ul>
            <Changes changes={preview.changes} />
          </Card>
        </div>
      )}
      <form method="post" action={action} className="card grid gap-3">
        <h2>{copy.correct}</h2>
        <p>{copy.tariffText}</p>
        <TextAreaField
          id="text"
          name="text"
          label={copy.tariffField}
          rows={12}
          defaultValue={text}
          error={refused?.fields.includes('body.text') === true ? copy.notRead : undefined}
          required
        />
        {maySave && (
          <TextField
            id="reason"
            name="reason"
            label={copy.reason}
            hint={copy.reasonHint}
            defaultValue={reason}
            minLength={10}
            maxLength={500}
            autoComplete="off"
          />
        )}
        <div className="actions">
          <Button name="intent" value="preview" variant={maySave ? 'outline' : 'sun'}>
            {copy.preview}
          </Button>
          {maySave && (
            <Button name="intent" value="save">
              {copy.save}
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}

function Changes({ changes }: Pick<Preview, 'changes'>) {
  const copy = useCopy('desk-insurance');
  return (
    <ul className="grid gap-1 text-small" lang="en">
      {changes.map(({ place, before, after }) => (
        <li key={place} className="wrap-anywhere">
          <code>{`${place}: ${before ?? copy.none} → ${after ?? copy.gone}`}</code>
        </li>
      ))}
    </ul>
  );
}
