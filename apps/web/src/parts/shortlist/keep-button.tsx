import { Bookmark } from '@pahiya/ui/icons';
import type { FormEvent } from 'react';
import { useFetcher } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { useHere } from '../../frame/page/use-here.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import type { KeptItem } from './kept-items.ts';

/** Path of the shortlist, without the language. */
export const shortlistPath = '/shortlist';

type KeepButtonProps = {
  readonly item: KeptItem;
  readonly name: string;
  /** When the page was loaded. */
  readonly isKept: boolean;
};

/** Puts something on the shortlist of this browser or takes it off: a form, with script in place. */
export function KeepButton({ item, name, isKept }: KeepButtonProps) {
  const copy = useCopy('keeping');
  const path = usePagePath();
  const here = useHere();
  const fetcher = useFetcher<{ readonly isKept: boolean } | undefined>();
  const sent = fetcher.formData?.get('intent');
  const isNow = sent === undefined ? (fetcher.data?.isKept ?? isKept) : sent === 'keep';
  const fields = { intent: isNow ? 'remove' : 'keep', kind: item.kind, id: item.id };
  const inPlace = (event: FormEvent) => {
    event.preventDefault();
    void fetcher.submit(
      { ...fields, place: 'here' },
      { method: 'post', action: shortlistPath, preventScrollReset: true },
    );
  };
  return (
    <form method="post" action={path(shortlistPath)} onSubmit={inPlace} className="result-mark">
      {Object.entries({ ...fields, next: here }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button
        type="submit"
        aria-pressed={isNow}
        aria-label={isNow ? copy.kept(name) : copy.keep(name)}
      >
        <Bookmark />
      </button>
    </form>
  );
}
