import { Hero } from '@pahiya/ui/hero';
import { RoadScene } from '@pahiya/ui/road-scene';
import type { ReactNode } from 'react';
import { useCityName } from '../../frame/city/use-city-name.ts';
import { useSceneVehicle } from './use-scene-vehicle.ts';

type SearchHeroProps = {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
};

/** The hero with the number field, over a drawn road through the person's city. */
export function SearchHero({ title, lead, children }: SearchHeroProps) {
  const city = useCityName();
  const kind = useSceneVehicle();
  return (
    <Hero title={title} lead={lead} scene={<RoadScene city={city} kind={kind} />}>
      {children}
    </Hero>
  );
}
