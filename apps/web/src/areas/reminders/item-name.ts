import { readChallanItem } from '@pahiya/domain/reminders/reminder-item';
import type { Copies } from '../../frame/copy/copies.ts';
import type { Board } from './reminder-facts.ts';

type Named = Pick<Board['due'][number], 'item' | 'topic'>;

/** Name of what falls due: work has one by its kind. */
export function itemName(
  { item, topic }: Named,
  { items, work, challans }: Copies['reminders'],
): string {
  const challan = readChallanItem(item);
  if (challan !== null) return challans[challan.kind](challan.challanNumber);
  const works: Readonly<Record<string, string>> = work;
  return topic === 'work' ? (works[item.slice('work:'.length)] ?? items.work) : items[topic];
}
