import { Button } from '@pahiya/ui/button';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';

type NewsletterFormProps = { readonly typed?: string; readonly error?: string | undefined };

/** E-mail field for the newsletter; submits to the newsletter page. */
export function NewsletterForm({ typed, error }: NewsletterFormProps) {
  const copy = useCopy('blog').newsletter;
  const path = usePagePath();
  return (
    <form method="post" action={path('/blog/newsletter')} className="post-search">
      <TextField
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        label={copy.label}
        hint={copy.hint}
        defaultValue={typed}
        maxLength={254}
        required
        error={error}
      />
      <Button type="submit" name="intent" value="subscribe" variant="dark">
        {copy.submit}
      </Button>
    </form>
  );
}
