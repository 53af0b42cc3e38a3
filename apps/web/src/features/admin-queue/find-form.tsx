import { Button } from '@pahiya/ui/button';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';

/** Searches for orders. The text is posted: a mobile number does not belong into an address. */
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
