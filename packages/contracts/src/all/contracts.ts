import type { CallShape } from '../call.ts';
import type { Contract } from '../contract.ts';
import * as areas from './areas.ts';

type Exports = typeof areas;

/** Type of all contracts by the names of their calls, for the client. */
export type Contracts = {
  readonly [Name in keyof Exports as Exports[Name] extends { readonly call: CallShape }
    ? Name
    : never]: Exports[Name];
};

/** Name of a call. */
export type CallName = keyof Contracts;

/** All calls with their contracts, by tag and name. */
export const contracts = Object.fromEntries(
  Object.entries<unknown>(areas)
    .filter((entry): entry is [string, Contract] => isContract(entry[1]))
    .sort(([, one], [, other]) => one.tag.localeCompare(other.tag)),
) as Contracts;

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'call' in value && 'refusals' in value;
}
