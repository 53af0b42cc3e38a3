import { servicePath } from '../fees/service-paths.ts';

/** What was chosen for an order; empty texts for what was not. */
export type OrderChoice = {
  readonly state: string;
  readonly vehicleClass: string;
  readonly number: string;
};

const longest = 40;

/** Reads the choice of an address. A choice for no vehicle means that nothing was chosen yet. */
export function readOrderChoice(query: URLSearchParams): OrderChoice {
  const of = (name: string) => (query.get(name) ?? '').trim().slice(0, longest);
  return { state: of('state'), vehicleClass: of('class'), number: of('number') };
}

/** Address of the order page of a service, with what was chosen. */
export function rtoOrderPath(serviceId: string, choice?: OrderChoice): string {
  const path = `${servicePath(serviceId)}/order`;
  if (choice === undefined) return path;
  const { state, vehicleClass, number } = choice;
  return `${path}?${new URLSearchParams({ state, class: vehicleClass, number })}`;
}
