import {
  addListingPhoto,
  changeListing,
  changeListingPrice,
  moveListing,
  ownListing,
  placeListingPhoto,
} from '@pahiya/contracts/used-cars/own-listing-calls';
import { proveVehicleOwner } from '@pahiya/contracts/vehicle/vehicle-calls';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { base64Of, chosenFiles, largestFile } from '../../../parts/controls/read-file.ts';
import { readProof } from '../../../parts/owner-proof/read-proof.ts';
import { type ListingOutcome, refusedForm } from './listing-outcome.ts';
import { type ListingField, readFacts, readTyped, readWhole } from './read-facts.ts';

/** What a form did: the word for the note, or why not. */
export type Acted =
  | { readonly done: 'saved' | 'submitted' | 'moved' | 'price' | 'photo' | 'photos' | 'proved' }
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
      const files = chosenFiles(form, 'file');
      const isWrong = files.length === 0 || files.some(({ size }) => size > largestFile);
      if (isWrong) return wrong(['file']);
      const own = await api.call(ownListing, one);
      if (!own.ok) return finish(own, 'photo');
      const { photos, photosAtMost } = own.value;
      // None is stored when there are too many.
      if (photos.length + files.length > photosAtMost) return wrong(['fileCount']);
      // One after the other: one picture in memory at a time.
      for (const file of files) {
        const body = { contentBase64: await base64Of(file) };
        const added = await api.call(addListingPhoto, { ...one, body });
        if (!added.ok) return finish(added, 'photo');
      }
      return { done: files.length === 1 ? 'photo' : 'photos' };
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
