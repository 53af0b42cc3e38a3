import { Disclosure } from '@pahiya/ui/disclosure';
import type { ShownLayout, ShownPart } from './shown-layout.ts';

type LayoutPartsProps = {
  readonly layout: ShownLayout;
  /** Heading of the disclosures. */
  readonly tabsTitle: string;
  /** Prefix of every id, to allow two on one page. */
  readonly name?: string;
};

/** An editor's content: sections one below the other, or disclosures. Works without script. */
export function LayoutParts({
  layout: { parts, tabs },
  tabsTitle,
  name = 'part',
}: LayoutPartsProps) {
  if (parts.length === 0 && tabs.length === 0) return null;
  return (
    <div className="grid gap-8">
      {parts.map((part) => (
        <section key={part.id} aria-labelledby={`${name}-${part.id}`} className="grid gap-3">
          <h2 id={`${name}-${part.id}`}>{part.title}</h2>
          <PartBody part={part} />
        </section>
      ))}
      {tabs.length > 0 && (
        <section aria-labelledby={`${name}--tabs`}>
          <h2 id={`${name}--tabs`}>{tabsTitle}</h2>
          {tabs.map((tab, place) => (
            <Disclosure key={tab.id} summary={tab.title} group={`${name}--tabs`} open={place === 0}>
              {tab.parts.map((part) => (
                <div key={part.id} className="grid gap-2">
                  {part.title !== tab.title && <p>{part.title}</p>}
                  <PartBody part={part} />
                </div>
              ))}
            </Disclosure>
          ))}
        </section>
      )}
    </div>
  );
}

/** Text and links of a section, below a heading of the page. */
export function PartBody({ part: { paragraphs, links } }: { part: ShownPart }) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
      {links.length > 0 && (
        <ul className="plain-list">
          {links.map(({ href, label }) => (
            <li key={`${href} ${label}`}>
              <a
                href={href}
                rel={href.startsWith('/') ? undefined : 'noopener'}
                className="inline-flex py-1"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
