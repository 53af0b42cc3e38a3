import type { Answer } from '@pahiya/api-client/api-client';
import { AreaGroup } from '@pahiya/ui/area-group';
import { Tag } from '@pahiya/ui/icons';
import { usePage } from '../../app/page-facts.tsx';
import { useCopy } from '../../copy/use-copy.ts';
import { menuGroups } from '../../menu/menu.ts';
import { menuLinks } from '../../menu/menu-links.ts';
import { linkHref } from '../../page-parts/shown-layout.ts';

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
