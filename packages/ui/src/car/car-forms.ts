/** A pair of shares: of the length from the nose or the tail, and of the height. */
type Pair = readonly [number, number];

/** Proportions of a kind of car. Shares of the length are from the end that the name says; heights are shares of the
 * height. */
export type CarForm = {
  /** Share of both overhangs that is in front. */
  readonly overhang: number;
  /** Foot of the windscreen: behind the front axle as a share of the wheelbase, and its height. */
  readonly cowl: Pair;
  /** Run of the windscreen as a share of the height, and the height of its top. */
  readonly screen: Pair;
  /** Rounding of the screen's top, a share of the height. */
  readonly screenRound?: number;
  /** Highest point of the roof, a share of the way from screen to roof end. */
  readonly peak: number;
  readonly roofEnd: Pair;
  readonly glassFoot: Pair;
  readonly tail: Pair;
  readonly bumper: Pair;
  readonly bonnet: Pair;
  readonly nose: Pair;
  readonly noseRound?: number;
  /** Lower edge of the windows in front and behind, shares of the height. */
  readonly belt: Pair;
  /** Ends of the windows from the tail: top and foot. */
  readonly windowEnd: Pair;
  /** Whether the windows taper to a point behind. */
  readonly tapers?: boolean;
  /** Pillars between the doors, and behind the rear doors, shares of the length from the nose. */
  readonly pillars: readonly [number] | Pair;
  /** Upper and lower edge of the rear lamp, shares of the height. */
  readonly rearLamp: Pair;
  /** Size of the headlamp; 0 to 1. */
  readonly lamp: number;
  /** Clearance where the maker states none, in millimetres. */
  readonly clearance: number;
  /** Height as a share of the length, for a car whose height is not known. */
  readonly usualHeight: number;
  /** Width without mirrors where it is not known, in millimetres. */
  readonly usualWidth: number;
  readonly has?: readonly (
    | 'boot'
    | 'cladding'
    | 'rails'
    | 'step'
    | 'bed'
    | 'two-doors'
    | 'open'
    | 'square'
  )[];
};

export const carForms = {
  hatch: {
    ...{ overhang: 0.57, cowl: [0.095, 0.655], screen: [0.43, 0.958], peak: 0.3 },
    ...{ roofEnd: [0.085, 0.925], glassFoot: [0.03, 0.665], tail: [0.008, 0.575] },
    ...{ bumper: [0, 0.36], bonnet: [0.026, 0.52], nose: [0, 0.4], noseRound: 0.09 },
    ...{ belt: [0.605, 0.645], windowEnd: [0.175, 0.115], tapers: true, pillars: [0.545] },
    ...{ rearLamp: [0.6, 0.47], lamp: 1, clearance: 165, usualHeight: 0.39, usualWidth: 1700 },
  },
  tallboy: {
    ...{ overhang: 0.58, cowl: [0.035, 0.61], screen: [0.27, 0.968], screenRound: 0.15, peak: 0.3 },
    ...{ roofEnd: [0.05, 0.955], glassFoot: [0.018, 0.6], tail: [0.004, 0.52] },
    ...{ bumper: [0, 0.33], bonnet: [0.026, 0.53], nose: [0, 0.42], noseRound: 0.08 },
    ...{ belt: [0.575, 0.6], windowEnd: [0.075, 0.05], pillars: [0.5, 0.79] },
    ...{ rearLamp: [0.6, 0.4], lamp: 1, clearance: 165, usualHeight: 0.455, usualWidth: 1600 },
  },
  'cross-hatch': {
    ...{ overhang: 0.55, cowl: [0.105, 0.67], screen: [0.43, 0.958], peak: 0.3 },
    ...{ roofEnd: [0.08, 0.935], glassFoot: [0.03, 0.67], tail: [0.008, 0.585] },
    ...{ bumper: [0, 0.4], bonnet: [0.022, 0.585], nose: [0, 0.45], noseRound: 0.08 },
    ...{ belt: [0.625, 0.665], windowEnd: [0.175, 0.115], tapers: true, pillars: [0.545] },
    ...{
      rearLamp: [0.62, 0.5],
      lamp: 0.9,
      clearance: 180,
      usualHeight: 0.4,
      usualWidth: 1600,
      has: ['cladding'],
    },
  },
  sedan: {
    ...{ overhang: 0.45, cowl: [0.12, 0.655], screen: [0.54, 0.952], peak: 0.36 },
    ...{ roofEnd: [0.27, 0.935], glassFoot: [0.115, 0.715], tail: [0.012, 0.685] },
    ...{ bumper: [0, 0.4], bonnet: [0.03, 0.515], nose: [0, 0.4] },
    ...{ belt: [0.61, 0.645], windowEnd: [0.265, 0.195], tapers: true, pillars: [0.555] },
    ...{
      rearLamp: [0.665, 0.53],
      lamp: 1,
      clearance: 165,
      usualHeight: 0.325,
      usualWidth: 1750,
      has: ['boot'],
    },
  },
  'short-sedan': {
    ...{ overhang: 0.51, cowl: [0.1, 0.655], screen: [0.46, 0.955], peak: 0.34 },
    ...{ roofEnd: [0.225, 0.935], glassFoot: [0.085, 0.7], tail: [0.008, 0.675] },
    ...{ bumper: [0, 0.4], bonnet: [0.03, 0.505], nose: [0, 0.4] },
    ...{ belt: [0.605, 0.64], windowEnd: [0.225, 0.155], tapers: true, pillars: [0.55] },
    ...{
      rearLamp: [0.66, 0.52],
      lamp: 1,
      clearance: 163,
      usualHeight: 0.38,
      usualWidth: 1720,
      has: ['boot'],
    },
  },
  suv: {
    ...{
      overhang: 0.485,
      cowl: [0.105, 0.685],
      screen: [0.37, 0.958],
      screenRound: 0.2,
      peak: 0.3,
    },
    ...{ roofEnd: [0.065, 0.945], glassFoot: [0.028, 0.655], tail: [0.008, 0.58] },
    ...{ bumper: [0, 0.38], bonnet: [0.02, 0.635], nose: [0, 0.5], noseRound: 0.075 },
    ...{ belt: [0.635, 0.665], windowEnd: [0.105, 0.075], pillars: [0.53, 0.775] },
    ...{ rearLamp: [0.645, 0.53], lamp: 0.8, clearance: 190, usualHeight: 0.39, usualWidth: 1790 },
    has: ['cladding', 'rails'],
  },
  'sloping-suv': {
    ...{ overhang: 0.51, cowl: [0.1, 0.685], screen: [0.42, 0.958], peak: 0.26 },
    ...{ roofEnd: [0.085, 0.915], glassFoot: [0.035, 0.665], tail: [0.008, 0.6] },
    ...{ bumper: [0, 0.4], bonnet: [0.02, 0.625], nose: [0, 0.5], noseRound: 0.075 },
    ...{ belt: [0.635, 0.68], windowEnd: [0.15, 0.095], tapers: true, pillars: [0.535] },
    ...{ rearLamp: [0.645, 0.55], lamp: 0.7, clearance: 200, usualHeight: 0.4, usualWidth: 1800 },
    has: ['cladding', 'rails'],
  },
  ladder: {
    ...{
      overhang: 0.45,
      cowl: [0.145, 0.68],
      screen: [0.35, 0.955],
      screenRound: 0.17,
      peak: 0.34,
    },
    ...{ roofEnd: [0.075, 0.945], glassFoot: [0.03, 0.655], tail: [0.012, 0.58] },
    ...{ bumper: [0, 0.37], bonnet: [0.014, 0.63], nose: [0, 0.5], noseRound: 0.06 },
    ...{ belt: [0.625, 0.66], windowEnd: [0.105, 0.075], pillars: [0.525, 0.745] },
    ...{ rearLamp: [0.645, 0.53], lamp: 0.8, clearance: 220, usualHeight: 0.385, usualWidth: 1855 },
    has: ['cladding', 'rails', 'step'],
  },
  'off-roader': {
    ...{ overhang: 0.47, cowl: [0.235, 0.625], screen: [0.115, 0.972], peak: 0.3 },
    ...{ roofEnd: [0.082, 0.985], glassFoot: [0.068, 0.6], tail: [0.064, 0.5] },
    ...{ bumper: [0.05, 0.3], bonnet: [0.018, 0.595], nose: [0.012, 0.42] },
    ...{ belt: [0.6, 0.6], windowEnd: [0.095, 0.09], pillars: [0.655] },
    ...{ rearLamp: [0.55, 0.42], lamp: 0, clearance: 226, usualHeight: 0.462, usualWidth: 1820 },
    has: ['cladding', 'step', 'square'],
  },
  mpv: {
    ...{ overhang: 0.52, cowl: [0.035, 0.63], screen: [0.42, 0.955], peak: 0.32 },
    ...{ roofEnd: [0.065, 0.94], glassFoot: [0.026, 0.635], tail: [0.006, 0.56] },
    ...{ bumper: [0, 0.34], bonnet: [0.026, 0.515], nose: [0, 0.39], noseRound: 0.09 },
    ...{ belt: [0.575, 0.615], windowEnd: [0.085, 0.055], pillars: [0.475, 0.745] },
    ...{ rearLamp: [0.63, 0.5], lamp: 1, clearance: 180, usualHeight: 0.385, usualWidth: 1750 },
  },
  pickup: {
    ...{
      overhang: 0.44,
      cowl: [0.145, 0.685],
      screen: [0.34, 0.955],
      screenRound: 0.17,
      peak: 0.4,
    },
    ...{ roofEnd: [0.4, 0.955], glassFoot: [0.365, 0.645], tail: [0.008, 0.605] },
    ...{ bumper: [0, 0.33], bonnet: [0.013, 0.635], nose: [0, 0.5], noseRound: 0.06 },
    ...{ belt: [0.625, 0.645], windowEnd: [0.402, 0.385], pillars: [0.455] },
    ...{ rearLamp: [0.59, 0.46], lamp: 0.8, clearance: 215, usualHeight: 0.34, usualWidth: 1855 },
    has: ['cladding', 'bed', 'step'],
  },
  coupe: {
    ...{ overhang: 0.46, cowl: [0.17, 0.66], screen: [0.62, 0.955], peak: 0.3 },
    ...{ roofEnd: [0.3, 0.92], glassFoot: [0.075, 0.675], tail: [0.01, 0.645] },
    ...{ bumper: [0, 0.4], bonnet: [0.03, 0.5], nose: [0, 0.38] },
    ...{ belt: [0.615, 0.65], windowEnd: [0.3, 0.19], tapers: true, pillars: [0.66] },
    ...{ rearLamp: [0.63, 0.52], lamp: 1, clearance: 135, usualHeight: 0.285, usualWidth: 1850 },
    has: ['boot', 'two-doors'],
  },
  convertible: {
    ...{ overhang: 0.46, cowl: [0.17, 0.66], screen: [0.5, 0.955], peak: 0.3 },
    ...{ roofEnd: [0.3, 0.92], glassFoot: [0.28, 0.675], tail: [0.01, 0.645] },
    ...{ bumper: [0, 0.4], bonnet: [0.03, 0.5], nose: [0, 0.38] },
    ...{ belt: [0.615, 0.65], windowEnd: [0.3, 0.19], tapers: true, pillars: [0.66] },
    ...{ rearLamp: [0.63, 0.52], lamp: 1, clearance: 135, usualHeight: 0.285, usualWidth: 1850 },
    has: ['boot', 'two-doors', 'open'],
  },
} as const satisfies Record<string, CarForm>;

export type CarFormId = keyof typeof carForms;

/** Lines of a drawing that an editor can move. */
export type CarLine = 'bonnet' | 'windscreen' | 'roof' | 'rear' | 'belt';

/** What an editor set for a drawing: its form, a height where none is stated, and lines moved by thousandths of the
 * height or the length. */
export type CarHand = {
  readonly form: CarFormId | null;
  readonly heightMm: number | null;
  readonly lines: Readonly<Partial<Record<CarLine, number>>>;
};

/** A car as its catalogue states it; null: not known. Millimetres. */
export type CarSize = {
  readonly body: string;
  readonly lengthMm: number | null;
  readonly heightMm: number | null;
  readonly wheelbaseMm: number | null;
  readonly clearanceMm: number | null;
  readonly widthMm?: number | null;
  readonly hand?: CarHand | null;
};

const usualLength = 4000;

/** The form of a car by its body and proportions. */
export function formOf({ body, lengthMm, heightMm, clearanceMm, hand }: CarSize): CarFormId {
  if (hand?.form) return hand.form;
  const length = lengthMm ?? usualLength;
  const height = heightMm ?? hand?.heightMm ?? 0;
  const clearance = clearanceMm ?? 0;
  if (body === 'pickup' || body === 'mpv' || body === 'coupe' || body === 'convertible') {
    return body;
  }
  if (body === 'van') return 'mpv';
  if (body === 'sedan') return length <= 4000 ? 'short-sedan' : 'sedan';
  if (body === 'suv') {
    if (height / length > 0.455 && clearance >= 220) return 'off-roader';
    return length > 4600 && height > 1750 ? 'ladder' : 'suv';
  }
  if (height / length >= 0.45) return 'tallboy';
  return clearance >= 180 ? 'cross-hatch' : 'hatch';
}
