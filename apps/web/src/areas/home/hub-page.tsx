import { AreaGroup } from '@pahiya/ui/area-group';
import type { ReactNode } from 'react';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { type MenuGroup, menuGroups } from '../../frame/menu/menu.ts';
import { menuLinks } from '../../frame/menu/menu-links.ts';
import { usePage } from '../../frame/page/page-facts.tsx';

type HubPageProps = {
  readonly id: MenuGroup['id'];
  /** Form for a vehicle number, where the group begins with one. */
  readonly children?: ReactNode;
};

/** All entries of one group, below the number form. */
export function HubPage({ id, children }: HubPageProps) {
  const copy = useCopy('menu');
  const { language } = usePage();
  const group = menuGroups.find((one) => one.id === id);
  if (group === undefined) return null;
  const { title, lead } = copy.groups[id];
  const also = menuLinks(group.also, language, copy);
  return (
    <div className="hub-page">
      <div className="stack">
        <h1>{title}</h1>
        <p className="text-ink-2">{lead}</p>
        {children}
      </div>
      <div className="area-groups">
        <AreaGroup
          id="entries"
          title={copy.page.services}
          links={menuLinks(group.entries, language, copy)}
          look="rows"
        />
        {also.length > 0 && <AreaGroup id="also" title={copy.alsoTitle} links={also} look="rows" />}
      </div>
    </div>
  );
}
