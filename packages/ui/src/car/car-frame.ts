import {
  type CarForm,
  type CarFormId,
  type CarHand,
  type CarSize,
  carForms,
  formOf,
} from './car-forms.ts';
import { type Corner, outline } from './car-outline.ts';

/** Points that the parts of a drawing share. Millimetres; y up from the road. */
export type CarFrame = {
  readonly id: CarFormId;
  readonly form: CarForm;
  readonly length: number;
  readonly height: number;
  /** Without mirrors. */
  readonly width: number;
  readonly frontAxle: number;
  readonly rearAxle: number;
  /** Of the wheel with its tyre. */
  readonly radius: number;
  /** Lower edge of the body. */
  readonly bottom: number;
  readonly clearance: number;
  readonly cowl: Point;
  readonly screenTop: Point;
  readonly peak: Point;
  readonly roofEnd: Point;
  readonly bonnet: Point;
  readonly beltFront: number;
  readonly beltRear: number;
  /** Where the windows begin at the belt. */
  readonly glassStart: number;
  /** Where they end at the belt. */
  readonly glassEnd: number;
  readonly body: string;
  readonly glass: string;
  readonly has: (part: NonNullable<CarForm['has']>[number]) => boolean;
  /** x of a share of the length from the tail. */
  readonly fromTail: (share: number) => number;
};
export type Point = readonly [x: number, y: number];

const usualLength = 4000;
const wheelShare = 0.21;

/** Computes the frame of a car; what is not known is as usual for its form. */
export function frameOf(car: CarSize): CarFrame {
  const id = formOf(car);
  const form = byHand(carForms[id], car.hand ?? null);
  const length = car.lengthMm ?? usualLength;
  const height = car.heightMm ?? car.hand?.heightMm ?? length * form.usualHeight;
  const wheelbase = car.wheelbaseMm ?? length * 0.6;
  const clearance = car.clearanceMm ?? form.clearance;
  const frontAxle = (length - wheelbase) * form.overhang;
  const fromTail = (share: number) => length - share * length;
  const pointAt = ([x, y]: readonly [number, number]): Point => [fromTail(x), y * height];
  const cowl: Point = [frontAxle + form.cowl[0] * wheelbase, form.cowl[1] * height];
  const screenTop: Point = [cowl[0] + form.screen[0] * height, form.screen[1] * height];
  const roofEnd = pointAt(form.roofEnd);
  const has: CarFrame['has'] = (part) => form.has?.includes(part) === true;
  const points = {
    ...{ id, form, length, height, frontAxle, clearance, cowl, screenTop, roofEnd, has, fromTail },
    rearAxle: frontAxle + wheelbase,
    width: car.widthMm ?? form.usualWidth,
    radius: height * wheelShare,
    bottom: clearance + height * 0.035,
    peak: [screenTop[0] + (roofEnd[0] - screenTop[0]) * form.peak, height] as const,
    bonnet: [form.bonnet[0] * length, form.bonnet[1] * height] as const,
    beltFront: form.belt[0] * height,
    beltRear: form.belt[1] * height,
    glassEnd: fromTail(form.windowEnd[1]),
  };
  const glass = glassCorners(points);
  return {
    ...points,
    body: outline([
      ...frontCorners(points),
      ...topCorners(points, pointAt),
      ...rearCorners(points),
    ]),
    glass: outline(glass),
    glassStart: glass[0]?.[0] ?? 0,
  };
}

/** A form with the lines that an editor moved. */
function byHand(form: CarForm, hand: CarHand | null): CarForm {
  if (hand === null) return form;
  const { bonnet = 0, windscreen = 0, roof = 0, rear = 0, belt = 0 } = hand.lines;
  const moved = ([x, y]: Point, alongBy: number, upBy: number): Point => [
    x + alongBy / 1000,
    y + upBy / 1000,
  ];
  return {
    ...form,
    bonnet: moved(form.bonnet, 0, bonnet),
    nose: moved(form.nose, 0, bonnet),
    screen: moved(form.screen, windscreen, 0),
    roofEnd: moved(form.roofEnd, rear, roof),
    glassFoot: moved(form.glassFoot, rear, 0),
    windowEnd: moved(form.windowEnd, rear, rear),
    belt: moved(form.belt, belt, belt),
  };
}

type Points = Omit<CarFrame, 'body' | 'glass' | 'glassStart'>;

function frontCorners({ form, length, height, bottom, bonnet, cowl, has }: Points): Corner[] {
  const [noseX, noseY] = [form.nose[0] * length, form.nose[1] * height];
  if (has('square')) {
    return [
      [length * 0.03, bottom + height * 0.03, height * 0.03],
      [noseX, noseY - height * 0.1, height * 0.03],
      [noseX + 5, bonnet[1] - height * 0.03, height * 0.03],
      [bonnet[0] + height * 0.03, bonnet[1], height * 0.05],
    ];
  }
  const [toCowlX, toCowlY] = [cowl[0] - bonnet[0], cowl[1] - bonnet[1]];
  return [
    [length * 0.028, bottom, height * 0.035],
    [length * 0.006, bottom + height * 0.07, height * 0.05],
    [noseX, noseY, height * 0.1],
    [...bonnet, height * (form.noseRound ?? 0.1)],
    [bonnet[0] + toCowlX * 0.45, bonnet[1] + toCowlY * 0.7, height * 0.5],
  ];
}

function topCorners(points: Points, pointAt: (pair: Point) => Point): Corner[] {
  const { form, length, height, cowl, screenTop, peak, roofEnd, has } = points;
  const [glassFoot, tail] = [pointAt(form.glassFoot), pointAt(form.tail)];
  if (has('open')) {
    return [
      [...cowl, height * 0.05],
      [cowl[0] + form.screen[0] * height * 0.16, cowl[1] + height * 0.02, height * 0.04],
      [glassFoot[0], points.beltRear + height * 0.01, height * 0.1],
      [points.fromTail(0.1), tail[1] + height * 0.03, height * 0.12],
      [...tail, height * 0.04],
    ];
  }
  if (has('bed')) {
    return [
      [...cowl, height * 0.1],
      [...screenTop, height * 0.14],
      [...peak, height * 0.5],
      [...roofEnd, height * 0.1],
      [...glassFoot, height * 0.04],
      [glassFoot[0] + 12, tail[1], height * 0.015],
      [points.fromTail(form.tail[0] + 0.005), tail[1] + height * 0.012, height * 0.03],
    ];
  }
  if (has('square')) {
    return [
      [cowl[0] - height * 0.02, cowl[1], height * 0.02],
      [...screenTop, height * 0.035],
      [...peak, height * 0.2],
      [...roofEnd, height * 0.05],
      [...glassFoot, height * 0.05],
      [...tail, height * 0.05],
    ];
  }
  const [roofRound, glassRound, tailRound] = has('boot') ? [0.22, 0.16, 0.035] : [0.07, 0.1, 0.1];
  return [
    [...cowl, height * 0.16],
    [...screenTop, height * (form.screenRound ?? 0.24)],
    [peak[0], peak[1] + height * 0.004, length * 0.3],
    [...roofEnd, height * roofRound],
    [...glassFoot, height * glassRound],
    [...tail, height * tailRound],
  ];
}

function rearCorners({ form, height, bottom, fromTail }: Points): Corner[] {
  const [share, level] = form.bumper;
  return [
    [fromTail(share), (level + 0.06) * height, height * 0.06],
    [fromTail(share), (level - 0.06) * height, height * 0.05],
    [fromTail(share + 0.022), bottom, height * 0.05],
  ];
}

function glassCorners(points: Points): Corner[] {
  const { form, length, height, cowl, screenTop, roofEnd, beltFront, beltRear, has } = points;
  const roof = height * (has('square') ? 0.055 : 0.048);
  const slope = (form.screen[0] * height) / (screenTop[1] - cowl[1]);
  const inset = has('square') ? length * 0.022 : length * 0.034 + height * 0.02;
  const top = screenTop[1] - roof;
  const endTop = points.fromTail(form.windowEnd[0]);
  const along = (endTop - screenTop[0]) / (roofEnd[0] - screenTop[0]);
  const endHeight = has('boot')
    ? roofEnd[1] - roof * 1.15
    : screenTop[1] + (roofEnd[1] - screenTop[1]) * along - roof;
  const isPointed = form.tapers === true;
  return [
    [cowl[0] + (beltFront - cowl[1]) * slope + inset, beltFront, height * 0.025],
    [
      screenTop[0] + length * 0.024 - roof * slope * 0.4,
      top,
      height * (has('square') ? 0.03 : 0.1),
    ],
    [
      screenTop[0] + (endTop - screenTop[0]) * 0.45,
      Math.max(top, height - roof * 1.02),
      height * 0.35,
    ],
    [endTop, endHeight, height * (has('boot') || isPointed ? 0.13 : 0.06)],
    [points.glassEnd, beltRear + (isPointed ? height * 0.03 : 0), height * 0.03],
  ];
}
