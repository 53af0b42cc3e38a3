import type { ReactNode } from 'react';
import { BlueRing, Disc, Forbidden, Octagon, PointDown, Ring } from './frames.tsx';
import { CarFront, Cycle, Horn, Truck, Walker } from './pictograms.tsx';
import { ink, red, white } from './sign-colours.ts';
import { At, Bar, Fill, Head, Line, Mirrored, Words } from './strokes.tsx';

const turn = (colour?: string) => (
  <>
    <Line d="M122,152 V104 Q122,84 102,84 H84" width={18} colour={colour} />
    <Head x={86} y={84} turn={-90} size={24} colour={colour} />
  </>
);
const straightOrLeft = (
  <>
    <Line d="M116,156 V70 M116,132 Q116,108 96,108 H80" width={16} colour={white} />
    <Head x={116} y={72} size={20} colour={white} />
    <Head x={82} y={108} turn={-90} size={20} colour={white} />
  </>
);
const forbidden = (art: ReactNode) => <Forbidden>{art}</Forbidden>;
const limit = (words: string, size: number, art?: ReactNode) => (
  <Ring>
    {art}
    <Words y={100 + size * 0.35} size={size}>
      {words}
    </Words>
  </Ring>
);

/** Drawings of the mandatory signs. */
export const orderDrawings = {
  stop: (
    <Octagon>
      <Words y={120} size={56} colour={white}>
        STOP
      </Words>
    </Octagon>
  ),
  'give-way': <PointDown />,
  'no-entry': (
    <Disc colour={red}>
      <rect x="34" y="82" width="132" height="36" rx="3" fill={white} />
    </Disc>
  ),
  'no-vehicles': <Ring />,
  'no-left-turn': forbidden(turn()),
  'no-right-turn': forbidden(<Mirrored>{turn()}</Mirrored>),
  'no-u-turn': forbidden(
    <>
      <Line d="M126,152 V88 a26,26 0 0 0 -52,0 V116" width={17} />
      <Head x={74} y={112} turn={180} size={23} />
    </>,
  ),
  'no-overtaking': (
    <Ring>
      <At x={67} y={104} scale={0.72}>
        <CarFront />
      </At>
      <At x={133} y={104} scale={0.72}>
        <CarFront colour={red} />
      </At>
    </Ring>
  ),
  'no-horn': forbidden(
    <At x={100} y={100}>
      <Horn />
    </At>,
  ),
  'no-trucks': forbidden(
    <At x={100} y={104}>
      <Truck />
    </At>,
  ),
  'no-pedestrians': forbidden(
    <At x={100} y={104} scale={1.1}>
      <Walker />
    </At>,
  ),
  'no-cycles': forbidden(
    <At x={100} y={104} scale={1.15}>
      <Cycle />
    </At>,
  ),
  'speed-limit': limit('50', 84),
  'width-limit': limit('2 m', 50, <Fill d="M26,76 V124 L52,100 Z M174,76 V124 L148,100 Z" />),
  'height-limit': limit('3.5 m', 46, <Fill d="M76,26 H124 L100,52 Z M76,174 H124 L100,148 Z" />),
  'length-limit': (
    <Ring>
      <At x={100} y={72} scale={0.85}>
        <Truck />
      </At>
      <Line d="M60,112 H140" width={6} />
      <Head x={62} y={112} turn={-90} size={11} />
      <Head x={138} y={112} turn={90} size={11} />
      <Words y={156} size={38}>
        10 m
      </Words>
    </Ring>
  ),
  'load-limit': limit('5 t', 72),
  'no-parking': (
    <BlueRing>
      <Bar />
    </BlueRing>
  ),
  'no-stopping': (
    <BlueRing>
      <Bar />
      <Line d="M154,46 L46,154" width={16} colour={red} />
    </BlueRing>
  ),
  'restriction-ends': (
    <>
      <circle cx="100" cy="100" r="88" fill={white} stroke={ink} strokeWidth="3" />
      <Line d="M160,40 L40,160" width={24} />
    </>
  ),
  'ahead-only': (
    <Disc>
      <Line d="M100,160 V80" width={22} colour={white} />
      <Head x={100} y={84} size={32} colour={white} />
    </Disc>
  ),
  'turn-left': <Disc>{turn(white)}</Disc>,
  'turn-right': (
    <Disc>
      <Mirrored>{turn(white)}</Mirrored>
    </Disc>
  ),
  'ahead-or-left': <Disc>{straightOrLeft}</Disc>,
  'ahead-or-right': (
    <Disc>
      <Mirrored>{straightOrLeft}</Mirrored>
    </Disc>
  ),
  'keep-left': (
    <Disc>
      <Line d="M142,58 L86,114" width={22} colour={white} />
      <Head x={88} y={112} turn={225} size={32} colour={white} />
    </Disc>
  ),
  'cycle-track': (
    <Disc>
      <At x={100} y={104} scale={1.15}>
        <Cycle colour={white} />
      </At>
    </Disc>
  ),
  'sound-horn': (
    <Disc>
      <At x={100} y={100}>
        <Horn colour={white} />
      </At>
    </Disc>
  ),
} satisfies Record<string, ReactNode>;
