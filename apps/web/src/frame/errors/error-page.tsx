import { useCopy } from '../copy/use-copy.ts';
import { ErrorFace } from './error-face.tsx';

type ErrorPageProps = {
  readonly kind: 'not-found' | 'server-error';
  /** Button label; "Return to previous page" by default. */
  readonly buttonLabel?: string | undefined;
  /** Opens in a new tab instead of going back. */
  readonly link?: string | undefined;
};

/** The 404 and 500 pages, in the specification's wording. */
export function ErrorPage({ kind, buttonLabel, link }: ErrorPageProps) {
  const copy = useCopy('shell');
  const words = kind === 'not-found' ? copy.notFound : copy.serverError;
  return (
    <ErrorFace
      sign={kind === 'not-found' ? '404' : '500'}
      title={words.title}
      subtitle={words.subtitle}
      buttonLabel={buttonLabel ?? copy.previousPage}
      link={link}
    />
  );
}
