import {
  readChallanItem,
  readFollowedItem,
  readTagItem,
} from '@pahiya/domain/reminders/reminder-item';
import type { Copies } from '../../frame/copy/copies.ts';
import type { Board } from './reminder-facts.ts';

type Named = Pick<Board['due'][number], 'item' | 'topic'>;

/** Name of what falls due: work has one by its kind. */
export function itemName(
  { item, topic }: Named,
  { items, work, challans, tags, followed }: Copies['reminders'],
): string {
  const kind = readFollowedItem(item);
  if (kind !== null) return followed[kind];
  const tag = readTagItem(item);
  if (tag !== null) return tags[tag];
  const challan = readChallanItem(item);
  if (challan !== null) return challans[challan.kind](challan.challanNumber);
  const works: Readonly<Record<string, string>> = work;
  if (topic === 'work') return works[item.slice('work:'.length)] ?? items.work;
  const names: Readonly<Record<string, string>> = items;
  return names[topic] ?? items.copy;
}
