import { Garage, IdCard, MapPin, Receipt, User } from '@pahiya/ui/icons';
import { Tiles } from '@pahiya/ui/tile';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';

const areas = [
  { id: 'rc-details', path: '/rc-search', Icon: IdCard },
  { id: 'challans', path: '/challan-pay', Icon: Receipt },
  { id: 'garage', path: '/garage', Icon: Garage },
  { id: 'rto-codes', path: '/rto-codes', Icon: MapPin },
  { id: 'account', path: '/account', Icon: User },
] as const;

/** The areas that are there, as tiles; those that are not yet, as plain words without a link. */
export function AreaTiles() {
  const copy = useCopy('home');
  const path = usePagePath();
  return (
    <div className="grid gap-4">
      <Tiles
        label={copy.areas.title}
        tiles={areas.map(({ id, path: to, Icon }) => ({
          href: path(to),
          icon: <Icon />,
          label: copy.areas[id].name,
          note: copy.areas[id].text,
        }))}
      />
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
