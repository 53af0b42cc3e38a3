import type { TagIssueOnWire } from '@pahiya/contracts/fastag/details/issue-schema';
import { Card } from '@pahiya/ui/card';
import { sentences } from '../../../frame/copy/sentences.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { PictureForm } from '../../../parts/new-tag/picture-form.tsx';
import { issuePath } from '../buy-paths.ts';
import type { ShownOutcome } from './issue-page.tsx';

type PictureFormsProps = {
  readonly issue: TagIssueOnWire;
  readonly outcome: ShownOutcome | null;
};

/** One form for each picture that the bank asks for and does not have yet. */
export function PictureForms({ issue, outcome }: PictureFormsProps) {
  const { pictures: copy } = useCopy('tag-buy');
  const words = useCopy('new-tag');
  const errorOf = usePictureError(outcome);
  const sent = issue.pictures.filter(({ isSent }) => isSent);
  const missing = issue.pictures.filter(({ isSent }) => !isSent);
  return (
    <Card title={copy.title} id="picture-step">
      <p>{copy.text(issue.issuer.name)}</p>
      <div className="grid gap-5 pt-4">
        {sent.map(({ picture }) => (
          <DoneNote key={picture} text={copy.sent(words.pictures[picture])} />
        ))}
        {missing.map(({ picture }) => (
          <PictureForm
            key={picture}
            action={issuePath(issue.issueId)}
            issueId={issue.issueId}
            picture={picture}
            error={errorOf(picture)}
          />
        ))}
      </div>
    </Card>
  );
}

/** What was wrong with the file that was just sent, by picture. */
function usePictureError(outcome: ShownOutcome | null): (picture: string) => string | undefined {
  const { picture: copy } = useCopy('new-tag');
  const errors = useCopy('errors');
  const { language } = usePage();
  return (picture) => {
    if (outcome?.about !== picture) return undefined;
    if (outcome.kind === 'form') {
      return outcome.fields.includes('size') ? copy.tooLarge : copy.missing;
    }
    const { title, detail } = errors.byCode[outcome.failure.code];
    return sentences(language, title, detail);
  };
}
