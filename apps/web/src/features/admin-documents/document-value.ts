import type { Shape } from '@pahiya/contracts/operators/document-shape';

/** A document as JSON holds it. */
export type DocumentValue = Readonly<Record<string, unknown>>;

/** The fields of a value that should be an object; none for anything else. */
export function fieldsOfValue(value: unknown): DocumentValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as DocumentValue)
    : {};
}

/** The items of a value that should be a list; none for anything else. */
export function itemsOfValue(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What a field shows of a value. */
export function textOfValue(shape: Shape, value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return shape.type === 'instant' ? istMinuteOf(value) : value;
}

/** The name of an item: its words in the page's language, or whatever names it. */
export function nameOfItem(value: unknown, language: 'en' | 'hi'): string {
  const item = fieldsOfValue(value);
  for (const words of [item.title, item.label, item.text, item]) {
    const word = fieldsOfValue(words)[language];
    if (typeof word === 'string' && word !== '') return word;
  }
  return typeof item.id === 'string' ? item.id : '';
}

/** An instant as the clock in India shows it, for a field: `2026-11-21T10:14`; other texts as they are. */
export function istMinuteOf(iso: string): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return iso;
  return new Date(at + istOffsetMs).toISOString().slice(0, 16);
}

/** India is five and a half hours ahead, all year. */
const istOffsetMs = 5.5 * 60 * 60 * 1000;
