import type { Answer } from '@pahiya/api-client/api-client';
import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { PriceLines } from '@pahiya/ui/price-lines';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { type OrderChoice, rtoOrderPath } from './order-choice.ts';

type PriceFormProps = {
  readonly serviceId: string;
  readonly price: Answer<'rtoServicePrice'>;
  readonly display: string;
  readonly choice: OrderChoice;
  readonly formKey: string;
  readonly isLoggedIn: boolean;
};

/** Every line of the price, the promises with their days, and the button that pays. */
export function PriceForm({
  serviceId,
  price,
  display,
  choice,
  formKey,
  isLoggedIn,
}: PriceFormProps) {
  const copy = useCopy('rto-order').price;
  const { language } = usePage();
  const path = rtoOrderPath(serviceId, choice);
  const total = formatRupees(paise(price.total));
  const since = parseIstDate(price.since);
  return (
    <Card title={copy.title} id="price">
      <p className="text-ink-2 text-small">
        <EnglishRun text={display} /> · {copy.states[choice.state] ?? choice.state}
      </p>
      <PriceLines
        lines={price.lines.map(({ code, amount }) => ({
          id: code,
          label: copy.lines[code] ?? code,
          note: copy.notes[code],
          amount: formatRupees(paise(amount)),
        }))}
        total={{ label: copy.total, amount: total }}
      />
      <ul className="grid list-disc gap-1 py-4 pl-5 text-small">
        <li>{copy.filed(price.fileWithinDays)}</li>
        <li>{copy.documents(price.documentDays)}</li>
        <li>{copy.refund}</li>
        <li>{copy.neverAsk}</li>
      </ul>
      <Form method="post" action={path} className="grid gap-2">
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="total" value={price.total} />
        <SubmitButton
          label={isLoggedIn ? copy.pay(total) : copy.signIn}
          busy={copy.busy}
          action={rtoOrderPath(serviceId)}
          block
        />
      </Form>
      <p className="pt-3 text-ink-2 text-small">
        {copy.source(since === null ? price.since : formatIstDate(since, language))}
      </p>
    </Card>
  );
}
