import { Button } from '@pahiya/ui/button';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../../frame/page/use-page-path.ts';
import { draftLanguages, type TypedDraft, textFields } from '../draft/typed-draft.ts';

type SignedOutTextProps = { readonly action: string; readonly typed: TypedDraft };

/** The session expired while typing. The text stays here, can be copied, and is submitted again after signing in in
 * another tab. */
export function SignedOutText({ action, typed }: SignedOutTextProps) {
  const { signedOut: copy, form } = useCopy('desk-blog');
  const path = usePagePath();
  const hidden = [
    ...(['base', 'slug', 'updatedOn', 'note'] as const).map((name) => [name, typed[name]] as const),
    ['category', typed.categoryId] as const,
    ...draftLanguages.flatMap((language) =>
      textFields
        .filter((field) => field !== 'markdown')
        .map((field) => [`${language}-${field}`, typed[language][field]] as const),
    ),
  ];
  return (
    <div className="grid gap-4 pt-4">
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      <p>
        <a
          href={path('/desk/sign-in')}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center"
        >
          {copy.signIn}
        </a>
      </p>
      <form
        method="post"
        action={path(action)}
        encType="multipart/form-data"
        className="grid gap-4"
      >
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {draftLanguages.map((language) => (
          <TextAreaField
            key={language}
            id={`${language}-markdown`}
            name={`${language}-markdown`}
            label={form.languages[language]}
            lang={language}
            rows={12}
            defaultValue={typed[language].markdown}
          />
        ))}
        <div>
          <Button name="intent" value="save">
            {copy.again}
          </Button>
        </div>
      </form>
    </div>
  );
}
