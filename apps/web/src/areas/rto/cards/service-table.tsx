import { Card } from '@pahiya/ui/card';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { stateName } from '../facts/rto-trail.ts';
import { asOfText, feeText } from '../fees/fee-text.ts';
import type { ServicesView } from '../fees/service-view.ts';

type ServiceTableProps = {
  readonly services: ServicesView;
  readonly stateCode: string;
  readonly statePath: string;
};

/** The most popular services, each linked to its details on the state's page. */
export function ServiceTable({ services, stateCode, statePath }: ServiceTableProps) {
  const { language } = usePage();
  const words = useCopy('rto-pages');
  const copy = words.services;
  const path = usePagePath();
  return (
    <Card id="services" title={copy.popular}>
      <RowTable
        isSmall
        columns={[
          { id: 'name', label: copy.name },
          { id: 'forms', label: copy.forms },
          { id: 'fee', label: copy.fee, look: 'numbers' },
        ]}
        rows={services.services.map(({ id, name, forms, fee }) => ({
          id,
          name: <a href={path(`${statePath}#${id}`)}>{name}</a>,
          cells: [forms.join(', ') || copy.none, feeText(fee, copy)],
        }))}
      />
      <p className="pt-3 text-small">
        <a href={path(`${statePath}#services`)}>{copy.all(stateName(stateCode, words))}</a>
      </p>
      <SourcesLine>
        {copy.asOf(asOfText(services.asOf, language))} {services.indicative}
      </SourcesLine>
    </Card>
  );
}
