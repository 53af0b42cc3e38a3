import type { DifferenceOnWire } from '@pahiya/contracts/operators/watch-contracts';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { KeyValues } from '@pahiya/ui/key-values';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { CodeWord } from '../../../parts/texts/code-word.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import type { Refused } from '../shell/desk-gate.ts';
import { RefusalNote } from '../shell/refusal-note.tsx';

type DifferencesPageProps = {
  readonly differences: readonly DifferenceOnWire[];
  readonly open: number;
  readonly nextBefore: number | null;
  readonly show: 'open' | 'resolved';
  readonly isDone: boolean;
  readonly outcome: Refused | { readonly intent: string; readonly differenceId: string } | null;
};

/** Results of the daily comparison, resolved with a note. */
export function DifferencesPage(props: DifferencesPageProps) {
  const copy = useCopy('desk-watch').differences;
  const path = usePagePath();
  const { outcome, nextBefore, show } = props;
  const missing = outcome !== null && 'differenceId' in outcome ? outcome.differenceId : null;
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      {props.isDone && outcome === null && <DoneNote text={copy.resolved} />}
      <RefusalNote refused={outcome !== null && 'failure' in outcome ? outcome : null} />
      <p>
        <b>{copy.open(props.open)}</b>
      </p>
      <ChipLinks
        label={copy.title}
        labelHidden
        boxed
        links={[
          { href: path('/desk/differences'), label: copy.showOpen },
          { href: path('/desk/differences?show=resolved'), label: copy.showResolved },
        ]}
      />
      {props.differences.length === 0 && <p>{copy.none}</p>}
      <div className="grid gap-4 lg:grid-cols-2">
        {props.differences.map((one) => (
          <DifferenceCard
            key={one.differenceId}
            difference={one}
            isNoteMissing={missing === String(one.differenceId)}
          />
        ))}
      </div>
      {nextBefore !== null && (
        <p>
          <ButtonLink
            variant="outline"
            href={path(`/desk/differences?show=${show}&before=${nextBefore}`)}
          >
            {copy.next}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

type DifferenceCardProps = {
  readonly difference: DifferenceOnWire;
  readonly isNoteMissing: boolean;
};

function DifferenceCard({ difference, isNoteMissing }: DifferenceCardProps) {
  const copy = useCopy('desk-watch').differences;
  const none = useCopy('desk').none;
  const { language } = usePage();
  const path = usePagePath();
  const { differenceId, orderId, resolvedAt, resolvedBy, note } = difference;
  const amount = (value: number | null) => (value === null ? none : formatRupees(paise(value)));
  return (
    <Card id={`d-${differenceId}`} title={<CodeWord code={difference.kind} words={copy.kinds} />}>
      <KeyValues
        facts={[
          { id: 'expected', term: copy.expected, detail: amount(difference.expected) },
          { id: 'found', term: copy.found, detail: amount(difference.found) },
          { id: 'at', term: copy.foundAt, detail: instantText(difference.foundAt, language) },
          {
            id: 'subject',
            term: copy.subject,
            detail: (
              <span className="break-all">
                <EnglishRun text={difference.subject} />
              </span>
            ),
          },
        ]}
      />
      {orderId !== null && (
        <a href={path(`/desk/orders/${orderId}`)} className="inline-flex min-h-11 items-center">
          {copy.order}
        </a>
      )}
      {resolvedAt === null ? (
        <form method="post" action={path('/desk/differences')} className="grid gap-3">
          <input type="hidden" name="difference" value={differenceId} />
          <TextField
            id={`note-${differenceId}`}
            name="note"
            label={copy.note}
            maxLength={500}
            error={isNoteMissing ? copy.noteMissing : undefined}
            required
          />
          <div>
            <Button variant="outline" aria-label={copy.resolveLong(differenceId)}>
              {copy.resolve}
            </Button>
          </div>
        </form>
      ) : (
        <p>
          {copy.resolvedBy(resolvedBy?.displayName ?? none, instantText(resolvedAt, language))}
          {': '}
          <span lang="en">{note}</span>
        </p>
      )}
    </Card>
  );
}
