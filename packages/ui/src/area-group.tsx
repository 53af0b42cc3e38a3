import type { ReactNode } from 'react';

export type AreaLink = {
  href: string;
  name: string;
  /** One line below the name; hidden in tiles. */
  note?: string | undefined;
  icon?: ReactNode;
};

type AreaGroupProps = {
  id: string;
  title: string;
  links: readonly AreaLink[];
  /** Tiles on a phone become rows on a wide screen; rows stay rows. */
  look?: 'tiles' | 'rows';
};

/** A group of areas under its heading. */
export function AreaGroup({ id, title, links, look = 'tiles' }: AreaGroupProps) {
  return (
    <section className="area-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={look === 'tiles' ? 'areas area-tiles' : 'areas'}>
        {links.map((link) => (
          <li key={link.href}>
            <AreaRow {...link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One area: icon, name, one line. */
export function AreaRow({ href, name, note, icon }: AreaLink) {
  return (
    <a className="area" href={href}>
      {icon}
      <span>
        <span className="area-name">{name}</span>
        {note && <span className="area-note">{note}</span>}
      </span>
    </a>
  );
}
