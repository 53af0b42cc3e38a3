import type { AnswerOf } from '@pahiya/contracts/contract';
import type { partnerBank } from '@pahiya/contracts/partner-firms/partner-bank-contracts';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { Refused } from '../../../parts/failure/refused.ts';
import { RefusalNote } from '../shell/partner-page.tsx';

/** Forms of the page. */
export const bankDeeds = ['propose', 'confirm', 'cancel'] as const;

type BankPageProps = AnswerOf<typeof partnerBank> & {
  readonly mayPropose: boolean;
  readonly deed: (typeof bankDeeds)[number] | null;
  readonly refused: Refused | null;
};

/** Bank accounts of the firm: proposed by one owner, confirmed by another. */
export function BankPage({ accounts, owners, mayPropose, deed, refused }: BankPageProps) {
  const copy = useCopy('partner-bank');
  const { language } = usePage();
  const path = usePagePath();
  const here = path('/partner/bank');
  return (
    <div className="mx-auto grid max-w-2xl gap-4 pt-4">
      <h1>{copy.title}</h1>
      {deed !== null && refused === null && <DoneNote text={copy.done[deed]} />}
      <RefusalNote refused={refused} />
      <p>{copy.text}</p>
      <Card id="accounts" title={copy.accounts}>
        {accounts.length === 0 && <p>{copy.none}</p>}
        <ul className="grid gap-4">
          {accounts.map((one) => (
            <li key={one.accountId} className="grid gap-1">
              <span>
                <b>{copy.states[one.state]}</b>: <bdi>{one.holder}</bdi>,{' '}
                <span className="nums">{one.number}</span>, {one.ifsc}
              </span>
              <span className="text-ink-2 text-small">
                <bdi>{copy.proposed(one.proposedBy, instantText(one.proposedAt, language))}</bdi>
                {one.usableFrom !== null && (
                  <> · {copy.usable(instantText(one.usableFrom, language))}</>
                )}
              </span>
              {(one.mayConfirm || one.mayCancel) && (
                <form method="post" action={here} className="flex flex-wrap gap-2">
                  <input type="hidden" name="account" value={one.accountId} />
                  {one.mayConfirm && (
                    <Button
                      name="intent"
                      value="confirm"
                      variant="dark"
                      size="sm"
                      aria-label={copy.confirmLong(one.number)}
                    >
                      {copy.confirm}
                    </Button>
                  )}
                  {one.mayCancel && (
                    <Button
                      name="intent"
                      value="cancel"
                      variant="outline"
                      size="sm"
                      aria-label={copy.cancelLong(one.number)}
                    >
                      {copy.cancel}
                    </Button>
                  )}
                </form>
              )}
            </li>
          ))}
        </ul>
        {owners < 2 && <p className="pt-3">{copy.oneOwner}</p>}
      </Card>
      {mayPropose && <ProposeCard />}
    </div>
  );
}

function ProposeCard() {
  const copy = useCopy('partner-bank');
  const path = usePagePath();
  return (
    <Card id="propose" title={copy.propose}>
      <form method="post" action={path('/partner/bank')} className="grid gap-4">
        <input type="hidden" name="intent" value="propose" />
        <TextField id="holder" name="holder" label={copy.holder} maxLength={80} required />
        <TextField
          id="number"
          name="number"
          label={copy.number}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          required
        />
        <TextField
          id="ifsc"
          name="ifsc"
          label={copy.ifsc}
          hint={copy.ifscHint}
          autoComplete="off"
          maxLength={11}
          required
        />
        <Button>{copy.submit}</Button>
      </form>
    </Card>
  );
}
