import type { Answer } from '@pahiya/api-client/api-client';
import type { ClaimClock } from '@pahiya/domain/insurance/claim-clocks';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { ClaimFault } from './claim-fields.ts';
import { ClaimForm } from './claim-form.tsx';
import { ClaimLetters, type ClaimLetterText } from './claim-letters.tsx';
import { ClaimNotes } from './claim-notes.tsx';
import { ClaimPapers, type WalletPapers } from './claim-papers.tsx';
import { ownClaimsPath } from './own-claims-path.ts';

export type OwnClaim = Answer<'listClaims'>['claims'][number] & {
  readonly clocks: readonly ClaimClock[];
  readonly due: readonly ClaimLetterText[];
};

/** A claim with its days, the letters that are due, papers and notes. */
export function ClaimCard({
  claim,
  papers,
  outcome,
}: {
  readonly claim: OwnClaim;
  readonly papers: WalletPapers;
  readonly outcome: {
    readonly typed: Readonly<Record<string, string>>;
    readonly faults: readonly ClaimFault[];
  } | null;
}) {
  const copy = useCopy('own-claims');
  const words = useCopy('insurance-claims');
  const { language } = usePage();
  const path = usePagePath();
  const { claimId: id, loss, lostOn, toldOn, amount, clocks } = claim;
  const day = (one: string) => formatIstDate(one as IstDate, language);
  const dayTyped = (one: string | null) => (one === null ? '' : formatDdMmYyyy(one as IstDate));
  const typed = {
    ...{ loss, lost: dayTyped(lostOn), told: dayTyped(toldOn) },
    amount: amount === null ? '' : String(amount / 100),
    ...{ vehicle: claim.vehicleNumber, policy: claim.policyNumber, number: claim.claimNumber },
  };
  const guide = new URLSearchParams({
    loss,
    lost: typed.lost,
    told: typed.told,
    amount: typed.amount,
  });
  const isNote = outcome?.faults.some((fault) => fault === 'on' || fault === 'words') === true;
  const ofForm = isNote ? null : outcome;
  const facts = [
    { id: 'vehicle', term: copy.facts.vehicle, detail: claim.vehicleNumber },
    { id: 'policy', term: copy.facts.policy, detail: claim.policyNumber },
    { id: 'number', term: copy.facts.number, detail: claim.claimNumber },
    { id: 'told', term: copy.facts.told, detail: toldOn === null ? '' : day(toldOn) },
    {
      id: 'amount',
      term: copy.facts.amount,
      detail: amount === null ? '' : formatRupees(amount as Paise),
    },
  ].filter(({ detail }) => detail !== '');
  return (
    <Card
      id={`c-${id}`}
      title={copy.of(words.losses[loss], day(lostOn))}
      aside={claim.isClosed ? <StatusChip tone="neutral" word={copy.closed} /> : undefined}
    >
      <div className="grid gap-4">
        {facts.length > 0 && <KeyValues facts={facts} />}
        {clocks.length > 0 && (
          <KeyValues
            facts={clocks.map(({ id: clock, until, doneOn, isOver, isUsual }) => ({
              id: clock,
              term: words.clocks[clock],
              detail: (
                <span className="nums">
                  {day(until)} {isOver && <StatusChip tone="brick" word={words.over} />}
                  {doneOn !== null && <StatusChip tone="road" word={copy.doneOn(day(doneOn))} />}
                </span>
              ),
              note: isUsual && doneOn === null ? words.usual : undefined,
            }))}
          />
        )}
        {!claim.isClosed && <ClaimLetters claimId={id} letters={claim.due} />}
        <p>
          <a href={path(`/insurance-claims?${guide}#papers`)}>{copy.papers}</a>
        </p>
        <ClaimPapers papers={papers} vehicleNumber={claim.vehicleNumber} />
        <ClaimNotes claimId={id} steps={claim.steps} refused={isNote ? outcome : null} />
        <Disclosure summary={copy.change} open={ofForm !== null}>
          <ClaimForm
            id={id}
            claimId={id}
            typed={ofForm?.typed ?? typed}
            faults={ofForm?.faults ?? []}
            isClosed={claim.isClosed}
          />
        </Disclosure>
        <Disclosure summary={copy.remove}>
          <Form method="post" action={ownClaimsPath}>
            <input type="hidden" name="claim" value={id} />
            <Button name="intent" value="delete" variant="outline">
              {copy.removeSure}
            </Button>
          </Form>
        </Disclosure>
      </div>
    </Card>
  );
}
