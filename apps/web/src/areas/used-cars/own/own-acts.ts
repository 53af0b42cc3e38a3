import {
  addListingPhoto,
  changeListing,
  changeListingPrice,
  moveListing,
  placeListingPhoto,
} from '@pahiya/contracts/used-cars/own-listing-calls';
import { proveVehicleOwner } from '@pahiya/contracts/vehicle/vehicle-calls';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { base64Of, chosenFile, largestFile } from '../../../parts/controls/read-file.ts';
import { readProof } from '../../../parts/owner-proof/read-proof.ts';
import { type ListingOutcome, refusedForm } from './listing-outcome.ts';
import { type ListingField, readFacts, readTyped, readWhole } from './read-facts.ts';

/** What a form did: the word for the note, or why not. */
export type Acted =
  | { readonly done: 'saved' | 'submitted' | 'moved' | 'price' | 'photo' | 'proved' }
  | (ListingOutcome & { readonly status: number });

type Called =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: Parameters<typeof refusedForm>[0] };

const states = ['in-review', 'draft', 'live', 'paused', 'sold', 'removed'] as const;

/** Handles the forms of a listing by their `intent`. */
export async function actOnListing(
  { api }: PageTools,
  listing: string,
  form: FormData,
): Promise<Acted> {
  const one = { params: { listing } };
  const intent = formText(form, 'intent');
  const typed = readTyped(form);
  const finish = (answer: Called, done: Extract<Acted, { done: string }>['done']): Acted =>
    answer.ok ? { done } : refusedForm(answer.error, intent, typed);
  const wrong = (fields: readonly ListingField[]): Acted => ({
    ...{ kind: 'fields', about: intent, fields, typed, status: 400 },
  });
  switch (intent) {
    case 'facts': {
      const { body, fields } = readFacts(typed);
      return body === null
        ? wrong(fields)
        : finish(await api.call(changeListing, { ...one, body }), 'saved');
    }
    case 'price': {
      const price = readWhole(typed.price);
      if (price === null || price === 0) return wrong(['pricePaise']);
      const body = { pricePaise: price * 100 };
      return finish(await api.call(changeListingPrice, { ...one, body }), 'price');
    }
    case 'photo': {
      const file = chosenFile(form, 'file');
      if (file === null || file.size > largestFile) return wrong(['file']);
      const body = { contentBase64: await base64Of(file) };
      return finish(await api.call(addListingPhoto, { ...one, body }), 'photo');
    }
    case 'first':
    case 'remove-photo': {
      const params = { listing, photoId: formText(form, 'photoId') };
      const body = { act: intent === 'first' ? ('first' as const) : ('remove' as const) };
      return finish(await api.call(placeListingPhoto, { params, body }), 'saved');
    }
    case 'prove': {
      const { body, faults } = readProof(form);
      if (faults.length > 0) return wrong(faults);
      const params = { vehicleNumber: formText(form, 'vehicleNumber') };
      return finish(await api.call(proveVehicleOwner, { params, body }), 'proved');
    }
    default: {
      const to = states.find((state) => state === formText(form, 'to'));
      if (to === undefined) return { done: 'moved' };
      const done = to === 'in-review' ? 'submitted' : 'moved';
      return finish(await api.call(moveListing, { ...one, body: { to } }), done);
    }
  }
}
