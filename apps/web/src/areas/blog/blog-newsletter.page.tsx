import '../../frame/styles/long-texts.css';
import {
  confirmNewsletter,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '@pahiya/contracts/blog/blog-calls';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { useEffect, useRef } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { sentences } from '../../frame/copy/sentences.ts';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { formText } from '../../frame/page/form-text.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { type PageFailure, toPageFailure } from '../../parts/failure/page-failure.ts';
import { NewsletterForm } from './newsletter-form.tsx';

const intents = ['subscribe', 'confirm', 'stop'] as const;
type Intent = (typeof intents)[number];
type Outcome =
  | { readonly kind: 'done'; readonly intent: Intent }
  | {
      readonly kind: 'failed';
      readonly intent: Intent;
      readonly failure: PageFailure;
      readonly typed: string;
    };

/** A link in an e-mail only opens the page: link scanners must not confirm or cancel anything. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return { confirm: query.get('confirm'), stop: query.get('unsubscribe') };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, language } = pageTools(context);
  const form = await request.formData();
  const oneClick = oneClickKey(request, form);
  const intent =
    oneClick !== null
      ? 'stop'
      : (intents.find((one) => one === formText(form, 'intent')) ?? 'subscribe');
  const typed = formText(form, 'email').trim();
  const key = oneClick ?? formText(form, 'key');
  const answer =
    intent === 'subscribe'
      ? await api.call(subscribeNewsletter, { body: { email: typed, language } })
      : intent === 'confirm'
        ? await api.call(confirmNewsletter, { body: { key } })
        : await api.call(unsubscribeNewsletter, { body: { key } });
  if (answer.ok) return data<Outcome>({ kind: 'done', intent });
  const failure = toPageFailure(answer.error);
  return data<Outcome>({ kind: 'failed', intent, failure, typed }, { status: failure.status });
}

/** One-click unsubscribe: the mail program posts to the link's address, without cookies and without opening the
 * page. Null for every other form. Source: RFC 8058, section 3.2. */
function oneClickKey(request: Request, form: FormData): string | null {
  if (formText(form, 'List-Unsubscribe') !== 'One-Click') return null;
  return new URL(request.url).searchParams.get('unsubscribe') ?? '';
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('blog').newsletter.metaTitle,
  description: copy('blog').newsletter.metaDescription,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const { confirm, stop } = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as Outcome | null;
  const copy = useCopy('blog').newsletter;
  const failed = outcome?.kind === 'failed' ? outcome : null;
  const error = useFailureText(failed?.failure ?? null);
  if (outcome?.kind === 'done') return <Done intent={outcome.intent} />;
  if (stop !== null) return <Ask intent="stop" keyText={stop} words={copy.stop} error={error} />;
  if (confirm !== null) {
    return <Ask intent="confirm" keyText={confirm} words={copy.confirm} error={error} />;
  }
  return (
    <div className="narrow-page grid gap-4">
      <h1>{copy.title}</h1>
      <p className="text-lead text-ink-2">{copy.lead}</p>
      <NewsletterForm typed={failed?.typed ?? ''} error={error ?? undefined} />
    </div>
  );
}

type AskProps = {
  readonly intent: Intent;
  readonly keyText: string;
  readonly words: { readonly title: string; readonly detail: string; readonly submit: string };
  readonly error: string | null;
};

function Ask({ intent, keyText, words, error }: AskProps) {
  const path = usePagePath();
  return (
    <div className="narrow-page grid gap-4">
      <h1>{words.title}</h1>
      <p>{words.detail}</p>
      {error !== null && <p role="alert">{error}</p>}
      <form method="post" action={path('/blog/newsletter')}>
        <input type="hidden" name="key" value={keyText} />
        <Button type="submit" name="intent" value={intent}>
          {words.submit}
        </Button>
      </form>
    </div>
  );
}

function Done({ intent }: { intent: Intent }) {
  const copy = useCopy('blog').newsletter;
  const path = usePagePath();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const { title, detail } = { subscribe: copy.mailed, confirm: copy.confirmed, stop: copy.stopped }[
    intent
  ];
  return (
    <div className="narrow-page grid gap-4" role="status">
      <h1 ref={ref} tabIndex={-1}>
        {title}
      </h1>
      <p>{detail}</p>
      <div>
        <ButtonLink href={path('/blog')} variant="outline">
          {copy.back}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Bad input can only be the address. */
function useFailureText(failure: PageFailure | null): string | null {
  const copy = useCopy('blog').newsletter;
  const errors = useCopy('errors').byCode;
  const { language } = usePage();
  if (failure === null) return null;
  if (failure.code === 'request/bad-input') return copy.invalid;
  const { title, detail } = errors[failure.code];
  return sentences(language, copy.failed, title, detail);
}
