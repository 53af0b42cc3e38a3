import type { ReactNode } from 'react';
import { BlueSquare, Facility } from './frames.tsx';
import { blue, ink, red, white } from './sign-colours.ts';
import { Fill, Head, Limb, Line, Words } from './strokes.tsx';

const cross = (y: number, size: number) => (
  <Line
    d={`M100,${y - size} V${y + size} M${100 - size},${y} H${100 + size}`}
    width={size * 0.66}
    colour={red}
  />
);
const board = (art: ReactNode) => <Facility>{art}</Facility>;

/** Drawings of the informatory signs. */
export const facilityDrawings = {
  parking: (
    <BlueSquare>
      <Words y={148} size={136} colour={white}>
        P
      </Words>
    </BlueSquare>
  ),
  hospital: board(
    <>
      {cross(54, 20)}
      <Line d="M62,88 V132 M138,104 V132 M62,116 H138" width={7} />
      <circle cx="76" cy="102" r="7" fill={ink} />
      <Limb d="M92,105 H128" width={12} />
    </>,
  ),
  'first-aid': board(cross(83, 38)),
  'petrol-pump': board(
    <>
      <Fill d="M66,44 Q66,36 74,36 H104 Q112,36 112,44 V122 H118 V132 H60 V122 H66 Z" />
      <Fill colour={white} d="M74,46 H104 V72 H74 Z" />
      <Limb
        d="M112,84 H120 Q126,84 126,92 V110 Q126,118 132,118 Q138,118 138,110 V66 L126,52"
        width={6}
      />
    </>,
  ),
  telephone: board(
    <Fill d="M66,58 Q66,40 84,40 L90,40 L96,64 L86,72 Q92,90 112,98 L120,88 L142,96 V104 Q142,122 124,122 Q70,116 66,58 Z" />,
  ),
  'eating-place': board(
    <>
      <Limb d="M76,36 V60 Q76,68 82,68 Q88,68 88,60 V36 M82,36 V130" width={5} />
      <Fill d="M112,132 V36 Q128,46 126,84 H119 V132 Z" />
    </>,
  ),
  'resting-place': board(
    <>
      <circle cx="116" cy="58" r="22" fill={ink} />
      <Line d="M116,70 V132" width={8} />
      <Limb d="M60,106 H100 M64,106 V130 M96,106 V130 M60,88 H100" width={6} />
    </>,
  ),
  'no-through-road': (
    <BlueSquare>
      <Line d="M100,168 V72" width={28} colour={white} />
      <Line d="M52,58 H148" width={30} colour={red} />
      <Line d="M50,42 H150 V74 H50 Z" width={3} colour={white} />
    </BlueSquare>
  ),
  'one-way': (
    <>
      <rect x="6" y="48" width="188" height="104" rx="10" fill={blue} />
      <rect
        x="12"
        y="54"
        width="176"
        height="92"
        rx="6"
        fill="none"
        stroke={white}
        strokeWidth="3"
      />
      <Line d="M30,100 H132" width={28} colour={white} />
      <Head x={128} y={100} turn={90} size={32} colour={white} />
    </>
  ),
} satisfies Record<string, ReactNode>;
