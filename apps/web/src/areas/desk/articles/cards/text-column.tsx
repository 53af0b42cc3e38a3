import type { UploadedImage } from '@pahiya/contracts/images/image-contracts';
import { SelectField } from '@pahiya/ui/select-field';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import type { DraftLanguage, TypedText } from '../draft/typed-draft.ts';

type TextColumnProps = {
  readonly language: DraftLanguage;
  readonly text: TypedText;
  readonly images: readonly UploadedImage[];
  /** Fields that the server rejected, by its names for this language. */
  readonly isWrong: (field: string) => boolean;
};

/** One language of an article. Inputs are marked with that language, whatever the page's own is. */
export function TextColumn({ language, text, images, isWrong }: TextColumnProps) {
  const copy = useCopy('desk-blog').form;
  const { language: pageLanguage } = usePage();
  const field = (name: keyof TypedText, wrongPath: string = name) => ({
    id: `${language}-${name}`,
    name: `${language}-${name}`,
    label: copy.fields[name],
    lang: language,
    defaultValue: text[name],
    error: isWrong(wrongPath) ? copy.wrong[name] : undefined,
  });
  const sources = images.map(({ src, alt }) => ({ value: src, label: alt[pageLanguage] }));
  const options =
    text.image === '' || sources.some(({ value }) => value === text.image)
      ? sources
      : [{ value: text.image, label: text.image }, ...sources];
  return (
    <fieldset className="grid min-w-0 content-start gap-3">
      <legend className="font-semibold text-lead">{copy.languages[language]}</legend>
      <TextField {...field('title')} maxLength={160} />
      <TextAreaField {...field('description')} rows={3} maxLength={320} />
      <TextField {...field('author')} maxLength={80} />
      <TextField {...field('tags')} hint={copy.tagsHint} maxLength={600} />
      <SelectField {...field('image', 'image.src')} emptyLabel={copy.noImage} options={options} />
      <TextField {...field('alt', 'image.alt')} hint={copy.altHint} maxLength={300} />
      <TextAreaField {...field('markdown')} rows={24} maxLength={60_000} spellCheck />
    </fieldset>
  );
}
