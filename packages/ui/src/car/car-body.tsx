import type { CarFrame } from './car-frame.ts';
import { at, type Corner, outline, whole } from './car-outline.ts';
import { carColours, mixed } from './car-paint.ts';

type PartProps = { readonly frame: CarFrame; readonly paint: string };

/** Paint with the shade of the flank, the light on shoulder, bonnet and roof, the cladding and the wheel arches. Drawn
 * within the body's clip. */
export function CarSurface({ frame, paint }: PartProps) {
  const { length: l, height: h, bottom, has } = frame;
  const shade = h * 0.37;
  const light = mixed(paint, '#ffffff', 0.42);
  const chin = bottom + h * (has('cladding') ? 0.075 : 0.03);
  const flank = `M${at(0, shade - h * 0.01)}C${at(l * 0.3, shade + h * 0.012)} ${at(l * 0.7, shade + h * 0.012)} ${at(l, shade + h * 0.035)}V0H0Z`;
  return (
    <>
      <path d={flank} fill={mixed(paint, carColours.ink, 0.24)} />
      {!has('bed') && !has('square') && <path d={shoulder(frame)} fill={light} opacity=".75" />}
      <path d={bonnetLight(frame)} {...stroke(light, h * 0.024)} />
      {!has('open') && !has('bed') && <path d={roofLight(frame)} {...stroke(light, h * 0.018)} />}
      <path
        d={`M${at(0, chin)}H${whole(l)}V0H0Z`}
        fill={has('cladding') ? carColours.cladding : mixed(paint, carColours.ink, 0.5)}
      />
      {[frame.frontAxle, frame.rearAxle].map((x) => (
        <Arch key={x} frame={frame} x={x} />
      ))}
    </>
  );
}

function shoulder({ length: l, height: h, frontAxle, radius, fromTail, ...frame }: CarFrame) {
  const { beltFront, beltRear, glassStart } = frame;
  const level = (share: number) => beltFront + (beltRear - beltFront) * share - h * 0.055;
  const corners: Corner[] = [
    [frontAxle + radius * 0.4, level(0.1) - h * 0.02, 0],
    [glassStart + l * 0.05, level(0.15) + h * 0.012, h * 0.2],
    [fromTail(0.1), level(0.9) + h * 0.012, h * 0.2],
    [fromTail(0.035), level(1) - h * 0.012, 0],
    [fromTail(0.1), level(0.9) - h * 0.008, h * 0.2],
    [glassStart, level(0.15) - h * 0.008, h * 0.2],
  ];
  return outline(corners);
}

function bonnetLight({ length: l, height: h, bonnet, cowl }: CarFrame): string {
  const middle = [
    bonnet[0] + (cowl[0] - bonnet[0]) * 0.5,
    bonnet[1] + (cowl[1] - bonnet[1]) * 0.74,
  ];
  return outline(
    [
      [bonnet[0] + l * 0.03, bonnet[1] + h * 0.012, 0],
      [middle[0] ?? 0, (middle[1] ?? 0) - h * 0.012, h * 0.4],
      [cowl[0] - l * 0.012, cowl[1] - h * 0.026, 0],
    ],
    { isOpen: true },
  );
}

function roofLight({ length: l, height: h, screenTop, peak, roofEnd }: CarFrame): string {
  return outline(
    [
      [screenTop[0] + l * 0.05, screenTop[1] + h * 0.012, 0],
      [peak[0], h - h * 0.018, h * 0.5],
      [roofEnd[0] - l * 0.09, roofEnd[1] + h * 0.004, 0],
    ],
    { isOpen: true },
  );
}

/** The dark opening around a wheel; with cladding, a ring around it. */
function Arch({ frame: { height: h, radius, has }, x }: { frame: CarFrame; x: number }) {
  const inner = radius + h * (has('cladding') ? 0.032 : 0.022);
  const outer = inner + h * (has('square') ? 0.06 : 0.042);
  return (
    <>
      {has('cladding') && (
        <circle cx={whole(x)} cy={whole(-radius)} r={whole(outer)} fill={carColours.cladding} />
      )}
      <path
        d={`M${at(x - inner, 0)}V${whole(-radius)}A${whole(inner)} ${whole(inner)} 0 0 1 ${at(x + inner, radius)}V0Z`}
        fill={carColours.ink}
      />
    </>
  );
}

/** Attributes of a line. */
export function stroke(colour: string, width: number) {
  return {
    fill: 'none',
    stroke: colour,
    strokeWidth: whole(width),
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
}
