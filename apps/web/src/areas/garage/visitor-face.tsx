import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { RoadScene } from '@pahiya/ui/road-scene';
import { ToneShape } from '@pahiya/ui/tone';
import { useCityName } from '../../frame/city/use-city-name.ts';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { signInPath } from '../../parts/controls/sign-in-path.ts';

/** The garage when signed out: its purpose, and sign-in. */
export function VisitorFace({ next }: { next: string }) {
  const { visitor } = useCopy('garage');
  const city = useCityName();
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
      <div className="flex h-48 items-end overflow-hidden rounded-card border border-line [&>svg]:h-72 [&>svg]:flex-none [&>svg]:w-auto">
        <RoadScene city={city} kind="car" />
      </div>
    </div>
  );
}
