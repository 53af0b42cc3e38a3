import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../../frame/copy/use-copy.ts';

type SlugFieldProps = {
  readonly id: string;
  readonly hint: string;
  readonly slug: string;
  readonly isWrong: boolean;
  readonly required?: boolean;
};

/** Last segment of an article's address. */
export function SlugField({ id, hint, slug, isWrong, required }: SlugFieldProps) {
  const copy = useCopy('desk-blog').form;
  return (
    <TextField
      id={id}
      name="slug"
      label={copy.slug}
      hint={hint}
      prefix="/blog/"
      defaultValue={slug}
      maxLength={120}
      autoCapitalize="none"
      spellCheck={false}
      error={isWrong ? copy.wrong.slug : undefined}
      required={required}
    />
  );
}
