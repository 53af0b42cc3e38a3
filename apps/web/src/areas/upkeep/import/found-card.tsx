import type { Answer } from '@pahiya/api-client/api-client';
import { formatKms, formatNumber } from '@pahiya/domain/shared/format';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { logFuels } from '@pahiya/domain/upkeep/log-entry';
import { distanceUnits, volumeUnits } from '@pahiya/domain/upkeep/log-import/find-lines';
import { type ImportQuestion, importQuestions } from '@pahiya/domain/upkeep/log-import/import-log';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { Disclosure } from '@pahiya/ui/disclosure';
import { FormErrors } from '@pahiya/ui/form-errors';
import { KeyValues } from '@pahiya/ui/key-values';
import { SelectField } from '@pahiya/ui/select-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { useLineWords } from '../log/line-words.ts';
import { importPath } from '../log/log-path.ts';
import type { ImportOutcome } from './import-log.page.tsx';

type Found = Answer<'importVehicleLog'>;

type FoundCardProps = {
  readonly found: Found;
  readonly outcome: ImportOutcome;
  readonly vehicleNumber: string;
};

/** What a file brings: counts, what is left out, the first lines, and the question about its dates. */
export function FoundCard({ found, outcome, vehicleNumber }: FoundCardProps) {
  const { found: copy, errors, order } = useCopy('log-import');
  const path = usePagePath();
  const action = importPath(vehicleNumber);
  const { counts, duplicates, faultCount, faults, isAmbiguous, asks } = found;
  const isEmpty = counts.fuel + counts.service + counts.expense === 0 && !isAmbiguous;
  const openNow = importQuestions.filter((one) => outcome.faults.includes(one));
  const isOrderMissing = outcome.faults.includes('order');
  return (
    <Card id="found" title={copy.title}>
      <div className="grid gap-4">
        <FormErrors
          title={errors.title}
          errors={[
            ...openNow.map((fieldId) => ({ fieldId, message: errors[fieldId] })),
            ...(isOrderMissing ? [{ fieldId: 'order-day-first', message: errors.order }] : []),
          ]}
        />
        <KeyValues
          facts={[
            ...(['fuel', 'service', 'expense'] as const).map((kind) => ({
              id: kind,
              term: copy.counts[kind],
              detail: formatNumber(counts[kind]),
            })),
            { id: 'twice', term: copy.duplicates, detail: formatNumber(duplicates) },
            { id: 'faults', term: copy.faults, detail: formatNumber(faultCount) },
          ]}
        />
        {faults.length > 0 && (
          <Disclosure summary={copy.faultList}>
            <ul className="grid gap-1">
              {faults.map(({ record, fault }) => (
                <li key={record}>{copy.record(record, copy.fault[fault])}</li>
              ))}
            </ul>
          </Disclosure>
        )}
        <FirstLines found={found} />
        {isEmpty ? (
          <p>{copy.nothing}</p>
        ) : (
          <Form method="post" action={action} encType="multipart/form-data" className="grid gap-4">
            <input type="hidden" name="intent" value="save" />
            <input type="hidden" name="app" value={outcome.typed.app} />
            {importQuestions.map((question) =>
              asks.includes(question) ? (
                <Question
                  key={question}
                  question={question}
                  isMissing={openNow.includes(question)}
                />
              ) : (
                <input
                  key={question}
                  type="hidden"
                  name={question}
                  value={outcome.typed[question]}
                />
              ),
            )}
            <textarea name="text" defaultValue={outcome.text} hidden readOnly />
            {isAmbiguous ? (
              <fieldset className="grid gap-3 rounded-card border border-line-strong p-4">
                <legend className="px-1 font-semibold">{order.legend}</legend>
                <p className="text-small">{order.text}</p>
                {(['day-first', 'month-first'] as const).map((one) => (
                  <CheckField
                    key={one}
                    type="radio"
                    id={`order-${one}`}
                    name="dayOrder"
                    value={one}
                    label={order[one]}
                    required
                  />
                ))}
              </fieldset>
            ) : (
              <input type="hidden" name="dayOrder" value={outcome.dayOrder} />
            )}
            <SubmitButton
              label={copy.save}
              busy={copy.saving}
              action={action}
              intent="save"
              block
            />
          </Form>
        )}
        <p>
          <a href={path(action)}>{copy.again}</a>
        </p>
      </div>
    </Card>
  );
}

type QuestionProps = { readonly question: ImportQuestion; readonly isMissing: boolean };

/** What the file does not say: asked, with nothing chosen before. */
function Question({ question, isMissing }: QuestionProps) {
  const { asks: copy, errors } = useCopy('log-import');
  const { fuels } = useCopy('vehicle-log');
  const options = {
    fuel: logFuels.map((value) => ({ value, label: fuels[value] })),
    distance: distanceUnits.map((value) => ({ value, label: copy.units[value] })),
    volume: volumeUnits.map((value) => ({ value, label: copy.units[value] })),
  };
  return (
    <SelectField
      id={question}
      name={question}
      label={copy[question]}
      hint={copy.hint}
      emptyLabel={errors[question]}
      options={options[question]}
      error={isMissing ? errors[question] : undefined}
      required
    />
  );
}

function FirstLines({ found }: { readonly found: Found }) {
  const { found: copy } = useCopy('log-import');
  const { language } = usePage();
  const nameOf = useLineWords();
  if (found.first.length === 0) return null;
  return (
    <section aria-labelledby="first-lines">
      <h3 id="first-lines">{copy.first}</h3>
      <RowTable
        isSmall
        columns={[
          { id: 'on', label: copy.columns.on },
          { id: 'what', label: copy.columns.what },
          { id: 'km', label: copy.columns.km, look: 'numbers' },
          { id: 'cost', label: copy.columns.cost, look: 'sums' },
        ]}
        rows={found.first.map(({ on, category, km, costPaise }, place) => ({
          id: String(place),
          name: formatIstDate(on as IstDate, language),
          cells: [
            nameOf(category),
            km === null ? '' : formatKms(km),
            costPaise === null ? '' : formatRupees(costPaise as Paise),
          ],
        }))}
      />
    </section>
  );
}
