import { drawnForms, drawnLines } from '@pahiya/domain/new-cars/car-hand';
import { type SpecKeyId, specKeyIds } from '@pahiya/domain/new-cars/spec-keys';
import type { Confidence } from '@pahiya/domain/places/rto-offices';
import { formText } from '../../../frame/page/form-text.ts';

const confidences: readonly Confidence[] = ['high', 'medium', 'low', 'unverified'];

const textOf = (form: FormData, name: string) => formText(form, name).trim();

/** Where a value is from. What is wrong is left for the server to refuse. */
function readSource(form: FormData) {
  return { title: textOf(form, 'source'), asOf: textOf(form, 'asOf') };
}

/** A figure; an empty one is not known. */
export function readFigure(form: FormData) {
  const value = textOf(form, 'value');
  return {
    variant: textOf(form, 'variant'),
    key: (specKeyIds.find((one) => one === textOf(form, 'key')) ?? '') as SpecKeyId,
    // Letters are no number: the server refuses them by their range.
    value: value === '' ? null : Number.isFinite(Number(value)) ? Number(value) : -1,
    source: readSource(form),
  };
}

/** A dated price. */
export function readPrice(form: FormData) {
  const kind = textOf(form, 'kind') === 'battery-rent' ? 'battery-rent' : 'full';
  return {
    variant: textOf(form, 'variant'),
    kind: kind as 'full' | 'battery-rent',
    rupees: Math.trunc(Number(textOf(form, 'rupees').replace(/[\s,₹]/g, ''))) || 0,
    month: textOf(form, 'month'),
    confidence: confidences.find((one) => one === textOf(form, 'confidence')) ?? 'unverified',
    source: readSource(form),
  };
}

/** A whole number as typed; an empty one is `nothing`. Other text is left for the server to refuse. */
function readWhole<Nothing>(form: FormData, name: string, nothing: Nothing): number | Nothing {
  const text = textOf(form, name).replace('−', '-');
  if (text === '') return nothing;
  return /^-?\d{1,5}$/.test(text) ? Number(text) : 99_999;
}

/** What is drawn by hand. */
export function readDrawing(form: FormData) {
  return {
    form: drawnForms.find((one) => one === textOf(form, 'form')) ?? null,
    heightMm: readWhole(form, 'heightMm', null),
    lines: Object.fromEntries(
      drawnLines.map((line) => [line, readWhole(form, line, 0)]).filter(([, by]) => by !== 0),
    ),
  };
}

/** The photograph, and the source that says that the car was not tested. */
export function readModel(form: FormData) {
  const photo = textOf(form, 'photo');
  const source = readSource(form);
  return {
    photo: photo === '' ? null : photo,
    untested: source.title === '' ? null : source,
  };
}
