import type { Answer } from '@pahiya/api-client/api-client';
import { groupDigits } from '@pahiya/domain/shared/intl';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { StatusChip } from '@pahiya/ui/status-chip';
import { SumHead } from '@pahiya/ui/sum-head';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { InspectionReportCard } from '../../../parts/inspection-report/inspection-report-card.tsx';
import type { ReportGroup } from '../../../parts/inspection-report/load-report-words.ts';
import { slotWords } from '../../../parts/slot/slot-words.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { bookPath, salePath } from '../selling-paths.ts';
import { SlotField } from '../slot-field.tsx';
import { needsReport } from './needs-report.ts';
import { SaleClosing } from './sale-closing.tsx';
import { refusedSaleFields, type SaleRefusal } from './sale-refusal.ts';
import { saleTones } from './sale-tones.ts';

type SalePageProps = {
  readonly sale: Answer<'sellCarSale'>;
  readonly slots: Answer<'sellCarSlots'>['slots'];
  readonly points: readonly ReportGroup[];
  readonly done: string | null;
  readonly refusal: SaleRefusal | null;
};

/** A sale as its seller sees it: what is to be done now, then the report. */
export function SalePage({ sale, slots, points, done, refusal }: SalePageProps) {
  const copy = useCopy('sell-car');
  const { language } = usePage();
  const { saved } = useCopy('sell-offer');
  const { car, report, state } = sale;
  const title = copy.sale.title(car.title || copy.sale.carWithout);
  return (
    <div className="grid gap-5 pt-4">
      <SumHead
        title={<EnglishRun text={title} />}
        note={[
          sale.vehicleNumber,
          ...(car.year === null ? [] : [String(car.year)]),
          ...(car.km === null ? [] : [copy.sale.km(groupDigits(car.km))]),
          sale.city[language],
        ].join(' · ')}
        plate={<StatusChip tone={saleTones[state]} word={copy.states[state]} />}
      />
      {refusal !== null && refusedSaleFields(refusal).length === 0 && (
        <FailureFace failure={refusal.failure} action={null} />
      )}
      {refusal === null && done === 'move' && <DoneNote text={copy.sale.moved} />}
      {refusal === null && done !== null && done !== 'move' && done !== 'cancel' && (
        <DoneNote text={saved} />
      )}
      {refusal === null && done === 'cancel' && <DoneNote text={copy.sale.cancelled} />}
      {state === 'not-for-sale' && <p>{copy.sale.barred}</p>}
      <InspectionCard sale={sale} slots={slots} />
      <SaleClosing
        sale={sale}
        refusal={refusal}
        names={
          new Map(
            points.flatMap((group) =>
              group.points.map((point) => [point.id, point.name[language]] as const),
            ),
          )
        }
      />
      {report !== null && (
        <InspectionReportCard
          report={report}
          groups={points}
          city={sale.city[language]}
          photoPath={`/api/v1/web/sell-car/sales/${sale.saleId}/photos`}
        />
      )}
      {withdrawable.has(state) && <Withdraw saleId={sale.saleId} />}
    </div>
  );
}

const withdrawable: ReadonlySet<string> = new Set([
  'draft',
  'booked',
  'inspected',
  'unsold',
  'declined',
  'expired',
]);

function InspectionCard({ sale, slots }: Pick<SalePageProps, 'sale' | 'slots'>) {
  const copy = useCopy('sell-car').sale;
  const { language, nowIso } = usePage();
  const path = usePagePath();
  const { inspection, state, vehicleNumber, car, report } = sale;
  const address = salePath(sale.saleId);
  const isReportOver = needsReport(sale, nowIso);
  if (state === 'draft' || isReportOver) {
    const query = new URLSearchParams({ vehicleNumber, km: String(car.km ?? '') });
    return (
      <Card id="inspection" title={copy.inspection}>
        <div className="grid gap-3">
          {isReportOver && report !== null && (
            <p>{copy.reportOver(instantText(report.validUntil, language))}</p>
          )}
          {inspection?.note != null && <p>{copy.refused(inspection.note)}</p>}
          <div className="actions">
            <ButtonLink href={`${path(bookPath)}?${query}`}>{copy.bookAgain}</ButtonLink>
          </div>
        </div>
      </Card>
    );
  }
  if (inspection === null || state !== 'booked') return null;
  const { day, from, until } = slotWords(inspection.slot, language);
  return (
    <Card id="inspection" title={copy.inspection}>
      <div className="grid gap-3">
        <p>
          <b>{copy.when(day, from, until)}</b>
        </p>
        {inspection.canChange && (
          <>
            <Disclosure summary={copy.move}>
              <Form method="post" action={address} className="grid gap-3">
                <input type="hidden" name="intent" value="move" />
                <SlotField id="slot" label={copy.moveTo} slots={slots} />
                <SubmitButton
                  label={copy.moveSubmit}
                  busy={copy.moveSubmit}
                  action={address}
                  intent="move"
                />
              </Form>
            </Disclosure>
            <Form method="post" action={address}>
              <input type="hidden" name="intent" value="cancel" />
              <SubmitButton
                label={copy.cancel}
                busy={copy.cancel}
                action={address}
                intent="cancel"
                variant="quiet"
              />
            </Form>
          </>
        )}
      </div>
    </Card>
  );
}

function Withdraw({ saleId }: { saleId: string }) {
  const copy = useCopy('sell-car').sale;
  const address = salePath(saleId);
  return (
    <Form method="post" action={address}>
      <input type="hidden" name="intent" value="withdraw" />
      <SubmitButton
        label={copy.withdraw}
        busy={copy.withdraw}
        action={address}
        intent="withdraw"
        variant="quiet"
      />
    </Form>
  );
}
