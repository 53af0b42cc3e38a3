import { ButtonLink } from '@pahiya/ui/button';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';
import {
  priceAlertPath,
  reservePath,
  shortlistPath,
  testDrivePath,
  usedShortlistPath,
} from '../facts/used-car-paths.ts';
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
        <KeepActs car={car} />
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
      <KeepActs car={car} />
    </section>
  );
}

/** Shortlist and price alert: a form and a link. */
function KeepActs({ car: { listing, hasTestDrives } }: { readonly car: UsedCar }) {
  const copy = useCopy('used-car').keep;
  const path = usePagePath();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      {hasTestDrives && (
        <a
          data-document=""
          href={path(testDrivePath(listing))}
          className="inline-flex min-h-11 items-center"
        >
          {copy.drive}
        </a>
      )}
      <form method="post" action={path(shortlistPath)}>
        <input type="hidden" name="intent" value="keep" />
        <input type="hidden" name="kind" value="used-car" />
        <input type="hidden" name="id" value={listing} />
        <input type="hidden" name="next" value={usedShortlistPath} />
        <button type="submit" className="min-h-11 underline underline-offset-4">
          {copy.shortlist}
        </button>
      </form>
      <a
        data-document=""
        href={path(priceAlertPath(listing))}
        className="inline-flex min-h-11 items-center"
      >
        {copy.alert}
      </a>
    </div>
  );
}
