import { ButtonLink } from '@pahiya/ui/button';
import { Plate } from '@pahiya/ui/plate';
import { StatusChip } from '@pahiya/ui/status-chip';
import { Stone } from '@pahiya/ui/stone';
import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { instantText } from '../../parts/failure/instant-text.ts';
import { EnglishRun } from '../../parts/texts/english-run.tsx';
import { challansPath, recordPath } from '../../parts/vehicle-number/record-path.ts';
import type { VehicleCard as VehicleCardView } from './garage-view.ts';

/** A vehicle of the garage: plate, name, papers by date. */
export function VehicleCard({ card }: { card: VehicleCardView }) {
  const copy = useCopy('garage');
  const path = usePagePath();
  return (
    <li id={`v-${card.vehicleNumber}`} className="grid">
      <Stone
        id={`stone-${card.vehicleNumber}`}
        level={3}
        plate={
          <Plate
            parts={card.plate.parts}
            kind={card.plate.kind}
            size="sm"
            label={copy.marks.field.plate}
          />
        }
        title={<EnglishRun text={card.name ?? card.display} />}
      >
        <CardBody card={card} />
        <div className="flex flex-wrap items-center gap-2 pt-3">
          <ButtonLink
            href={path(recordPath(card.vehicleNumber))}
            variant="dark"
            size="sm"
            aria-label={copy.openLong(card.display)}
          >
            {copy.open}
          </ButtonLink>
          <ButtonLink
            href={path(challansPath(card.vehicleNumber))}
            variant="outline"
            size="sm"
            aria-label={copy.challansLong(card.display)}
          >
            {copy.challans}
          </ButtonLink>
          <ButtonLink
            href={path(`/garage/${card.vehicleNumber}/log`)}
            variant="outline"
            size="sm"
            aria-label={copy.logLong(card.display)}
          >
            {copy.log}
          </ButtonLink>
          <ButtonLink
            href={path(`/garage/${card.vehicleNumber}/alerts`)}
            variant="outline"
            size="sm"
            aria-label={copy.alertsLong(card.display)}
          >
            {copy.alerts}
          </ButtonLink>
        </div>
        <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-3 pt-1">
          <a
            href={path(`/sell-car/sold?vehicleNumber=${card.vehicleNumber}`)}
            className="inline-flex min-h-12 items-center text-small"
            aria-label={copy.soldLong(card.display)}
          >
            {copy.sold}
          </a>
          <RemoveForm card={card} />
        </div>
      </Stone>
    </li>
  );
}

function CardBody({ card }: { card: VehicleCardView }) {
  const copy = useCopy('garage');
  const path = usePagePath();
  const { language } = usePage();
  if (card.fetchedAt === null) return <p className="pt-3 text-ink-2">{copy.waiting}</p>;
  return (
    <>
      {card.recalls !== null && (
        <p className="pt-3">
          <a href={path(card.recalls.path)} className="font-semibold">
            {copy.recalls(card.recalls.count)}
          </a>
        </p>
      )}
      {card.dues.length === 0 && <p className="pt-3 text-ink-2">{copy.nothingDue}</p>}
      <ul>
        {card.dues.map((due) => (
          <li
            key={due.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-b py-2.5"
          >
            <span>
              <b className="block leading-snug">{due.name}</b>
              <span className="text-ink-2 text-small">
                {due.detail}
                {due.held !== null && ` · ${copy.boughtHere}`}
              </span>
            </span>
            {due.held?.startsOn ? (
              <StatusChip tone="amber" word={copy.starts(due.held.startsOn)} />
            ) : (
              <StatusChip tone={due.tone} word={due.word} />
            )}
          </li>
        ))}
      </ul>
      <p className="pt-2 text-fine text-ink-3">
        {card.moreInOrder > 0 && `${copy.more(card.moreInOrder)} · `}
        <time dateTime={card.fetchedAt}>{copy.asOf(instantText(card.fetchedAt, language))}</time>
        {card.isSandbox && ` · ${copy.sandbox}`}
      </p>
    </>
  );
}

function RemoveForm({ card }: { card: VehicleCardView }) {
  const copy = useCopy('garage');
  return (
    <Form method="post" action="/garage">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="vehicleNumber" value={card.vehicleNumber} />
      <button
        type="submit"
        className="min-h-12 text-small underline underline-offset-4"
        aria-label={copy.removeLong(card.display)}
      >
        {copy.remove}
      </button>
    </Form>
  );
}
