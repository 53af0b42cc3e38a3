import * as contracts from '@pahiya/contracts/used-cars/own-listing-contracts';
import { paise } from '@pahiya/domain/shared/money';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { performAct } from '../../operators/acts/perform-act.ts';
import { readListingPhoto } from '../photos/photo-store.ts';
import { noSuchListing } from '../store/no-such-listing.ts';
import { changeFacts, changePrice, moveOwn, readOwn } from './change-listing.ts';
import { decideListing, readInReview } from './decide-listing.ts';
import { ownRowOnWire } from './own-on-wire.ts';
import { addPhoto, placePhoto } from './own-photos.ts';
import { findOwn, selectOwn } from './own-repository.ts';
import { startListing } from './start-listing.ts';

/** A person sells few cars; who starts more is a dealer or a machine. */
const starts: LimitRule = { name: 'listing-start', points: 10, perSeconds: 86_400 };
const changes: LimitRule = { name: 'listing-change', points: 120, perSeconds: 3600 };
/** Decoding a picture is expensive. */
const pictures: LimitRule = { name: 'listing-photos', points: 60, perSeconds: 3600 };
/** 8 MB in base64 with the rest of the body. */
const pictureBytes = 11_500_000;
const small = { bodyLimitBytes: 8_192 };

/** Registers the calls of people who offer their own car, and the check of their listings at the desk. */
export function registerOwnListings(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql } = services;
  const per = (rule: LimitRule) => ({
    limits: ({ caller }: { readonly caller: { readonly userId: string } }) => [
      { rule, key: caller.userId },
    ],
  });

  serve(app, contracts.ownListings, async ({ caller }) =>
    ok({ listings: (await selectOwn(sql, caller.userId)).map(ownRowOnWire) }),
  );
  serve(app, contracts.startListing, (context) => startListing(services, context), {
    ...small,
    ...per(starts),
  });
  serve(app, contracts.ownListing, ({ params, caller }) =>
    readOwn(services, { ...params, userId: caller.userId }),
  );
  serve(
    app,
    contracts.changeListing,
    ({ params, body, caller }) => changeFacts(services, { ...params, userId: caller.userId }, body),
    { ...small, ...per(changes) },
  );
  serve(
    app,
    contracts.moveListing,
    ({ params, body, caller }) => moveOwn(services, { ...params, userId: caller.userId }, body.to),
    { ...small, ...per(changes) },
  );
  serve(
    app,
    contracts.changeListingPrice,
    ({ params, body, caller }) =>
      changePrice(services, { ...params, userId: caller.userId }, paise(body.pricePaise)),
    { ...small, ...per(changes) },
  );
  serve(
    app,
    contracts.addListingPhoto,
    ({ params, body, caller }) =>
      addPhoto(services, { ...params, userId: caller.userId }, body.contentBase64),
    { bodyLimitBytes: pictureBytes, ...per(pictures) },
  );
  serve(app, contracts.ownListingPhoto, async ({ params, caller }) => {
    const own = await findOwn(sql, params.listing, caller.userId);
    return own === null ? err(noSuchListing) : readListingPhoto(services, params);
  });
  serve(
    app,
    contracts.placeListingPhoto,
    ({ params: { listing, photoId }, body, caller }) =>
      placePhoto(services, { listing, userId: caller.userId }, { photoId, ...body }),
    { ...small, ...per(changes) },
  );

  serve(app, contracts.deskListings, async () => ok(await readInReview(sql, services.now())));
  serve(app, contracts.deskDecideListing, ({ params, body, caller, request }) =>
    performAct(
      services,
      {
        ...{ operator: caller, requestId: request.id, act: 'decide-listing' },
        subject: params.listing,
        note: `${body.to}: ${body.note}`,
      },
      (tx) => decideListing(tx, services, { ...params, ...body }),
    ),
  );
  serve(app, contracts.deskListingPhoto, ({ params }) => readListingPhoto(services, params));
}
