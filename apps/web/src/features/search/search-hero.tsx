import { Hero } from '@pahiya/ui/hero';
import type { ReactNode } from 'react';
import { stillPart } from '../../app/still-part.tsx';
import { useCityName } from '../../city/use-city-name.ts';
import { useSceneVehicle } from '../vehicle-number/use-scene-vehicle.ts';

const loadScene = () => import('@pahiya/ui/road-scene').then((module) => module.RoadScene);

/** The scene comes drawn with the page; its code is fetched only to draw it anew. */
const RoadScene = stillPart(loadScene, import.meta.env.SSR ? await loadScene() : null);

type SearchHeroProps = {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
};

/** The loud opening with the number field, over a drawn road through the person's city. */
export function SearchHero({ title, lead, children }: SearchHeroProps) {
  const city = useCityName();
  const kind = useSceneVehicle();
  return (
    <Hero title={title} lead={lead} scene={<RoadScene city={city} kind={kind} />}>
      {children}
    </Hero>
  );
}
