import type { Shape } from '@pahiya/contracts/shapes/document-shape';

/** Maximum number of list items in a form: our own forms never have more. */
const itemsAtMost = 100;
const textAtMost = 5_000;

/** Reads a document from its form, following the contract. Empty items and those ticked for removal are dropped; the
 * others keep the order of their numbers. Unreadable values are passed on as typed: the server validates them. */
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
  // Long text without line breaks is typed in a textarea: newlines become spaces.
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

/** Nothing typed, chosen or ticked. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.every(isBlank);
  return typeof value === 'object' && Object.values(value).every(isBlank);
}
