import { type IstDate, isBefore } from '../shared/ist-date.ts';
import type { RcRecord } from './rc-record.ts';

/** What can block a service on a vehicle. */
export type BlockKind =
  | 'hypothecation'
  | 'blacklist'
  | 'noc-issued'
  | 'non-use'
  | 'inactive'
  | 'suspended'
  | 'cancelled'
  | 'scrapped';

/** A block with the registry's words; null where it gives none. */
export type Block = { readonly kind: BlockKind; readonly raw: string | null };

/** Blocks on a record, most serious first. Non-use counts upto its last day.
 * Source: Motor Vehicles Act 1988 s. 51 (hypothecation), 48 (NOC), 53 to 55. Rule id: RC-BLOCKS. */
export function blocksOf(record: RcRecord, today: IstDate): readonly Block[] {
  const blocks: Block[] = [];
  const { status } = record;
  const isStatusBlock =
    status.code === 'scrapped' || status.code === 'cancelled' || status.code === 'suspended';
  if (isStatusBlock) blocks.push({ kind: status.code, raw: status.raw });
  if (record.blacklist !== null) blocks.push({ kind: 'blacklist', raw: record.blacklist });
  if (record.noc !== null || status.code === 'noc-issued') {
    blocks.push({ kind: 'noc-issued', raw: record.noc });
  }
  if (record.financier !== null) blocks.push({ kind: 'hypothecation', raw: record.financier });
  if (record.nonUse !== null && !isOver(record.nonUse.upto, today)) {
    blocks.push({ kind: 'non-use', raw: null });
  }
  if (status.code === 'inactive') blocks.push({ kind: 'inactive', raw: status.raw });
  return blocks;
}

function isOver(upto: IstDate | null, today: IstDate): boolean {
  return upto !== null && isBefore(upto, today);
}
