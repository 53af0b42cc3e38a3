import type { Answer } from '@pahiya/api-client/api-client';
import {
  Chat,
  Document,
  Garage,
  IdCard,
  MapPin,
  Newspaper,
  Receipt,
  Tag,
  User,
} from '@pahiya/ui/icons';
import { Tiles } from '@pahiya/ui/tile';
import { usePage } from '../../app/page-facts.tsx';
import { useCopy } from '../../copy/use-copy.ts';
import { linkHref } from '../../page-parts/shown-layout.ts';

type Service = Answer<'topServices'>['services'][number];

const icons: Readonly<Record<string, typeof IdCard>> = {
  'rc-details': IdCard,
  challans: Receipt,
  garage: Garage,
  'rto-codes': MapPin,
  'rto-services': Document,
  blog: Newspaper,
  assistant: Chat,
  account: User,
};

/** The areas that are there, as tiles, in the order that an editor gave them; those that are not yet, as plain words
 * without a link. An area that we have no words for brings its own, or is left out. */
export function AreaTiles({ services }: { services: readonly Service[] }) {
  const copy = useCopy('home');
  const { language } = usePage();
  const words: Readonly<Record<string, { readonly name: string; readonly text: string } | string>> =
    copy.areas;
  const tiles = services.flatMap(({ id, path, label, note }) => {
    const own = words[id];
    const known = typeof own === 'object' ? own : undefined;
    const name = label?.[language] ?? known?.name;
    const Icon = icons[id] ?? Tag;
    if (name === undefined) return [];
    return [
      {
        href: linkHref(path, language),
        icon: <Icon />,
        label: name,
        note: note?.[language] ?? known?.text,
      },
    ];
  });
  return (
    <div className="grid gap-4">
      {tiles.length > 0 && <Tiles label={copy.areas.title} tiles={tiles} />}
      <section aria-labelledby="next" className="text-small">
        <h2 id="next" className="inline text-small">
          {copy.next.title}:
        </h2>{' '}
        <span className="text-ink-2">{copy.next.items.join(' · ')}</span>
        <p className="text-ink-3">{copy.next.text}</p>
      </section>
    </div>
  );
}
