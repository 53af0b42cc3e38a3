import type { Colleague } from '@pahiya/contracts/operators/desk-schema';
import type { Queryable } from '../../db/database.ts';
import { findOperator, listOperators, selectNames } from './operator-repository.ts';

/** Operators by id, those whose account is closed too. */
export type Colleagues = {
  /** Null without an operator. */
  readonly of: (operatorId: string | null) => Colleague | null;
  readonly all: readonly Colleague[];
};

/** Reads the names of all operators: there are few. */
export async function readColleagues(sql: Queryable): Promise<Colleagues> {
  const all = await selectNames(sql);
  const byId = new Map(all.map((one) => [one.operatorId, one]));
  return { all, of: (operatorId) => (operatorId === null ? null : (byId.get(operatorId) ?? null)) };
}

/** Operators who can be assigned work, sorted by name. */
export async function listAssignable(sql: Queryable): Promise<readonly Colleague[]> {
  return listOperators(sql);
}

/** Can an operator be assigned work? */
export async function canBeAssignedWork(sql: Queryable, operatorId: string): Promise<boolean> {
  return (await findOperator(sql, operatorId))?.roles.includes('operator') === true;
}
