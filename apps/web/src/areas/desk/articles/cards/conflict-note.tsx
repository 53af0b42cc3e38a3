import type { WholeRevision } from '@pahiya/contracts/blog/editor-schema';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { instantText } from '../../../../parts/failure/instant-text.ts';
import { type TypedDraft, typedText } from '../draft/typed-draft.ts';
import { Difference } from './difference.tsx';

type ConflictNoteProps = { readonly typed: TypedDraft; readonly theirs: WholeRevision };

/** Another editor saved in between: both texts are shown, and the editor decides. */
export function ConflictNote({ typed, theirs }: ConflictNoteProps) {
  const copy = useCopy('desk-blog').conflict;
  const { language } = usePage();
  const saved = { en: typedText(theirs.texts.en), hi: typedText(theirs.texts.hi) };
  return (
    <section aria-labelledby="conflict" className="grid gap-3">
      <div className="form-errors" role="alert">
        <h2 id="conflict">{copy.title}</h2>
        <p>{copy.text(theirs.number, instantText(theirs.madeAt, language))}</p>
      </div>
      <p>{copy.legend}</p>
      <Difference before={saved} after={typed} />
    </section>
  );
}
