import { allCities } from '@pahiya/domain/places/cities';
import { placeDirectory } from '@pahiya/domain/places/place-directory';
import { allStatesWithOffices } from '@pahiya/domain/places/rto-offices';
import { STATE_TILE_COLUMNS, STATE_TILE_ROWS, stateTiles } from '@pahiya/domain/places/state-tiles';
import type { Language } from '@pahiya/domain/shared/language';
import type { StateMapView } from '../cards/state-map.tsx';
import { questionsView } from '../facts/office-facts.server.ts';
import { placeLink, statePath } from '../facts/place-paths.server.ts';

const map: StateMapView = {
  columns: STATE_TILE_COLUMNS,
  rows: STATE_TILE_ROWS,
  tiles: stateTiles.map(({ stateCode, ...place }) => ({
    ...place,
    code: stateCode,
    path: statePath(stateCode),
  })),
};

/** Data of the page of all states. */
export function rtoHome(language: Language) {
  return {
    map,
    states: allStatesWithOffices().map(({ state, offices }) => ({
      code: state.code,
      formerCodes: state.formerCodes,
      path: statePath(state.code),
      offices: offices.length,
    })),
    popular: allCities
      .filter(({ popular }) => popular)
      .flatMap(({ stateCode, slug }) => placeDirectory.findPlace(stateCode, slug) ?? [])
      .map(placeLink),
    questions: questionsView(language),
  };
}
