import type { ApiFailure } from '@pahiya/api-client/api-failure';
import {
  editorCreateArticle,
  editorMoveArticle,
  editorPlaceRevision,
  editorPreview,
  editorSaveArticle,
  editorWithdrawArticle,
} from '@pahiya/contracts/blog/blog-calls';
import { editorImages } from '@pahiya/contracts/images/images-calls';
import type { Result } from '@pahiya/domain/shared/result';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { refusedForm } from '../shell/desk-gate.ts';
import { keepTyping } from '../shell/kept-typing.ts';
import type { ArticleIntent, ArticleOutcome, Preview, Previews } from './draft/article-outcome.ts';
import { draftLanguages, draftOf, readTyped, type TypedDraft } from './draft/typed-draft.ts';

type Sent = {
  readonly form: FormData;
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
};

/** Saves a new article or previews it. */
export async function createArticle(tools: PageTools, sent: Sent) {
  const { form } = sent;
  const typed = readTyped(form);
  if (formText(form, 'intent') === 'preview') return previewed(tools, typed);
  const draft = draftOf(typed, await findAlt(tools));
  const answer = await tools.api.call(editorCreateArticle, {
    body: { slug: typed.slug, draft },
  });
  if (answer.ok) return redirect(`/desk/blog/${answer.value.articleId}?done=created`, 303);
  return withTyping(tools, answer.error, typed, sent);
}

/** Handles the forms of an article's page. */
export async function actOnArticle(tools: PageTools, articleId: string, sent: Sent) {
  const { form, request } = sent;
  const intent = formText(form, 'intent');
  switch (intent) {
    case 'preview':
      return previewed(tools, readTyped(form));
    case 'publish':
    case 'schedule':
    case 'unschedule':
      return place(tools, articleId, { ...sent, intent });
    case 'move': {
      const body = { slug: formText(form, 'slug').trim() };
      const answer = await tools.api.call(editorMoveArticle, { params: { articleId }, body });
      return ended(tools, articleId, { answer, request, intent });
    }
    case 'withdraw': {
      const answer = await tools.api.call(editorWithdrawArticle, { params: { articleId } });
      return ended(tools, articleId, { answer, request, intent });
    }
    default:
      return save(tools, articleId, sent);
  }
}

async function save(tools: PageTools, articleId: string, sent: Sent) {
  const typed = readTyped(sent.form);
  const draft = draftOf(typed, await findAlt(tools));
  const answer = await tools.api.call(editorSaveArticle, {
    params: { articleId },
    body: { baseRevisionId: typed.base, draft },
  });
  if (answer.ok) return redirect(`/desk/blog/${articleId}?done=save`, 303);
  if (codeOf(answer.error) === 'operator/wrong-state') {
    return data<ArticleOutcome>(
      { kind: 'conflict', refused: null, typed, previews: null },
      { status: 409 },
    );
  }
  return withTyping(tools, answer.error, typed, sent);
}

async function place(
  tools: PageTools,
  articleId: string,
  { form, request, intent }: Sent & { readonly intent: 'publish' | 'schedule' | 'unschedule' },
) {
  const publishAt = readIstMinute(formText(form, 'publishAt'));
  if (intent === 'schedule' && publishAt === null) {
    return data<ArticleOutcome>(
      { kind: 'no-instant', refused: null, typed: null, previews: null },
      { status: 400 },
    );
  }
  const answer = await tools.api.call(editorPlaceRevision, {
    params: { revisionId: formText(form, 'revision') },
    body:
      intent === 'publish'
        ? { when: 'now' }
        : intent === 'unschedule' || publishAt === null
          ? { when: 'never' }
          : { when: 'at', publishAt },
  });
  return ended(tools, articleId, { answer, request, intent });
}

/** Redirects to the article with the outcome, or shows the refusal there. */
export function ended(
  tools: PageTools,
  articleId: string,
  {
    answer,
    request,
    intent,
  }: {
    readonly answer: Result<unknown, ApiFailure>;
    readonly request: Request;
    readonly intent: ArticleIntent;
  },
) {
  if (answer.ok) return redirect(`/desk/blog/${articleId}?done=${intent}`, 303);
  return outcomeOf(refusedForm(tools, answer.error, { intent, request }), null);
}

/** A refused save with the typed text. An expired session does not redirect: the text would be lost. */
function withTyping(
  tools: PageTools,
  failure: ApiFailure,
  typed: TypedDraft,
  { request, context }: Sent,
) {
  if (codeOf(failure) !== 'auth/required') {
    return outcomeOf(refusedForm(tools, failure, { intent: 'save', request }), typed);
  }
  keepTyping(context);
  return data<ArticleOutcome>(
    { kind: 'signed-out', refused: null, typed, previews: null },
    { status: 401 },
  );
}

function outcomeOf(refused: ReturnType<typeof refusedForm>, typed: TypedDraft | null) {
  if (refused instanceof Response) return refused;
  return data<ArticleOutcome>(
    { kind: 'refused', refused: refused.data, typed, previews: null },
    refused.init ?? undefined,
  );
}

async function previewed(tools: PageTools, typed: TypedDraft) {
  const texts = { en: typed.en.markdown, hi: typed.hi.markdown };
  const previews = await previewTexts(tools, texts);
  return { kind: 'preview', refused: null, typed, previews } satisfies ArticleOutcome;
}

/** Preview of both languages; null for one without text or when the preview failed. */
export async function previewTexts(
  { api }: PageTools,
  texts: Readonly<Record<'en' | 'hi', string>>,
): Promise<Previews> {
  const [en = null, hi = null] = await Promise.all(
    draftLanguages.map(async (language): Promise<Preview | null> => {
      const markdown = texts[language];
      if (markdown.trim() === '') return null;
      const answer = await api.call(editorPreview, { body: { markdown, language } });
      return answer.ok ? answer.value : null;
    }),
  );
  return { en, hi };
}

/** The description that a picture was uploaded with. */
async function findAlt({ api }: PageTools) {
  const answer = await api.call(editorImages, {});
  const images = answer.ok ? answer.value.images : [];
  return (src: string, language: 'en' | 'hi') =>
    images.find((image) => image.src === src)?.alt[language] ?? '';
}

/** The instant of an Indian date and time (`2026-11-21T10:30`); null for any other text. */
export function readIstMinute(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return null;
  const at = new Date(`${text}:00+05:30`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

function codeOf(failure: ApiFailure): string {
  return failure.kind === 'problem' ? failure.code : 'network';
}
