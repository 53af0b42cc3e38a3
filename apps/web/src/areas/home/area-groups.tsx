import type { Answer } from '@pahiya/api-client/api-client';
import { AreaGroup } from '@pahiya/ui/area-group';
import { Tag } from '@pahiya/ui/icons';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { linkHref } from '../../frame/layout/shown-layout.ts';
import { menuGroups } from '../../frame/menu/menu.ts';
import { menuLinks } from '../../frame/menu/menu-links.ts';
import { usePage } from '../../frame/page/page-facts.tsx';

type Service = Answer<'topServices'>['services'][number];

/** The groups of the menu, plus one for areas that an editor added. */
export function AreaGroups({ services }: { services: readonly Service[] }) {
  const copy = useCopy('menu');
  const { more } = useCopy('home');
  const { language } = usePage();
  const own = services.flatMap(({ path, label, note }) =>
    label === undefined
      ? []
      : [
          {
            href: linkHref(path, language),
            name: label[language],
            note: note?.[language],
            icon: <Tag />,
          },
        ],
  );
  return (
    <div className="area-groups">
      {menuGroups.map(({ id, entries }) => (
        <AreaGroup
          key={id}
          id={`area-${id}`}
          title={copy.groups[id].name}
          links={menuLinks(entries, language, copy)}
        />
      ))}
      {own.length > 0 && <AreaGroup id="area-more" title={more} links={own} />}
    </div>
  );
}
