import type { ReactNode } from 'react';
import { Warning } from './frames.tsx';
import { CarFront, Cow, Cycle, Digger, Engine, Gate, Runner, Walker } from './pictograms.tsx';
import { ink, red, white } from './sign-colours.ts';
import { At, Fill, Head, Limb, Line, Mirrored } from './strokes.tsx';

const warning = (art: ReactNode) => <Warning>{art}</Warning>;
const mirrored = (art: ReactNode) => warning(<Mirrored>{art}</Mirrored>);

const curve = (
  <>
    <Line d="M86,154 V132 Q86,110 106,104" />
    <Head x={104} y={105} turn={68} size={13} />
  </>
);
const hairpin = (
  <>
    <Line d="M82,154 V108 a17,17 0 0 1 34,0 V128" />
    <Head x={116} y={126} turn={180} size={14} />
  </>
);
const reverseBend = (
  <>
    <Line d="M86,154 V138 Q86,128 95,124 L105,119 Q114,115 114,105 V102" />
    <Head x={114} y={103} size={13} />
  </>
);
const sideRoad = <Line d="M108,154 V86 M108,124 H70" width={14} />;

/** Drawings of the cautionary signs. */
export const warningDrawings = {
  'right-curve': warning(curve),
  'left-curve': mirrored(curve),
  'right-hairpin': warning(hairpin),
  'left-hairpin': mirrored(hairpin),
  'right-reverse-bend': warning(reverseBend),
  'left-reverse-bend': mirrored(reverseBend),
  'steep-ascent': warning(
    <>
      <Fill d="M52,154 H148 V112 Z" />
      <Line d="M72,128 L108,112" width={9} />
      <Head x={106} y={113} turn={66} size={11} />
    </>,
  ),
  'steep-descent': warning(
    <>
      <Fill d="M52,154 H148 L52,112 Z" />
      <Line d="M88,110 L118,124" width={9} />
      <Head x={116} y={123} turn={114} size={11} />
    </>,
  ),
  'narrow-road': warning(
    <Line d="M76,154 V130 L90,112 V84 M124,154 V130 L110,112 V84" width={10} />,
  ),
  'road-widens': warning(
    <Line d="M90,154 V130 L74,112 V98 M110,154 V130 L126,112 V98" width={10} />,
  ),
  'narrow-bridge': warning(
    <Line d="M68,154 L86,138 V112 L74,98 M132,154 L114,138 V112 L126,98" width={9} />,
  ),
  'slippery-road': warning(
    <>
      <g transform="translate(100 108) rotate(-14) scale(.62)">
        <CarFront />
      </g>
      <Line d="M84,128 Q74,136 84,142 T80,156 M116,124 Q106,134 116,142 T112,156" width={5} />
    </>,
  ),
  'loose-gravel': warning(
    <>
      <At x={88} y={128} scale={0.72}>
        <CarFront />
      </At>
      {[
        [120, 146],
        [130, 138],
        [138, 148],
        [126, 126],
        [144, 156],
        [128, 154],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" fill={ink} />
      ))}
    </>,
  ),
  'cycle-crossing': warning(
    <At x={100} y={130} scale={0.85}>
      <Cycle />
    </At>,
  ),
  'pedestrian-crossing': warning(
    <>
      <At x={100} y={113} scale={0.74}>
        <Walker />
      </At>
      <Fill d="M52,154 L58,146 H72 L66,154 Z M80,154 L86,146 H98 L94,154 Z M112,154 L110,146 H122 L126,154 Z M138,154 L132,146 H144 L150,154 Z" />
    </>,
  ),
  school: warning(
    <>
      <At x={84} y={126} scale={0.62}>
        <Runner />
      </At>
      <At x={116} y={116} scale={0.78}>
        <Runner />
      </At>
    </>,
  ),
  'men-at-work': warning(
    <At x={100} y={118} scale={0.82}>
      <Digger />
    </At>,
  ),
  cattle: warning(
    <At x={96} y={128} scale={0.84}>
      <Cow />
    </At>,
  ),
  'falling-rocks': warning(
    <>
      <Fill d="M50,154 L88,86 L96,100 L92,112 L104,124 L100,136 L110,154 Z" />
      <Fill d="M108,112 l9,-3 5,7 -6,8 -9,-3 z M120,132 l8,-4 7,5 -3,9 -9,0 z M128,150 l6,-4 8,3 0,6 -13,0 z" />
    </>,
  ),
  'cross-road': warning(<Line d="M100,154 V80 M64,126 H136" width={15} />),
  'side-road-left': warning(sideRoad),
  'side-road-right': mirrored(sideRoad),
  't-junction': warning(<Line d="M100,154 V112 M68,112 H132" width={15} />),
  'y-junction': warning(<Line d="M100,154 V126 L82,96 M100,126 L118,96" width={14} />),
  staggered: warning(<Line d="M100,154 V80 M100,136 H64 M100,112 H128" width={13} />),
  roundabout: warning(
    [0, 120, 240].map((turn) => (
      <g key={turn} transform={`rotate(${turn} 100 122)`}>
        <path d="M76,128 A25,25 0 0 1 98,97" fill="none" stroke={ink} strokeWidth="10" />
        <Head x={96} y={98} turn={84} size={11} />
      </g>
    )),
  ),
  'gap-in-median': warning(
    <>
      <Line d="M100,80 V108 M100,136 V156" width={14} />
      <Line d="M78,154 V134 Q78,122 92,122 H112" width={8} />
      <Head x={110} y={122} turn={90} size={11} />
    </>,
  ),
  hump: warning(
    <Fill d="M52,154 Q66,154 73,138 Q80,122 88,138 Q94,148 100,148 Q106,148 112,138 Q120,122 127,138 Q134,154 148,154 Z" />,
  ),
  dip: warning(
    <Fill d="M46,156 V134 H74 Q84,134 90,144 Q100,156 110,144 Q116,134 126,134 H154 V156 Z" />,
  ),
  barrier: warning(
    <>
      <Fill d="M62,112 H138 V130 H62 Z" />
      <Fill
        colour={white}
        d="M74,114 l10,0 -8,14 -10,0 z M98,114 l10,0 -8,14 -10,0 z M122,114 l10,0 -8,14 -10,0 z"
      />
      <Line d="M74,130 V154 M126,130 V154" width={7} />
    </>,
  ),
  'guarded-crossing': warning(
    <At x={100} y={130} scale={0.9}>
      <Gate />
    </At>,
  ),
  'unguarded-crossing': warning(
    <At x={100} y={132} scale={0.76}>
      <Engine />
    </At>,
  ),
  'signals-ahead': warning(
    <>
      <rect x="85" y="78" width="30" height="76" rx="8" fill={ink} />
      <circle cx="100" cy="92" r="9" fill={red} />
      <circle cx="100" cy="116" r="9" fill="#ffb000" />
      <circle cx="100" cy="140" r="9" fill="#18a558" />
    </>,
  ),
  'two-way': warning(
    <>
      <Line d="M84,156 V122" />
      <Head x={84} y={124} size={14} />
      <Limb d="M116,110 V130" width={12} />
      <Head x={116} y={132} turn={180} size={14} />
    </>,
  ),
} satisfies Record<string, ReactNode>;
