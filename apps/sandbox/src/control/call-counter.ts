/** Counts calls per service, and registry calls per vehicle number, for tests. */
export type CallCounter = {
  readonly count: (service: string, vehicleNumber?: string) => void;
  readonly snapshot: () => {
    services: Record<string, number>;
    vehicles: Record<string, number>;
  };
  readonly reset: () => void;
};

export function createCallCounter(): CallCounter {
  const services = new Map<string, number>();
  const vehicles = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string) =>
    counts.set(key, (counts.get(key) ?? 0) + 1);
  return {
    count(service, vehicleNumber) {
      add(services, service);
      if (vehicleNumber !== undefined) add(vehicles, vehicleNumber);
    },
    snapshot: () => ({
      services: Object.fromEntries(services),
      vehicles: Object.fromEntries(vehicles),
    }),
    reset() {
      services.clear();
      vehicles.clear();
    },
  };
}
