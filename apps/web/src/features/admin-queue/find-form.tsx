import { Button } from '@pahiya/ui/button';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';

/** Searches for orders. Sent by POST: a mobile number must not be in a URL. */
export function FindForm() {
  const { find } = useCopy('admin-queue');
  const path = usePagePath();
  return (
    <form method="post" action={path('/admin')} className="desk-find desk-end">
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
