import type { ReactNode } from 'react';

type TileProps = {
  href: string;
  icon: ReactNode;
  label: string;
  /** A second, smaller line. */
  note?: string | undefined;
};

/** An area of the product: icon over word. */
export function Tile({ href, icon, label, note }: TileProps) {
  return (
    <a className="tile" href={href}>
      {icon}
      <span>{label}</span>
      {note && <span className="tile-note">{note}</span>}
    </a>
  );
}

/** Tiles beside each other, four to a row on a phone. */
export function Tiles({ label, tiles }: { label: string; tiles: readonly TileProps[] }) {
  return (
    <nav aria-label={label}>
      <ul className="tiles">
        {tiles.map((tile) => (
          <li key={tile.href}>
            <Tile {...tile} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
