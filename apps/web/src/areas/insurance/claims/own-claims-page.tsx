import type { Answer } from '@pahiya/api-client/api-client';
import { callAddress } from '@pahiya/contracts/call';
import { claimLetterPdf } from '@pahiya/contracts/insurance/insurance-calls';
import { type ClaimClock, lossKinds } from '@pahiya/domain/insurance/claim-clocks';
import type { ClaimLetterKind } from '@pahiya/domain/insurance/claim-letters';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { Disclosure } from '@pahiya/ui/disclosure';
import { FormErrors } from '@pahiya/ui/form-errors';
import { KeyValues } from '@pahiya/ui/key-values';
import { SelectField } from '@pahiya/ui/select-field';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { ClaimPapers, type WalletPapers } from './claim-papers.tsx';
import type { ClaimWish } from './claim-wish.ts';
import { ownClaimsPath } from './own-claims-path.ts';

type Claim = Answer<'listClaims'>['claims'][number] & {
  readonly clocks: readonly ClaimClock[];
  readonly dueLetter: ClaimLetterKind | null;
};
/** Days that a claim has besides those of the guide, in the order of display. */
export const laterDays = ['refused', 'complained', 'portal'] as const;
type Fault = 'lost' | 'told' | 'amount' | 'on' | 'words' | (typeof laterDays)[number];

/** What was refused, with what was typed. `claimId`: null for the form of a new claim. */
export type OwnClaimsOutcome = {
  readonly claimId: string | null;
  readonly typed: Readonly<Record<string, string>>;
  readonly faults: readonly Fault[];
  readonly failure: PageFailure | null;
};

type Page =
  | {
      readonly kind: 'claims';
      readonly claims: readonly Claim[];
      readonly papers: WalletPapers;
      readonly wish: ClaimWish;
      readonly deed: 'saved' | 'noted' | 'deleted' | null;
    }
  | { readonly kind: 'failed'; readonly failure: PageFailure };

/** Claims with their days and notes, and the form to keep another. */
export function OwnClaimsPage({
  page,
  outcome,
}: {
  readonly page: Page;
  readonly outcome: OwnClaimsOutcome | null;
}) {
  const copy = useCopy('own-claims');
  const path = usePagePath();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const { claims, papers, wish, deed } = page;
  const ofNew = outcome !== null && outcome.claimId === null ? outcome : null;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <PageTitle title={copy.title} lead={copy.lead} />
      <p>
        <a href={path('/insurance-claims')}>{copy.guide}</a>
      </p>
      {deed !== null && outcome === null && <DoneNote text={copy.done[deed]} />}
      {outcome?.failure != null && <FailureFace failure={outcome.failure} action={null} />}
      {claims.length === 0 && <p>{copy.none}</p>}
      {claims.map((claim) => (
        <ClaimCard
          key={claim.claimId}
          claim={claim}
          papers={papers}
          outcome={outcome?.claimId === claim.claimId ? outcome : null}
        />
      ))}
      <Card id="new" title={copy.newTitle}>
        <ClaimForm
          key={claims.length}
          id="new"
          claimId={null}
          typed={ofNew?.typed ?? { loss: wish.loss, ...wish.typed }}
          faults={ofNew?.faults ?? []}
          isClosed={false}
        />
      </Card>
    </div>
  );
}

function ClaimCard({
  claim,
  papers,
  outcome,
}: {
  readonly claim: Claim;
  readonly papers: WalletPapers;
  readonly outcome: OwnClaimsOutcome | null;
}) {
  const copy = useCopy('own-claims');
  const words = useCopy('insurance-claims');
  const { language, today } = usePage();
  const path = usePagePath();
  const { claimId: id, loss, lostOn, toldOn, amount, clocks } = claim;
  const day = (one: string) => formatIstDate(one as IstDate, language);
  const dayTyped = (one: string | null) => (one === null ? '' : formatDdMmYyyy(one as IstDate));
  const typed = {
    ...{ loss, lost: dayTyped(lostOn), told: dayTyped(toldOn) },
    amount: amount === null ? '' : String(amount / 100),
    ...{ vehicle: claim.vehicleNumber, number: claim.claimNumber, policy: claim.policyNumber },
    ...{ refused: dayTyped(claim.refusedOn), complained: dayTyped(claim.complainedOn) },
    portal: dayTyped(claim.portalOn),
  };
  const guide = new URLSearchParams({
    loss,
    lost: typed.lost,
    told: typed.told,
    amount: typed.amount,
  });
  const isNote = outcome?.faults.some((fault) => fault === 'on' || fault === 'words') === true;
  const ofNote = isNote ? outcome : null;
  const ofForm = isNote ? null : outcome;
  const facts = [
    { id: 'vehicle', term: copy.facts.vehicle, detail: claim.vehicleNumber },
    { id: 'number', term: copy.facts.number, detail: claim.claimNumber },
    { id: 'policy', term: copy.facts.policy, detail: claim.policyNumber },
    { id: 'told', term: copy.facts.told, detail: toldOn === null ? '' : day(toldOn) },
    {
      id: 'amount',
      term: copy.facts.amount,
      detail: amount === null ? '' : formatRupees(amount as Paise),
    },
    ...(['refusedOn', 'complainedOn', 'portalOn'] as const).map((name) => ({
      ...{ id: name, term: copy.facts[name] },
      detail: claim[name] === null ? '' : day(claim[name]),
    })),
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
            facts={clocks.map(({ id: clock, until, isOver, isUsual }) => ({
              id: clock,
              term: words.clocks[clock],
              detail: (
                <span className="nums">
                  {day(until)} {isOver && <StatusChip tone="brick" word={words.over} />}
                </span>
              ),
              note: isUsual ? words.usual : undefined,
            }))}
          />
        )}
        {!claim.isClosed && <DueLetter claimId={id} letter={claim.dueLetter} />}
        <p>
          <a href={path(`/insurance-claims?${guide}#papers`)}>{copy.letters}</a>
        </p>
        <ClaimPapers papers={papers} vehicleNumber={claim.vehicleNumber} />
        <h3>{copy.steps}</h3>
        {claim.steps.length === 0 && <p>{copy.noSteps}</p>}
        <ol className="grid gap-2">
          {claim.steps.map((step) => (
            <li key={step.stepId}>
              <b>{day(step.on)}</b>{' '}
              <span lang="" dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {step.words}
              </span>
            </li>
          ))}
        </ol>
        <Form key={claim.steps.length} method="post" action={ownClaimsPath} className="grid gap-4">
          <input type="hidden" name="claim" value={id} />
          {ofNote !== null && <Faults id={id} faults={ofNote.faults} />}
          <TextField
            id={`${id}-on`}
            name="on"
            label={copy.on}
            hint={words.hints.lost}
            defaultValue={ofNote?.typed.on ?? formatDdMmYyyy(today)}
            error={ofNote?.faults.includes('on') === true ? copy.errors.on : undefined}
            autoComplete="off"
            required
          />
          <TextAreaField
            id={`${id}-words`}
            name="words"
            label={copy.step}
            hint={copy.stepHint}
            defaultValue={ofNote?.typed.words ?? ''}
            error={ofNote?.faults.includes('words') === true ? copy.errors.words : undefined}
            minLength={2}
            maxLength={500}
            required
          />
          <div>
            <Button name="intent" value="note" variant="outline">
              {copy.addStep}
            </Button>
          </div>
        </Form>
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

/** The one letter that the claim needs today, with the reason; or that none is. */
function DueLetter({
  claimId,
  letter,
}: {
  readonly claimId: string;
  readonly letter: ClaimLetterKind | null;
}) {
  const copy = useCopy('own-claims');
  const { language } = usePage();
  if (letter === null) return <p>{copy.nothingDue}</p>;
  const { why, pdf } = copy.due[letter];
  return (
    <div className="grid gap-2">
      <p>{why}</p>
      <p>
        <ButtonLink href={letterAddress(claimId, letter, language)} download="" variant="outline">
          {pdf}
        </ButtonLink>
      </p>
    </div>
  );
}

type ClaimFormProps = {
  /** Prefix of the ids. */
  readonly id: string;
  readonly claimId: string | null;
  readonly typed: Readonly<Record<string, string>>;
  readonly faults: readonly Fault[];
  readonly isClosed: boolean;
};

function ClaimForm({ id, claimId, typed, faults, isClosed }: ClaimFormProps) {
  const copy = useCopy('own-claims');
  const words = useCopy('insurance-claims');
  const error = (name: Fault) => (faults.includes(name) ? copy.errors[name] : undefined);
  const common = (name: string) => ({
    ...{ id: `${id}-${name}`, name, autoComplete: 'off', defaultValue: typed[name] ?? '' },
  });
  return (
    <Form method="post" action={ownClaimsPath} className="grid gap-4">
      {claimId !== null && <input type="hidden" name="claim" value={claimId} />}
      {faults.length > 0 && <Faults id={id} faults={faults} />}
      <SelectField
        id={`${id}-loss`}
        name="loss"
        label={words.lossLabel}
        options={lossKinds.map((value) => ({ value, label: words.losses[value] }))}
        defaultValue={typed.loss ?? 'accident'}
      />
      <TextField
        {...common('lost')}
        label={words.fields.lost}
        hint={words.hints.lost}
        error={error('lost')}
        required
      />
      <TextField
        {...common('told')}
        label={words.fields.told}
        hint={words.hints.told}
        error={error('told')}
      />
      <TextField
        {...common('amount')}
        label={words.fields.amount}
        hint={copy.optional}
        error={error('amount')}
        prefix="₹"
        inputMode="numeric"
      />
      <TextField {...common('vehicle')} label={copy.vehicle} hint={copy.optional} maxLength={15} />
      <TextField {...common('number')} label={copy.number} hint={copy.numberHint} maxLength={60} />
      <TextField {...common('policy')} label={copy.policy} hint={copy.optional} maxLength={60} />
      {claimId !== null &&
        laterDays.map((name) => (
          <TextField
            key={name}
            {...common(name)}
            label={copy.laterDays[name]}
            hint={copy.laterHint}
            error={error(name)}
          />
        ))}
      {claimId !== null && (
        <CheckField
          id={`${id}-closed`}
          name="closed"
          value="yes"
          label={copy.closed}
          defaultChecked={isClosed}
        />
      )}
      <SubmitButton
        label={claimId === null ? copy.add : copy.save}
        busy={copy.busy}
        action={ownClaimsPath}
        block
      />
    </Form>
  );
}

function Faults({ id, faults }: { readonly id: string; readonly faults: readonly Fault[] }) {
  const copy = useCopy('own-claims');
  return (
    <FormErrors
      title={copy.fix}
      errors={faults.map((name) => ({ fieldId: `${id}-${name}`, message: copy.errors[name] }))}
    />
  );
}

function letterAddress(claimId: string, letter: ClaimLetterKind, language: string): string {
  const query = new URLSearchParams({ letter, language: language === 'hi' ? 'hi' : 'en' });
  return `${callAddress(claimLetterPdf).replace(':claimId', claimId)}?${query}`;
}
