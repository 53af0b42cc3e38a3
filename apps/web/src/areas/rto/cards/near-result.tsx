import { ChipLinks } from '@pahiya/ui/chip-links';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import type { nearPage } from '../facts/near-page.server.ts';
import { placeName, stateName } from '../facts/rto-trail.ts';
import { CodeList } from './code-list.tsx';

type Answer = NonNullable<ReturnType<typeof nearPage>>;
type NearResultProps = { readonly typed: string; readonly found: Answer };

/** RTO offices of a city or PIN code, or the places to choose from. */
export function NearResult({ typed, found }: NearResultProps) {
  const copy = useCopy('rto-near');
  const words = useCopy('rto-pages');
  const { language } = usePage();
  if (found.kind === 'place') return <Around typed={typed} found={found} />;
  if (found.kind === 'choose') {
    const links = found.places.map((place) => ({
      href: place.path,
      label: `${placeName(place, language)}, ${stateName(place.stateCode, words)}`,
    }));
    return <Choices id="choose" title={copy.choose} links={links} />;
  }
  if (found.kind !== 'state') return null;
  const links = found.states.map(({ code, path }) => ({
    href: path,
    label: stateName(code, words),
  }));
  return <Choices id="state" title={copy.state} links={links} />;
}

type ChoicesProps = {
  readonly id: string;
  readonly title: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
};

function Choices({ id, title, links }: ChoicesProps) {
  const path = usePagePath();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id}>{title}</h2>
      <ChipLinks
        label={title}
        labelHidden
        boxed
        links={links.map(({ href, label }) => ({ href: path(href), label }))}
      />
    </section>
  );
}

function Around({ typed, found }: NearResultProps & { found: Extract<Answer, { kind: 'place' }> }) {
  const copy = useCopy('rto-near');
  const { language } = usePage();
  const { likely, offices } = found;
  const name = placeName(found, language);
  return (
    <>
      {likely.length > 0 && (
        <section aria-labelledby="likely" className="grid gap-3">
          <h2 id="likely">{copy.likely(typed)}</h2>
          <CodeList offices={likely} />
        </section>
      )}
      {(offices.length > 0 || likely.length === 0) && (
        <section aria-labelledby="own" className="grid gap-3">
          <h2 id="own">{likely.length > 0 ? copy.others(name) : copy.own(name)}</h2>
          {offices.length === 0 ? <p>{copy.noOwn}</p> : <CodeList offices={offices} />}
        </section>
      )}
      <NearTowns found={found} />
      <p className="text-ink-2 text-small">{copy.note}</p>
    </>
  );
}

function NearTowns({ found }: { found: Extract<Answer, { kind: 'place' }> }) {
  const copy = useCopy('rto-near');
  const { language } = usePage();
  const path = usePagePath();
  if (found.near.length === 0) return null;
  return (
    <section aria-labelledby="near" className="grid gap-3">
      <h2 id="near">{copy.near}</h2>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {found.near.map(({ name, nameHindi, km, office }) => (
          <li key={office.code} className="border-line border-b">
            <a href={path(office.path)} className="inline-flex min-h-11 items-center">
              <EnglishRun text={`${office.display} ${office.office}`} />
            </a>{' '}
            <span className="text-ink-2">
              {copy.away(km, placeName({ name, nameHindi }, language))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
