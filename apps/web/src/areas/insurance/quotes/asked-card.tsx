import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import type { ReactNode } from 'react';
import type { Copies } from '../../../frame/copy/copies.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { countExtras, typedExtras } from '../extras/extras-wish.ts';
import { type Board, extrasOffer } from './ask-quotes.ts';

type AskedCardProps = {
  readonly board: Board;
  readonly open: boolean;
  /** The form to change it. */
  readonly children: ReactNode;
};

/** What all insurers were asked for in one line, which opens to the form; on wide screens the form alone. */
export function AskedCard({ board, open, children }: AskedCardProps) {
  const copy = useCopy('insurance-quotes').change;
  return (
    <details className="asked card" open={open}>
      <summary>
        {askedLine(board, copy.asked)} <b>{copy.open}</b>
      </summary>
      {children}
    </details>
  );
}

/** What was asked for, in one line. It depends on no answer, so that it stays as it is while they come in. */
function askedLine(board: Board, copy: Copies['insurance-quotes']['change']['asked']): string {
  const { ask, answers } = board;
  const hasDamage = ask.cover !== 'third-party';
  const hasBonus = hasDamage && (ask.cover !== 'bundle' || answers.certificateOn !== null);
  const extras = countExtras(extrasOffer(board), typedExtras(answers.extras));
  const { value, bonus, addOns, extras: others } = copy;
  const parts = [
    ...(hasDamage
      ? [value(ask.insuredValue === null ? null : formatRupees(ask.insuredValue as Paise))]
      : []),
    ...(hasBonus ? [bonus(ask.bonus / 1_000)] : []),
    ...(hasDamage || ask.addOns.length > 0 ? [addOns(ask.addOns.length)] : []),
  ];
  return [...parts, ...(extras > 0 || parts.length === 0 ? [others(extras)] : [])].join(' · ');
}
