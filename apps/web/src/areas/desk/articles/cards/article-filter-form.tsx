import { Button } from '@pahiya/ui/button';
import { Disclosure } from '@pahiya/ui/disclosure';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../../frame/page/use-page-path.ts';
import { type ArticleFilters, articleLanguages, articleStates } from '../draft/article-filters.ts';

/** Filters for articles: collapsed until used, to keep the list near on a phone. */
export function ArticleFilterForm({ filters }: { filters: ArticleFilters }) {
  const copy = useCopy('desk-blog').list;
  const path = usePagePath();
  return (
    <Disclosure summary={copy.filters} id="filters" open={isFiltered(filters)}>
      <form method="get" action={path('/desk/blog')} className="grid gap-3">
        <SelectField
          id="state"
          name="state"
          label={copy.state}
          defaultValue={filters.state}
          options={articleStates.map((value) => ({ value, label: copy.states[value] }))}
        />
        <SelectField
          id="language"
          name="language"
          label={copy.language}
          defaultValue={filters.language}
          options={articleLanguages.map((value) => ({ value, label: copy.languages[value] }))}
        />
        <TextField id="q" name="q" label={copy.find} maxLength={100} defaultValue={filters.q} />
        <Button variant="outline">{copy.apply}</Button>
      </form>
    </Disclosure>
  );
}

function isFiltered({ state, language, q }: ArticleFilters): boolean {
  return state !== 'all' || language !== 'any' || q !== '';
}
