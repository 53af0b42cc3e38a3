import type { Answer } from '@pahiya/api-client/api-client';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { useCopy } from '../../../frame/copy/use-copy.ts';

type Insurers = Answer<'insuranceHomepage'>['insurers'];

/** Insurers with their registration and helpline, by name: facts, no prices. */
export function InsurerList({ insurers }: { readonly insurers: Insurers }) {
  const { insurers: copy } = useCopy('insurance');
  return (
    <Card id="insurers" title={copy.title}>
      <div className="grid gap-3">
        <p>{copy.lead}</p>
        <Disclosure summary={copy.show(insurers.rows.length)}>
          <ul className="grid gap-3 sm:grid-cols-2">
            {insurers.rows.map(({ name, formerName, registration, helpline }) => (
              <li key={registration} className="grid">
                <b lang="en">{name}</b>
                {formerName !== null && (
                  <span className="text-ink-2 text-small">
                    {copy.formerly} <span lang="en">{formerName}</span>
                  </span>
                )}
                <span className="text-small">{copy.registration(registration)}</span>
                <a className="nums" href={`tel:${helpline.replaceAll('-', '')}`}>
                  {helpline}
                </a>
              </li>
            ))}
          </ul>
        </Disclosure>
        <p className="text-ink-2 text-small">
          {copy.source(insurers.asOf.slice(5, 7), insurers.asOf.slice(0, 4))}{' '}
          <span lang="en">{insurers.sources.join('; ')}</span>
        </p>
      </div>
    </Card>
  );
}
