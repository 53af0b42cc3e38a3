import { Button } from '@pahiya/ui/button';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';

/** Searches for orders. Sent by POST: a mobile number must not be in a URL. */
export function FindForm() {
  const { find } = useCopy('desk-queue');
  const path = usePagePath();
  return (
    <form method="post" action={path('/desk')} className="desk-find desk-end">
      <input type="hidden" name="intent" value="find" />
      <input
        type="search"
        name="text"
        aria-label={find.label}
        placeholder={find.placeholder}
        maxLength={60}
        minLength={3}
        autoComplete="off"
        spellCheck={false}
        required
        data-find=""
      />
      <Button variant="outline">{find.submit}</Button>
    </form>
  );
}
