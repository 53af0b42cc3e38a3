import type { CopyArea } from '../copy/copies.ts';
import type { SharedPage } from '../page/page-contract.ts';
import type { PageModule } from './page-module.ts';

/** A page as its area registers it. */
export type PageEntry = {
  readonly path: string;
  /** Its file below the folder of the area, without `.page.tsx`: `search/rc-search`. */
  readonly module: string;
  /** The copy that it needs besides the frame's. */
  readonly copy: readonly CopyArea[];
};

/** A public page. */
export type PublicPageEntry = PageEntry & {
  /** Its name in analytics, like those of the product specification (section 2): "blog home". */
  readonly screen: string;
  /** In the sitemap: the page, or with a parameter the listed paths. */
  readonly sitemap?: true | readonly string[];
};

/** A page of the app (areas/<area>/pages.ts). */
export type AppPageEntry = PublicPageEntry & {
  /** Its bytes are shared by anonymous visitors. Names every query parameter that its loader reads on the server. */
  readonly shared?: Omit<SharedPage, 'path'>;
};

/** A registered page with its code. */
export type Found<Entry extends PageEntry = PageEntry> = Omit<Entry, 'module'> & {
  /** Its file, also the id of its route: `src/areas/vehicle/search/rc-search.page.tsx`. */
  readonly id: string;
  readonly load: () => Promise<PageModule>;
};

/** A page of the app with its code. */
export type AppPage = Found<AppPageEntry>;

type Modules = Readonly<Record<string, () => Promise<PageModule>>>;

/** The pages of all areas with their code, from the tables and files found (`../areas/<area>/…`). `kind` is the
 * end of the files' names: `page` for pages of the app. */
export function findPages<Entry extends PageEntry>(
  tables: Readonly<Record<string, readonly Entry[]>>,
  modules: Modules,
  kind: 'page' | 'reading' | 'desk' | 'partner',
): readonly Found<Entry>[] {
  return Object.entries(tables).flatMap(([table, entries]) => {
    const folder = table.slice(0, table.lastIndexOf('/'));
    return entries.map(({ module, ...entry }) => {
      const file = `${folder}/${module}.${kind}.tsx`;
      const load = modules[file];
      if (load === undefined) throw new Error(`${table} names ${file}, which does not exist`);
      return { ...entry, id: file.replace('../', 'src/'), load };
    });
  });
}
