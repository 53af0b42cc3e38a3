import type { FoundWork } from '@pahiya/contracts/operators/desk-schema';
import type { DeskThing } from '../../desk-work.ts';
import type { Services } from '../../services.ts';
import { selectWorkNamed } from './desk-work-repository.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
/** A listing's public id, or the start of another thing's id as the queue shows it. */
const shortId = /^[0-9a-z]{8}$/;
const mostFound = 50;

/** Things that belong to no order, by their id, whole or as the queue shows it: those with open work first, then what has
 * ended or waits for nobody here. Null: the text can be no such id. */
export async function findWorkNamed(
  { sql, deskWorkKinds }: Pick<Services, 'sql' | 'deskWorkKinds'>,
  text: string,
): Promise<readonly FoundWork[] | null> {
  const id = text.toLowerCase();
  if (!uuid.test(id) && !shortId.test(id)) return null;
  const open = await selectWorkNamed(sql, id);
  const isOpen = new Set(open.map(({ itemId }) => itemId));
  const others = await Promise.all(
    Object.entries(deskWorkKinds).map(async ([kind, { find }]) =>
      ((await find?.(sql, id)) ?? [])
        .filter(({ itemId }) => !isOpen.has(itemId))
        .map((thing) => onWire(kind, thing, false)),
    ),
  );
  return [...open.map((work) => onWire(work.kind, work, true)), ...others.flat()].slice(
    0,
    mostFound,
  );
}

function onWire(
  orderKind: string,
  { itemId, publicId, type, name, state }: DeskThing,
  isOpen: boolean,
): FoundWork {
  return { itemId, publicId, orderKind, kind: type, name, state, isOpen };
}
