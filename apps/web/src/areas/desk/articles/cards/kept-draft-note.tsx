import { Button } from '@pahiya/ui/button';
import { useCopy } from '../../../../frame/copy/use-copy.ts';

/** Offers unsaved text from this browser. Hidden until the page's script finds some. */
export function KeptDraftNote() {
  const copy = useCopy('desk-blog').kept;
  return (
    <section aria-label={copy.title} className="card grid gap-3" data-kept hidden>
      <p>{copy.title}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="button" variant="dark" data-kept-take="">
          {copy.take}
        </Button>
        <Button type="button" variant="outline" data-kept-drop="">
          {copy.drop}
        </Button>
      </div>
    </section>
  );
}
