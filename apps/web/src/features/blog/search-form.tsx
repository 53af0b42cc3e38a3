import { Button } from '@pahiya/ui/button';
import { Search } from '@pahiya/ui/icons';
import { TextField } from '@pahiya/ui/text-field';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';

/** One field; the answer is a page. */
export function BlogSearchForm({
  typed = '',
  error,
}: {
  typed?: string;
  error?: string | undefined;
}) {
  const copy = useCopy('blog').search;
  const path = usePagePath();
  return (
    <search>
      <form action={path('/blog/search')} method="get" className="post-search">
        <TextField
          id="q"
          name="q"
          type="search"
          label={copy.label}
          defaultValue={typed}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          error={error}
        />
        <Button type="submit" variant="sun" icon={<Search />}>
          {copy.submit}
        </Button>
      </form>
    </search>
  );
}
