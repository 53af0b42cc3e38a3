import type { DocumentBody } from '../../documents/document.ts';
import type { DocumentName } from './document-name.ts';
import { footer } from './footer.ts';
import pageMetas from './page-metas.json' with { type: 'json' };
import { homeSections, ownerTabs } from './page-sections.ts';
import { services } from './services.ts';

/** Metadata of all indexable pages, in the pages' own words. The file is written by the web app's test of its pages,
 * which also verifies it. */
const metas: ReadonlyMap<string, DocumentBody> = new Map(Object.entries(pageMetas));

const sections: ReadonlyMap<string, DocumentBody> = new Map<string, DocumentBody>([
  ['footer', footer],
  ['home', homeSections],
  ['rto', ownerTabs],
  ['blog', { webSections: [] }],
  ['notice', { webSections: [] }],
]);

/** Paths of the pages with default metadata. */
export const defaultMetaPaths: readonly string[] = [...metas.keys()];

/** The default of a document that no editor published; null when there is none. */
export function defaultBody({ kind, key }: DocumentName): DocumentBody | null {
  switch (kind) {
    case 'section':
      return sections.get(key) ?? null;
    case 'services':
      return key === 'top' ? services : null;
    case 'meta':
      return metas.get(key) ?? null;
    case 'office':
      return null;
  }
}
