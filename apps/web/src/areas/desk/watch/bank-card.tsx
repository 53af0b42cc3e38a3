import type { Answer } from '@pahiya/api-client/api-client';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';

type BankCardProps = { readonly lines: Answer<'deskMoney'>['bank'] };

/** The newest transactions on our bank account. */
export function BankCard({ lines }: BankCardProps) {
  const copy = useCopy('desk-watch').money.bank;
  const { bookings } = useCopy('desk-order');
  const { language } = usePage();
  return (
    <Card title={copy.title} id="bank">
      <p className="text-ink-2 text-small">{copy.daily}</p>
      {lines.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <section
          className="overflow-x-auto"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls needs the focus
          tabIndex={0}
          aria-label={[copy.date, copy.kind, copy.amount].join(', ')}
        >
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">{copy.date}</th>
                <th scope="col">{copy.kind}</th>
                <th scope="col">{copy.reference}</th>
                <th scope="col">{copy.by}</th>
                <th scope="col" className="num">
                  {copy.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={`${line.kind} ${line.reference} ${line.at}`}>
                  <td>{formatIstDate(istDateOf(new Date(line.at)), language)}</td>
                  <td className="step">
                    {bookings[line.kind]}
                    {line.note !== null && <span lang="en">{` · ${line.note}`}</span>}
                  </td>
                  <td lang="en" translate="no">
                    {line.reference}
                  </td>
                  <td>{line.by ?? '–'}</td>
                  <td className="num">{formatRupees(paise(line.amount))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  );
}
