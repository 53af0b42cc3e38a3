import type { ReactNode } from 'react';
import { LightHead, Road } from './frames.tsx';
import { asphalt, ink, red, white, yellow } from './sign-colours.ts';
import { Fill, Head, Limb, Line } from './strokes.tsx';

const dashes = 'M100,8 V40 M100,62 V94 M100,116 V148 M100,170 V192';

/** A car from above, on the left half, going up. */
const car = (y: number) => (
  <g transform={`translate(52 ${y})`}>
    <rect x="-17" y="-28" width="34" height="56" rx="10" fill="#d9dde2" />
    <rect x="-12" y="-14" width="24" height="11" rx="3" fill={asphalt} />
    <rect x="-12" y="12" width="24" height="8" rx="3" fill={asphalt} />
  </g>
);
const road = (art: ReactNode) => <Road>{art}</Road>;

/** A rider from behind; the right arm is what differs. */
const rider = (arm: ReactNode) => (
  <>
    <rect x="4" y="4" width="192" height="192" rx="14" fill="#dfe7ec" />
    <rect x="4" y="160" width="192" height="36" rx="14" fill={asphalt} />
    <rect x="66" y="128" width="16" height="52" rx="8" fill={ink} />
    <Fill colour="#5b6169" d="M48,118 H100 L94,150 H54 Z" />
    <rect x="64" y="130" width="20" height="8" rx="3" fill={red} />
    <Limb d="M54,82 L42,104 L46,116" width={13} colour="#0f5496" />
    <Fill colour="#0f5496" d="M52,70 Q74,58 96,70 L98,122 H50 Z" />
    <circle cx="74" cy="44" r="21" fill={ink} />
    <rect x="58" y="48" width="32" height="6" rx="3" fill="#8a8f96" />
    {arm}
  </>
);
const arm = (d: string, hand: readonly [number, number]) => (
  <>
    <Limb d={d} width={13} colour="#0f5496" />
    <circle cx={hand[0]} cy={hand[1]} r="9" fill="#b98058" />
  </>
);
const level = arm('M94,78 H150', [158, 78]);

const off = '#4a4d53';
const lamps = { red: '#ff4b3e', amber: '#ffb000', green: '#2ecc71' };
const places = { red: 40, amber: 100, green: 160 } as const;
type Lamp = keyof typeof places;

const light = (lit: Lamp, extra?: ReactNode) => (
  <LightHead>
    {(Object.keys(places) as Lamp[]).map((lamp) => (
      <circle
        key={lamp}
        cx="100"
        cy={places[lamp]}
        r="25"
        fill={lamp === lit ? lamps[lamp] : off}
      />
    ))}
    {extra}
  </LightHead>
);
const rays = (lamp: Lamp) => (
  <g transform={`translate(100 ${places[lamp]})`}>
    <Limb
      d="M-52,0 H-72 M-49,-18 L-66,-26 M-49,18 L-66,26 M52,0 H72 M49,-18 L66,-26 M49,18 L66,26"
      width={6}
      colour="#8a5a00"
    />
  </g>
);

/** Drawings of road markings, hand signals and traffic lights. */
export const roadDrawings = {
  'stop-line': road(
    <>
      <Line d="M100,100 V192" width={6} colour={white} />
      <Line d="M12,88 H100" width={14} colour={white} />
      {car(136)}
    </>,
  ),
  zebra: road(
    <>
      <Line
        d="M20,44 V104 M48,44 V104 M76,44 V104 M124,44 V104 M152,44 V104 M180,44 V104"
        width={14}
        colour={white}
      />
      {car(158)}
    </>,
  ),
  'broken-line': road(
    <>
      <Line d={dashes} width={7} colour={white} />
      {car(130)}
    </>,
  ),
  'solid-line': road(
    <>
      <Line d="M100,8 V192" width={7} colour={white} />
      {car(130)}
    </>,
  ),
  'double-line': road(
    <>
      <Line d="M92,8 V192 M108,8 V192" width={7} colour={yellow} />
      {car(130)}
    </>,
  ),
  'mixed-line': road(
    <>
      <Line d="M108,8 V192" width={7} colour={white} />
      <g transform="translate(-9 0)">
        <Line d={dashes} width={7} colour={white} />
      </g>
      {car(130)}
    </>,
  ),
  'yellow-box': road(
    <Line
      d="M32,32 H168 V168 H32 Z M32,32 L168,168 M168,32 L32,168 M100,32 L168,100 L100,168 L32,100 Z"
      width={6}
      colour={yellow}
    />,
  ),
  'yellow-edge': road(
    <>
      <rect x="4" y="4" width="22" height="192" rx="8" fill="#b9b4a8" />
      <Line d="M36,8 V192" width={7} colour={yellow} />
      <Line d={dashes} width={5} colour={white} />
      <g transform="translate(14 0)">{car(110)}</g>
    </>,
  ),
  'hand-stop': rider(arm('M94,78 H132 V36', [132, 28])),
  'hand-right': rider(level),
  'hand-left': rider(
    <>
      {level}
      <Limb d="M176,96 A24,24 0 1 0 140,52" width={5} colour={red} />
      <Head x={143} y={50} turn={238} size={9} colour={red} />
    </>,
  ),
  'hand-overtake': rider(
    <>
      {level}
      <Limb d="M132,112 Q156,126 180,112" width={5} colour={red} />
      <Head x={181} y={112} turn={58} size={9} colour={red} />
      <Head x={131} y={112} turn={-58} size={9} colour={red} />
    </>,
  ),
  'light-red': light('red'),
  'light-amber': light('amber'),
  'light-green': light('green'),
  'flashing-red': light('red', rays('red')),
  'flashing-amber': light('amber', rays('amber')),
  'green-arrow': (
    <LightHead>
      {[40, 100, 160].map((y) => (
        <circle key={y} cx="100" cy={y} r="25" fill={off} />
      ))}
      <Line d="M84,160 H102" width={9} colour={lamps.green} />
      <Head x={100} y={160} turn={90} size={14} colour={lamps.green} />
    </LightHead>
  ),
} satisfies Record<string, ReactNode>;
