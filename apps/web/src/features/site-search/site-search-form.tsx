import { Button } from '@pahiya/ui/button';
import { Search } from '@pahiya/ui/icons';
import { TextField } from '@pahiya/ui/text-field';
import { usePage } from '../../app/page-facts.tsx';
import { pagePath } from '../../app/page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';

type SiteSearchFormProps = { readonly typed: string; readonly error: string | undefined };

/** One field; the answer is a page. With script, suggestions come while one types (reading/islands/search-box.ts): all
 * that it needs stands in `data-suggest`. */
export function SiteSearchForm({ typed, error }: SiteSearchFormProps) {
  const copy = useCopy('site-search');
  const { language } = usePage();
  const action = pagePath(language, '/search');
  const suggest = {
    call: '/api/v1/web/search/universal',
    language,
    prefix: language === 'hi' ? '/hi' : '',
    kinds: copy.kinds,
    words: copy.suggest,
  };
  return (
    <search>
      <form
        action={action}
        method="get"
        className="post-search search-box"
        data-suggest={JSON.stringify(suggest)}
      >
        <TextField
          id="q"
          name="q"
          type="text"
          inputMode="search"
          label={copy.label}
          defaultValue={typed}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
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
