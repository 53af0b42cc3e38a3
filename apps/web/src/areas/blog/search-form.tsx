import { useCopy } from '../../frame/copy/use-copy.ts';
import { SearchForm } from '../../parts/controls/search-form.tsx';

/** Searches the articles. */
export function BlogSearchForm({
  typed = '',
  error,
}: {
  typed?: string;
  error?: string | undefined;
}) {
  const { label, submit } = useCopy('blog').search;
  return (
    <SearchForm action="/blog/search" label={label} submit={submit} typed={typed} error={error} />
  );
}
