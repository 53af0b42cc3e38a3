import {
  daysBetween,
  formatIstDate,
  istDateOf,
  parseIstDate,
} from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { SelectField } from '@pahiya/ui/select-field';
import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';
import { shortSource } from '../../parts/texts/short-source.ts';
import { type Board, remindersPath } from './reminder-facts.ts';

/** The amount below which a person is told of a FASTag's balance, off until it is chosen, and the last known balances
 * with their age. */
export function BalanceCard({ balances, choices }: Pick<Board, 'balances' | 'choices'>) {
  const { balance: copy } = useCopy('reminders');
  const { line, lines, tags } = balances;
  const hasWay = choices !== null && choices.channels.length > 0;
  return (
    <Card id="balance" title={copy.title}>
      <div className="grid gap-4">
        <p>{copy.text}</p>
        {tags.length > 0 && (
          <ul className="grid gap-3">
            {tags.map((tag) => (
              <li key={tag.vehicleNumber}>
                <TagBalance tag={tag} hasWay={hasWay} />
              </li>
            ))}
          </ul>
        )}
        {line !== null && !hasWay && <p className="font-semibold">{copy.noWay}</p>}
        {line !== null && tags.length === 0 && <p>{copy.none}</p>}
        <Form method="post" action={remindersPath} className="grid gap-3">
          <input type="hidden" name="intent" value="balance" />
          <SelectField
            id="balance-line"
            name="line"
            label={copy.line}
            hint={copy.lineHint}
            options={[
              { value: '', label: copy.off },
              ...lines.map((one) => ({
                value: String(one),
                label: copy.below(formatRupees(one as Paise)),
              })),
            ]}
            defaultValue={line === null ? '' : String(line)}
          />
          <p>
            <SubmitButton
              label={copy.submit}
              busy={copy.busy}
              action={remindersPath}
              intent="balance"
              variant="outline"
            />
          </p>
        </Form>
      </div>
    </Card>
  );
}

type TagBalanceProps = {
  readonly tag: Board['balances']['tags'][number];
  /** Without a way of sending there is no next reminder. */
  readonly hasWay: boolean;
};

function TagBalance({ tag, hasWay }: TagBalanceProps) {
  const copy = useCopy('reminders');
  const { language, today } = usePage();
  const { display, balance, source, nextOn } = tag;
  const readOn = istDateOf(new Date(source.at));
  const next = nextOn === null ? null : parseIstDate(nextOn);
  return (
    <Form method="post" action={remindersPath} className="grid gap-1">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <span>{display}</span>
        <span>{formatRupees(balance as Paise)}</span>
      </p>
      <p className="text-ink-2 text-small">
        {copy.balance.age(daysBetween(readOn, today))} ·{' '}
        {copy.due.source(shortSource(source.name), formatIstDate(readOn, language))}
        {source.sandbox && ` · ${copy.due.sandbox}`}
      </p>
      {(next === null || hasWay) && (
        <p className="text-small">
          {next === null ? copy.balance.notLow : copy.due.next(formatIstDate(next, language))}
        </p>
      )}
      <input type="hidden" name="intent" value="balance" />
      <input type="hidden" name="vehicle" value={tag.vehicleNumber} />
      <div>
        <Button
          type="submit"
          name="act"
          value="forget"
          variant="quiet"
          size="sm"
          aria-label={copy.balance.forgetOf(display)}
        >
          {copy.balance.forget}
        </Button>
      </div>
    </Form>
  );
}
