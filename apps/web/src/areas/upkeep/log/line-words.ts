import { useCopy } from '../../../frame/copy/use-copy.ts';

/** The name of a type of work, cost or fuel. */
export function useLineWords(): (type: string) => string {
  const { work, expense, fuels, spend } = useCopy('vehicle-log');
  const words: Readonly<Record<string, string>> = {
    ...expense,
    ...work,
    ...fuels,
    fuel: spend.fuelType,
  };
  return (type) => words[type] ?? expense.other;
}
