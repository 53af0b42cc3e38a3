import { type MotorTables, shippedMotorTables } from '@pahiya/domain/insurance/motor-tables';
import type { Services } from '../../../services.ts';
import { selectInForce } from './tariff-repository.ts';

/** Tag of the tables of motor rating. */
export const motorTariffContent = 'motor-tariff';

type Needs = Pick<Services, 'sql' | 'content'>;

/** One set of tables a process. */
const known = new WeakMap<
  Services['sql'],
  { readonly version: number; readonly tables: Promise<MotorTables> }
>();

/** The tables that premiums are computed by: the last that operators put into force, else those that ship. Read again when
 * they have changed. */
export async function motorTables({ sql, content }: Needs): Promise<MotorTables> {
  // Read before the tables: a change that commits meanwhile counts as the next one.
  const version = (await content.versions()).get(motorTariffContent) ?? 0;
  const before = known.get(sql);
  if (before?.version === version) return before.tables;
  const tables =
    version === 0
      ? Promise.resolve(shippedMotorTables)
      : selectInForce(sql).then((saved) => saved?.content ?? shippedMotorTables);
  const mine = { version, tables };
  known.set(sql, mine);
  tables.catch(() => {
    if (known.get(sql) === mine) known.delete(sql);
  });
  return tables;
}
