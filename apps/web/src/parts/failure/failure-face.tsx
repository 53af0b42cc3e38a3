import { Button } from '@pahiya/ui/button';
import { FailedFace } from '@pahiya/ui/failed-face';
import { type ReactNode, useEffect, useRef } from 'react';
import { useActionData, useLocation } from 'react-router';
import { sentences } from '../../frame/copy/sentences.ts';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import type { PageFailure } from './page-failure.ts';

type FailureFaceProps = {
  readonly failure: PageFailure;
  /** What could not be shown; the failure's own title when absent. */
  readonly title?: string;
  readonly level?: 1 | 2;
  /** What to do; a retry of the page when absent, nothing when null. */
  readonly action?: ReactNode;
};

/** Error message of a part of a page, with a retry that works without script. When a form was refused, it takes the
 * focus as `FormErrors` does: the form may be far below, and the router keeps the place on the page. */
export function FailureFace({ failure, title, level = 2, action }: FailureFaceProps) {
  const copy = useCopy('errors');
  const { language } = usePage();
  const words = copy.byCode[failure.code];
  const outcome = useActionData<{ readonly failure?: PageFailure | null } | null>();
  // Nothing to retry: what failed is what the person sent.
  const isOutcome = action === null || outcome?.failure === failure;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOutcome && outcome != null) ref.current?.focus();
  }, [isOutcome, outcome]);
  return (
    <FailedFace
      ref={ref}
      title={title ?? words.title}
      level={level}
      detail={title === undefined ? words.detail : sentences(language, words.title, words.detail)}
      action={action === undefined ? <TryAgain label={copy.tryAgain} /> : action}
    />
  );
}

/** Requests the same page again. A form, to force a real reload. */
export function TryAgain({ label }: { label: string }) {
  const path = usePagePath();
  const { pathname, search } = useLocation();
  return (
    <form action={path(pathname)} method="get">
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{label}</Button>
    </form>
  );
}
