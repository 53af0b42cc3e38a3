import type { OfficeDetails } from '@pahiya/contracts/layout/layout-schema';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { LayoutParts } from '../../../../frame/layout/layout-parts.tsx';
import { shownPart } from '../../../../frame/layout/shown-layout.ts';
import { usePage } from '../../../../frame/page/page-facts.tsx';
import { OfficeContact } from '../../../../parts/rto-office/office-contact.tsx';
import type { ShownLayoutBody } from '../values/shown-body.ts';

/** Preview of a layout document in the page's language, whatever its period. */
export function LayoutPreview({ body }: { body: ShownLayoutBody | null }) {
  const copy = useCopy('desk-documents');
  const { layoutTabs } = useCopy('shell');
  const { language } = usePage();
  if (body === null) return <p>{copy.noPreview}</p>;
  if (body.checkedOn !== undefined) return <OfficeContact details={body as OfficeDetails} />;
  const { webSections = [], webTabs = [], data = [], services = [] } = body;
  const head = body[language];
  const parts = webSections.map((section) => shownPart(section, language));
  const tabs = webTabs.map(({ id, title, webSections: inside }) => ({
    id,
    title: title[language],
    parts: inside.map((section) => shownPart(section, language)),
  }));
  return (
    <>
      <LayoutParts layout={{ parts, tabs }} tabsTitle={layoutTabs} name={`preview-${language}`} />
      {data.map(({ id, title, links }) => (
        <section key={id} className="grid gap-1">
          <h3>{title?.[language] ?? id}</h3>
          <Links links={links} />
        </section>
      ))}
      {services.length > 0 && <Links links={services} />}
      {head !== undefined && (
        <div className="grid gap-1">
          <p className="font-semibold">{head.title}</p>
          <p>{head.description}</p>
        </div>
      )}
    </>
  );
}

function Links({ links }: { links: NonNullable<ShownLayoutBody['services']> }) {
  const { language } = usePage();
  return (
    <ul className="grid gap-1">
      {links.map(({ id, path, label }) => (
        <li key={id} className="wrap-anywhere">
          {label?.[language] ?? <span lang="en">{id}</span>}{' '}
          <span lang="en" translate="no" className="text-ink-2">
            {path}
          </span>
        </li>
      ))}
    </ul>
  );
}
