import type { Answer } from '@pahiya/api-client/api-client';
import { textLengths } from '@pahiya/domain/community/post-states';
import { faultOfText, tidyText } from '@pahiya/domain/community/post-text';
import { topics } from '@pahiya/domain/community/topics';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { Disclosure } from '@pahiya/ui/disclosure';
import { FormErrors } from '@pahiya/ui/form-errors';
import { SelectField } from '@pahiya/ui/select-field';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { TextField } from '@pahiya/ui/text-field';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { Copies } from '../../../frame/copy/copies.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { OwnPicture } from '../own/own-picture.tsx';
import { WrittenBody } from '../read/written-body.tsx';
import { PicturesField } from './pictures-field.tsx';
import { SimilarTitles } from './similar-titles.tsx';
import type { TextField as FieldName, TypedText, WriteOutcome } from './typed-text.ts';
import { useAutosave } from './use-autosave.ts';

type WritePageProps = {
  readonly kind: 'post' | 'reply' | 'edit' | 'editReply';
  /** Path of the form, without the language. */
  readonly action: string;
  readonly place: string;
  readonly typed: TypedText;
  /** What it is about, by name. */
  readonly subject?: NonNullable<Answer<'communityPosts'>['post']>['about'];
  /** Pictures that wait for the post; absent where none can be added. */
  readonly pictures?: Answer<'waitingPictures'> | null;
  /** When the draft was saved; null: there is none. */
  readonly savedAt: string | null;
  readonly isSaved: boolean;
  readonly outcome: WriteOutcome | null;
  /** Above the form: what is answered. */
  readonly children?: ReactNode;
};

/** The form of a post, a reply or an edit. Everything typed comes back with every answer; with script it is saved while
 * it is typed. */
export function WritePage(props: WritePageProps) {
  const { kind, action, place, typed, subject, pictures, savedAt, isSaved, outcome, children } =
    props;
  const copy = useCopy('community-write');
  const community = useCopy('community');
  const path = usePagePath();
  const { language } = usePage();
  const saving = useAutosave(place, typed);
  const isPost = kind === 'post' || kind === 'edit';
  const words = copy[kind === 'post' ? 'write' : kind];
  const wrong = outcome?.kind === 'wrong' ? outcome.fields : [];
  const errorOf = (field: Exclude<FieldName, 'text'>) =>
    wrong.includes(field) ? copy.wrong[field] : undefined;
  const lengths = textLengths[isPost ? 'post' : 'comment'];
  const textError = wrong.includes('text') ? textFault(copy, lengths, outcome) : undefined;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs
        label={community.crumbs}
        trail={[{ href: path('/community'), label: community.crumb }]}
        here={words.title}
      />
      <div className="grid gap-1.5">
        <h1>{words.title}</h1>
        <p className="text-ink-2">{words.lead}</p>
      </div>
      {children}
      {outcome === null && isSaved && savedAt !== null && (
        <DoneNote text={copy.saved(instantText(savedAt, language))} />
      )}
      <Trouble outcome={outcome} action={action} />
      <Form
        method="post"
        action={action}
        encType="multipart/form-data"
        onInput={saving.onInput}
        onPaste={saving.onPaste}
        className="grid gap-4"
      >
        <Card>
          <div className="grid gap-4">
            <FormErrors
              title={copy.fix}
              errors={wrong.map((field) => ({
                fieldId: field,
                message: (field === 'text' ? textError : errorOf(field)) ?? '',
              }))}
            />
            <input type="hidden" name="revision" value={saving.revision} readOnly />
            <input type="hidden" name="openedAt" value={typed.openedAt} readOnly />
            <input type="hidden" name="pasted" value={saving.pasted} readOnly />
            <input type="hidden" name="version" value={typed.version} readOnly />
            {subject != null && (
              <CheckField
                id="about"
                name="about"
                value={subject.about}
                label={copy.fields.about(subject.name[language])}
                defaultChecked={typed.about === subject.about}
              />
            )}
            {isPost ? (
              <>
                <SelectField
                  id="topic"
                  name="topic"
                  label={copy.fields.topic}
                  emptyLabel={copy.fields.chooseTopic}
                  options={topics.map(({ slug, name }) => ({ value: slug, label: name[language] }))}
                  defaultValue={typed.topic}
                  error={errorOf('topic')}
                />
                <TextField
                  id="title"
                  name="title"
                  label={copy.fields.title}
                  hint={copy.fields.titleHint}
                  defaultValue={typed.title}
                  maxLength={textLengths.title.most * 2}
                  autoComplete="off"
                  error={errorOf('title')}
                />
                <SimilarTitles posts={saving.similar ?? outcome?.similar ?? []} />
              </>
            ) : (
              <input type="hidden" name="topic" value={typed.topic} readOnly />
            )}
            <TextAreaField
              id="text"
              name="text"
              label={isPost ? copy.fields.text : copy.fields.reply}
              hint={copy.fields.textHint}
              rows={isPost ? 12 : 7}
              defaultValue={typed.text}
              error={textError}
            />
            <Disclosure summary={copy.marks.title}>
              <ul className="grid gap-1">
                {copy.marks.lines.map(([typedAs, means]) => (
                  <li key={typedAs}>
                    <code lang="en">{typedAs}</code> {means}
                  </li>
                ))}
              </ul>
            </Disclosure>
            {pictures != null && (
              <PicturesField
                waiting={pictures}
                alt={outcome?.alt ?? ''}
                isSynthetic={outcome?.isSynthetic ?? false}
                pictureError={errorOf('picture')}
                altError={errorOf('alt')}
              />
            )}
            {isPost && (
              <fieldset>
                <legend className="font-semibold">{copy.fields.language}</legend>
                {(['en', 'hi'] as const).map((one) => (
                  <CheckField
                    key={one}
                    type="radio"
                    id={`language-${one}`}
                    name="language"
                    value={one}
                    label={copy.languages[one]}
                    defaultChecked={typed.language === one}
                  />
                ))}
              </fieldset>
            )}
            <p className="text-ink-2 text-small">{copy.privacy}</p>
            <div className="actions">
              <SubmitButton label={words.submit} busy={copy.busy} action={action} intent="send" />
              <Button name="intent" value="preview" variant="outline">
                {copy.preview}
              </Button>
              <Button name="intent" value="save" variant="outline">
                {copy.save}
              </Button>
            </div>
            <p role="status" className="text-ink-2 text-small">
              {saving.state === null ? '' : copy.saving[saving.state]}
            </p>
          </div>
        </Card>
      </Form>
      {outcome?.kind === 'preview' && (
        <section aria-labelledby="preview" className="grid gap-3" id="preview-text">
          <h2 id="preview">{copy.preview}</h2>
          <Card>
            {isPost && (
              <h3 lang={typed.language} dir="auto">
                {typed.title}
              </h3>
            )}
            <WrittenBody text={typed.text} lang={typed.language} />
            {pictures != null && pictures.pictures.length > 0 && (
              <ul className="post-pictures">
                {pictures.pictures.map((picture) => (
                  <li key={picture.pictureId}>
                    <OwnPicture picture={picture} />
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </section>
      )}
      {savedAt !== null && (
        <Form method="post" action={action} encType="multipart/form-data">
          <p className="flex flex-wrap items-center gap-x-4 text-ink-2 text-small">
            {copy.saved(instantText(savedAt, language))}
            <Button name="intent" value="drop" variant="quiet" size="sm">
              {copy.drop}
            </Button>
          </p>
        </Form>
      )}
    </div>
  );
}

/** Why a text cannot be taken as it is. */
function textFault(
  { textFaults }: Copies['community-write'],
  lengths: { readonly least: number; readonly most: number },
  outcome: WriteOutcome | null,
): string {
  const fault = faultOfText(tidyText(outcome?.typed.text ?? ''), lengths);
  if (fault === 'short') return textFaults.short(lengths.least);
  if (fault === 'long') return textFaults.long(lengths.most);
  if (fault !== null) return textFaults[fault];
  const { of, most } = outcome?.limit ?? { of: 'hours' as const, most: 0 };
  return textFaults[of](most);
}

/** Why a text was not sent, with what to do. */
function Trouble({ outcome, action }: { outcome: WriteOutcome | null; action: string }) {
  const copy = useCopy('community-write');
  const path = usePagePath();
  if (outcome?.kind === 'conflict') {
    return (
      <Card title={copy.conflict.title} tone="amber">
        <div className="grid gap-3">
          <p>{copy.conflict.text}</p>
          <WrittenBody text={outcome.other ?? ''} lang={outcome.typed.language} />
          <p>
            <a href={path(outcome.isOfText ? `${action}?fresh=1` : action)}>
              {copy.conflict.other}
            </a>
          </p>
        </div>
      </Card>
    );
  }
  if (outcome?.kind === 'signed-out') {
    return (
      <Card title={copy.signedOut.title} tone="amber">
        <p>{copy.signedOut.text}</p>
        <p>
          <a href={path(signInPath('/community'))} target="_blank" rel="noopener">
            {copy.signedOut.link}
          </a>
        </p>
      </Card>
    );
  }
  if (outcome?.kind === 'failed' && outcome.failure !== null) {
    return <FailureFace failure={outcome.failure} action={null} />;
  }
  return null;
}
