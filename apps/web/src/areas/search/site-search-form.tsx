import { languagePrefixes } from '@pahiya/domain/shared/language';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { SearchForm } from '../../parts/controls/search-form.tsx';

type SiteSearchFormProps = { readonly typed: string; readonly error: string | undefined };

/** Searches the whole site. With script, shows suggestions while typing. */
export function SiteSearchForm({ typed, error }: SiteSearchFormProps) {
  const { label, submit, kinds, suggest } = useCopy('site-search');
  const { language } = usePage();
  return (
    <SearchForm
      action="/search"
      label={label}
      submit={submit}
      typed={typed}
      error={error}
      suggest={{
        call: '/api/v1/web/search/universal',
        language,
        prefix: languagePrefixes[language],
        kinds,
        words: suggest,
      }}
    />
  );
}
