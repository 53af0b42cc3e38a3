import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { OptionRow } from '@pahiya/ui/option-row';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { quotePath } from '../quote-paths.ts';
import type { Board, BoardRow } from './ask-quotes.ts';

/** Every add-on of the insurer with its premium, unticked unless the person chose it. */
export function AddOnForm({ board, row }: { readonly board: Board; readonly row: BoardRow }) {
  const { quote: copy, addOnNames, addOnHints } = useCopy('insurance-quotes');
  const addOns = row.quote?.addOns ?? [];
  if (addOns.length === 0) return null;
  const here = quotePath(board.requestId, row.insurerId);
  return (
    <Card id="add-ons" title={copy.addOnsTitle}>
      <Form method="post" action={here} className="grid gap-3" key={board.requestId}>
        <input type="hidden" name="addOns" value="1" />
        <p>{copy.addOnsLead}</p>
        <fieldset className="grid gap-2">
          <legend className="sr-only">{copy.addOnsTitle}</legend>
          {addOns.map(({ code, premium }) => (
            <OptionRow
              key={code}
              id={`add-on-${code}`}
              type="checkbox"
              name="addOn"
              value={code}
              label={addOnNames[code]}
              hint={addOnHints[code]}
              price={copy.addOnPrice(formatRupees(premium as Paise))}
              defaultChecked={board.ask.addOns.includes(code)}
            />
          ))}
        </fieldset>
        <div>
          <SubmitButton label={copy.update} busy={copy.busy} action={here} variant="outline" />
        </div>
      </Form>
    </Card>
  );
}
