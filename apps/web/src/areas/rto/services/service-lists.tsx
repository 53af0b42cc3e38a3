import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import type { ServiceGuide } from './service-guide.server.ts';

type Guide = { readonly guide: ServiceGuide };

/** Forms by number and title, with the number of copies. */
export function ServiceForms({ guide }: Guide) {
  const copy = useCopy('rto-services').guide;
  return (
    <Card id="forms" title={copy.forms}>
      {guide.forms.length === 0 ? (
        <p>{copy.noForms}</p>
      ) : (
        <ul className="grid gap-1.5">
          {guide.forms.map(({ number, title, copies, when }) => (
            <li key={number}>
              <b>{copy.form(number)}</b>: {title}, {copy.copies(copies)}
              {when !== null && ` (${when})`}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Documents to bring, and when each is required. */
export function ServicePapers({ guide }: Guide) {
  const copy = useCopy('rto-services').guide;
  return (
    <Card id="papers" title={copy.papers}>
      {guide.papers.length === 0 ? (
        <p>{copy.noPapers}</p>
      ) : (
        <ul className="grid list-disc gap-1.5 ps-5">
          {guide.papers.map(({ id, name, when }) => (
            <li key={id}>
              {name}
              {when !== null && <span className="text-ink-2"> ({when})</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Steps from the application to the finished document. */
export function ServiceSteps({ guide }: Guide) {
  const copy = useCopy('rto-services').guide;
  return (
    <Card id="steps" title={copy.steps}>
      <ol className="grid list-decimal gap-2 ps-6">
        {guide.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}

/** What on the record blocks the service. */
export function ServiceStops({ guide }: Guide) {
  const copy = useCopy('rto-services').guide;
  if (guide.stops.length === 0) return null;
  return (
    <Card id="stops" title={copy.stops} tone="amber">
      <dl className="grid gap-2">
        {guide.stops.map(({ id, name, words }) => (
          <div key={id}>
            <dt className="font-semibold">{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Further notes. */
export function ServiceNotes({ guide }: Guide) {
  const copy = useCopy('rto-services').guide;
  if (guide.notes.length === 0) return null;
  return (
    <Card id="notes" title={copy.notes} look="accent">
      <ul className="grid gap-1.5">
        {guide.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Card>
  );
}
