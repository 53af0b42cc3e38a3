import { whole } from './car-outline.ts';
import { carColours } from './car-paint.ts';

export type WheelKind = 'alloy' | 'steel' | 'aero' | 'off-road';

type CarWheelProps = {
  readonly x: number;
  readonly radius: number;
  readonly kind: WheelKind;
  readonly line: number;
};

/** A wheel standing on the road. */
export function CarWheel({ x, radius, kind, line }: CarWheelProps) {
  const Rim = rims[kind];
  return (
    <g transform={`translate(${whole(x)} ${-whole(radius)})`}>
      <circle
        r={whole(radius)}
        fill={carColours.tyre}
        stroke={carColours.ink}
        strokeWidth={whole(line)}
      />
      <Rim r={radius * 0.66} />
    </g>
  );
}

const rims = { alloy: Alloy, steel: Steel, aero: Aero, 'off-road': OffRoad } as const;
type RimProps = { readonly r: number };

function Alloy({ r }: RimProps) {
  const { rim, rimDark } = carColours;
  return (
    <>
      <circle r={whole(r)} fill={rimDark} />
      <path d={spokes(5, r * 0.9, -Math.PI / 2)} stroke={rim} strokeWidth={whole(r * 0.3)} />
      <circle r={whole(r * 0.92)} fill="none" stroke={rim} strokeWidth={whole(r * 0.15)} />
      <circle r={whole(r * 0.27)} fill={rim} />
      <circle r={whole(r * 0.11)} fill={rimDark} />
    </>
  );
}

function Steel({ r }: RimProps) {
  const { rim, rimDark, rimWorn } = carColours;
  return (
    <>
      <circle r={whole(r)} fill={rim} />
      <circle
        r={whole(r * 0.7)}
        fill="none"
        stroke={rimDark}
        strokeWidth={whole(r * 0.2)}
        strokeDasharray={`${whole(r * 0.29)} ${whole(r * 0.26)}`}
      />
      <circle r={whole(r * 0.26)} fill={rimWorn} />
    </>
  );
}

function Aero({ r }: RimProps) {
  const { rim, rimDark } = carColours;
  const fans = [0, 1, 2, 3, 4].map((place) => {
    const turn = (place * 2 * Math.PI) / 5 - 0.3;
    const corner = (by: number, share: number) => polar(turn + by, r * share);
    return `M${corner(0, 0.34)}L${corner(0.28, 0.84)}L${corner(0.62, 0.84)}Z`;
  });
  return (
    <>
      <circle r={whole(r)} fill={rim} />
      <path d={fans.join('')} fill={rimDark} />
      <circle r={whole(r * 0.15)} fill={rimDark} />
    </>
  );
}

function OffRoad({ r }: RimProps) {
  const { rim, rimDark, rimWorn, tyre } = carColours;
  return (
    <>
      <circle r={whole(r)} fill={rimDark} />
      <path d={spokes(6, r * 0.86, 0.26)} stroke={rimWorn} strokeWidth={whole(r * 0.3)} />
      <circle r={whole(r * 0.86)} fill="none" stroke={rim} strokeWidth={whole(r * 0.14)} />
      <circle r={whole(r * 0.24)} fill={tyre} />
    </>
  );
}

function spokes(count: number, length: number, from: number): string {
  const turns = Array.from({ length: count }, (_, place) => from + (place * 2 * Math.PI) / count);
  return turns.map((turn) => `M0 0L${polar(turn, length)}`).join('');
}

function polar(turn: number, length: number): string {
  return `${whole(Math.cos(turn) * length)} ${whole(Math.sin(turn) * length)}`;
}
