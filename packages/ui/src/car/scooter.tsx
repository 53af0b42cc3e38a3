import type { ReactNode } from 'react';
import { at, outline, whole } from './car-outline.ts';
import { carColours, carPaints, mixed } from './car-paint.ts';
import { Handlebar, penOf, Shadow, type TwoWheelerProps } from './two-wheeler-pen.tsx';

const { ink, rim, rimDark, rimWorn, tyre, lamp, rearLamp, cladding } = carColours;
const seat = '#2f3237';

/** A scooter from the side, facing left: nose at x = 0, road at y = 0. */
export function Scooter({ size, paint, line = 30 }: TwoWheelerProps) {
  const pen = penOf(size, line);
  const { l, h, b } = pen;
  const radius = size.wheelMm / 2;
  const front = (l - b) * 0.42 + radius * 0.15;
  const rear = front + b;
  const head = front + b * 0.26;
  const colour = carPaints[paint];
  const light = mixed(colour, '#ffffff', 0.42);
  const wheel = (
    <>
      <circle r={whole(radius)} fill={tyre} stroke={ink} strokeWidth={whole(line * 0.7)} />
      <circle r={whole(radius * 0.56)} fill={rim} />
      <circle r={whole(radius * 0.2)} fill={rimDark} />
    </>
  );
  // Shares of the height at which the wheel's parts lie.
  const wheelShare = radius / h;
  const toTail = (l - rear) / b;
  return (
    <g>
      <Shadow length={l} />
      {onAxle(rear, radius, wheel)}
      {pen.area(
        rear,
        [
          [-0.38, wheelShare * 1.25, 40],
          [-0.3, wheelShare * 0.7, 50],
          [0.05, wheelShare * 0.72, 60],
          [0.06, wheelShare * 1.3, 60],
        ],
        rimDark,
        line * 0.8,
      )}
      {pen.stroke(
        rear,
        [
          [-0.18, wheelShare * 0.62, 0],
          [toTail - 0.04, wheelShare * 0.62, 0],
        ],
        ink,
        line * 2.6,
      )}
      {pen.stroke(
        rear,
        [
          [-0.12, wheelShare * 0.64, 0],
          [toTail - 0.06, wheelShare * 0.64, 0],
        ],
        rimWorn,
        line * 1.2,
      )}
      <path
        d={`M${at(front, radius)}L${at(head, h * 0.8)}`}
        stroke={ink}
        strokeWidth={whole(line * 1.9)}
      />
      {onAxle(front, radius, wheel)}
      <path
        d={outline([
          [head - b * 0.1, h * 0.736, 50],
          [head + b * 0.02, h * 0.744, 40],
          [head + b * 0.1, h * 0.345, 110],
          [rear - b * 0.42, h * 0.31, 70],
          [rear - b * 0.4, h * 0.6, 90],
          [rear - b * 0.28, h * 0.645, 80],
          [l * 0.94, h * 0.6, 70],
          [l * 0.985, h * 0.555, 40],
          [rear + radius * 0.95, h * 0.42, 90],
          [rear - b * 0.1, h * 0.375, 140],
          [rear - b * 0.36, h * 0.235, 60],
          [head + b * 0.04, h * 0.235, 80],
          [head - b * 0.12, h * 0.34, 110],
          [front + b * 0.03, h * 0.44, 60],
        ])}
        fill={colour}
        stroke={ink}
        strokeWidth={whole(line)}
        strokeLinejoin="round"
      />
      <path
        d={outline([
          [head + b * 0.06, h * 0.3, 60],
          [rear - b * 0.4, h * 0.285, 40],
          [rear - b * 0.36, h * 0.24, 40],
          [head + b * 0.05, h * 0.24, 60],
        ])}
        fill={cladding}
      />
      {pen.stroke(
        rear,
        [
          [-0.34, 0.44, 0],
          [-0.2, 0.53, 160],
          [toTail - 0.07, 0.535, 0],
        ],
        light,
        line,
      )}
      {pen.stroke(
        head,
        [
          [-0.055, 0.696, 0],
          [-0.155, 0.45, 0],
        ],
        light,
        line,
      )}
      <path
        d={`M${at(front - radius * 1.16, radius * 1.05)}A${whole(radius * 1.18)} ${whole(radius * 1.18)} 0 0 1 ${at(front + radius * 0.95, radius * 1.72)}L${at(front + radius * 0.62, radius * 2.2)}Q${at(front - radius * 0.6, radius * 2.35)} ${at(front - radius * 1.16, radius * 1.05)}Z`}
        fill={colour}
        stroke={ink}
        strokeWidth={whole(line * 0.8)}
        strokeLinejoin="round"
      />
      {pen.area(
        rear,
        [
          [-0.43, 0.6, 30],
          [-0.4, 0.675, 50],
          [-0.1, 0.665, 90],
          [0.08, 0.705, 60],
          [toTail - 0.13, 0.665, 40],
          [toTail - 0.11, 0.615, 30],
          [-0.15, 0.635, 90],
        ],
        seat,
        line * 0.9,
      )}
      {pen.area(
        head,
        [
          [-0.155, 0.83, 40],
          [-0.05, 0.915, 70],
          [0.075, 0.895, 40],
          [0.05, 0.76, 60],
          [-0.1, 0.745, 40],
        ],
        colour,
      )}
      {pen.area(
        head,
        [
          [-0.158, 0.84, 25],
          [-0.085, 0.88, 30],
          [-0.07, 0.79, 40],
          [-0.122, 0.775, 25],
        ],
        lamp,
        line * 0.6,
      )}
      <Handlebar from={head} size={size} line={line} />
      {pen.area(
        rear,
        [
          [toTail - 0.07, 0.585, 20],
          [toTail - 0.02, 0.555, 20],
          [toTail - 0.04, 0.5, 20],
          [toTail - 0.11, 0.53, 20],
        ],
        rearLamp,
        line * 0.5,
      )}
    </g>
  );
}

function onAxle(x: number, radius: number, wheel: ReactNode) {
  return <g transform={`translate(${at(x, radius)})`}>{wheel}</g>;
}
