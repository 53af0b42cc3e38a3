import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { sentBackPath } from '../fees/service-paths.ts';
import type { ReasonView } from './sent-back.server.ts';

/** Outcome of the form: null before submission. The remark is shown only in its field. */
export type RemarkOutcome = {
  readonly remark: string;
  readonly found: readonly ReasonView[];
} | null;

/** Id of the element that the response replaces. */
const remarkId = 'remark-answer';

/** The form for a remark, with its explanation below. */
export function RemarkReader({ outcome }: { outcome: RemarkOutcome }) {
  const copy = useCopy('rto-services').sentBack;
  const path = usePagePath();
  const isEmpty = outcome !== null && outcome.remark === '';
  return (
    <div id={remarkId} className="grid gap-5">
      <form
        method="post"
        action={`${path(sentBackPath)}#${remarkId}`}
        data-swap={remarkId}
        className="grid gap-3"
      >
        <TextAreaField
          id="remark"
          name="remark"
          label={copy.remark}
          hint={copy.remarkHint}
          defaultValue={outcome?.remark}
          error={isEmpty ? copy.missing : undefined}
          maxLength={500}
          required
        />
        <div>
          <Button type="submit">{copy.submit}</Button>
        </div>
      </form>
      {outcome !== null && !isEmpty && (
        <section aria-labelledby="answer" className="grid gap-3" role="status">
          <h2 id="answer">{copy.answer}</h2>
          {outcome.found.length === 0 && <p>{copy.none}</p>}
          {outcome.found.map((reason) => (
            <Card key={reason.id} title={reason.name} level={3} look="accent">
              <Reason reason={reason} />
            </Card>
          ))}
        </section>
      )}
    </div>
  );
}

/** The meaning of a reason, what to do, and the documents it concerns. */
export function Reason({ reason }: { reason: ReasonView }) {
  const copy = useCopy('rto-services').sentBack;
  return (
    <>
      <p>{reason.means}</p>
      <KeyValues
        facts={[
          { id: 'todo', term: copy.todo, detail: reason.todo },
          ...(reason.papers.length === 0
            ? []
            : [{ id: 'papers', term: copy.papers, detail: reason.papers.join(', ') }]),
        ]}
      />
      <SourcesLine>
        {copy.source}: <EnglishRun text={reason.sources.join('; ')} />
      </SourcesLine>
    </>
  );
}
