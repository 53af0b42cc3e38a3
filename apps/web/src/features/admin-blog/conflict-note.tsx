import type { WholeRevision } from '@pahiya/contracts/blog/editor-schema';
import { usePage } from '../../app/page-facts.tsx';
import { useCopy } from '../../copy/use-copy.ts';
import { instantText } from '../../page-parts/instant-text.ts';
import { Difference } from './difference.tsx';
import { type TypedDraft, typedText } from './typed-draft.ts';

type ConflictNoteProps = { readonly typed: TypedDraft; readonly theirs: WholeRevision };

/** Another editor saved in between: both texts are shown, and the editor decides. */
export function ConflictNote({ typed, theirs }: ConflictNoteProps) {
  const copy = useCopy('admin-blog').conflict;
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
