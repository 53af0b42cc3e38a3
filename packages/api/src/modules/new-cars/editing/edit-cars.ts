import { hash } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { deskCar } from '@pahiya/contracts/new-cars/desk-car-contracts';
import type { CarPrice } from '@pahiya/domain/new-cars/catalogue-row';
import { hasFigure, type SpecKeyId, specKeyIds, specKeys } from '@pahiya/domain/new-cars/spec-keys';
import { type IstDate, isBefore } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Queryable, Transaction } from '../../../db/database.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { findUploadAt } from '../../images/uploads/find-upload-at.ts';
import { uploadAddress } from '../../images/uploads/upload-store.ts';
import { operatorNames } from '../../operators/operator-names.ts';
import { carContent } from '../content/car-content.ts';
import type { VariantKey } from '../reading/catalogue-repository.ts';
import { noSuchCar } from '../reading/read-catalogue.ts';
import { findHand } from './drawing-repository.ts';
import {
  findModel,
  lockVariant,
  putFigure,
  putModel,
  putPrice,
  putSource,
  selectEdited,
  selectTitles,
} from './editing-repository.ts';

type Saved = Result<{ readonly isSaved: true }, Refusal>;
type ModelKey = Required<Pick<VariantKey, 'make' | 'model'>>;
/** A source by its title and the month or year of its figures. */
export type StatedSource = { readonly title: string; readonly asOf: string };

const saved: Saved = ok({ isSaved: true });

/** A model with every value of its variants, each with its source. */
export async function readCar(
  sql: Queryable,
  key: ModelKey,
): Promise<Result<AnswerOf<typeof deskCar>, Refusal>> {
  const of = await findModel(sql, key);
  if (of === null) return err(noSuchCar);
  const { modelId, photoId, ...model } = of;
  const [variants, titles, set] = await Promise.all([
    selectEdited(sql, modelId),
    selectTitles(sql),
    findHand(sql, modelId),
  ]);
  const names = await operatorNames(sql, [set?.setBy ?? null]);
  return ok({
    ...model,
    photo: photoId === null ? null : uploadAddress(photoId),
    hand: set?.hand ?? null,
    handBy:
      set === null || set.setBy === null
        ? null
        : { name: names(set.setBy) ?? '', at: set.setAt.toISOString() },
    variants: variants.map(({ specification, prices, ...variant }) => ({
      ...variant,
      figures: specKeyIds.flatMap((id) => {
        const figure = specification[id];
        if (figure === undefined) return [];
        return [{ key: id, ...figure, source: titles.get(figure.source) ?? figure.source }];
      }),
      prices: prices.map(({ amount, ...price }) => ({ ...price, amountPaise: amount })),
    })),
  });
}

type FigureWish = Required<VariantKey> & {
  readonly key: SpecKeyId;
  readonly value: number | null;
  readonly source: StatedSource;
};

/** Sets a figure of a variant, or takes it out. Refuses one that a car of this fuel does not have, or out of range. */
export async function saveFigure(tx: Transaction, wish: FigureWish, now: Date): Promise<Saved> {
  const variant = await lockVariant(tx, wish);
  if (variant === null) return err(noSuchCar);
  const { key, value } = wish;
  const { least, most } = specKeys[key];
  if (value !== null && (value < least || value > most || !hasFigure(key, variant.fuel))) {
    return err(outOfRange(`${key} must be from ${least} to ${most}, on a car that has it.`));
  }
  const source = await putSource(tx, wish.source, codeOf(wish.source));
  const figure = value === null ? null : { value, known: 'variant' as const, source };
  await putFigure(tx, variant.id, { key, figure, now });
  await bumpContent(tx, carContent);
  return saved;
}

type PriceWish = Required<VariantKey> & {
  readonly price: Omit<CarPrice, 'source'>;
  readonly source: StatedSource;
};

/** Adds a price. Refuses one of a month to come. */
export async function savePrice(
  tx: Transaction,
  wish: PriceWish,
  { now, today }: { readonly now: Date; readonly today: IstDate },
): Promise<Saved> {
  const variant = await lockVariant(tx, wish);
  if (variant === null) return err(noSuchCar);
  if (isBefore(today, wish.price.asOf)) return err(outOfRange('The month has not begun.'));
  const source = await putSource(tx, wish.source, codeOf(wish.source));
  await putPrice(tx, variant.id, { ...wish.price, source }, now);
  await bumpContent(tx, carContent);
  return saved;
}

type ModelWish = ModelKey & {
  readonly photo: string | null;
  readonly untested: StatedSource | null;
};

/** Sets the photograph of a model, and whether a source says that it was not tested. */
export async function saveModel(tx: Transaction, wish: ModelWish): Promise<Saved> {
  const of = await findModel(tx, wish);
  if (of === null) return err(noSuchCar);
  const photoId = wish.photo === null ? null : await findUploadAt(tx, wish.photo);
  if (wish.photo !== null && photoId === null) {
    return err({ code: 'new-car/unknown-photo', detail: 'No uploaded image has this address.' });
  }
  const { untested } = wish;
  const source = untested === null ? null : await putSource(tx, untested, codeOf(untested));
  await putModel(tx, of.modelId, { photoId, untested: source });
  await bumpContent(tx, carContent);
  return saved;
}

function outOfRange(detail: string): Refusal {
  return { code: 'new-car/out-of-range', detail };
}

/** A code for a source that editors name by its title. */
function codeOf({ title, asOf }: StatedSource): string {
  return `desk-${hash('sha256', `${title}\n${asOf}`, 'hex').slice(0, 16)}`;
}
