import { type AreaLink, AreaRow } from './area-group.tsx';
import { ChevronDown } from './icons.tsx';

export type NavPanel = {
  id: string;
  name: string;
  links: readonly AreaLink[];
  also: readonly AreaLink[];
  /** First path segments that mark this panel as current; updated after client-side navigation. */
  places: readonly string[];
  current: boolean;
};

type NavPanelsProps = { label: string; alsoLabel: string; panels: readonly NavPanel[] };

/** Menu groups in the header of wide screens. Opening one closes the other; a click outside closes it. */
export function NavPanels({ label, alsoLabel, panels }: NavPanelsProps) {
  return (
    <nav className="head-nav" aria-label={label}>
      {panels.map((panel) => (
        <details key={panel.id} className="nav-panel" name="nav">
          <summary
            data-places={panel.places.join(' ')}
            aria-current={panel.current ? 'true' : undefined}
          >
            {panel.name}
            <ChevronDown />
          </summary>
          <div className="nav-sheet">
            <ul>
              {panel.links.map((link) => (
                <li key={link.href}>
                  {/* Without icons: they are a kilobyte of every page, and the panel is a plain list. */}
                  <AreaRow {...link} icon={undefined} />
                </li>
              ))}
            </ul>
            {panel.also.length > 0 && (
              <p className="nav-also">
                <span>{alsoLabel}</span>
                {panel.also.map(({ href, name }) => (
                  <a key={href} href={href}>
                    {name}
                  </a>
                ))}
              </p>
            )}
          </div>
        </details>
      ))}
    </nav>
  );
}
