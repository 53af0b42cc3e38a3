import { Disclosure } from '@pahiya/ui/disclosure';
import type { ShownLayout, ShownPart } from './shown-layout.ts';

/** What an editor put on the page: parts one below the other, or parts that open by their names. Works without script. */
export function LayoutParts({ layout: { parts, tabs } }: { layout: ShownLayout }) {
  if (parts.length === 0 && tabs.length === 0) return null;
  return (
    <div className="grid gap-8">
      {parts.map((part) => (
        <section key={part.id} aria-labelledby={`part-${part.id}`} className="grid gap-3">
          <h2 id={`part-${part.id}`}>{part.title}</h2>
          <PartBody part={part} />
        </section>
      ))}
      {tabs.length > 0 && (
        <div>
          {tabs.map((tab, place) => (
            <Disclosure key={tab.id} summary={tab.title} group="layout-tabs" open={place === 0}>
              {tab.parts.map((part) => (
                <div key={part.id} className="grid gap-2">
                  {part.title !== tab.title && <p>{part.title}</p>}
                  <PartBody part={part} />
                </div>
              ))}
            </Disclosure>
          ))}
        </div>
      )}
    </div>
  );
}

/** Text and links of a part, below a heading of the page's. */
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
