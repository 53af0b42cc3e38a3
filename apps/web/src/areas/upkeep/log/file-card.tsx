import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { importPath, logPath } from './log-path.ts';
import type { VehicleLog } from './vehicle-log-page.tsx';

/** The log as a file, from other apps and for buyers, and the records that buyers have. */
export function FileCard({
  log: { vehicleNumber, total, role, packs },
}: {
  readonly log: VehicleLog;
}) {
  const { file } = useCopy('vehicle-log');
  const path = usePagePath();
  const all = role === 'owner' ? (['csv', 'json', 'pdf'] as const) : (['csv', 'json'] as const);
  const forms = total === 0 ? [] : all;
  return (
    <Card id="file" title={file.title}>
      <p>{file.text}</p>
      <div className="flex flex-wrap gap-3 pt-4">
        {role === 'owner' && (
          <ButtonLink href={path(importPath(vehicleNumber))} size="sm" variant="outline">
            {file.bring}
          </ButtonLink>
        )}
        {forms.map((form) => (
          <ButtonLink
            key={form}
            href={`/api/v1/web/garage/log/${encodeURIComponent(vehicleNumber)}/export/${form}`}
            download
            size="sm"
            variant="outline"
          >
            {file[form]}
          </ButtonLink>
        ))}
      </div>
      {packs.length > 0 && <Packs vehicleNumber={vehicleNumber} packs={packs} />}
    </Card>
  );
}

/** Days on which a record was made for buyers: from then on it is valid until its keeper ends it. */
function Packs({ vehicleNumber, packs }: Pick<VehicleLog, 'vehicleNumber' | 'packs'>) {
  const { packs: copy } = useCopy('vehicle-log');
  const { language } = usePage();
  return (
    <section aria-labelledby="packs" className="pt-4">
      <h3 id="packs" className="text-body">
        {copy.title}
      </h3>
      <p className="text-ink-2 text-small">{copy.text}</p>
      <ul>
        {packs.map(({ packId, madeOn }) => {
          const day = formatIstDate(madeOn as IstDate, language);
          return (
            <li
              key={packId}
              className="flex flex-wrap items-center justify-between gap-x-3 border-line border-b last:border-b-0"
            >
              <span>{copy.made(day)}</span>
              <Form method="post" action={logPath(vehicleNumber)}>
                <input type="hidden" name="intent" value="end-pack" />
                <input type="hidden" name="packId" value={packId} />
                <button
                  type="submit"
                  className="min-h-12 text-small underline underline-offset-4"
                  aria-label={copy.endLong(day)}
                >
                  {copy.end}
                </button>
              </Form>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
