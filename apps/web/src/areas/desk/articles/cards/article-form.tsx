import type { EditorArticle } from '@pahiya/contracts/blog/editor-schema';
import type { UploadedImage } from '@pahiya/contracts/images/image-contracts';
import { Button } from '@pahiya/ui/button';
import { Disclosure } from '@pahiya/ui/disclosure';
import { SelectField } from '@pahiya/ui/select-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../../frame/page/use-page-path.ts';
import { draftLanguages, type TypedDraft } from '../draft/typed-draft.ts';
import { SlugField } from './slug-field.tsx';
import { TextColumn } from './text-column.tsx';

export type ArticleFormProps = {
  /** Path of the form's action. */
  readonly action: string;
  readonly typed: TypedDraft;
  readonly isNew: boolean;
  /** Fields that the server rejected, by its names. */
  readonly fields: readonly string[];
  readonly categories: EditorArticle['categories'];
  readonly images: readonly UploadedImage[];
  /** Path of the page whose text was saved: the browser's local copy is dropped. */
  readonly savedPath: string | null;
};

/** The text of an article in both languages, side by side where there is room. Sent as multipart, since URL encoding
 * would triple the size of Hindi. The page's script reads the `data-…` attributes (script/). */
export function ArticleForm(props: ArticleFormProps) {
  const { action, typed, isNew, fields, categories, images, savedPath } = props;
  const copy = useCopy('desk-blog').form;
  const { language } = usePage();
  const path = usePagePath();
  const isWrong = (field: string) =>
    fields.some((one) => one === `body.${field}` || one.startsWith(`body.${field}.`));
  // Both languages are empty.
  const isEmpty = fields.includes('body.draft.texts');
  return (
    <form
      method="post"
      action={path(action)}
      encType="multipart/form-data"
      className="grid gap-4"
      data-article={action}
      data-saved={savedPath ?? undefined}
    >
      {/* Enter in a text field saves: it triggers the first button of the form. */}
      <input type="hidden" name="base" value={typed.base} />
      <div className="grid gap-3 md:grid-cols-2">
        {isNew && (
          <SlugField id="slug" hint={copy.slugHint} slug={typed.slug} isWrong={isWrong('slug')} />
        )}
        <SelectField
          id="category"
          name="category"
          label={copy.category}
          emptyLabel={copy.choose}
          defaultValue={typed.categoryId}
          error={isWrong('draft.categoryId') ? copy.wrong.category : undefined}
          options={categories.map(({ id, ...names }) => ({ value: id, label: names[language] }))}
        />
        <TextField
          id="updatedOn"
          name="updatedOn"
          type="date"
          label={copy.updatedOn}
          hint={copy.updatedOnHint}
          defaultValue={typed.updatedOn}
          error={isWrong('draft.updatedOn') ? copy.wrong.updatedOn : undefined}
        />
        <TextField
          id="note"
          name="note"
          label={copy.note}
          hint={copy.noteHint}
          defaultValue={typed.note}
          maxLength={300}
        />
      </div>
      <Disclosure summary={copy.help.title}>
        <WritingHelp />
      </Disclosure>
      <div className="grid gap-5 lg:grid-cols-2">
        {draftLanguages.map((one) => (
          <TextColumn
            key={one}
            language={one}
            text={typed[one]}
            images={images}
            isWrong={(field) =>
              isWrong(`draft.texts.${one}.${field}`) || (isEmpty && field === 'title')
            }
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="save">
          {isNew ? copy.begin : copy.save}
        </Button>
        <Button name="intent" value="preview" variant="outline">
          {copy.preview}
        </Button>
      </div>
    </form>
  );
}

function WritingHelp() {
  const copy = useCopy('desk-blog').form.help;
  const path = usePagePath();
  return (
    <div className="grid gap-2">
      <ul className="grid list-disc gap-1 pl-5">
        {copy.lines.map(({ sample, means }) => (
          <li key={sample}>
            <code lang="en" translate="no" className="wrap-anywhere">
              {sample}
            </code>
            {` ${means}`}
          </li>
        ))}
      </ul>
      <p>
        <a href={path('/desk/images')} target="_blank" rel="noopener">
          {copy.pictures}
        </a>
      </p>
    </div>
  );
}
