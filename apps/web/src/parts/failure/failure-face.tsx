import { Button } from '@pahiya/ui/button';
import { FailedFace } from '@pahiya/ui/failed-face';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
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

/** Error message of a part of a page, with a retry that works without script. */
export function FailureFace({ failure, title, level = 2, action }: FailureFaceProps) {
  const copy = useCopy('errors');
  const { language } = usePage();
  const words = copy.byCode[failure.code];
  return (
    <FailedFace
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
