import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { buyPath, quotePath } from '../quote-paths.ts';
import type { Board, BoardRow } from '../quotes/ask-quotes.ts';
import { DoubledNote } from '../quotes/doubled-note.tsx';
import { LicenceNote } from '../quotes/licence-note.tsx';
import { QuoteLines } from '../quotes/quote-lines.tsx';
import { InformationSheet } from '../sheet/information-sheet.tsx';
import { sheetOfQuote } from '../sheet/sheet-facts.ts';
import { type BuyField, type BuyOutcome, needsPrevious, type ProposalField } from './buy-form.ts';

type BuyPageProps = {
  readonly board: Board;
  readonly row: BoardRow;
  readonly formKey: string;
  readonly outcome: BuyOutcome | null;
};

/** The bill, what the policy covers and what not, what the insurer has to know, and the consents: nothing is charged on
 * this page. */
export function BuyPage({ board, row, formKey, outcome }: BuyPageProps) {
  const copy = useCopy('insurance-buy');
  const { quote: quotes } = useCopy('insurance-quotes');
  const { language, brand } = usePage();
  const path = usePagePath();
  const { ask, requestId } = board;
  const { quote } = row;
  const sheet = sheetOfQuote(board, row);
  if (quote === null || sheet === null) return null;
  const here = buyPath(requestId, row.insurerId);
  const faults: readonly BuyField[] = outcome?.kind === 'faults' ? outcome.faults : [];
  const isNew = board.vehicleNumber === null;
  // A first policy has none before it, but for that of the vehicle whose bonus is transferred.
  const hasPrevious = !isNew || ask.bonus > 0;
  const isPreviousNeeded = needsPrevious(ask);
  const bonusHint = isPreviousNeeded ? copy.bonusProofHint : copy.previousHint;
  const previousHint = ask.cover === 'own-damage' ? copy.thirdPartyHint : bonusHint;
  // Beside own damage alone it is the policy that has the third-party cover.
  const thirdPartyLabels: Partial<Record<ProposalField, string>> = copy.thirdPartyFields;
  const field = (name: ProposalField, autoComplete = 'off') => ({
    ...{ id: name, name, autoComplete },
    label: (ask.cover === 'own-damage' && thirdPartyLabels[name]) || copy.fields[name],
    error: faults.includes(name) ? copy.errors[name] : undefined,
    defaultValue: outcome?.typed[name] ?? '',
  });
  const total = formatRupees(quote.total as Paise);
  const trail = [
    { href: path('/'), label: language === 'hi' ? brand.nameHindi : brand.name },
    { href: path(quotePath(requestId, row.insurerId)), label: row.name },
  ];
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs label={copy.title} trail={trail} here={copy.title} />
      <PageTitle
        title={copy.title}
        lead={
          <>
            <span lang={isNew ? 'en' : undefined}>{board.display}</span> · {row.name} · {total}
          </>
        }
      />
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      <DoubledNote {...board} cover={ask.cover} />
      <Card id="bill" title={quotes.billTitle(ask.thirdPartyYears)}>
        <QuoteLines quote={quote} ask={ask} />
      </Card>
      <InformationSheet sheet={sheet} />
      <Form method="post" action={here} className="card grid gap-4">
        <h2>{copy.proposal}</h2>
        <FormErrors
          title={copy.errorsTitle}
          errors={faults.map((name) => ({ fieldId: name, message: copy.errors[name] }))}
        />
        <p>{copy.sentTo(row.name)}</p>
        {isNew && <p>{copy.appliedFor}</p>}
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="total" value={quote.total} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            {...field('name', 'name')}
            hint={isNew ? copy.nameHintNew : copy.nameHint}
            required
          />
          <TextField {...field('email', 'email')} hint={copy.emailHint} type="email" />
          <TextField {...field('address', 'street-address')} required />
          <TextField {...field('pinCode', 'postal-code')} inputMode="numeric" required />
          {sheet.hasOwnerDriver && (
            <>
              <TextField {...field('nominee')} hint={copy.nomineeHint} required />
              <TextField {...field('nomineeRelation')} required />
            </>
          )}
          {isNew && (
            <>
              <TextField {...field('chassisNumber')} hint={copy.chassisHint} required />
              <TextField {...field('engineNumber')} hint={copy.engineHint} required />
            </>
          )}
          {hasPrevious && (
            <>
              <TextField
                {...field('previousInsurer')}
                hint={previousHint}
                required={isPreviousNeeded}
              />
              <TextField {...field('previousPolicy')} required={isPreviousNeeded} />
            </>
          )}
        </div>
        {ask.bonus > 0 && (
          <CheckField
            id="bonus"
            name="bonus"
            value="yes"
            label={(isNew ? copy.certificate : copy.bonus)(ask.bonus / 1_000)}
            hint={copy.bonusHint}
            error={faults.includes('bonus') ? copy.errors.bonus : undefined}
          />
        )}
        <CheckField
          id="agree"
          name="agree"
          value="yes"
          label={(isNew ? copy.agreeNew : copy.agree)(row.name)}
          hint={copy.agreeHint}
          error={faults.includes('agree') ? copy.errors.agree : undefined}
        />
        <p className="text-small">{copy.next}</p>
        <div>
          <SubmitButton label={copy.submit(total)} busy={copy.busy} action={here} />
        </div>
      </Form>
      <LicenceNote licence={board.licence} isSandbox={row.sandbox} />
    </div>
  );
}
