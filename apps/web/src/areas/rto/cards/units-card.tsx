import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import type { officePage } from '../facts/office-page.server.ts';

/** Tamil Nadu unit offices under this code, identified by the last letter of the series. */
export function UnitsCard({ units }: Pick<ReturnType<typeof officePage>, 'units'>) {
  const copy = useCopy('rto-pages').office;
  if (units.length === 0) return null;
  return (
    <Card id="units" title={copy.units}>
      <KeyValues
        facts={units.map((unit) => ({
          id: unit.series,
          term: copy.unit(unit.series),
          detail: <EnglishRun text={unit.office} />,
        }))}
      />
    </Card>
  );
}
