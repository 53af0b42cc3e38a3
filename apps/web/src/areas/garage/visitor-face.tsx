import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { ToneShape } from '@pahiya/ui/tone';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { signInPath } from '../../parts/controls/sign-in-path.ts';

/** The garage when signed out: its purpose, and sign-in. */
export function VisitorFace({ next }: { next: string }) {
  const { visitor } = useCopy('garage');
  const path = usePagePath();
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <Card look="accent">
        <h1>{visitor.title}</h1>
        <ul className="grid gap-2.5 py-5">
          {visitor.why.map((reason) => (
            <li key={reason} className="flex items-start gap-2.5 text-road [&>svg]:mt-1.5">
              <ToneShape tone="road" />
              <span className="text-ink">{reason}</span>
            </li>
          ))}
        </ul>
        <p>{visitor.note}</p>
        <div className="actions pt-5">
          <ButtonLink href={path(signInPath(next))} size="lg">
            {visitor.action}
          </ButtonLink>
        </div>
        <p className="pt-4 text-small">{visitor.offline}</p>
      </Card>
    </div>
  );
}
