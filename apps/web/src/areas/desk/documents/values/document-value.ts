import type { Shape } from '@pahiya/contracts/shapes/document-shape';

/** A document as a JSON value. */
export type DocumentValue = Readonly<Record<string, unknown>>;

/** Properties of an object; empty for any other value. */
export function fieldsOfValue(value: unknown): DocumentValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as DocumentValue)
    : {};
}

/** Items of a list; empty for any other value. */
export function itemsOfValue(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A value as its field shows it. */
export function textOfValue(shape: Shape, value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return shape.type === 'instant' ? istMinuteOf(value) : value;
}

/** Name of an item: its text in the page's language, or another identifying value. */
export function nameOfItem(value: unknown, language: 'en' | 'hi'): string {
  const item = fieldsOfValue(value);
  for (const words of [item.title, item.label, item.text, item]) {
    const word = fieldsOfValue(words)[language];
    if (typeof word === 'string' && word !== '') return word;
  }
  return typeof item.id === 'string' ? item.id : '';
}

/** An instant in Indian time for a date field: `2026-11-21T10:14`; other texts unchanged. */
export function istMinuteOf(iso: string): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return iso;
  return new Date(at + istOffsetMs).toISOString().slice(0, 16);
}

/** IST is UTC+5:30 all year. */
const istOffsetMs = 5.5 * 60 * 60 * 1000;
