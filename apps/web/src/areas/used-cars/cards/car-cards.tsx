import type { HeadingLevel } from '@pahiya/ui/heading';
import type { UsedCarCard } from '../facts/used-car-paths.ts';
import { CarCard } from './car-card.tsx';

/** Cards of cars, as many beside each other as there is room for. */
export function CarCards({
  cars,
  level,
}: {
  readonly cars: readonly UsedCarCard[];
  readonly level: HeadingLevel;
}) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4">
      {cars.map((car) => (
        <li key={car.listing} className="grid">
          <CarCard car={car} level={level} />
        </li>
      ))}
    </ul>
  );
}
