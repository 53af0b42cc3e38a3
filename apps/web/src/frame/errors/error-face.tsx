import { ButtonLink } from '@pahiya/ui/button';
import { usePagePath } from '../page/use-page-path.ts';

type ErrorFaceProps = {
  readonly sign: string;
  readonly title: string;
  readonly subtitle: string;
  readonly buttonLabel: string;
  readonly link?: string | undefined;
};

/** The error illustration, a milestone, and the way back; home without script. */
export function ErrorFace({ sign, title, subtitle, buttonLabel, link }: ErrorFaceProps) {
  const path = usePagePath();
  return (
    <div className="error-page">
      <div className="error-stone" aria-hidden="true" translate="no">
        {sign}
      </div>
      <h1>{title}</h1>
      <p>{subtitle}</p>
      {link === undefined ? (
        <ButtonLink
          href={path('/')}
          onClick={(event) => {
            if (window.history.length < 2) return;
            event.preventDefault();
            window.history.back();
          }}
        >
          {buttonLabel}
        </ButtonLink>
      ) : (
        <ButtonLink href={link} target="_blank" rel="noopener">
          {buttonLabel}
        </ButtonLink>
      )}
    </div>
  );
}
