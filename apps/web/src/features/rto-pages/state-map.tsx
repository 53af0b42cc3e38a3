import { STATE_TILE_COLUMNS, STATE_TILE_ROWS, stateTiles } from '@pahiya/domain/places/state-tiles';
import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { stateName } from './rto-trail.ts';

const tile = 48;
const gap = 4;

type StateMapProps = {
  readonly states: readonly { readonly code: string; readonly path: string }[];
};

/** The states as tiles, each a link named in full. The list beside it says the same and more. */
export function StateMap({ states }: StateMapProps) {
  const copy = useCopy('rto-pages');
  const path = usePagePath();
  const paths = new Map(states.map((state) => [state.code, state.path]));
  return (
    <nav aria-label={copy.home.map} className="grid gap-2">
      <svg
        viewBox={`0 0 ${STATE_TILE_COLUMNS * tile} ${STATE_TILE_ROWS * tile}`}
        width={STATE_TILE_COLUMNS * tile}
        height={STATE_TILE_ROWS * tile}
        className="h-auto w-full max-w-md"
      >
        <title>{copy.home.map}</title>
        {stateTiles.map(({ stateCode, column, row }) => (
          <a
            key={stateCode}
            href={path(paths.get(stateCode) ?? '/rto')}
            aria-label={stateName(stateCode, copy)}
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
              {stateCode}
            </text>
          </a>
        ))}
      </svg>
      <p className="text-ink-3 text-small">{copy.home.mapNote}</p>
    </nav>
  );
}
