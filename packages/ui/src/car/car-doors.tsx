import { stroke } from './car-body.tsx';
import type { CarFrame } from './car-frame.ts';
import { at, whole } from './car-outline.ts';
import { carColours, mixed } from './car-paint.ts';

type DoorProps = { readonly frame: CarFrame; readonly paint: string; readonly line: number };

/** Shut lines of doors and bonnet, the cab's end of a pick-up, and the handles. */
export function CarDoors({ frame, paint, line }: DoorProps) {
  const { length: l, height: h, form, has } = frame;
  const thin = stroke(mixed(paint, carColours.ink, 0.5), line * 0.5);
  const pillar = form.pillars[0] * l;
  return (
    <>
      {has('bed') && <path d={cabEnd(frame)} {...stroke(carColours.ink, line)} />}
      <path d={has('two-doors') ? onlyDoor(frame, pillar) : frontDoor(frame, pillar)} {...thin} />
      {!has('two-doors') && !has('square') && <path d={rearDoor(frame, pillar)} {...thin} />}
      <path d={bonnetLine(frame)} {...thin} />
      {handlesOf(frame, pillar).map((x) => (
        <rect
          key={x}
          x={whole(x)}
          y={whole(-(frame.beltFront + frame.beltRear) / 2 + h * 0.082)}
          width={whole(l * 0.042)}
          height={whole(h * 0.02)}
          rx={whole(h * 0.01)}
          fill={mixed(paint, carColours.ink, 0.62)}
        />
      ))}
    </>
  );
}

function archOf({ height: h, radius, has }: CarFrame): number {
  return radius + h * (has('cladding') ? 0.032 : 0.022);
}

function lowOf({ height: h, bottom, has }: CarFrame): number {
  return bottom + h * (has('cladding') ? 0.085 : 0.05);
}

function startOf(frame: CarFrame): number {
  const { length: l, glassStart, frontAxle } = frame;
  return Math.max(glassStart - l * 0.005, frontAxle + archOf(frame) + l * 0.018);
}

function cabEnd({ height: h, bottom, form, fromTail }: CarFrame): string {
  return `M${at(fromTail(form.glassFoot[0]) + 12, form.tail[1] * h)}V${whole(-bottom - h * 0.07)}`;
}

function onlyDoor(frame: CarFrame, pillar: number): string {
  const { length: l, height: h, beltFront: belt, glassStart } = frame;
  const [low, start] = [lowOf(frame), startOf(frame)];
  return `M${at(glassStart + l * 0.03, belt - h * 0.02)}L${at(start + l * 0.01, low + h * 0.06)}Q${at(start + l * 0.012, low)} ${at(start + l * 0.04, low)}H${whole(pillar - l * 0.03)}Q${at(pillar, low)} ${at(pillar, low + h * 0.06)}V${whole(-belt)}`;
}

function frontDoor(frame: CarFrame, pillar: number): string {
  const { length: l, height: h, beltFront: belt, glassStart } = frame;
  const [low, start] = [lowOf(frame), startOf(frame)];
  return `M${at(glassStart + l * 0.004, belt - h * 0.015)}L${at(start, low + h * 0.08)}Q${at(start, low)} ${at(start + l * 0.025, low)}H${whole(pillar)}M${at(pillar, belt - h * 0.02)}V${whole(-low)}`;
}

/** It follows the wheel arch, or ends before the load bed. */
function rearDoor(frame: CarFrame, pillar: number): string {
  const { length: l, height: h, radius, rearAxle, beltRear: belt, glassEnd, form, has } = frame;
  const low = lowOf(frame);
  if (has('bed')) {
    const end = frame.fromTail(form.glassFoot[0]) - l * 0.012;
    return `M${at(pillar, low)}H${whole(end - l * 0.03)}Q${at(end - l * 0.004, low)} ${at(end - l * 0.004, low + h * 0.07)}L${at(end, belt - h * 0.02)}`;
  }
  const second = form.pillars[1];
  const end = second === undefined ? glassEnd - l * 0.012 : second * l + l * 0.012;
  const arch = archOf(frame);
  const foot = rearAxle - arch - l * 0.012;
  const bend = Math.min(end, rearAxle + radius * 0.55);
  return `M${at(pillar, low)}H${whole(foot - l * 0.01)}Q${at(foot + l * 0.002, low + h * 0.1)} ${at(foot + arch * 0.42, radius + arch * 0.86)}Q${at(bend, radius + arch * 1.18)} ${at(end, belt - h * 0.025)}`;
}

function bonnetLine({ length: l, height: h, bonnet, cowl, form, has }: CarFrame): string {
  if (has('square')) {
    return `M${at(l * 0.03, bonnet[1] - h * 0.055)}H${whole(cowl[0])}V${whole(-bonnet[1])}`;
  }
  const from = l * 0.075 + (form.lamp > 0 ? l * 0.01 : 0);
  const level = bonnet[1] + (cowl[1] - bonnet[1]) * 0.12 - h * 0.005;
  return `M${at(from, level)}L${at(cowl[0] - l * 0.01, cowl[1] - h * 0.06)}`;
}

function handlesOf({ length: l, rearAxle, glassEnd, form, has }: CarFrame, pillar: number) {
  const front = pillar - l * 0.06;
  if (has('two-doors') || has('square')) return [front];
  const second = form.pillars[1];
  const end = second === undefined ? glassEnd : second * l;
  const back = has('bed') ? 0.062 : second === undefined ? 0.105 : 0.075;
  return [front, Math.min(end - l * back, rearAxle - l * (has('bed') ? 0.2 : 0))];
}
