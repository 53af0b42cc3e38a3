import type { EditorArticle } from '@pahiya/contracts/blog/editor-schema';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { TextField } from '@pahiya/ui/text-field';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';

type AddressCardProps = { readonly article: EditorArticle; readonly isWrong: boolean };

/** Where the article is read, and where it was: old addresses lead to the new one. */
export function AddressCard({ article, isWrong }: AddressCardProps) {
  const { address: copy, form } = useCopy('admin-blog');
  const path = usePagePath();
  return (
    <Card title={copy.title} id="address">
      {article.liveRevisionId !== null && (
        <p>
          <a
            href={path(`/blog/${article.slug}`)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center"
          >
            {copy.read}
          </a>
        </p>
      )}
      {article.formerSlugs.length > 0 && (
        <>
          <p>{copy.former}</p>
          <ul className="grid list-disc gap-1 pl-5">
            {article.formerSlugs.map((slug) => (
              <li key={slug} lang="en" translate="no" className="wrap-anywhere">
                {`/blog/${slug}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <form
        method="post"
        action={path(`/admin/blog/${article.articleId}`)}
        className="mt-3 grid gap-3"
      >
        <input type="hidden" name="intent" value="move" />
        <TextField
          id="new-slug"
          name="slug"
          label={form.slug}
          hint={copy.hint}
          prefix="/blog/"
          defaultValue={article.slug}
          maxLength={120}
          autoCapitalize="none"
          spellCheck={false}
          error={isWrong ? form.wrong.slug : undefined}
          required
        />
        <div>
          <Button variant="outline">{copy.move}</Button>
        </div>
      </form>
    </Card>
  );
}
