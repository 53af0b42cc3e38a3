import { at, whole } from './car-outline.ts';
import { carColours, carPaints, mixed } from './car-paint.ts';
import { Handlebar, penOf, Shadow, type Shares, type TwoWheelerProps } from './two-wheeler-pen.tsx';

const { ink, rim, rimDark, rimWorn, tyre, lamp, rearLamp } = carColours;
const saddle = '#4b3524';
const chrome = '#d9d5ca';

/** A motorcycle from the side, facing left: front tyre near x = 0, road at y = 0. */
export function Motorcycle({ size, paint, line = 30 }: TwoWheelerProps) {
  const pen = penOf(size, line);
  const { l, h, b } = pen;
  const radius = size.wheelMm / 2;
  const front = (l - b) * 0.47;
  const rear = front + b;
  const head = front + b * 0.285;
  const colour = carPaints[paint];
  const hub = radius / h;
  const pipe: readonly Shares[] = [
    [0.42, 0.42, 0],
    [0.33, 0.33, 60],
    [0.4, 0.175, 80],
    [0.62, 0.165, 60],
    [(l * 0.9 - front) / b, 0.21, 0],
  ];
  const silencer: readonly Shares[] = [
    [0.66, 0.172, 0],
    [(l * 0.925 - front) / b, 0.215, 0],
  ];
  return (
    <g>
      <Shadow length={l} />
      {[rear, front].map((x) => (
        <g key={x} transform={`translate(${at(x, radius)})`}>
          <SpokedWheel radius={radius} line={line} />
        </g>
      ))}
      {pen.stroke(
        front,
        [
          [1, hub, 0],
          [0.56, hub * 1.02, 0],
        ],
        ink,
        line * 1.7,
      )}
      {pen.stroke(
        front,
        [
          [0.8, 0.56, 0],
          [0.985, hub * 1.05, 0],
        ],
        ink,
        line * 1.9,
      )}
      {pen.stroke(
        front,
        [
          [0.305, 0.66, 0],
          [0.36, 0.24, 30],
          [0.66, 0.22, 30],
          [0.7, 0.55, 0],
        ],
        ink,
        line * 1.3,
      )}
      {pen.stroke(front, pipe, ink, line * 2.4)}
      {pen.stroke(front, pipe, chrome, line * 1.2)}
      {pen.stroke(front, silencer, ink, line * 4.2)}
      {pen.stroke(front, silencer, chrome, line * 2.6)}
      {pen.area(
        front,
        [
          [0.39, 0.26, 50],
          [0.41, 0.37, 40],
          [0.66, 0.37, 40],
          [0.68, 0.26, 50],
          [0.6, 0.185, 50],
          [0.45, 0.185, 50],
        ],
        rimDark,
        line * 0.8,
      )}
      <g transform={`translate(${at(front + b * 0.475, h * 0.37)}) rotate(-8)`}>
        <rect
          x="-75"
          y="-150"
          width="165"
          height="150"
          rx="18"
          fill={rimWorn}
          stroke={ink}
          strokeWidth={whole(line * 0.7)}
        />
        <path d="M-75-118H90M-75-88H90M-75-58H90M-75-28H90" stroke={ink} strokeWidth="12" />
      </g>
      {pen.area(
        front,
        [
          [0.6, 0.53, 40],
          [0.78, 0.52, 40],
          [0.74, 0.375, 60],
          [0.635, 0.37, 40],
        ],
        colour,
        line * 0.8,
      )}
      <Mudguard x={front} radius={radius} turn={[3, 0.75]} paint={colour} line={line} />
      <Mudguard x={rear} radius={radius} turn={[2.35, 0.1]} paint={colour} line={line} />
      {pen.area(
        front,
        [
          [0.565, 0.62, 30],
          [0.6, 0.668, 60],
          [0.76, 0.635, 110],
          [0.98, 0.7, 70],
          [1.12, 0.67, 40],
          [1.1, 0.625, 40],
          [0.8, 0.575, 90],
        ],
        saddle,
        line * 0.9,
      )}
      {(
        [
          [ink, 2.3],
          [chrome, 1.1],
        ] as const
      ).map(([fork, wide]) => (
        <path
          key={fork}
          d={`M${at(front, radius)}L${at(head, h * 0.8)}`}
          stroke={fork}
          strokeWidth={whole(line * wide)}
          strokeLinecap="round"
        />
      ))}
      {pen.area(
        front,
        [
          [0.31, 0.615, 50],
          [0.325, 0.7, 70],
          [0.435, 0.762, 110],
          [0.56, 0.7, 90],
          [0.625, 0.61, 40],
          [0.5, 0.565, 60],
        ],
        colour,
      )}
      {pen.stroke(
        head,
        [
          [0.075, 0.705, 0],
          [0.14, 0.745, 80],
          [0.22, 0.715, 0],
        ],
        mixed(colour, '#ffffff', 0.4),
        line,
      )}
      {pen.area(
        head,
        [
          [-0.125, 0.765, 30],
          [-0.11, 0.815, 40],
          [0, 0.82, 60],
          [0.01, 0.7, 60],
          [-0.11, 0.685, 40],
          [-0.125, 0.735, 30],
        ],
        colour,
        line * 0.9,
      )}
      <path
        d={`M${at(head - b * 0.1, h * 0.815)}Q${at(head - b * 0.15, h * 0.75)} ${at(head - b * 0.1, h * 0.685)}Z`}
        fill={lamp}
        stroke={ink}
        strokeWidth={whole(line * 0.6)}
      />
      <Handlebar from={head} size={size} line={line} />
      <rect
        x={whole(rear + radius * 0.95)}
        y={whole(-h * 0.55)}
        width="58"
        height="70"
        rx="14"
        fill={rearLamp}
        stroke={ink}
        strokeWidth={whole(line * 0.5)}
      />
    </g>
  );
}

const spokes = 12;

function SpokedWheel({ radius, line }: { readonly radius: number; readonly line: number }) {
  const lines = Array.from({ length: spokes }, (_, place) => {
    const turn = (place * 2 * Math.PI) / spokes + 0.2;
    const end = (share: number) =>
      `${whole(Math.cos(turn) * radius * share)} ${whole(Math.sin(turn) * radius * share)}`;
    return `M${end(0.12)}L${end(0.8)}`;
  });
  return (
    <>
      <circle
        r={whole(radius * 0.88)}
        fill="none"
        stroke={tyre}
        strokeWidth={whole(radius * 0.24)}
      />
      <circle
        r={whole(radius * 0.76)}
        fill="none"
        stroke={rimWorn}
        strokeWidth={whole(line * 0.8)}
      />
      <path d={lines.join('')} stroke="#8e8c86" strokeWidth={whole(line * 0.5)} />
      <circle r={whole(radius * 0.2)} fill={rim} stroke={ink} strokeWidth={whole(line * 0.6)} />
    </>
  );
}

type MudguardProps = {
  readonly x: number;
  readonly radius: number;
  /** Where it begins and ends, in radians from behind the wheel. */
  readonly turn: readonly [number, number];
  readonly paint: string;
  readonly line: number;
};

function Mudguard({ x, radius, turn, paint, line }: MudguardProps) {
  const reach = radius * 1.1;
  const end = (angle: number) => at(x + Math.cos(angle) * reach, radius + Math.sin(angle) * reach);
  const d = `M${end(turn[0])}A${whole(reach)} ${whole(reach)} 0 0 1 ${end(turn[1])}`;
  const look = { d, fill: 'none', strokeLinecap: 'round' } as const;
  return (
    <>
      <path {...look} stroke={ink} strokeWidth={whole(line * 3)} />
      <path {...look} stroke={paint} strokeWidth={whole(line * 1.35)} />
    </>
  );
}
