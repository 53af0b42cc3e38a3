import type { Answer } from '@pahiya/api-client/api-client';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { Refused } from '../../../parts/failure/refused.ts';
import { RefusalNote } from '../shell/refusal-note.tsx';

type TariffPreviewProps = {
  readonly preview: Answer<'deskPreviewTariff'> | null;
  readonly refused: Refused | null;
};

/** What a corrected table of motor rating would change, place by place. */
export function TariffPreview({ preview, refused }: TariffPreviewProps) {
  const copy = useCopy('desk-insurance');
  const path = usePagePath();
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.tariff}</h1>
      <RefusalNote refused={refused} />
      <p>{copy.tariffText}</p>
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
              {preview.changes.map(({ place, before, after }) => (
                <li key={place} className="wrap-anywhere">
                  <code>{`${place}: ${before ?? copy.none} → ${after ?? copy.gone}`}</code>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      )}
      <form method="post" action={path('/desk/insurance/tariff')} className="card grid gap-3">
        <TextAreaField id="text" name="text" label={copy.tariffField} rows={12} required />
        <div>
          <Button>{copy.preview}</Button>
        </div>
      </form>
    </div>
  );
}
