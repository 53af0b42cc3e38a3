import {
  allCities as citiesContract,
  findRtoOffice as officeContract,
  rtoDropdown,
} from '@pahiya/contracts/places/place-contracts';
import { allCities, DEFAULT_CITY_ID } from '@pahiya/domain/places/cities';
import { allStatesWithOffices } from '@pahiya/domain/places/rto-offices';
import { findState } from '@pahiya/domain/places/states';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { findRtoOffice } from './find-rto-office.ts';
import { installPublicAnswers, publicAnswer } from './public-answer.ts';

/** Registers the calls of the module. */
export function registerPlaces(app: FastifyInstance, { serve }: ModuleTools): void {
  installPublicAnswers(app);
  const dropdown = publicAnswer({ states: statesWithOffices() });
  const cities = publicAnswer({ allCities: citiesOnWire(), defaultCityId: DEFAULT_CITY_ID });

  serve(app, rtoDropdown, async ({ reply }) => ok(dropdown.send(reply)));
  serve(app, citiesContract, async ({ reply }) => ok(cities.send(reply)));
  serve(app, officeContract, async ({ query, reply }) => {
    const found = findRtoOffice(query.code);
    return found.ok ? ok(publicAnswer(found.value).send(reply)) : found;
  });
}

function statesWithOffices() {
  return allStatesWithOffices().map(({ state, offices }) => ({
    code: state.code,
    name: state.name,
    offices: offices.map(({ code, office, city, confidence }) => ({
      code,
      office: office ?? code,
      city,
      confidence,
    })),
  }));
}

function citiesOnWire() {
  return allCities.map(
    ({ id, name, nameHindi, slug, aliases, stateCode, popular, primaryRto }) => ({
      id,
      name,
      nameHindi,
      slug,
      aliases,
      stateCode,
      state: findState(stateCode)?.name ?? stateCode,
      popular,
      primaryRto,
    }),
  );
}
