import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { stateName } from '../facts/rto-trail.ts';

const tile = 48;
const gap = 4;

/** Positions of the tiles, and the state page that each links to. */
export type StateMapView = {
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly {
    readonly code: string;
    readonly path: string;
    readonly column: number;
    readonly row: number;
  }[];
};

/** The states as tiles, each a link with its full name. The list beside it has the same links with more detail. */
export function StateMap({ columns, rows, tiles }: StateMapView) {
  const copy = useCopy('rto-pages');
  const path = usePagePath();
  return (
    <nav aria-label={copy.home.map} className="grid gap-2">
      <svg
        viewBox={`0 0 ${columns * tile} ${rows * tile}`}
        width={columns * tile}
        height={rows * tile}
        className="h-auto w-full max-w-md"
      >
        <title>{copy.home.map}</title>
        {tiles.map(({ code, path: statePath, column, row }) => (
          <a
            key={code}
            href={path(statePath)}
            aria-label={stateName(code, copy)}
            className="group no-underline"
          >
            <rect
              x={column * tile + gap / 2}
              y={row * tile + gap / 2}
              width={tile - gap}
              height={tile - gap}
              rx={6}
              className="fill-sun-soft stroke-line-strong group-hover:fill-sun group-focus-visible:fill-sun"
            />
            <text
              x={(column + 0.5) * tile}
              y={(row + 0.5) * tile + 6}
              textAnchor="middle"
              className="pointer-events-none fill-ink font-plate text-lead group-hover:fill-on-sun group-focus-visible:fill-on-sun"
            >
              {code}
            </text>
          </a>
        ))}
      </svg>
      <p className="text-ink-3 text-small">{copy.home.mapNote}</p>
    </nav>
  );
}
