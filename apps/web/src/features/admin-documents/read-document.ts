import type { Shape } from '@pahiya/contracts/operators/document-shape';

/** Items of one list that a form may bring: more were not asked for by ours. */
const itemsAtMost = 100;
const textAtMost = 5_000;

/** What was typed into the fields of a document, in the form of its contract. Items that were left empty or ticked to be
 * taken out are not there, the others stand in the order of their numbers. What cannot be read as asked is handed on as
 * it was typed: the server says what is wrong with it. */
export function readDocument(shape: Shape, form: FormData, name: string): unknown {
  switch (shape.type) {
    case 'flag':
      return form.get(name) === '1';
    case 'object':
      return readObject(shape, form, name);
    case 'list':
      return readList(shape, form, name);
    default:
      return readField(shape, form, name);
  }
}

function readField(shape: Shape, form: FormData, name: string): unknown {
  const typed = form.get(name);
  const text = typeof typed === 'string' ? typed.slice(0, textAtMost).replace(/\r\n?/g, '\n') : '';
  if (text.trim() === '') return emptyOf(shape);
  if (shape.type === 'number') return Number.isFinite(Number(text)) ? Number(text) : text;
  if (shape.type === 'instant' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) {
    const at = new Date(`${text}:00+05:30`);
    return Number.isNaN(at.getTime()) ? text : at.toISOString();
  }
  // A long text without lines is typed into an area of several: a new line there is a space.
  return shape.type === 'text' && !shape.hasLines ? text.replace(/\s*\n\s*/g, ' ') : text;
}

function readObject(shape: Extract<Shape, { type: 'object' }>, form: FormData, name: string) {
  const entries = shape.fields
    .map((field) => [field.name, readDocument(field.shape, form, `${name}.${field.name}`)] as const)
    .filter(([, value]) => value !== undefined);
  const value = Object.fromEntries(entries);
  return shape.empty !== 'refused' && isBlank(value) ? emptyOf(shape) : value;
}

function readList(shape: Extract<Shape, { type: 'list' }>, form: FormData, name: string) {
  const count = Math.min(itemsAtMost, Number(form.get(`${name}#`)) || 0);
  const items = Array.from({ length: count }, (_, place) => {
    const item = `${name}.${place}`;
    return {
      value: readDocument(shape.item, form, item),
      place: Number(form.get(`${item}^`)) || place + 1,
      isOut: form.get(`${item}-`) === '1',
    };
  });
  const kept = items
    .filter(({ value, isOut }) => !isOut && !isBlank(value))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
  return kept.length === 0 && shape.empty !== 'refused' ? emptyOf(shape) : kept;
}

function emptyOf({ empty }: Shape): '' | null | undefined {
  return empty === 'null' ? null : empty === 'left-out' ? undefined : '';
}

/** Nothing was typed, chosen or ticked. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.every(isBlank);
  return typeof value === 'object' && Object.values(value).every(isBlank);
}
