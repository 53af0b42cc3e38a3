import { Button } from '@pahiya/ui/button';
import { Search } from '@pahiya/ui/icons';
import { TextField } from '@pahiya/ui/text-field';
import { usePagePath } from '../../frame/page/use-page-path.ts';

type SearchFormProps = {
  /** Path of the form's action, without the language. */
  readonly action: string;
  readonly label: string;
  readonly submit: string;
  readonly typed: string;
  readonly error: string | undefined;
  /** Configuration of the suggestions while typing (reading/islands/search-box.ts); no suggestions when absent. */
  readonly suggest?: object;
};

/** One search field; the response is a page. */
export function SearchForm({ action, label, submit, typed, error, suggest }: SearchFormProps) {
  const path = usePagePath();
  return (
    <search>
      <form
        action={path(action)}
        method="get"
        className={suggest === undefined ? 'post-search' : 'post-search search-box'}
        data-suggest={suggest === undefined ? undefined : JSON.stringify(suggest)}
      >
        <TextField
          id="q"
          name="q"
          label={label}
          defaultValue={typed}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          error={error}
          // A field with suggestions is a combobox, which is not allowed on type search.
          {...(suggest === undefined
            ? { type: 'search' }
            : { type: 'text', inputMode: 'search', autoCapitalize: 'none', spellCheck: false })}
        />
        <Button type="submit" variant="sun" icon={<Search />}>
          {submit}
        </Button>
      </form>
    </search>
  );
}
