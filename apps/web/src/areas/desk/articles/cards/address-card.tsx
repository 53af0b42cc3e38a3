import type { EditorArticle } from '@pahiya/contracts/blog/editor-schema';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../../frame/page/use-page-path.ts';
import { DeskForm } from '../../shell/desk-form.tsx';
import { SlugField } from './slug-field.tsx';

type AddressCardProps = { readonly article: EditorArticle; readonly isWrong: boolean };

/** The article's current address, and its old ones, which redirect to it. */
export function AddressCard({ article, isWrong }: AddressCardProps) {
  const copy = useCopy('desk-blog').address;
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
      <DeskForm
        action={`/desk/blog/${article.articleId}`}
        intent="move"
        className="mt-3 grid gap-3"
      >
        <SlugField id="new-slug" hint={copy.hint} slug={article.slug} isWrong={isWrong} required />
        <div>
          <Button variant="outline">{copy.move}</Button>
        </div>
      </DeskForm>
    </Card>
  );
}
