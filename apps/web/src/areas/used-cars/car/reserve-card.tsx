import { ButtonLink } from '@pahiya/ui/button';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { reservePath } from '../facts/used-car-paths.ts';
import type { UsedCar } from './used-car.ts';

/** Reserving a car; while another buyer has it, until when, and the queue. */
export function ReserveCard({ car }: { readonly car: UsedCar }) {
  const copy = useCopy('used-car').hold;
  const { language } = usePage();
  const path = usePagePath();
  const { hold } = car;
  const href = path(reservePath(car.listing));
  if (hold === null) {
    return (
      <section aria-label={copy.reserve} className="card grid gap-2">
        <ButtonLink href={href} size="lg" block>
          {copy.reserve}
        </ButtonLink>
        <p className="text-ink-2 text-small">{copy.reserveNote}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="hold" className="card card-accent grid gap-2">
      <h2 id="hold" className="text-lead">
        {copy.title(instantText(hold.until, language))}
      </h2>
      <p>{copy.note(hold.waiting)}</p>
      <ButtonLink href={href} size="lg" block>
        {copy.join}
      </ButtonLink>
    </section>
  );
}
